/** What cards are called: by the catalogue, or as whoever brewed them wrote. */

import { words } from "../../words/words.svelte";

interface Titled {
  code: string;
  kind: string;
  title: string;
  subtitle?: string;
  form?: string;
}

export function cardName(card: Titled): string {
  return card.kind === "robot" ? card.title : called(`card-${card.code}`, card.title);
}

export function subtitleOf(card: Titled): string {
  return card.subtitle ? called(`subtitle-${card.code}`, card.subtitle) : "";
}

export function formOf(card: Titled): string {
  return card.form ? called(`form-${card.code}`, card.form) : "";
}

function called(key: string, otherwise: string): string {
  const known = key.toLowerCase();
  return words.has(known) ? words.say(known) : otherwise;
}
