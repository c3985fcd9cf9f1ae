/** The view of The Game, as the engine describes it, with what the board reads off it. */

import type { Fields } from "../../wire/messages";
import { DIRECTION_NAMES, Grid } from "../../boards/hex/geometry";

export interface Mode {
  name: string;
  kind: string;
  side: string;
  strength: number;
  speed: number;
  firepower: number;
  height: number;
  arc: "any" | "robot" | "vehicle";
  traits: string[];
}

export interface Sheet {
  name: string;
  faction: string;
  function: string;
  kind: string;
  size: string;
  endurance: number;
  skill: number;
  hit_points: number;
  modes: Mode[];
  partners: string[];
  inner: string;
  team: string;
  members: string[];
  heads: number;
  value: number;
}

export interface Unit {
  id: number;
  key: string;
  name: string;
  sheet: string;
  mode: number;
  team: string;
  side: string;
  owner: number | null;
  seat: number | null;
  status: "operational" | "deactivated" | "unconscious" | "aside" | "gone";
  at: string | null;
  facing: string;
  level: "ground" | "surface" | "hovering" | "air";
  prone: boolean;
  height: number;
  base: number | null;
  top: number | null;
  submerged: boolean;
  damage: number;
  hit_points: number;
  firepower: number;
  carrier: number | null;
  inside: boolean;
  cargo: number[];
  cloaked: boolean;
  shield: "none" | "self" | "weapon";
  ducking: boolean;
  master: number | null;
  host: number | null;
  partners: number;
  acts_from: number;
  card: "waiting" | "flipped" | "none";
  commanded: boolean;
  transmitted: boolean;
}

export interface Team {
  team: string;
  seats: number[];
  score: number;
  value: number;
  left: number;
  chain: number[];
  leader: number | null;
}

export interface GroundMap {
  slug: string;
  name: string;
  columns: number;
  rows: number;
  terrain_names: string[];
  terrain: number[];
  elevation: number[];
  depth: number[];
  construct_height: number[];
  construct_hit_points: number[];
  home: Record<string, string[]>;
  objectives: Record<string, string[]>;
}

export interface Objective {
  kind: string;
  team: string;
  count: number;
  group: string;
  level: number;
  rounds: number[];
  units: string[];
  scores: boolean;
  progress: Record<string, number>;
}

export interface View {
  you: number | null;
  phase: string;
  round: number;
  turn: number | null;
  acting: number[];
  pile: { units: number[]; count: number; chance: number };
  flipped: number[];
  teams: Team[];
  units: Unit[];
  sheets: Record<string, Sheet>;
  map: GroundMap & { far_bank: Record<string, string[]> };
  fires: string[];
  smoke: { at: string; fire: string | null; expires: number | null }[];
  wind: string | null;
  things: { id: number; name: string; kind: string; at: string | null; carrier: number | null }[];
  scenario: {
    slug: string;
    name: string;
    round_limit: number | null;
    decided_by: "objective" | "points" | "value";
    objectives: Objective[];
    reinforcements: { round: number; team: string; units: string[] }[];
  };
  options: Fields;
  deploying: number[];
  over: string | null;
  winners: string[];
}

export function viewOf(view: Fields): View {
  return view as unknown as View;
}

export const LEVELS = ["ground", "surface", "hovering", "air"] as const;
export const CLEAR = 0;
export const ROUGH = 1;
export const WATER = 2;
export const THIN_TREES = 3;
export const THICK_TREES = 4;

const grids = new Map<string, Grid>();

/** The one grid of a size; every board of that size shares it. */
export function gridOf(map: { columns: number; rows: number }): Grid {
  const key = `${map.columns}x${map.rows}`;
  const known = grids.get(key) ?? new Grid(map.columns, map.rows);
  grids.set(key, known);
  return known;
}

export function facingOf(unit: { facing: string }): number {
  return DIRECTION_NAMES.indexOf(unit.facing as (typeof DIRECTION_NAMES)[number]);
}

export function teamNumber(team: string): number {
  return team === "A" ? 0 : team === "B" ? 1 : -1;
}

export function teamClass(team: string): string {
  return team === "A" ? "team-0" : team === "B" ? "team-1" : "team-none";
}

export function modeOf(view: View, unit: Unit): Mode | undefined {
  return view.sheets[unit.sheet]?.modes[unit.mode];
}

/** Units that stand or lie on the map themselves, bodies first so that others cover them. */
export function onTheMap(view: View): Unit[] {
  const there = view.units.filter((unit) => unit.at && unit.carrier === null && isPiece(unit));
  const rank = (unit: Unit): number =>
    unit.status !== "operational" ? 0 : unit.level === "air" ? 2 : 1;
  return there.sort((a, b) => rank(a) - rank(b));
}

export function isPiece(unit: Unit): boolean {
  return unit.status !== "aside" && unit.status !== "gone";
}

/** Everybody in a hex: those in the air first. */
export function unitsAt(view: View, label: string): Unit[] {
  return onTheMap(view)
    .filter((unit) => unit.at === label)
    .reverse();
}

/** The level a walker stands on in a hex. */
export function groundLevel(map: GroundMap, cell: number): number {
  return (map.elevation[cell] ?? 0) - (map.depth[cell] ?? 0) + (map.construct_height[cell] ?? 0);
}
