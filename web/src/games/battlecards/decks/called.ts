/** What decks are called, and what is wrong with them, in the reader's words. */

import { library, type Printed } from "../library.svelte";
import { cardName, subtitleOf } from "../naming";
import type { Fault } from "../../../setup/described";
import { words } from "../../../words/words.svelte";
import { named, type Lot } from "./decks";

/** A ready deck by its name in the catalogue. */
export function deckName(slug: string, otherwise: string): string {
  const key = `builder-${slug.replaceAll("_", "-")}`;
  return words.has(key) ? words.say(key) : otherwise;
}

/** How a ready deck plays, in a sentence. */
export function deckStyle(slug: string): string {
  const key = `builder-about-${slug.replaceAll("_", "-")}`;
  return words.has(key) ? words.say(key) : "";
}

/** A deck made by lot: what it is, whose, and the seed that makes it again. */
export function madeName({ way, army, seed }: Lot): string {
  return words.say("builder-made", { kind: way, army: words.say(`army-${army}`), seed });
}

export function fullName(card: Printed): string {
  const subtitle = subtitleOf(card);
  return subtitle ? `${cardName(card)} (${subtitle})` : cardName(card);
}

export function faultText(fault: Fault): string {
  return words.say(fault.key, named(fault, nameOf).args);
}

function nameOf(code: string): string | null {
  const card = library.card(code);
  return card ? fullName(card) : null;
}
