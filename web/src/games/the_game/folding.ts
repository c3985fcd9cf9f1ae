/** How one silhouette folds into another: part by part, each on its own beat. */

import type { Part, Silhouette } from "./silhouettes";

const POINTS = 20;
/** The share of the time that passes before the last part begins to move. */
const STAGGER = 0.35;

/** The outline of every part when the fold is `done` (0 to 1), ready for an SVG path. */
export function folded(from: Silhouette, to: Silhouette, done: number): string[] {
  return to.map((goal, index) => {
    const start = from[index] ?? goal;
    const begin = (index / to.length) * STAGGER;
    const own = Math.min(Math.max((done - begin) / (1 - STAGGER), 0), 1);
    if (own === 0) return path(start);
    if (own === 1) return path(goal);
    return path(between(sampled(start), sampled(goal), snap(own)));
  });
}

export function path(part: Part): string {
  return "M" + part.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join("L") + "Z";
}

/** A mechanism starts slowly, rushes, overshoots a little and clicks into place. */
export function snap(share: number): number {
  const eased = share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2;
  return eased + Math.sin(share * Math.PI) * 0.08 * share;
}

/** The same outline with a fixed number of points, begun at its topmost left corner. */
export function sampled(part: Part): Part {
  const first = part.reduce(
    (best, [x, y], index) => (x + y < part[best]![0] + part[best]![1] ? index : best),
    0,
  );
  const points = [...part.slice(first), ...part.slice(0, first + 1)];
  const lengths = points.slice(1).map(([x, y], index) => {
    const [px, py] = points[index]!;
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((total, length) => total + length, 0);
  return Array.from({ length: POINTS }, (_, step) => {
    let rest = (whole * step) / POINTS;
    let edge = 0;
    while (edge < lengths.length - 1 && rest > lengths[edge]!) rest -= lengths[edge++]!;
    const [ax, ay] = points[edge]!;
    const [bx, by] = points[edge + 1]!;
    const share = lengths[edge] ? rest / lengths[edge]! : 0;
    return [ax + (bx - ax) * share, ay + (by - ay) * share] as const;
  });
}

function between(from: Part, to: Part, share: number): Part {
  return from.map(([x, y], index) => {
    const [goalX, goalY] = to[index]!;
    return [x + (goalX - x) * share, y + (goalY - y) * share] as const;
  });
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
