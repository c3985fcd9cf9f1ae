/** The camera near what counts, and back where it was. */

import type { Kept, Orbit } from "./orbit";
import type { Spot } from "./space";

/** From no farther than this a figure is seen well enough. */
export const CLOSE = 430;

export class CloseUp {
  #before: Kept | null = null;

  constructor(readonly orbit: Orbit) {}

  /** Near to a place, no farther than before; who looks from near by already keeps that. */
  on([x, y, z]: Spot, far: number): void {
    if (!this.#before && this.orbit.far < CLOSE) return;
    this.#before ??= this.orbit.kept();
    this.orbit.closeTo([x, y, z], Math.min(this.#before.far, Math.max(CLOSE, far)));
  }

  back(): void {
    if (this.#before) this.orbit.restore(this.#before);
    this.#before = null;
  }

  /** Somebody else takes the camera from here. */
  give(): void {
    this.#before = null;
  }
}
