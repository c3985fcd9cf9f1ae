/** The view of Tabletop Warfare, as far as the page reads more of it than the table itself. */

import { numbersIn } from "../../wire/kinds";
import type { Action, Fields } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import type * as forms from "./types";
import { KINDS, type CardSheet, type ModeSheet, type SlotSheet } from "./types";

/** All of it is sent, also what is as it was at the start. */
export type Figure = Required<forms.Figure>;
export type View = Omit<forms.View, "acting" | "figures"> & { acting: Required<forms.Acting>; figures: Record<string, Figure> };

export function viewOf(view: Fields | null | undefined): View {
  return view as unknown as View;
}

export function sideOf(view: View, side: number): Figure[] {
  return Object.values(view.figures ?? {}).filter((figure) => figure.side === side && figure.status !== "joined" && figure.status !== "parted");
}

/** Whether it is ever activated. */
export function acts(view: View, figure: Figure): boolean {
  return view.sheets[figure.kind]?.cards[figure.form]?.acts !== false;
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

/** Lengths are as the table has them, with `inch` of them in one. */
export function reachText({ least = 0, most }: ModeSheet, inch: number): string {
  const inches = (length: number): string => `${length / inch}`;
  return words.length(least ? `${inches(least)}–${inches(most)}″` : `${inches(most)}″`);
}

/** A word of the rules in the reader's language. */
export function spoken(catalogue: typeof words, prefix: string, word: string): string {
  const key = `${prefix}-${word.replaceAll("_", "-")}`;
  return catalogue.has(key) ? catalogue.say(key) : word.replaceAll("_", " ");
}

/** What has to be exceeded, if anything, and how often it is. */
export function chanceText({ accuracy, chance }: ModeSheet): string {
  return accuracy < 0 ? `${chance} %` : `>${accuracy} = ${chance} %`;
}
