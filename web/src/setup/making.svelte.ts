/** A match in the making: what the game says of itself, what is agreed on, what is still wrong. */

import { createMatch, type ListedGame } from "../home/matches";
import { router } from "../shell/router.svelte";
import { settings } from "../shell/settings.svelte";
import { get, post, type Failure } from "../wire/http";
import { Latest } from "../wire/latest";
import type { Json } from "../wire/messages";
import { words } from "../words/words.svelte";
import type { Agreed } from "./AgreedForm.svelte";
import type { ClockWish } from "./ClockForm.svelte";
import type { Checked, Described, Fault, Values } from "./described";
import { optionFaults } from "./faults";
import { seatsOf, type Chair } from "./SeatsForm.svelte";

const PAUSE = 250;

export function chairAt(place: number): Chair {
  return { kind: place === 0 ? "me" : "bot", name: place === 0 ? settings.name : "", level: "normal" };
}

export class Making<About extends Described = Described, Verdict extends Checked = Checked> {
  about = $state.raw<About | null>(null);
  levels = $state.raw<string[]>(["easy", "normal", "hard"]);
  ownDice = $state(true);
  failure = $state.raw<Failure | null>(null);
  options = $state.raw<Values>({});
  chairs = $state.raw<Chair[]>([]);
  clock = $state.raw<ClockWish>({ kind: "none" });
  agreed = $state.raw<Agreed>({ dice: "committed", undo: "rule", public: false });
  checked = $state.raw<Verdict | null>(null);
  problem = $state("");
  starting = $state(false);

  wrongOptions = $derived(optionFaults(this.about?.options ?? [], this.options));
  faults = $derived<Fault[]>([...this.wrongOptions.values(), ...(this.checked?.faults ?? [])]);
  #latest = new Latest();

  constructor(readonly game: string) {}

  /** What the game says of itself; null when it could not be had, and the page says so. */
  async load(described: () => Promise<About> = () => get<About>(`/api/games/${this.game}`)): Promise<About | null> {
    try {
      const [about, games] = await Promise.all([described(), get<ListedGame[]>("/api/games"), words.of(this.game)]);
      const listed = games.find((each) => each.slug === this.game);
      this.levels = listed?.levels ?? this.levels;
      this.ownDice = listed?.own_dice ?? true;
      this.chairs = Array.from({ length: about.seats }, (_, place) => chairAt(place));
      this.about = about;
      return about;
    } catch (error) {
      this.failure = error as Failure;
      return null;
    }
  }

  /** The service judges; the page only asks, a moment after the last change. Returns how to call it off. */
  judge(setup: Record<string, Json>, heard: (verdict: Verdict) => void = () => {}): () => void {
    const timer = setTimeout(async () => {
      try {
        const verdict = await this.#latest.of(post<Verdict>(`/api/games/${this.game}/check`, { setup }));
        if (!verdict) return;
        [this.checked, this.problem] = [verdict, ""];
        heard(verdict);
      } catch (error) {
        this.problem = said(error as Failure);
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }

  async start(setup: Record<string, Json> | null): Promise<void> {
    [this.starting, this.problem] = [true, ""];
    const mine = this.chairs.find((chair) => chair.kind === "me");
    if (mine?.name) settings.name = mine.name;
    try {
      const seats = seatsOf(this.chairs, words.say("ui-guest"));
      router.go(await createMatch({ game: this.game, setup, seats, clock: this.clock, ...this.agreed }));
    } catch (error) {
      this.problem = said(error as Failure);
    } finally {
      this.starting = false;
    }
  }
}

function said(fault: Fault | Failure): string {
  return words.say(fault.key, fault.args);
}
