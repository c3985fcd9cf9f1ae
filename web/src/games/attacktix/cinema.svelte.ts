/** Which film is shown at this table: the shot that was just fired, or one that is looked at again. */

import { get } from "../../wire/http";
import type { Entry } from "../../table/log";
import { Reel, type Film } from "./film";

/** Whoever can show a film: the scene. */
export interface Screen {
  /** `at` hears which moment is shown, in milliseconds of the film. */
  play(reel: Reel, at: (time: number) => void): Promise<void>;
  /** One moment of it; what is being played stops there. */
  hold(reel: Reel, time: number): void;
  /** Everything back to where the view has it. */
  end(): void;
}

export class Cinema {
  /** The last shot that was seen, by the ply of its record. */
  last = $state.raw<{ ply: number; reel: Reel } | null>(null);
  /** Plies of records with a film. */
  films = $state.raw<number[]>([]);
  /** The moment of a film that is shown. */
  time = $state(0);
  screen: Screen | null = null;
  /** An attack whose record comes next. */
  #fired = -1;
  #reels = new Map<number, Promise<Reel | null>>();

  constructor(readonly match: string) {}

  /** What an event waits for; the film of a shot is seen before what came of it is told. */
  until(entry: Entry): Promise<void> | null {
    if (entry.event.event === "attacked") {
      this.#fired = entry.ply;
      return null;
    }
    if (!this.screen || this.#fired < 0 || entry.ply !== this.#fired + 1) return null;
    this.#fired = -1;
    return this.show(entry.ply);
  }

  async show(ply: number): Promise<void> {
    const reel = await this.reel(ply);
    if (!reel) return;
    this.last = { ply, reel };
    await this.play(reel);
  }

  async play(reel: Reel): Promise<void> {
    this.time = 0;
    await this.screen?.play(reel, (time) => (this.time = time));
  }

  hold(reel: Reel, time: number): void {
    this.time = time;
    this.screen?.hold(reel, time);
  }

  /** Null where there is no film: then the figures move by the record. */
  reel(ply: number): Promise<Reel | null> {
    let found = this.#reels.get(ply);
    if (!found) {
      found = get<Film>(`/api/matches/${this.match}/film/${ply}`).then(
        (film) => new Reel(film),
        () => null,
      );
      this.#reels.set(ply, found);
    }
    return found;
  }

  async list(): Promise<void> {
    this.films = await get<{ films: number[] }>(`/api/matches/${this.match}/films`).then(
      ({ films }) => films,
      () => [],
    );
  }

  /** A link to the shot: the replay at the moment after it. */
  address(ply: number): string {
    return `/replay/${this.match}?ply=${ply + 1}`;
  }
}

/** That of the table that is on the screen. */
export const house = { cinema: null as Cinema | null };
