/** What is to be rolled, read from its kind: `d10` is one die, `3d6` are three thrown together. */

export interface DiceWanted {
  number: number;
  sides: number;
  /** All faces are one outcome, even of a single die. */
  together: boolean;
}

export function diceOf(kind: string): DiceWanted {
  const read = /^(\d*)d(\d+)$/.exec(kind);
  const [, number = "", sides = "0"] = read ?? [];
  return { number: Number(number || 1), sides: Number(sides), together: number !== "" };
}
