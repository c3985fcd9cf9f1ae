/** What stands on a card: the service sends the sentences as messages, the catalogue says them. */

import type { Say } from "../../boards/contract";
import type { Ability, Printed } from "./library.svelte";

export function abilityText(card: Printed, mode: 0 | 1, say: Say): string {
  const sentences = (card.abilities[mode]?.text ?? []).map(({ key, args }) => say(key, args));
  return sentences.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(" ");
}

export function abilityName(ability: Ability, has: (key: string) => boolean, say: Say): string {
  return has(ability.name.key) ? say(ability.name.key) : (ability.name.otherwise ?? "");
}
