/** Where names stand so that none lies over another, also when units stand in a row. */

import type { Point } from "../../boards/hex/geometry";

export interface Named {
  id: number;
  name: string;
  at: Point;
  /** Above the figure, when there is no room below. */
  high: number;
}

export interface Placed {
  id: number;
  name: string;
  x: number;
  y: number;
}

const LETTER = 6.3;
const LINE = 15;
/** Under ring and points, and how high a letter stands there. */
const UNDER = 28;
const HIGH = 9;

/** One place for every name; whoever comes first keeps the best one. Letters may be larger where the board is small. */
export function placed(names: readonly Named[], letters = 1): Placed[] {
  const below = UNDER + HIGH * letters;
  const line = LINE * letters;
  const found: (Placed & { half: number })[] = [];
  for (const { id, name, at, high } of names) {
    const half = (name.length * LETTER * letters) / 2 + 4;
    const heights = [below, below + line, -high - 6, below + 2 * line, -high - 6 - line];
    const free = heights.find((y) => !found.some((other) => touch(other, at.x, at.y + y, half, line)));
    found.push({ id, name, x: at.x, y: at.y + (free ?? below), half });
  }
  return found.map(({ id, name, x, y }) => ({ id, name, x, y }));
}

function touch(other: { x: number; y: number; half: number }, x: number, y: number, half: number, line: number): boolean {
  return Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < line - 1;
}
