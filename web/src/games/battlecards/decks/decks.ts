/** Decks on the page: counting, finding cards, keeping lists in the browser. Legality is the engine's. */

import type { Printed, ReadyDeck } from "../library.svelte";
import type { Fault } from "../../../setup/described";

export type Counts = Record<string, number>;

export interface KeptDeck {
  name: string;
  text: string;
}

export interface JudgedDeck {
  name?: string;
  army?: string;
  size?: number;
  counts: Counts | null;
  kinds?: Record<string, number>;
  advice?: Record<string, number>;
  curve?: Record<string, number>;
  average_cost?: number;
  text?: string;
  faults: Fault[];
}

/** In the place of a deck: whoever sits down there brings one. */
export const LATER = "";
export const ARMIES = ["autobot", "decepticon"];
export const KINDS = ["robot", "resource", "advantage"] as const;
const NAME = "rollout-battlecards-decks";
const DRAFT = "rollout-battlecards-draft";
const MOST_KEPT = 40;

/** The text form: `2 A03 Prowl (Military Strategist)`, Robots first. */
export function toText(name: string, counts: Counts, cards: Printed[]): string {
  const rows = KINDS.flatMap((kind) =>
    cards
      .filter((card) => card.kind === kind && counts[card.code])
      .map((card) => `${counts[card.code]} ${card.code} ${card.title}${card.subtitle ? ` (${card.subtitle})` : ""}`),
  );
  return [...(name ? [`# ${name}`] : []), ...rows].join("\n") + "\n";
}

/** A fault with its cards by the reader's names: `card` is the first of its codes, `cards` all. */
export function named(fault: Fault, nameOf: (code: string) => string | null): Fault {
  const { codes, card, cards, ...others } = fault.args;
  if (!Array.isArray(codes) || !codes.length) return fault;
  const names = codes.map((code) => ({ code: String(code), name: nameOf(String(code)) }));
  if (names.some(({ name }) => name === null)) return fault;
  const all = names.map(({ code, name }) => `${code} ${name}`).join(", ");
  if (cards !== undefined) return { ...fault, args: { ...others, card, cards: all } };
  return { ...fault, args: { ...others, card: names[0]?.name } };
}

/** From where to where a line of a text goes; lines are counted from 1. */
export function extentOfLine(text: string, line: number): [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((total, each) => total + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

export function sizeOf(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Robots by cost, and what one costs on average. */
export function curveOf(robots: { cost: number; count: number }[]): { bars: Counts; average: number } {
  const bars: Counts = {};
  for (const { cost, count } of robots) bars[cost] = (bars[cost] ?? 0) + count;
  const number = robots.reduce((total, { count }) => total + count, 0);
  const whole = robots.reduce((total, { cost, count }) => total + cost * count, 0);
  return { bars, average: number ? whole / number : 0 };
}

export function changed(counts: Counts, code: string, by: number): Counts {
  const { [code]: now = 0, ...others } = counts;
  const next = now + by;
  return next > 0 ? { ...others, [code]: next } : others;
}

export interface Wish {
  army: string;
  kind: string;
  typed: string;
}

export const ORDERS = ["cost", "name", "strength", "endurance", "speed"] as const;
export type Order = (typeof ORDERS)[number];

/** In another order than by kind and cost; powers by the better mode, from the most. */
export function ordered(cards: readonly Printed[], order: Order): Printed[] {
  if (order === "cost") return [...cards];
  const names = (a: Printed, b: Printed): number => a.title.localeCompare(b.title);
  if (order === "name") return [...cards].sort(names);
  return [...cards].sort((a, b) => Math.max(...b[order]) - Math.max(...a[order]) || names(a, b));
}

/** Size and average cost of the Robots of a deck with one card more. */
export function withOneMore(counts: Counts, card: Printed, cards: readonly Printed[]): { size: number; average: number } {
  const more = changed(counts, card.code, 1);
  const robots = cards.filter((each) => each.kind === "robot" && more[each.code]);
  const average = curveOf(robots.map((each) => ({ cost: each.cost, count: more[each.code] ?? 0 }))).average;
  return { size: sizeOf(more), average };
}

/** Cards of an army and those of none, by kind, cost and title; `texts` are searched too. */
export function found(cards: Printed[], wish: Wish, textOf: (card: Printed) => string): Printed[] {
  const wanted = wish.typed.trim().toLowerCase();
  return cards
    .filter((card) => !wish.army || !card.army || card.army === wish.army)
    .filter((card) => !wish.kind || card.kind === wish.kind)
    .filter((card) => !wanted || textOf(card).toLowerCase().includes(wanted))
    .sort(
      (a, b) =>
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.cost - b.cost || a.title.localeCompare(b.title),
    );
}

/** A bar for each cost from the lowest to the highest. */
export function bars(curve: Record<string, number>): { cost: number; count: number; share: number }[] {
  const costs = Object.keys(curve).map(Number);
  if (!costs.length) return [];
  const most = Math.max(...Object.values(curve));
  const low = Math.min(...costs);
  return Array.from({ length: Math.max(...costs) - low + 1 }, (_, index) => {
    const count = curve[low + index] ?? 0;
    return { cost: low + index, count, share: count / most };
  });
}

/** A deck made by lot: `way` is how, and the seed makes it again. */
export interface Lot {
  way: string;
  army: string;
  seed: string;
}

export function lotOf(deck: string): Lot | null {
  const [, way, army, seed] = /^(random|sealed):(\w+):(\w*)$/.exec(deck) ?? [];
  return way && army ? { way, army, seed: seed ?? "" } : null;
}

/** As the engine reads it. */
export function writtenLot({ way, army, seed }: Lot): string {
  return `${way}:${army}:${seed}`;
}

/** What of a typed text can be a seed. */
export function seedFrom(typed: string): string {
  return typed.replace(/\W/g, "");
}

export function freshSeed(chance = Math.random()): string {
  return `${Math.floor(chance * 1e6)}`;
}

/** What is looked at before a match. A ready deck also says how difficult it is. */
export interface ShownDeck {
  army: string;
  counts: Counts;
  difficulty?: number;
}

/** The chosen deck: a ready one by its name, else what the engine made of a list or a seed. */
export function toShow(deck: string, ready: ReadyDeck[], judged: JudgedDeck | undefined): ShownDeck[] {
  const found = ready.find((each) => each.slug === deck);
  if (found) return [found];
  return judged?.counts ? [{ army: judged.army ?? "", counts: judged.counts }] : [];
}

/** A ready-made deck of the other army, to play against. */
export function opponentOf(army: string, decks: ReadyDeck[]): ReadyDeck | undefined {
  return decks.find((deck) => deck.army !== army);
}

export function keptDecks(): KeptDeck[] {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? "[]") as KeptDeck[];
    return kept.filter((each) => each && typeof each.name === "string" && typeof each.text === "string");
  } catch {
    return [];
  }
}

/** The decks that are kept now: one of a name. */
export function keep(deck: KeptDeck): KeptDeck[] {
  return write([deck, ...keptDecks().filter((each) => each.name !== deck.name)].slice(0, MOST_KEPT));
}

export function forget(name: string): KeptDeck[] {
  return write(keptDecks().filter((each) => each.name !== name));
}

/** The deck that was worked on last, kept or not; empty when there was none. */
export function draft(): string {
  try {
    return localStorage.getItem(DRAFT) ?? "";
  } catch {
    return "";
  }
}

export function keepDraft(text: string): void {
  try {
    localStorage.setItem(DRAFT, text);
  } catch {
    // Without a store it is gone with the page.
  }
}

function write(decks: KeptDeck[]): KeptDeck[] {
  try {
    localStorage.setItem(NAME, JSON.stringify(decks));
  } catch {
    // Without a store a deck lives as long as its text is copied.
  }
  return decks;
}
