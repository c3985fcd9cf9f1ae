/** What stands on a card, and a card for the ear: the service sends sentences as messages, the catalogue says them. */

import type { Say } from "../../boards/contract";
import { letterOf } from "../../table/seats";
import { lineIn, told, twinIn } from "../../table/twin";
import type { Fields, Sentence } from "../../wire/messages";
import { library, type Ability, type Printed } from "./library.svelte";
import { cardName, formOf, subtitleOf } from "./naming";
import { SKILLS, type Item, type Named, type Robot } from "./tabletop";

export function abilityText(card: Printed, mode: 0 | 1, say: Say): string {
  const sentences = (card.abilities[mode]?.text ?? []).map(({ key, args }) => say(key, args));
  return sentences.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join(" ");
}

export function abilityName(ability: Ability, has: (key: string) => boolean, say: Say): string {
  return has(ability.name.key) ? say(ability.name.key) : (ability.name.otherwise ?? "");
}

/** A card on the table, as the twin tells it, with the text that counts now; else what is printed on it. */
export function describeCard(fields: Fields, card: Named | Robot, say: Say): string {
  const line = lineIn(fields, `card-${card.card}`);
  if (!line) return describePrinted(card, say);
  const printed = library.card(card.code);
  const mode = "mode" in card && card.mode === "alt" ? 1 : 0;
  return sentences(told(line, say), printed ? abilityText(printed, mode, say) : "");
}

/** All that is printed on a card. */
export function describePrinted(card: Named, say: Say): string {
  const printed = library.card(card.code);
  if (!printed) return `${cardName(card)}.`;
  const subtitle = subtitleOf(printed);
  const head = say("bc-card", { name: cardName(card), kind: say(`kind-${card.kind}`), subtitle: subtitle || "none" });
  const texts = ([0, 1] as const).map((mode) => abilityText(printed, mode, say));
  return sentences(head, figuresOf(printed, say), ...texts);
}

/** How the battle would end now, as the twin tells it. */
export function endsOf(fields: Fields): Sentence[] {
  const lines = Object.entries(twinIn(fields)?.["battle"]?.lines ?? {});
  return lines.filter(([name]) => name.startsWith("end-")).map(([, line]) => line);
}

/** The ways to win that were agreed on, and how far a seat has come. */
export function goalsOf(fields: Fields, seat: number): Sentence[] {
  const letter = letterOf(seat);
  const lines = Object.entries(twinIn(fields)?.[`seat-${letter}`]?.lines ?? {});
  return lines.filter(([name]) => name.startsWith(`goal-${letter}-`)).map(([, line]) => line);
}

/** The line of the twin by that name. */
export function lineOf(fields: Fields, name: string, say: Say): string {
  return told(lineIn(fields, name), say);
}

/** What an item of a sum is called: by its card, where it has one. */
export function itemName(item: Item, say: Say): string {
  return item.card ? cardName(item.card) : say(item.label);
}

/** Sentences that the service sent with a look. */
export function spoken(lines: Sentence[], say: Say): string {
  return lines.map((line) => told(line, say)).join(" ");
}

function figuresOf(card: Printed, say: Say): string {
  if (card.kind === "robot") {
    const [robot, alt] = ([0, 1] as const).map((mode) => ({ strength: card.strength[mode], endurance: card.endurance[mode], speed: card.speed[mode] }));
    const had = SKILLS.filter((skill) => card.skills[skill]).map((skill) => `${say(`skill-${skill}`)} ${card.skills[skill]}`);
    return sentences(
      say("bc-card-robot", { cost: card.cost, ...robot }),
      had.length ? say("bc-skills", { skills: had.join(", ") }) : "",
      say("bc-other-mode", { mode: formOf(card), ...alt }),
    );
  }
  const needs = card.requires ? say(`skill-${card.requires}`) : "none";
  const yielded = card.kind === "resource" ? say("bc-card-resource", { yield: card.yield, requires: needs }) : "";
  return sentences(yielded, say("bc-support-value", { support: card.support }));
}

function sentences(...said: string[]): string {
  return said.filter(Boolean).join(" ");
}
