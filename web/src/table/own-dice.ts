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

/** What was said with one face more. Where all were there and did not get through, it stands for the last. */
export function withFace(said: readonly number[], face: number, number: number): number[] {
  return [...said.slice(0, number - 1), face];
}

/** How many faces stand in a row: rows are full, and there are three at the most. */
export function across(sides: number): number {
  if (sides > 15) return Math.ceil(sides / 3);
  return [6, 5, 4].find((each) => sides % each === 0) ?? 5;
}
