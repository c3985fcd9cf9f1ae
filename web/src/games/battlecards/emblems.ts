/** The picture of a card that is no Robot: its kind of place, or what it does. */

import type { Printed } from "./library.svelte";

const EFFECTS: Record<string, string> = {
  str: "combat",
  core: "combat",
  dice: "combat",
  spd: "speed",
  anyspeed: "speed",
  uncontested: "speed",
  end: "shield",
  shield: "shield",
  repair: "shield",
  ward: "shield",
  hit: "burst",
  scrap: "burst",
  limit: "support",
  gain: "energon",
  lose: "energon",
  steal: "energon",
  yield: "energon",
  draw: "cards",
  sift: "cards",
  fetch: "cards",
  salvage: "scrap",
  revive: "scrap",
  discard: "scrap",
  rip: "scrap",
  scan: "eye",
  muster: "base",
  recall: "back",
  shuttle: "back",
  breakoff: "back",
  stash: "back",
  flip: "turn",
  pin: "lock",
  hush: "lock",
  cancel: "lock",
};

export function emblemOf(card: Printed | undefined): string {
  if (!card) return "none";
  if (card.kind === "resource") return card.type || "site";
  const word = card.abilities[0]?.word ?? "";
  return EFFECTS[word] ?? card.army;
}

/** When the effect of an Advantage may be used. */
export function windowOf(card: Printed | undefined): string {
  return card?.abilities[0]?.trigger ?? "";
}
