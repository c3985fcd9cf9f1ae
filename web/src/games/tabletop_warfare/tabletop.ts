/** The view of Tabletop Warfare, as far as the page reads more of it than the table itself. */

import { numbersIn } from "../../wire/kinds";
import type { Action, Fields } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import type * as forms from "./types";
import { DIE, KINDS, type CardSheet, type ModeSheet, type SlotSheet } from "./types";

/** All of it is sent, also what is as it was at the start. */
export type Figure = Required<forms.Figure>;
export type View = Omit<forms.View, "acting" | "figures"> & { acting: Required<forms.Acting>; figures: Record<string, Figure> };

export function viewOf(view: Fields | null | undefined): View {
  return view as unknown as View;
}

export function sideOf(view: View, side: number): Figure[] {
  return Object.values(view.figures ?? {}).filter((figure) => figure.side === side && figure.status !== "joined" && figure.status !== "parted");
}

/** Whether it is ever activated: civilians are only protected (TW-RUL-75). */
export function acts(view: View, figure: Figure): boolean {
  return !view.sheets[figure.kind]?.cards[figure.form]?.abilities.includes("civilian");
}

export function left(view: View, figure: Figure, card: number): number {
  const structure = view.sheets[figure.kind]?.cards[card]?.structure ?? 0;
  return Math.max(0, structure - (figure.damage[card] ?? 0));
}

export function bit(bits: number | undefined, place: number): boolean {
  return (((bits ?? 0) >> place) & 1) === 1;
}

/** The figures that an action names: whoever it is about lights up. */
export function figuresIn(action: Action): number[] {
  return numbersIn(KINDS.actions, action.do, action, "figure");
}

/** Damage as it stands on a card: dice, or a number, or both. */
export function damageText(catalogue: typeof words, { dice = 0, sides = 0, plus = 0 }: ModeSheet): string {
  if (!dice) return catalogue.say("damage-plain", { plus });
  return plus ? catalogue.say("damage-dice-plus", { count: dice, sides, plus }) : catalogue.say("damage-dice", { count: dice, sides });
}

/** A trait of a weapon line, with how often it strikes. */
export function traitText(catalogue: typeof words, { strikes = 1 }: ModeSheet, trait: string): string {
  return trait === "strikes" ? catalogue.say("trait-strikes-times", { count: strikes }) : spoken(catalogue, "trait", trait);
}

/** An ability or a special action with what stands behind it: a number, on the same line, or directions. */
export function abilityText(catalogue: typeof words, card: CardSheet, kind: "ability" | "special", word: string): string {
  const name = spoken(catalogue, kind, word);
  if (word === "shovel_shield") return catalogue.say("card-word-with", { word: name, with: (card.shields ?? []).map((each) => spoken(catalogue, "shield", each)).join(", ") });
  const number = card.numbers?.[word];
  return number === undefined ? name : catalogue.say("card-word-number", { word: name, number }).replace(/ (?=\d+$)/, "\u00a0");
}

/** A line of the critical table; a plural costs all systems of that name. */
export function slotText(catalogue: typeof words, { effect, weapon }: SlotSheet): string {
  if (!weapon) return spoken(catalogue, "critical", effect);
  const name = spoken(catalogue, "weapon", weapon);
  return effect === "all" ? catalogue.say("critical-all-of", { weapon: name }) : name;
}

export function reachText({ least = 0, most }: ModeSheet): string {
  const inches = (length: number): string => `${length / 1000}`;
  return words.length(least ? `${inches(least)}–${inches(most)}″` : `${inches(most)}″`);
}

/** A word of the rules in the reader's language. */
export function spoken(catalogue: typeof words, prefix: string, word: string): string {
  const key = `${prefix}-${word.replaceAll("_", "-")}`;
  return catalogue.has(key) ? catalogue.say(key) : word.replaceAll("_", " ");
}

/** How often a d20 shows more than the accuracy. */
export function chanceText({ accuracy }: ModeSheet): string {
  if (accuracy < 0) return "100 %";
  return `>${accuracy} = ${Math.min(100, Math.max(0, ((DIE - accuracy) * 100) / DIE))} %`;
}
