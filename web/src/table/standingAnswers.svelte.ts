/**
 * What a seat wants answered for it. The service keeps it, for that seat alone, and gives the answers;
 * the browser remembers what was wished last, for the next match of the game.
 */

import type { Json, Offered } from "../wire/messages";

const NAME = "rollout-standing";

export interface Wish {
  name: string;
  /** It is switched on with a number from 1 to this. */
  most: number;
}

export type Wishes = Record<string, number>;

export interface Kept {
  seat: number;
  offered: Wish[];
  wishes: Wishes;
}

/** What is about to be answered for a seat. */
export interface Coming {
  seat: number;
  ply: number;
  coming: Offered;
}

export type Ask = (about: Record<string, Json>) => Promise<Kept | null>;

export class StandingAnswers {
  offered = $state.raw<Wish[]>([]);
  wishes = $state.raw<Wishes>({});
  coming = $state.raw<Coming | null>(null);
  #seats: number[] = [];
  #game = "";

  constructor(
    private ask: Ask,
    private store: Storage | null,
  ) {}

  /** Sit down: what the service keeps counts, else what was wished last. */
  async join(game: string, seats: number[], usual: Wishes): Promise<void> {
    [this.#game, this.#seats] = [game, seats];
    const first = seats[0];
    if (first === undefined) return;
    const kept = await this.ask({ seat: first });
    if (!kept?.offered.length) return;
    this.offered = kept.offered;
    this.wishes = kept.wishes;
    if (!Object.keys(kept.wishes).length) await this.#keep(this.#remembered()[game] ?? usual);
  }

  async set(name: string, number: number): Promise<void> {
    const wishes = { ...this.wishes, [name]: number };
    await this.#keep(wishes);
    try {
      this.store?.setItem(NAME, JSON.stringify({ ...this.#remembered(), [this.#game]: wishes }));
    } catch {
      // Without a store the wish holds for this match.
    }
  }

  hear(coming: Coming): void {
    this.coming = coming;
  }

  /** Decide this one oneself all the same. */
  async hold(): Promise<void> {
    const { coming } = this;
    this.coming = null;
    if (coming) await this.ask({ seat: coming.seat, hold: coming.ply });
  }

  async #keep(wishes: Wishes): Promise<void> {
    const known = new Set(this.offered.map((each) => each.name));
    const wanted = Object.fromEntries(Object.entries(wishes).filter(([name, number]) => known.has(name) && number > 0));
    this.wishes = wanted;
    for (const seat of this.#seats) await this.ask({ seat, wishes: wanted });
  }

  #remembered(): Record<string, Wishes> {
    try {
      return JSON.parse(this.store?.getItem(NAME) ?? "{}") as Record<string, Wishes>;
    } catch {
      return {};
    }
  }
}
