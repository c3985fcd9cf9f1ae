/** The words on the screen: one language at a time, remembered, switched without a reload. */

import { untrack } from "svelte";

import { text } from "../wire/http";
import type { Refusal, Result, Sentence, Wording } from "../wire/messages";
import { Catalogue, LANGUAGES, measured, type Arguments, type Language } from "./catalogue";
import de from "./page.de.ftl?raw";
import en from "./page.en.ftl?raw";

const REMEMBERED = "rollout-language";
const PAGE: Record<Language, string> = { en, de };

class Words {
  language = $state<Language>(firstLanguage());
  #game = $state("");
  #fetched = $state.raw<Record<string, string>>({});
  #learned = $state.raw<Record<Language, string>[]>([]);
  #names = $state.raw<readonly string[]>([]);

  #catalogue = $derived.by(() => {
    const order = [...new Set<Language>([this.language, "en"])];
    const sources = order.flatMap((language) => [
      { language, text: this.#fetched[`${this.#game}/${language}`] ?? "" },
      ...this.#learned.map((learned) => ({ language, text: learned[language] })),
      { language, text: PAGE[language] },
    ]);
    return new Catalogue(
      sources.filter((source) => source.text),
      this.#names,
    );
  });

  say = (key: string, args: Arguments = {}): string => this.#catalogue.say(key, args);

  has = (key: string): boolean => this.#catalogue.has(key);

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** A fact of the service in a sentence. */
  tell = (words: Wording | Sentence | null | undefined): string =>
    words ? this.#catalogue.say(words.key, words.args, "otherwise" in words ? words.otherwise : "") : "";

  /** The same with the names that seats had then. */
  tellAs = (words: Wording, names: readonly string[] | undefined): string => {
    if (!names?.length || names.join("\n") === this.#names.join("\n")) return this.tell(words);
    const then = this.#catalogue.called(names);
    return then.say(words.key, words.args);
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
    const how = this.say(`result-${result.reason}`.replaceAll("_", "-"));
    if (!result.winners.length) return this.say("ui-result-draw", { how });
    return this.say("ui-result-won", { names: names.join(", "), count: names.length, how });
  };

  /** Words that come with a part of the page when it is first needed. */
  learn(more: Record<Language, string>): void {
    if (!this.#learned.includes(more)) this.#learned = [...this.#learned, more];
  }

  /** Call the seats by these names, in their order; by their letters when there are none. */
  call(names: readonly string[]): void {
    if (names.join("\n") !== this.#names.join("\n")) this.#names = names;
  }

  async speak(language: Language): Promise<void> {
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

  async #fetch(): Promise<void> {
    const game = this.#game;
    if (!game) return;
    for (const language of new Set<Language>([this.language, "en"])) {
      const name = `${game}/${language}`;
      if (name in this.#fetched) continue;
      const { text: found } = await text(`/api/words/${game}/${language}`);
      this.#fetched = { ...this.#fetched, [name]: found };
    }
  }
}

function firstLanguage(): Language {
  const asked = [remembered(), ...(globalThis.navigator?.languages ?? [])];
  const codes = asked.map((each) => each?.slice(0, 2));
  return LANGUAGES.find((language) => language === codes.find((code) => isSpoken(code))) ?? "en";
}

function isSpoken(code: string | undefined): boolean {
  return LANGUAGES.some((language) => language === code);
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(REMEMBERED) ?? undefined;
  } catch {
    return undefined;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // Without a store the browser's own language decides next time.
  }
}

export const words = new Words();
