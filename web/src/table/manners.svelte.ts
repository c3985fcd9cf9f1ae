/** How somebody likes to play, remembered in the browser. */

const NAME = "rollout-manners";

/** How fast events are shown. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

interface Kept {
  /** Whether the sums under a forecast are unfolded. */
  sums: boolean;
  speed: number;
  /** Every answer is asked for twice. */
  confirm: boolean;
  /** Phases in which there is nothing to choose are passed over. */
  pass: boolean;
}

const FIRST: Kept = { sums: false, speed: 1, confirm: false, pass: true };

class Manners {
  #kept = $state<Kept>(read());

  get sums(): boolean {
    return this.#kept.sums;
  }

  set sums(sums: boolean) {
    this.#change({ sums });
  }

  get speed(): number {
    return this.#kept.speed;
  }

  set speed(speed: number) {
    this.#change({ speed });
  }

  get confirm(): boolean {
    return this.#kept.confirm;
  }

  set confirm(confirm: boolean) {
    this.#change({ confirm });
  }

  get pass(): boolean {
    return this.#kept.pass;
  }

  set pass(pass: boolean) {
    this.#change({ pass });
  }

  #change(some: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...some };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // Without a store the choice holds until the page is left.
    }
  }
}

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

export const manners = new Manners();
