/** The words on the screen: one language at a time, remembered, switched without a reload. */

import { untrack } from "svelte";

import { text } from "../wire/http";
import type { Refusal, Result, Sentence, Wording } from "../wire/messages";
import { Catalogue, measured, type Arguments } from "./catalogue";
import { firstLanguage, pathOf, remember, type Language } from "./language";
import { pageIn } from "./page";

class Words {
  language = $state<Language>(firstLanguage());
  #game = $state("");
  #fetched = $state.raw<Record<string, string>>({});
  /** Of which only what a table says first is here. */
  readonly #half = new Set<string>();
  #learned = $state.raw<Record<Language, string>[]>([]);
  #names = $state.raw<readonly string[]>([]);
  /** The words of the page itself, in the languages that somebody read. */
  #page = $state.raw<Partial<Record<Language, string>>>({});

  #catalogue = $derived.by(() => {
    const order = [...new Set<Language>([this.language, "en"])];
    const sources = order.flatMap((language) => [
      { language, text: this.#fetched[`${this.#game}/${language}`] ?? "" },
      ...this.#learned.map((learned) => ({ language, text: learned[language] })),
      { language, text: this.#page[language] ?? "" },
    ]);
    return new Catalogue(
      sources.filter((source) => source.text),
      this.#names,
    );
  });

  say = (key: string, args: Arguments = {}): string => this.#catalogue.say(key, args, this.#toCome);

  /** What stands for words that are still on their way. */
  get #toCome(): string {
    return this.#half.has(`${this.#game}/${this.language}`) ? "…" : "";
  }

  has = (key: string): boolean => this.#catalogue.has(key);

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** A fact of the service in a sentence. */
  tell = (words: Wording | Sentence | null | undefined): string =>
    words ? this.#catalogue.say(words.key, words.args, ("otherwise" in words && words.otherwise) || this.#toCome) : "";

  /** The same with the names that seats had then. */
  tellAs = (words: Wording, names: readonly string[] | undefined): string => {
    if (!names?.length || names.join("\n") === this.#names.join("\n")) return this.tell(words);
    const then = this.#catalogue.called(names);
    return then.say(words.key, words.args);
  };

  /** The sums of an event, where its sentence leaves them out: `event-moved-sums`. */
  sums = (words: Wording): string => {
    const key = `${words.key}-sums`;
    return this.has(key) ? this.#catalogue.say(key, words.args) : "";
  };

  /** A mean or the like, to one decimal. */
  tenths = (value: number): string =>
    value.toLocaleString(this.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

  /** A length that stands by itself: 4.5″, or 4,5″ in German. */
  length = (text: string): string => measured(text, this.language);

  refusal = (refusal: Refusal): string =>
    refusal.words ? this.tell(refusal.words) : this.say(refusal.why, refusal.details ?? {});

  /** Who won and how; `names` are those of the winners. */
  result = (result: Result, names: string[]): string => {
    const count = result.winners.length;
    const how = this.say(`result-${result.reason}`.replaceAll("_", "-"), { count });
    if (!count) return this.say("ui-result-draw", { how });
    return this.say("ui-result-won", { names: names.join(", "), count, how });
  };

  /** Words that come with a part of the page when it is first needed. */
  learn(more: Record<Language, string>): void {
    if (!this.#learned.includes(more)) this.#learned = [...this.#learned, more];
  }

  /** Call the seats by these names, in their order; by their letters when there are none. */
  call(names: readonly string[]): void {
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
  }

  /** Before anything is said. */
  async begin(): Promise<void> {
    await this.#read(this.language);
  }

  async #read(language: Language): Promise<void> {
    const found = await pageIn(language);
    this.#page = { ...this.#page, [language]: found };
  }

  async speak(language: Language): Promise<void> {
    await this.#read(language);
    this.language = language;
    document.documentElement.lang = language;
    remember(language);
    await this.#fetch();
  }

  /** Bring in the words of a game, in the reader's language and in English.
   *
   * Whoever asks for them is not asked again when they are here.
   */
  async of(game: string): Promise<void> {
    this.#game = game;
    await untrack(() => this.#fetch());
  }

  /** What a table says first, in the reader's language; all else comes by itself when that is here. */
  async firstOf(game: string): Promise<void> {
    this.#game = game;
    await untrack(async () => {
      const name = `${game}/${this.language}`;
      if (name in this.#fetched) return;
      const { text: found } = await text(pathOf(game, this.language, "first"));
      if (!(name in this.#fetched)) this.#fetched = { ...this.#fetched, [name]: found };
      this.#half.add(name);
    });
  }

  /** What was left for later, if anything was. */
  async restOf(game: string): Promise<void> {
    if (game === this.#game) await this.#fetch();
  }

  async #fetch(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    const all = [...new Set<Language>([this.language, "en"])].map(async (language) => {
      const name = `${game}/${language}`;
      const half = this.#half.has(name);
      if (name in this.#fetched && !half) return;
      const { text: found } = await text(pathOf(game, language, half ? "rest" : "all"));
      if (half && !this.#half.delete(name)) return;
      this.#fetched = { ...this.#fetched, [name]: half ? `${this.#fetched[name]}\n${found}` : found };
    });
    await Promise.all(all);
  }
}

export const words = new Words();
