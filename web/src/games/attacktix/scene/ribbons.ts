/** Flat things on the table: lines with a width, filled outlines. Arrays of corners, three numbers each. */

import { contains } from "../../../boards/plane/lay";
import type { Point } from "../../../boards/plane/scene";
import type { Spot } from "./space";

/** A line through places as triangles that lie flat, so wide; each piece for itself. */
export function ribbon(places: readonly Spot[], width: number, closed = false): number[] {
  const found: number[] = [];
  const line = closed && places.length > 2 ? [...places, places[0]!] : places;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const [dx, dz] = [b[0] - a[0], b[2] - a[2]];
    const length = Math.hypot(dx, dz);
    if (length < 1e-6) continue;
    const [nx, nz] = [(-dz / length) * (width / 2), (dx / length) * (width / 2)];
    const [ex, ez] = [(dx / length) * (width / 2), (dz / length) * (width / 2)];
    const corners: Spot[] = [
      [a[0] - ex + nx, a[1], a[2] - ez + nz],
      [b[0] + ex + nx, b[1], b[2] + ez + nz],
      [b[0] + ex - nx, b[1], b[2] + ez - nz],
      [a[0] - ex - nx, a[1], a[2] - ez - nz],
    ];
    for (const corner of [0, 1, 2, 0, 2, 3]) found.push(...corners[corner]!);
  }
  return found;
}

/** A line cut into dashes. */
export function dashes(from: Spot, to: Spot, dash: number): [Spot, Spot][] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const at = (way: number): Spot => {
    const share = Math.min(way / Math.max(length, 1e-6), 1);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share];
  };
  const found: [Spot, Spot][] = [];
  for (let way = 0; way < length; way += 2 * dash) found.push([at(way), at(way + dash)]);
  return found;
}

/** Rings filled by even and odd, as outlines with the holes that each has. */
export function withHoles(rings: readonly (readonly Point[])[]): { outline: readonly Point[]; holes: (readonly Point[])[] }[] {
  const good = rings.filter((ring) => ring.length > 2);
  const around = (ring: readonly Point[]): number => good.filter((other) => other !== ring && contains([other], ring[0]!)).length;
  const outer = good.filter((ring) => around(ring) % 2 === 0);
  return outer.map((outline) => ({
    outline,
    holes: good.filter((ring) => around(ring) === around(outline) + 1 && contains([outline], ring[0]!)),
  }));
}
