/** What is left of a match whose rules are gone, and what whoever looks at it may say of that. */

export interface Left {
  rules: string;
  content: string;
  plies: number[];
  going_on: { possible: boolean; ply: number; agreed: number[]; missing: number[] };
}

export interface Told {
  /** It can go on, if those who are missing agree. */
  possible: boolean;
  /** We are among those who are missing. */
  asked: boolean;
  /** We may say no, or take our consent back. */
  refuses: boolean;
}

export function left({ going_on }: Left, mine: readonly number[]): Told {
  const { possible, agreed, missing } = going_on;
  const asked = possible && mine.some((seat) => missing.includes(seat));
  const consented = possible && mine.some((seat) => agreed.includes(seat));
  return { possible, asked, refuses: asked ? agreed.length > 0 : consented };
}
