/**
 * One model on its way to another: parts move from where they are to where their like will be.
 *
 * Both models are divided into the same places (head, core, arms, legs). On the way every place
 * is a box that grows from that of the first model into that of the second; until half way it
 * is filled with the parts of the first, then with those of the second.
 */

import { drawn, Frame, PAGE, whole, type Theme } from "./drawing";
import { middle, type Point } from "./geometry";
import { solids, type Solid } from "./mesh";
import type { Model } from "./model";
import { seen } from "./projection";

type Place = "head" | "core" | "left-arm" | "right-arm" | "left-leg" | "right-leg";
type Corners = readonly [Point, Point];

const LIMBS = new Set<string>(["head", "left-arm", "right-arm", "left-leg", "right-leg"]);

/** The picture at a share of the way from one model to the other. */
export function between(from: Model, to: Model, share: number, pixels: number, theme: Theme = PAGE): string {
  const yaw = from.yaw + (to.yaw - from.yaw) * share;
  const pitch = from.pitch + (to.pitch - from.pitch) * share;
  const order = seen(onTheWay(from, to, share), yaw, pitch);
  return drawn(order, frameBetween(from, to, share, pixels), theme);
}

/** The solids at a share of the way. */
export function onTheWay(from: Model, to: Model, share: number): Solid[] {
  const first = divided(from);
  const second = divided(to);
  const shown = share < 0.5 ? first : second;
  return [...shown].flatMap(([place, parts]) => {
    const own = corners(parts);
    const start = first.get(place) ? corners(first.get(place)!) : folded(first);
    const end = second.get(place) ? corners(second.get(place)!) : folded(second);
    const goal: Corners = [lerp(start[0], end[0], share), lerp(start[1], end[1], share)];
    return parts.map((part) => moved(part, own, goal));
  });
}

function frameBetween(from: Model, to: Model, share: number, pixels: number): Frame {
  const [a, b] = [from, to].map((model) => whole(seen(solids(model), model.yaw, model.pitch), model, pixels));
  const at = (x: number, y: number): number => x + (y - x) * share;
  return new Frame(at(a!.scale, b!.scale), at(a!.x, b!.x), at(a!.y, b!.y), pixels);
}

function divided(model: Model): Map<Place, Solid[]> {
  const found = new Map<Place, Solid[]>();
  const every = solids(model);
  const [low, high] = corners(every);
  for (const solid of every) {
    const place = placeOf(solid, low, high);
    found.set(place, [...(found.get(place) ?? []), solid]);
  }
  return found;
}

/** Limbs by name; what has none by where it lies: front is arms, rear is legs. */
function placeOf(solid: Solid, low: Point, high: Point): Place {
  if (LIMBS.has(solid.limb)) return solid.limb as Place;
  if (["torso", "hips"].includes(solid.limb)) return "core";
  const [x, y, z] = middle(solid.faces.flat());
  if (Math.abs(x) < (high[0] - low[0]) * 0.12) return y > low[1] + (high[1] - low[1]) * 0.7 ? "head" : "core";
  const side = x > 0 ? "left" : "right";
  return z > (low[2] + high[2]) / 2 ? `${side}-arm` : `${side}-leg`;
}

function corners(parts: readonly Solid[]): Corners {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const point of parts.flatMap((part) => part.faces.flat())) {
    point.forEach((value, axis) => {
      low[axis] = Math.min(low[axis]!, value);
      high[axis] = Math.max(high[axis]!, value);
    });
  }
  return [low as unknown as Point, high as unknown as Point];
}

/** Where a model has no such part it comes out of the middle of its core. */
function folded(places: Map<Place, Solid[]>): Corners {
  const [low, high] = corners([...places.values()].flat());
  return [lerp(low, high, 0.45), lerp(low, high, 0.55)];
}

const lerp = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

function moved(solid: Solid, [low, high]: Corners, [goalLow, goalHigh]: Corners): Solid {
  const on = (value: number, axis: 0 | 1 | 2): number =>
    goalLow[axis] +
    ((value - low[axis]) * (goalHigh[axis] - goalLow[axis])) / Math.max(high[axis] - low[axis], 1e-6);
  const map = ([x, y, z]: Point): Point => [on(x, 0), on(y, 1), on(z, 2)];
  return {
    ...solid,
    faces: solid.faces.map((face) => face.map(map)),
    stickers: solid.stickers.map((each) => ({ ...each, points: each.points.map(map) })),
  };
}
