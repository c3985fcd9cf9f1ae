/** Bodies of characters for the scene: the solids of the cast's models as one painted mesh each. */

import { BufferAttribute, BufferGeometry, Color } from "three";

import { shades } from "../../../figures/colours";
import { dot, middle, minus, normal, plus, times, type Point } from "../../../figures/geometry";
import { solids, type Solid } from "../../../figures/mesh";
import { GLOW, type Model } from "../../../figures/model";

/** How far a decal lies before the face that it is on. */
const LIFT = 0.004;

interface Painted {
  points: number[];
  colours: number[];
}

/** A model on its feet, as high as asked, or so wide that it fits its base; it looks along z. */
export function bodyOf(model: Model, height: number, radius: number): BufferGeometry {
  const found = solids(model, 1.12);
  const corners = found.flatMap((solid) => solid.faces.flat());
  const [low, high] = bounds(corners);
  const tall = Math.max(high[1] - low[1], 1e-6);
  const wide = Math.max(high[0] - low[0], high[2] - low[2], 1e-6);
  const scale = Math.min(height / tall, (radius * 3.1) / wide);
  const centre: Point = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2];
  const painted: Painted = { points: [], colours: [] };
  for (const solid of found) paint(painted, solid, centre, scale, tall);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(painted.points), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(painted.colours), 3));
  geometry.computeVertexNormals();
  return geometry;
}

function bounds(points: Point[]): [Point, Point] {
  const of = (axis: 0 | 1 | 2, best: (...all: number[]) => number): number =>
    points.reduce((found, point) => best(found, point[axis]), points[0]?.[axis] ?? 0);
  return [
    [of(0, Math.min), of(1, Math.min), of(2, Math.min)],
    [of(0, Math.max), of(1, Math.max), of(2, Math.max)],
  ];
}

function paint(painted: Painted, solid: Solid, centre: Point, scale: number, tall: number): void {
  const inside = middle(solid.faces.flat());
  const base = shades(solid.paint)[2]!;
  for (const face of solid.faces) add(painted, outward(face, inside), base, centre, scale);
  for (const sticker of solid.stickers) {
    const face = outward(sticker.points, inside);
    const lift = times(normal(face), LIFT * tall);
    const shade = sticker.light === GLOW ? sticker.paint : shades(sticker.paint)[2]!;
    add(painted, face.map((point) => plus(point, lift)), shade, centre, scale);
  }
}

/** The same face with its corners anticlockwise as seen from outside. */
export function outward(face: Point[], inside: Point): Point[] {
  return dot(normal(face), minus(middle(face), inside)) < 0 ? [...face].reverse() : face;
}

function add({ points, colours }: Painted, face: Point[], paint: string, centre: Point, scale: number): void {
  const { r, g, b } = new Color(paint);
  for (let index = 1; index + 1 < face.length; index += 1) {
    for (const corner of [face[0]!, face[index]!, face[index + 1]!]) {
      points.push(...times(minus(corner, centre), scale));
      colours.push(r, g, b);
    }
  }
}
