/** Forces as they are agreed on: battle force and Back-Up, as lists of figures or by a ready-made name. */

import type { Json } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import type { AbilityView } from "./types";

export interface ListedFigure {
  code: string;
  number: number;
  /** Its character in the cast, and in which of its shapes; a stranger is nobody. */
  cast: string;
  shape: number;
  name: string;
  mode: string;
  faction: string;
  rank: string;
  points: number;
  size: string;
  weapon: string;
  white: number;
  ability: AbilityView | null;
}

export interface Force {
  battle: string[];
  back_up: string[];
}

export interface ReadyForce extends Force {
  code: string;
  size: number;
  /** How many Battle Masters are in it, both halves counted. */
  masters: number;
}

/** A kind of match with so many seats, as the game describes it. */
export interface ListedTable {
  mode: string;
  seats: number;
  /** The team of each seat; none where everybody plays for himself. */
  teams: number[];
  /** Into how many equal pieces the agreed size is cut, and how many of them each seat brings. */
  pieces: number;
  shares: number[];
  /** Those made for it come first. */
  maps: string[];
}

/** As the service reads it: the battle force, a bar, the Back-Up. */
export function written(force: Force): string {
  return `${force.battle.join(", ")} | ${force.back_up.join(", ")}`;
}

export function same(a: Force, b: Force): boolean {
  return [...a.battle].sort().join() === [...b.battle].sort().join() && [...a.back_up].sort().join() === [...b.back_up].sort().join();
}

export function pointsOf(codes: readonly string[], figures: readonly ListedFigure[]): number {
  return codes.reduce((sum, code) => sum + (figures.find((each) => each.code === code)?.points ?? 0), 0);
}

/** The table of a mode for so many, if there is one; else the usual one of that mode. */
export function tableOf(tables: readonly ListedTable[], mode: string, seats: number): ListedTable {
  const fitting = tables.filter((each) => each.mode === mode);
  return fitting.find((each) => each.seats === seats) ?? fitting[0]!;
}

/** What a seat brings of the agreed size. */
export function shareOf(table: ListedTable, size: number, seat: number): number {
  return pieceOf(table, size) * (table.shares[seat] ?? 0);
}

/** How large the ready-made forces are that a match of that size is made of. */
export function pieceOf({ pieces }: ListedTable, size: number): number {
  return size / pieces;
}

/** Something ready-made for every seat; who plays for two brings two of them. */
export function mustered(ready: readonly ReadyForce[], table: ListedTable, size: number): Force[] {
  const piece = pieceOf(table, size);
  const fitting = ready.filter((each) => each.size === piece);
  let next = 0;
  return table.shares.map((share) => {
    const taken = Array.from({ length: fitting.length ? share : 0 }, () => fitting[next++ % fitting.length]!);
    return { battle: taken.flatMap((each) => each.battle), back_up: taken.flatMap((each) => each.back_up) };
  });
}

/** What goes to the service. */
export function setupOf({ mode, teams }: ListedTable, size: number, map: string, forces: readonly Force[], options: Record<string, Json>, rounds = 2): Record<string, Json> {
  const agreed: Record<string, Json> = Object.keys(options).length ? { options } : {};
  if (mode === "gallery") return { mode, map, forces: [forces[0]?.battle[0] ?? "", (forces[1]?.battle ?? []).join(", ")], ...agreed };
  const sides: Record<string, Json> = teams.length ? { teams } : {};
  const announced: Record<string, Json> = mode === "tournament" ? { rounds } : {};
  return { mode, size, map, forces: forces.map(written), ...sides, ...announced, ...agreed };
}

/** Abilities that are about whoever there is, and those that are about nobody in particular. */
const ANYBODY = "any";
const UNFILTERED = ["transform", "battle_cry"];

export const ORDERS = ["name", "points", "white"] as const;
export type Order = (typeof ORDERS)[number];

export interface Wish {
  faction: string;
  rank: string;
  typed: string;
  order: Order;
}

/** The shelf as it is looked at: by name from A, otherwise the most first. */
export function shelved(figures: readonly ListedFigure[], { faction, rank, typed, order }: Wish): ListedFigure[] {
  const wanted = typed.trim().toLowerCase();
  const said = (each: ListedFigure): string => [calledOf(each), weaponWords(each.weapon), each.ability ? abilityWords(each.ability) : ""].join(" ").toLowerCase();
  return figures
    .filter((each) => (!faction || each.faction === faction) && (!rank || each.rank === rank) && said(each).includes(wanted))
    .sort((a, b) => (order === "name" ? 0 : b[order] - a[order]) || a.name.localeCompare(b.name) || a.code.localeCompare(b.code));
}

/** A mode in words; the list is open, and a strange one is called as its code. */
export function modeWords(mode: string): string {
  const key = `at-shape-${mode}`.replaceAll("_", "-");
  return words.has(key) ? words.say(key) : mode.replaceAll("_", " ");
}

/** The name on its label, with its mode where that is not a robot. */
export function calledOf({ name, mode }: { name: string; mode: string }): string {
  return mode === "robot" ? name : `${name} (${modeWords(mode)})`;
}

/** A weapon in words; one of somebody's own is called as its code. */
export function weaponWords(weapon: string): string {
  const key = `weapon-${weapon}`.replaceAll("_", "-");
  return words.has(key) ? words.say(key) : weapon.replaceAll("_", " ");
}

/** An ability in words, with the name or class that it is about. */
export function abilityWords({ verb, whom, named, unless }: AbilityView): string {
  const said = words.say(`verb-${verb}`.replaceAll("_", "-"));
  if (UNFILTERED.includes(verb)) return said;
  const about = named || (whom === ANYBODY ? words.say("ability-anybody") : classWords(whom));
  return words.say("ability-called", { verb: said, whom: unless ? words.say("ability-but", { whom: about, unless: classWords(unless) }) : about });
}

/** What comes of it, in a sentence. */
export function abilityTold({ verb }: AbilityView): string {
  return words.say(`ability-told-${verb}`.replaceAll("_", "-"));
}

/** An Attacktix Class, else a Faction Class or a name. */
function classWords(name: string): string {
  const rank = `rank-${name}`;
  return words.has(rank) ? words.say(rank) : factionWords(name);
}

/** A Faction Class in words; the list is open, and a strange one is called as its code. */
export function factionWords(faction: string): string {
  const key = `faction-${faction}`.replaceAll("_", "-");
  if (words.has(key)) return words.say(key);
  const plain = faction.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
