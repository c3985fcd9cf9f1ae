/** From a model to faces in space; as `mesh.py` does. */

import { circle, minus, plus, times, turned, unit, type Flat, type Point } from "./geometry";
import type { Cylinder, Joint, Model, Part, Prism, Shape, Tube } from "./model";

export interface Sticker {
  paint: string;
  light: number;
  points: Point[];
}

/** A convex solid in its place, and the limb it belongs to: the joint on the root that it hangs on. */
export interface Solid {
  faces: Point[][];
  stickers: Sticker[];
  paint: string;
  limb: string;
}

/** Every solid of a model where it stands. */
export function solids(model: Model, enlargedHead = 1): Solid[] {
  return model.parts.flatMap((part) => {
    const one = placed(model, part, false, enlargedHead);
    return part[3] ? [one, placed(model, part, true, enlargedHead)] : [one];
  });
}

function placed(model: Model, part: Part, mirrored: boolean, enlargedHead: number): Solid {
  const [shape, paint, joint, , decals] = part;
  const chain: Joint[] = [];
  for (let index = joint; index >= 0; index = chain.at(-1)![1]) chain.push(model.joints[index]!);
  const place = (point: Point): Point => {
    let here: Point = mirrored ? [-point[0], point[1], point[2]] : point;
    for (const each of chain) here = carried(each, here, each[0] === "head" ? enlargedHead : 1);
    return here;
  };
  return {
    faces: lofted(rings(shape).map((ring) => ring.map(place))),
    stickers: decals.map(([tint, light, numbers]) => ({
      paint: model.paints[tint]!,
      light,
      points: points(numbers).map(place),
    })),
    paint: model.paints[paint]!,
    limb: (chain.at(-2) ?? chain[0]!)[0],
  };
}

function carried([, , at, turn, scale, mirror]: Joint, point: Point, larger: number): Point {
  const [x, y, z] = times(point, scale * larger);
  return plus(turned([mirror ? -x : x, y, z], turn as unknown as Point), at as unknown as Point);
}

/** Both ends, and the quadrangles between one ring and the next. */
function lofted(sections: Point[][]): Point[][] {
  const faces = [sections[0]!, sections.at(-1)!];
  for (let index = 1; index < sections.length; index++) {
    const a = sections[index - 1]!;
    const b = sections[index]!;
    a.forEach((_, i) => {
      const before = (i + a.length - 1) % a.length;
      faces.push([a[before]!, a[i]!, b[i]!, b[before]!]);
    });
  }
  return faces;
}

function rings(shape: Shape): Point[][] {
  switch (shape[0]) {
    case "prism":
      return prism(shape);
    case "cylinder":
      return cylinder(shape);
    case "tube":
      return tube(shape);
    case "loft":
      return inChunks(points(shape[2]), shape[1]);
  }
}

function prism([, axis, numbers, start, end, bevelStart, bevelEnd]: Prism): Point[][] {
  const outline = inChunks(numbers, 2) as unknown as Flat[];
  const levels: Flat[] = bevelStart
    ? [
        [start, bevelStart],
        [start + bevelStart, 0],
      ]
    : [[start, 0]];
  if (bevelEnd) levels.push([end - bevelEnd, 0]);
  levels.push([end, bevelEnd]);
  return levels.map(([level, by]) => (by ? inset(outline, by) : outline).map((flat) => along(axis, flat, level)));
}

function along(axis: "x" | "y" | "z", [u, v]: Flat, level: number): Point {
  if (axis === "x") return [level, v, u];
  return axis === "y" ? [u, level, v] : [u, v, level];
}

/** The outline drawn in towards its middle, by as much on each side. */
function inset(outline: Flat[], by: number): Flat[] {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const ku = Math.max(0.1, 1 - (2 * by) / Math.max(1e-6, u1 - u0));
  const kv = Math.max(0.1, 1 - (2 * by) / Math.max(1e-6, v1 - v0));
  return outline.map(([a, b]) => [u + (a - u) * ku, v + (b - v) * kv]);
}

function cylinder([, from, to, radius, endRadius, sides, bevel]: Cylinder): Point[][] {
  const start = from as unknown as Point;
  const end = to as unknown as Point;
  const axis = minus(end, start);
  const found = [circle(start, axis, radius, sides)];
  if (bevel) found.push(circle(minus(end, times(unit(axis), bevel)), axis, endRadius, sides));
  return [...found, circle(end, axis, endRadius - bevel, sides)];
}

const CUT_RECTANGLE: Flat[] = [
  [0.5, 1],
  [1, 0.5],
  [1, -0.5],
  [0.5, -1],
  [-0.5, -1],
  [-1, -0.5],
  [-1, 0.5],
  [-0.5, 1],
];

function tube([, numbers]: Tube): Point[][] {
  return inChunks(numbers, 4).map(([z, y, half, thick]) =>
    CUT_RECTANGLE.map(([a, b]): Point => [half! * a, y! + thick! * b, z!]),
  );
}

const points = (numbers: number[]): Point[] => inChunks(numbers, 3) as unknown as Point[];

function inChunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: items.length / size }, (_, index) => items.slice(index * size, (index + 1) * size));
}
