/** Where points of the table lie in space: millimetres, x to the right, y up, z towards whoever sits below. */

import type { PlaneView, Point } from "../../../boards/plane/scene";

export type Spot = readonly [number, number, number];

export class Space {
  readonly width: number;
  readonly depth: number;

  constructor(readonly plane: PlaneView) {
    this.width = plane.width / plane.inch;
    this.depth = plane.depth / plane.inch;
  }

  /** A point of the table, so far above it. */
  at([x, y]: Point, up = 0): Spot {
    return [this.length(x) - this.width / 2, up, this.depth / 2 - this.length(y)];
  }

  /** The point of the table under a place, in whole numbers. */
  point(x: number, z: number): Point {
    const { inch } = this.plane;
    return [Math.round((x + this.width / 2) * inch), Math.round((this.depth / 2 - z) * inch)];
  }

  length(length: number): number {
    return length / this.plane.inch;
  }
}

/** An angle of the table, tenths of a degree anticlockwise from the right, as a turn about the upright axis. */
export function turnOf(facing: number): number {
  return (facing * Math.PI) / 1800;
}

/** From which side whoever looks that way sees the table, as a turn about the upright axis: 0 from below. */
export function sideOf(ahead: number): number {
  return turnOf(ahead) - Math.PI / 2;
}

/** Where a ray meets the table; null where it goes up or along it. */
export function onTable(from: Spot, along: Spot): { x: number; z: number } | null {
  if (along[1] > -1e-4) return null;
  const share = -from[1] / along[1];
  return { x: from[0] + along[0] * share, z: from[2] + along[2] * share };
}
