/** The printed cards: figures and sentences, fetched once; those of homebrew from the match. */

import type { Described as Spoken, DescribedOption } from "../../setup/described";
import type { Session } from "../../table/session.svelte";
import { get } from "../../wire/http";
import type { CardsLook, PrintedAbility, PrintedCard } from "./types";

export type { PrintedAbility as Ability, PrintedCard as Printed };

export interface ReadyDeck {
  slug: string;
  name: string;
  army: string;
  difficulty: number;
  counts: Record<string, number>;
}

export interface Described extends Spoken {
  setup: { decks: string[]; options: Record<string, boolean | number | string | null> };
  cards: PrintedCard[];
  decks: ReadyDeck[];
  presets: Record<string, Record<string, boolean | number | string | null>>;
  options: DescribedOption[];
}

class Library {
  about = $state.raw<Described | null>(null);
  #printed = $state.raw<Map<string, PrintedCard>>(new Map());
  /** Cards that only one match knows. */
  #brewed = $state.raw<Map<string, PrintedCard>>(new Map());
  #match = "";
  #asked: Promise<void> | null = null;
  #brewing: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= this.#fetch();
    return this.#asked;
  }

  /** Every card of a match that is seen, printed or brewed. What cannot be had now is asked for with the next view. */
  async serve(session: Session, codes: string[]): Promise<void> {
    if (session.match !== this.#match) [this.#match, this.#brewed, this.#brewing] = [session.match, new Map(), null];
    try {
      await this.load();
    } catch {
      return;
    }
    if (codes.every((code) => this.card(code))) return;
    this.#brewing ??= this.#brew(session).finally(() => (this.#brewing = null));
    await this.#brewing;
  }

  card(code: string): PrintedCard | undefined {
    return this.#printed.get(code) ?? this.#brewed.get(code);
  }

  async #fetch(): Promise<void> {
    try {
      this.about = await get<Described>("/api/games/battlecards");
      this.#printed = byCode(this.about.cards);
    } catch (failure) {
      this.#asked = null;
      throw failure;
    }
  }

  async #brew(session: Session): Promise<void> {
    const found = await session.lookUp<CardsLook>({ cards: {} });
    if (found && session.match === this.#match) this.#brewed = byCode(found.cards);
  }
}

function byCode(cards: PrintedCard[]): Map<string, PrintedCard> {
  return new Map(cards.map((card) => [card.code, card]));
}

export const library = new Library();
