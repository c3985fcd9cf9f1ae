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
const BELOW = 37;

/** One place for every name; whoever comes first keeps the best one. */
export function placed(names: readonly Named[]): Placed[] {
  const found: (Placed & { half: number })[] = [];
  for (const { id, name, at, high } of names) {
    const half = (name.length * LETTER) / 2 + 4;
    const heights = [BELOW, BELOW + LINE, -high - 6, BELOW + 2 * LINE, -high - 6 - LINE];
    const free = heights.find((y) => !found.some((other) => touch(other, at.x, at.y + y, half)));
    found.push({ id, name, x: at.x, y: at.y + (free ?? BELOW), half });
  }
  return found.map(({ id, name, x, y }) => ({ id, name, x, y }));
}

function touch(other: { x: number; y: number; half: number }, x: number, y: number, half: number): boolean {
  return Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < LINE - 1;
}
