/** A camera that goes round the table: how far round, how steep, how near, and what it looks at. */

import type { Spot } from "./space";

const STEEPEST = Math.PI / 2 - 0.001;
const FLATTEST = 0.14;
const NEAREST = 120;
const FARTHEST = 3200;
/** How much of the height of the picture is seen, as a tangent. */
const SLOPE = Math.tan((36 * Math.PI) / 360);
const USUAL = 0.86;
/** How much of the picture the table takes at most. */
const FULL = 0.97;
const TALLEST = 60;
/** So that whoever stands in front does not hide what is aimed at. */
const ASIDE = 0.32;

export const FIELD_OF_VIEW = 36;

export type Kept = Pick<Orbit, "round" | "steep" | "far" | "centre">;

export class Orbit {
  /** Radians round the upright axis: 0 looks from below, half a turn from the far side. */
  round = 0;
  /** Radians above the table. */
  steep = USUAL;
  far = 1400;
  centre: readonly [number, number] = [0, 0];

  get eye(): Spot {
    const [x, z] = this.centre;
    const flat = Math.cos(this.steep) * this.far;
    return [x + Math.sin(this.round) * flat, Math.sin(this.steep) * this.far, z + Math.cos(this.round) * flat];
  }

  turnBy(round: number, steep: number): void {
    this.round += round;
    this.steep = Math.min(Math.max(this.steep + steep, FLATTEST), STEEPEST);
  }

  zoomBy(factor: number): void {
    this.far = Math.min(Math.max(this.far / factor, NEAREST), FARTHEST);
  }

  /** Along the table, by pixels of a picture that is so high. */
  panBy(dx: number, dy: number, height: number): void {
    const scale = (2 * this.far * SLOPE) / Math.max(height, 1);
    const [sine, cosine] = [Math.sin(this.round), Math.cos(this.round)];
    const [right, near] = [-dx * scale, (-dy * scale) / Math.max(Math.sin(this.steep), 0.35)];
    this.centre = [this.centre[0] + cosine * right + sine * near, this.centre[1] - sine * right + cosine * near];
  }

  /** All of a table in a picture of those proportions, from a side: radians round the upright axis, in quarters. */
  fit(width: number, depth: number, aspect: number, side: number): void {
    const [aside, towards] = [Math.round(Math.sin(side)), Math.round(Math.cos(side))];
    const [across, along] = aside ? [depth, width] : [width, depth];
    this.round = side;
    this.far = Math.max(along, across / aspect) * 0.8;
    let shifted = 0;
    for (let tries = 0; tries < 120; tries += 1) {
      const [top, bottom, wide] = this.#extent(across, along, aspect, shifted);
      shifted -= ((top + bottom) / 2) * this.far * SLOPE;
      this.centre = [aside * shifted, towards * shifted];
      if (Math.max(wide, (top - bottom) / 2) <= FULL) return;
      this.far *= 1.015;
    }
  }

  /** How high and how low the corners of the table are in the picture, and how far aside; 1 is its edge. */
  #extent(width: number, depth: number, aspect: number, shifted: number): [number, number, number] {
    const [sine, cosine] = [Math.sin(this.steep), Math.cos(this.steep)];
    const seen = [depth / 2, -depth / 2].flatMap((edge) =>
      [0, TALLEST].map((up): [number, number] => {
        const near = edge - shifted;
        const away = this.far - near * cosine - up * sine;
        return [(up * cosine - near * sine) / (away * SLOPE), width / 2 / (away * SLOPE * aspect)];
      }),
    );
    return [Math.max(...seen.map(([high]) => high)), Math.min(...seen.map(([high]) => high)), Math.max(...seen.map(([, wide]) => wide))];
  }

  above(width: number, depth: number, aspect: number): void {
    const side = (Math.round((2 * this.round) / Math.PI) * Math.PI) / 2;
    this.steep = STEEPEST;
    this.fit(width, depth, aspect, side);
  }

  usual(): void {
    this.steep = USUAL;
  }

  /** Look at a place from nearby, from where one stands. */
  closeTo([x, , z]: Spot, far = 420): void {
    this.centre = [x, z];
    this.far = far;
  }

  /** As near as shows everything so far around a place; never farther than now. */
  around([x, , z]: Spot, reach: number, aspect: number): void {
    const needed = reach / (SLOPE * Math.min(aspect, 1) * FULL);
    if (needed >= this.far) return;
    this.far = Math.max(needed, NEAREST * 3);
    this.centre = [x, z];
  }

  /** Part of the way from one look to another. */
  between(from: Kept, to: Kept, share: number): void {
    const mix = (a: number, b: number): number => a + (b - a) * share;
    this.round = mix(from.round, to.round);
    this.steep = mix(from.steep, to.steep);
    this.far = mix(from.far, to.far);
    this.centre = [mix(from.centre[0], to.centre[0]), mix(from.centre[1], to.centre[1])];
  }

  /** Over the shoulder of somebody there, who looks along a turn. */
  behind([x, , z]: Spot, turn: number, far = 520): void {
    this.round = Math.atan2(-Math.cos(turn), Math.sin(turn)) + ASIDE;
    this.steep = 0.42;
    this.far = far;
    this.centre = [x + Math.cos(turn) * 170, z - Math.sin(turn) * 170];
  }

  kept(): Kept {
    const { round, steep, far, centre } = this;
    return { round, steep, far, centre };
  }

  restore(kept: Kept): void {
    Object.assign(this, kept);
  }
}
