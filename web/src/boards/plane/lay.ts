/** Where things of the table lie on the screen: whichever edge is the own one lies below. */

import { words } from "../../words/words.svelte";
import type { PlaneView, Point } from "./scene";

export interface Place {
  x: number;
  y: number;
}

/** Pixels for the unit that players speak of, before the camera comes nearer. */
const UNIT = { inch: 24, mm: 1.2 };
/** The wooden rim round the table. */
export const RIM = 26;
export const TURN = 3600;
const QUARTER = TURN / 4;
/** So near to straight ahead or back that nobody would say more. */
const ABOUT = 5;

export class Lay {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** How far the table goes from left to right, and from the near edge, as it is seen. */
  readonly across: number;
  readonly along: number;
  /** Quarters of a turn, anticlockwise, from up on the screen to up on the table. */
  readonly #quarters: number;

  constructor(
    readonly plane: PlaneView,
    /** The direction of the table that is up on the screen: 900 where y runs up. */
    readonly ahead: number = QUARTER,
  ) {
    this.#quarters = (((ahead / QUARTER - 1) % 4) + 4) % 4;
    const { width, depth } = plane;
    [this.across, this.along] = this.#quarters % 2 ? [depth, width] : [width, depth];
    this.scale = UNIT[plane.unit ?? "inch"] / plane.inch;
    this.width = this.across * this.scale + 2 * RIM;
    this.height = this.along * this.scale + 2 * RIM;
  }

  /** A step to the right and up on the screen, as one of the table. */
  step(step: Point): Point {
    return rotated(step, this.#quarters);
  }

  /** How far a point is from the left and from the near edge, as whoever sits below sees it. */
  seen([x, y]: Point): Point {
    const [right, up] = rotated([x - this.plane.width / 2, y - this.plane.depth / 2], 4 - this.#quarters);
    return [this.across / 2 + right, this.along / 2 + up];
  }

  place(point: Point): Place {
    const [left, deep] = this.seen(point);
    return { x: RIM + left * this.scale, y: RIM + (this.along - deep) * this.scale };
  }

  /** The point of the table under a place, in whole numbers. */
  point(place: Place): Point {
    const right = (place.x - RIM) / this.scale - this.across / 2;
    const up = this.along / 2 - (place.y - RIM) / this.scale;
    const [x, y] = this.step([right, up]);
    return [Math.round(this.plane.width / 2 + x), Math.round(this.plane.depth / 2 + y)];
  }

  length(length: number): number {
    return length * this.scale;
  }

  /** An angle of the table as degrees of the screen, clockwise from its right. */
  degrees(angle: number): number {
    return (this.ahead - angle) / 10 - 90;
  }

  /** An outline as a path to draw, to be filled by even and odd. */
  path(rings: readonly (readonly Point[])[]): string {
    return rings.map((ring) => `M${ring.map((corner) => this.#pair(corner)).join("L")}Z`).join("");
  }

  line(points: readonly Point[]): string {
    return `M${points.map((point) => this.#pair(point)).join("L")}`;
  }

  /** A length as players say it: rounded down, so that nothing seems longer than it is. */
  told(length: number): string {
    const { inch, unit } = this.plane;
    if (unit === "mm") return `${Math.floor(length / inch)} mm`;
    return words.length(`${Math.floor((length * 10) / inch) / 10}″`);
  }

  /** A place as whoever sits below sees it. */
  spot(point: Point): { left: string; deep: string } {
    const [left, deep] = this.seen(point);
    return { left: this.told(left), deep: this.told(deep) };
  }

  /** A direction as whoever sits below sees it, in words of the shared catalogue. */
  way(angle: number): { turn: string; degrees: number } {
    const aside = ((angle - this.ahead + 1.5 * TURN) % TURN) - TURN / 2;
    const degrees = Math.round(Math.abs(aside) / 10);
    if (Math.abs(aside) <= ABOUT) return { turn: "ahead", degrees: 0 };
    if (Math.abs(aside) >= TURN / 2 - ABOUT) return { turn: "back", degrees: 180 };
    return { turn: aside > 0 ? "left" : "right", degrees };
  }

  /** What is paid for is rounded up. */
  paid(length: number): string {
    const { inch, unit } = this.plane;
    if (unit === "mm") return `${Math.ceil(length / inch)} mm`;
    return words.length(`${Math.ceil((length * 10) / inch) / 10}″`);
  }

  #pair(point: Point): string {
    const { x, y } = this.place(point);
    return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
  }
}

/** The direction that is up for a seat: away from its own edge; for whoever only watches, as the map lies. */
export function aheadOf(plane: PlaneView, seat: number | null): number {
  return (seat === null ? null : plane.ahead?.[seat]) ?? QUARTER;
}

/** Anticlockwise by so many quarters. */
function rotated([x, y]: Point, quarters: number): Point {
  return quarters ? rotated([-y, x], quarters - 1) : [x, y];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** What a way costs: each leg rounded up, as the rules have it. */
export function pathLength(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + Math.ceil(distance(points[index]!, point)), 0);
}

/** A way up to a length of it. */
export function asFarAs(points: readonly Point[], length: number): Point[] {
  const gone: Point[] = points.slice(0, 1);
  let left = length;
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index]!;
    const step = distance(from, point);
    if (step > left) {
      const part = left / step;
      gone.push([Math.round(from[0] + (point[0] - from[0]) * part), Math.round(from[1] + (point[1] - from[1]) * part)]);
      return gone;
    }
    gone.push(point);
    left -= Math.ceil(step);
  }
  return gone;
}

/** The direction from one point to another, in tenths of a degree, anticlockwise from the x axis. */
export function angleTo(from: Point, to: Point): number {
  const tenths = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * TURN) / (2 * Math.PI));
  return (tenths + TURN) % TURN;
}

export function laidOff(from: Point, angle: number, length: number): Point {
  const turn = (angle * 2 * Math.PI) / TURN;
  return [from[0] + Math.cos(turn) * length, from[1] + Math.sin(turn) * length];
}

/** Whether a point lies in an outline, by even and odd. */
export function contains(rings: readonly (readonly Point[])[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([bx, by], index) => {
      const [ax, ay] = ring.at(index - 1)!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}
