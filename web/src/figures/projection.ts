/** Solids seen from a direction, in the order in which they are painted; as `projection.py` does. */

import { dot, middle, minus, normal, turned, type Flat, type Point } from "./geometry";
import type { Solid, Sticker } from "./mesh";

/** Left, low, right, high. */
export type Box = readonly [number, number, number, number];

/** A solid as it is seen: x to the right, y up, z towards the viewer. */
export interface Seen {
  paint: string;
  faces: Point[][];
  normals: Point[];
  points: Point[];
  centre: Point;
  hull: Flat[];
  box: Box;
  stickers: Sticker[];
}

/** A plane seen so nearly from its edge says nothing of before and behind. */
const EDGE_ON = 0.08;
/** Solids that are deeper in each other than this are ordered by their middles. */
const DEEPEST_OVERLAP = -7;

/** The solids from that side, from far to near. */
export function seen(solids: readonly Solid[], yaw: number, pitch: number): Seen[] {
  return paintedInOrder(solids.map((each) => lookedAt(each, yaw, pitch)));
}

function lookedAt(solid: Solid, yaw: number, pitch: number): Seen {
  const look = (point: Point): Point => turned(turned(point, [0, yaw, 0]), [pitch, 0, 0]);
  const faces = solid.faces.map((face) => face.map(look));
  const points = distinct(faces.flat());
  const centre = middle(points);
  const outline = hull(points);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return {
    paint: solid.paint,
    faces,
    normals: faces.map((face) => outward(face, centre)),
    points,
    centre,
    hull: outline,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    stickers: solid.stickers.map((each) => ({ ...each, points: each.points.map(look) })),
  };
}

/** The normal of a face, away from the middle of its solid. */
export function outward(face: readonly Point[], centre: Point): Point {
  const n = normal(face);
  return dot(n, minus(middle(face), centre)) >= 0 ? n : [-n[0], -n[1], -n[2]];
}

function distinct(points: Point[]): Point[] {
  return [...new Map(points.map((point) => [point.join(), point])).values()];
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

/** The convex outline of points in the plane of the picture. */
function hull(points: readonly Point[]): Flat[] {
  const flat = points.map(([x, y]): Flat => [thousandths(x), thousandths(y)]);
  const sorted = [...new Map(flat.map((point) => [point.join(), point])).values()];
  sorted.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}

function halfHull(points: readonly Flat[]): Flat[] {
  const found: Flat[] = [];
  for (const point of points) {
    while (found.length > 1 && turnsBack(found.at(-2)!, found.at(-1)!, point)) found.pop();
    found.push(point);
  }
  return found.slice(0, -1);
}

const turnsBack = (a: Flat, b: Flat, c: Flat): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) <= (b[1] - a[1]) * (c[0] - a[0]);

/** From far to near: whoever may hide another is painted after it. */
function paintedInOrder(every: Seen[]): Seen[] {
  const depth = (each: Seen): number => Math.round(each.centre[2] * 1e4);
  const solids = [...every].sort((a, b) => depth(a) - depth(b));
  const before: number[][] = solids.map(() => []);
  for (let i = 0; i < solids.length; i++) {
    for (let j = i + 1; j < solids.length; j++) {
      const order = inFront(solids[i]!, solids[j]!);
      if (order > 0) before[j]!.push(i);
      else if (order < 0) before[i]!.push(j);
    }
  }
  const done = new Set<number>();
  const found: Seen[] = [];
  const paint = (index: number): void => {
    if (done.has(index)) return;
    done.add(index);
    for (const other of before[index]!.sort((a, b) => a - b)) paint(other);
    found.push(solids[index]!);
  };
  solids.forEach((_, index) => paint(index));
  return found;
}

/** 1 when b is painted after a, -1 before it, 0 when it does not matter. */
function inFront(a: Seen, b: Seen): number {
  if (!overlap(a.box, b.box)) return 0;
  let gap = -9e9;
  let order = 0;
  const compare = (first: Seen, second: Seen, sign: number): void => {
    first.faces.forEach((face, index) => {
      const n = first.normals[index]!;
      let nearest = Infinity;
      for (const point of second.points) nearest = Math.min(nearest, dot(n, point));
      const distance = nearest - dot(n, face[0]!);
      if (distance <= gap + 1e-6) return;
      gap = distance;
      order = Math.abs(n[2]) < EDGE_ON ? 0 : n[2] > 0 ? sign : -sign;
    });
  };
  compare(a, b, 1);
  compare(b, a, -1);
  if (order && gap > DEEPEST_OVERLAP) return order;
  if (gap >= 0) return 0;
  return b.centre[2] > a.centre[2] ? 1 : -1;
}

const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
