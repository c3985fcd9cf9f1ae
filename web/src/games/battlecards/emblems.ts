/** The picture of a card that is no Robot: its kind of place, or what it does. */

import type { Printed } from "./library.svelte";
import { EMBLEMS } from "./types";

export function emblemOf(card: Printed | undefined): string {
  if (!card) return "none";
  if (card.kind === "resource") return card.type || "site";
  const word = card.abilities[0]?.word ?? "";
  return (word in EMBLEMS ? EMBLEMS[word as keyof typeof EMBLEMS] : card.army);
}

/** When the effect of an Advantage may be used. */
export function windowOf(card: Printed | undefined): string {
  return card?.abilities[0]?.trigger ?? "";
}
