/** How somebody likes to play, remembered in the browser. */

import { Remembered } from "../shell/remembered.svelte";

const NAME = "rollout-manners";

/** How fast events are shown. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Kept {
  /** Whether the sums under a forecast are unfolded. */
  sums: boolean;
  speed: number;
  /** Every answer is asked for twice. */
  confirm: boolean;
}

const FIRST: Kept = { sums: false, speed: 1, confirm: false };

class Manners {
  #kept = new Remembered(NAME, FIRST);

  get sums(): boolean {
    return this.#kept.now.sums;
  }

  set sums(sums: boolean) {
    this.#kept.change({ sums });
  }

  get speed(): number {
    return this.#kept.now.speed;
  }

  set speed(speed: number) {
    this.#kept.change({ speed });
  }

  get confirm(): boolean {
    return this.#kept.now.confirm;
  }

  set confirm(confirm: boolean) {
    this.#kept.change({ confirm });
  }
}

export const manners = new Manners();
