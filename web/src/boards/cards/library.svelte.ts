/** The printed cards: figures and clauses, fetched once; those of homebrew from the match. */

import type { DescribedOption } from "../../setup/described";
import type { Session } from "../../table/session.svelte";
import { get } from "../../wire/http";
import type { Named, Skill } from "./tabletop";

export interface Effect {
  word: string;
  amount: number;
  counted: string;
  kind: string;
}

export interface Clause {
  trigger: string;
  conditions: { word: string; number: number; name: string }[];
  cost: { word: string; amount: number };
  target: string;
  effects: Effect[];
  duration: string;
}

export interface Ability {
  name: { key: string; otherwise?: string };
  trigger: string;
  clauses: Clause[];
}

export interface Printed {
  code: string;
  kind: Named["kind"];
  title: string;
  subtitle: string;
  army: string;
  group: string;
  cost: number;
  strength: [number, number];
  endurance: [number, number];
  speed: [number, number];
  form: string;
  skills: Record<Skill, number>;
  type: string;
  yield: number;
  requires: Skill | "";
  support: number;
  abilities: [Ability | null, Ability | null];
}

export interface ReadyDeck {
  slug: string;
  name: string;
  army: string;
  difficulty: number;
  counts: Record<string, number>;
}

export interface Described {
  seats: number;
  setup: { decks: string[]; options: Record<string, boolean | number | string | null> };
  cards: Printed[];
  decks: ReadyDeck[];
  presets: Record<string, Record<string, boolean | number | string | null>>;
  options: DescribedOption[];
}

class Library {
  about = $state.raw<Described | null>(null);
  #cards = $state.raw<Map<string, Printed>>(new Map());
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  /** Cards that only this match knows. */
  async brew(session: Session): Promise<void> {
    const found = await session.look<{ cards: Printed[] }>({ cards: {} });
    if (found) this.#add(found.cards);
  }

  card(code: string): Printed | undefined {
    return this.#cards.get(code);
  }

  async #fetch(): Promise<void> {
    try {
      this.about = await get<Described>("/api/games/battlecards");
      this.#add(this.about.cards);
    } catch (failure) {
      this.#asked = null;
      throw failure;
    }
  }

  #add(cards: Printed[]): void {
    const known = new Map(this.#cards);
    for (const card of cards) known.set(card.code, card);
    this.#cards = known;
  }
}

export const library = new Library();
