/** Fluent catalogues: the page's own words and those of a game, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "./language";
import type { Json, Reasons, Sentence, Term, Wording } from "../wire/messages";

export { LANGUAGES, type Language } from "./language";

/** What stands among the arguments of a message: words, numbers, or another message. */
export type Argument = Json | Wording | Sentence | undefined;
export type Arguments = Record<string, Argument>;

/** Messages that call a player by a letter, whatever the argument that holds it: `player-seat = Player { $seat }`. */
const PLAYER = /^player-([a-z][\w-]*) *=.*\{ *\$\1 *\}/gm;

/** A title that ends a sentence with a mark of its own needs no full stop. */
const AFTER_A_TITLE = /([!?])\.(?!\.)/g;
/** The point in a length, or in the first of two. */
const POINT_OF_A_LENGTH = /(\d)\.(\d+)(?=[–\d.]*″)/g;

/** A length as it is written in a language: 4.5″ is 4,5″ in German. */
export function measured(text: string, language: Language): string {
  return language === "de" ? text.replace(POINT_OF_A_LENGTH, "$1,$2") : text;
}

export class Catalogue {
  #bundles: { language: Language; bundle: FluentBundle }[];
  #names: readonly string[];
  /** Arguments that hold the letter of a seat, where players have names: then no message calls them by their letter. */
  readonly #seats: ReadonlySet<string>;
  #others = new Map<string, Catalogue>();

  /** Sources in the order in which they are asked: the reader's language before English. */
  constructor(
    private readonly sources: { language: Language; text: string }[],
    names: readonly string[] = [],
  ) {
    this.#names = names;
    this.#seats = new Set(names.length ? sources.flatMap(({ text }) => [...text.matchAll(PLAYER)].map(([, seat]) => seat!)) : []);
    const named = [...this.#seats].map((seat) => `player-${seat} = { $${seat}-name }\n`).join("");
    this.#bundles = sources.map(({ language, text }) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      // Where a key stands twice the first counts: a game may speak before the shared words.
      bundle.addResource(new FluentResource(named + text));
      return { language, bundle };
    });
  }

  /** The same words, in which the seats are called otherwise. */
  called(names: readonly string[]): Catalogue {
    const key = names.join("\n");
    const known = this.#others.get(key) ?? new Catalogue(this.sources, names);
    this.#others.set(key, known);
    return known;
  }

  has(key: string): boolean {
    return this.#bundles.some(({ bundle }) => bundle.hasMessage(key));
  }

  /** The message of a key; without one, what stands in for it, or the key in plain letters. */
  say(key: string, args: Arguments = {}, otherwise = ""): string {
    for (const { language, bundle } of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (pattern) {
        const text = bundle.formatPattern(pattern, this.#variables(args), []);
        return measured(text.replace(AFTER_A_TITLE, "$1"), language);
      }
    }
    return otherwise || key.replace(/[-_]/g, " ");
  }

  /** A sum in words: its terms and the total, unless it is all that was said. */
  spell(terms: readonly Term[], least = -Infinity): string {
    const items = terms.map((term) => `${this.label(term)} ${term.base ? term.amount : signed(term.amount)}`);
    if (terms.length === 1 && terms[0]?.base) return `${items[0]}`;
    const total = minus(Math.max(least, sum(terms)));
    return items.length ? `${items.join(", ")} = ${total}` : total;
  }

  label(term: Term): string {
    return this.say(term.key ?? term.label ?? "", {}, term.otherwise);
  }

  #variables(args: Arguments): Record<string, FluentVariable> {
    const found: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      found[name] = this.#variable(value);
      if (this.#seats.has(name)) found[`${name}-name`] = this.#seat(value);
    }
    return found;
  }

  /** The name of a seat, where its letter has one. */
  #seat(value: Argument): FluentVariable {
    const place = typeof value === "string" && value.length === 1 ? value.charCodeAt(0) - 65 : -1;
    return this.#names[place] ?? this.#variable(value);
  }

  #variable(value: Argument): FluentVariable {
    if (typeof value === "number") return value < 0 ? minus(value) : value;
    if (typeof value === "string") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null || value === undefined) return "none";
    if (Array.isArray(value)) {
      if (value.length && isTerm(value[0])) return this.spell(value as unknown as Term[]);
      return value.map((each) => String(this.#variable(each))).join(", ") || "none";
    }
    if ("terms" in value) {
      const { terms, least } = value as unknown as Reasons;
      return this.spell(terms, least);
    }
    if ("key" in value) {
      const saying = value as { key: string; args?: Arguments; otherwise?: string };
      return this.say(saying.key, saying.args ?? {}, saying.otherwise);
    }
    return JSON.stringify(value);
  }
}

export function sum(terms: readonly Term[]): number {
  return terms.reduce((total, term) => total + term.amount, 0);
}

function isTerm(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null && "amount" in value;
}

export function signed(amount: number): string {
  return amount < 0 ? minus(amount) : `+${amount}`;
}

/** A number with a real minus. */
export function minus(amount: number): string {
  return amount < 0 ? `−${-amount}` : `${amount}`;
}
