/** Plays events on the board one after the other, from the old view to the new one. */

import type { Fields } from "../wire/messages";
import type { Entry } from "./log";
import { manners } from "./manners.svelte";

/** How long each event of a game is looked at. What it changes is sent with it. */
export interface Stage {
  time(entry: Entry): number;
  /** What is looked at as long as it takes, such as a film; null where the time tells. */
  until?(entry: Entry): Promise<void> | null;
}

/** How long dice are in the air, in milliseconds. */
const TUMBLE = 450;

export class Playback {
  /** The view as of the events played so far; null when the board shows the present. */
  view = $state.raw<Fields | null>(null);
  current = $state.raw<Entry | null>(null);
  /** The view just before the current event: where things came from. */
  before = $state.raw<Fields | null>(null);
  playing = $state(false);
  /** The dice of the current event have not landed: nobody knows what came of them. */
  rolling = $state(false);
  #queue: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Entries up to this one have been shown. */
  shown = $state(-1);

  play(from: Fields, entries: Entry[], stage: Stage): void {
    if (!entries.length) return;
    this.#queue.push(...entries);
    if (this.playing) return;
    this.playing = true;
    this.view = from;
    this.#next(stage);
  }

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = Math.max(this.shown, this.#queue.at(-1)?.id ?? -1, this.current?.id ?? -1);
    this.#queue = [];
    this.current = null;
    this.before = null;
    this.view = null;
    this.playing = this.rolling = false;
  }

  /** These were there before we came, or were taken back: nothing to show. */
  settle(last: number): void {
    this.skip();
    this.shown = last;
  }

  #next(stage: Stage): void {
    const entry = this.#queue.shift();
    if (!entry || !this.view) {
      this.skip();
      return;
    }
    this.current = entry;
    this.before = this.view;
    this.rolling = !!entry.dice?.length;
    if (this.rolling) this.#timer = setTimeout(() => this.#land(entry, stage), TUMBLE / manners.speed);
    else this.#land(entry, stage);
  }

  /** What has to be seen first is waited for: nothing is told before it. */
  #land(entry: Entry, stage: Stage): void {
    this.rolling = false;
    const seen = stage.until?.(entry);
    if (seen) void seen.then(() => this.current === entry && this.#tell(entry, stage));
    else this.#tell(entry, stage);
  }

  /** What the event says is seen from now on, on the board and in the log. */
  #tell(entry: Entry, stage: Stage): void {
    this.view = entry.view ?? this.view;
    this.shown = entry.id;
    const time = stage.time(entry) / manners.speed;
    if (time <= 0) this.#next(stage);
    else this.#timer = setTimeout(() => this.#next(stage), time);
  }
}
