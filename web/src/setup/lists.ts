/** Lists that are bought for points, by what a game says of its builder. Legality is the engine's. */

import type { Sentence } from "../wire/messages";
import type { Fault } from "./described";

export interface SheetNumber {
  label: Sentence;
  value: number;
  shown: string;
}

export interface SheetPage {
  title: Sentence;
  numbers?: SheetNumber[];
  rows?: { title: Sentence; told?: Sentence[] }[];
  words?: Sentence[];
}

export interface Ware {
  code: string;
  name: string;
  points: number;
  factions: string[];
  pages?: SheetPage[];
  figure?: string;
  marks?: Sentence[];
  leads?: boolean;
  room?: number;
  /** For each page the shape of its figure; left out, they are in the order of the cast. */
  shapes?: (string | number)[];
  /** Its name where that is translated. */
  called?: Sentence | null;
}

export interface Extra {
  code: string;
  name: Sentence;
  points: number;
  size: number;
}

export interface ReadyList {
  code: string;
  name: Sentence;
  faction: string;
  points: number;
  text: string;
}

export interface Builder {
  field: string;
  wares: Ware[];
  ready: ReadyList[];
  extras: Extra[];
  /** The field that says each side's faction; empty where lists say it themselves. */
  factions: string;
  later: boolean;
}

export interface Verdict {
  points: number;
  limit: number;
  faults: Fault[];
  warnings: Sentence[];
  notes: Sentence[];
  closed: Record<string, Fault>;
}

/** One that was bought: who, whether it leads, what goes along. */
export interface Entry {
  code: string;
  leads: boolean;
  extras: string[];
}

/** `optimus*, jazz+jetpack` */
export function entriesOf(text: string): Entry[] {
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const [who = "", ...extras] = part.split("+");
    return { code: who.replace("*", ""), leads: who.endsWith("*"), extras };
  });
}

export function textOf(entries: readonly Entry[]): string {
  return entries.map(({ code, leads, extras }) => [`${code}${leads ? "*" : ""}`, ...extras].join("+")).join(", ");
}

/** A list in full, also where it goes by the name of a ready-made one. */
export function fullText(builder: Builder, text: string): string {
  return builder.ready.find((each) => each.code === text)?.text ?? text;
}

export function pointsOf(builder: Builder, entries: readonly Entry[]): number {
  const priced = (codes: readonly string[], list: readonly { code: string; points: number }[]): number =>
    codes.reduce((sum, code) => sum + (list.find((each) => each.code === code)?.points ?? 0), 0);
  const who = priced(entries.map((each) => each.code), builder.wares);
  return who + priced(entries.flatMap((each) => each.extras), builder.extras);
}

/** Whose list it is: the first of it says so. */
export function factionOf(builder: Builder, text: string): string {
  const ready = builder.ready.find((each) => each.code === text);
  if (ready) return ready.faction;
  const first = entriesOf(text)[0]?.code;
  return builder.wares.find((ware) => ware.code === first)?.factions[0] ?? "";
}

export function factionsOf(builder: Builder): string[] {
  return [...new Set(builder.wares.flatMap((ware) => ware.factions))].sort();
}

export type Said = (sentence: Sentence) => string;

export interface Wish {
  faction: string;
  typed: string;
  mark: string;
  /** "name", "points", or the label of a number. */
  order: string;
}

export function nameOf(ware: Ware, say: Said): string {
  return ware.called ? say(ware.called) : ware.name;
}

/** Whom a link means by the name that the game writes. */
export function called(builder: Builder, name: string, faction = ""): Ware | undefined {
  return builder.wares.find((ware) => name && ware.name === name && (!faction || ware.factions.includes(faction)));
}

export function shapeOf(ware: Ware, page: number): string | number {
  return ware.shapes?.[page] ?? page;
}

/** The shelf as it is looked at: one faction, what was typed, one mark; the most first, by name from A. */
export function shelf(wares: readonly Ware[], wish: Wish, say: Said): Ware[] {
  const wanted = wish.typed.trim().toLowerCase();
  const names = (a: Ware, b: Ware): number => nameOf(a, say).localeCompare(nameOf(b, say));
  return wares
    .filter((ware) => !wish.faction || ware.factions.includes(wish.faction))
    .filter((ware) => !wish.mark || ware.marks?.some((mark) => mark.key === wish.mark))
    .filter((ware) => !wanted || searchable(ware, say).includes(wanted))
    .sort((a, b) => (wish.order === "name" ? 0 : amount(b, wish.order, say) - amount(a, wish.order, say)) || names(a, b));
}

/** The best of its forms counts. */
export function amount(ware: Ware, order: string, say: Said): number {
  if (order === "points") return ware.points;
  const numbers = (ware.pages ?? []).flatMap((page) => page.numbers ?? []);
  return Math.max(0, ...numbers.filter((each) => say(each.label) === order).map((each) => each.value));
}

/** Numbers by which a shelf can be sorted. */
export function numbersOf(wares: readonly Ware[], say: Said): string[] {
  return [...new Set((wares[0]?.pages ?? []).flatMap((page) => (page.numbers ?? []).map((each) => say(each.label))))];
}

/** What somebody has, by key and in words, from A. */
export function marksOf(wares: readonly Ware[], say: Said): { key: string; said: string }[] {
  const found = new Map(wares.flatMap((ware) => (ware.marks ?? []).map((mark) => [mark.key, say(mark)])));
  return [...found].map(([key, said]) => ({ key, said })).sort((a, b) => a.said.localeCompare(b.said));
}

function searchable(ware: Ware, say: Said): string {
  const pages = (ware.pages ?? []).flatMap((page) => [page.title, ...(page.words ?? []), ...(page.rows ?? []).map((row) => row.title)]);
  return [nameOf(ware, say), ...[...pages, ...(ware.marks ?? [])].map(say)].join(" ").toLowerCase();
}
