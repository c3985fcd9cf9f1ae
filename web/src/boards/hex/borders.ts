/** The border of an area of hexes: one calm line, its corners rounded, climbing where the ground does. */

import { ABOVE, corner, HEIGHT, round, SIZE, SQUASH, type Grid, type Point } from "./geometry";

interface Edge {
  from: string;
  to: string;
  a: Point;
  b: Point;
}

/** How much of a hexside is taken by the rounding at either end. */
const ROUNDED = 0.32;

/** The loops around an area as the path of a drawing; `inset` keeps it off the hexsides. */
export function border(cells: Iterable<number>, grid: Grid, inset = 0): string {
  return loops(new Set(cells), grid, inset).map(smooth).join("");
}

/** The corners of every loop, in order. */
export function loops(cells: ReadonlySet<number>, grid: Grid, inset = 0): Point[][] {
  const open = new Map<string, Edge[]>();
  for (const cell of cells) {
    for (let direction = 0; direction < 6; direction++) {
      if (cells.has(grid.neighbour(cell, direction))) continue;
      const edge = edgeOf(grid, cell, direction, inset);
      open.set(edge.from, [...(open.get(edge.from) ?? []), edge]);
    }
  }
  const found: Point[][] = [];
  for (const start of open.values()) {
    while (start.length) found.push(follow(open, start.pop()!));
  }
  return found;
}

function follow(open: Map<string, Edge[]>, first: Edge): Point[] {
  const points = [first.a, first.b];
  let at = first;
  while (at.to !== first.from) {
    const next = open.get(at.to)?.pop();
    if (!next) break;
    const last = points.at(-1)!;
    const same = Math.hypot(last.x - next.a.x, last.y - next.a.y) < 1;
    points.push(...(same ? [next.b] : [next.a, next.b]));
    at = next;
  }
  return points;
}

/** A hexside by the corners it joins: a corner has one name, whichever hex it is seen from. */
function edgeOf(grid: Grid, cell: number, direction: number, inset: number): Edge {
  const seen = grid.seen(direction);
  const level = grid.lift(cell);
  const name = (index: number): string => {
    const { x, y } = corner(grid.centre(cell), index);
    return `${Math.round((2 * x) / SIZE)},${Math.round((2 * (y + level - ABOVE)) / (HEIGHT * SQUASH))}`;
  };
  const centre = grid.centre(cell);
  const radius = SIZE - inset;
  return { from: name(seen + 4), to: name(seen + 5), a: corner(centre, seen + 4, radius), b: corner(centre, seen + 5, radius) };
}

function smooth(points: readonly Point[]): string {
  const ring = points.at(-1) && near(points[0]!, points.at(-1)!) ? points.slice(0, -1) : points;
  const parts = ring.map((point, index) => {
    const before = ring.at(index - 1)!;
    const after = ring[(index + 1) % ring.length]!;
    const [a, b] = [between(point, before), between(point, after)];
    const start = index ? "L" : "M";
    return `${start}${round(a.x)} ${round(a.y)}Q${round(point.x)} ${round(point.y)} ${round(b.x)} ${round(b.y)}`;
  });
  return parts.length ? `${parts.join("")}Z` : "";
}

const between = (a: Point, b: Point): Point => ({ x: a.x + (b.x - a.x) * ROUNDED, y: a.y + (b.y - a.y) * ROUNDED });
const near = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;
