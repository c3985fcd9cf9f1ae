/** What the service says a setup can be made of. */

import type { GroundMap, Mode, Objective } from "../games/the_game/tabletop";
import type { Json } from "../wire/messages";
import type { Arguments } from "../words/catalogue";

export interface DraftUnit {
  slug: string;
  name: string;
  faction: string;
  function: string;
  group: string;
  year: number;
  team: string;
  value: number;
  endurance: number;
  skill: number;
  hit_points: number;
  modes: Mode[];
}

export interface Side {
  faction: string;
  value: number;
  fixed: string[];
  force: string[];
  required_units: string[];
  required: { trait: string; count: number }[];
}

export interface DescribedScenario {
  slug: string;
  name: string;
  map: string;
  round_limit: number;
  options: Values;
  tutorial: boolean;
  /** What a scripted first match teaches, with the rules of each lesson. */
  lessons: { key: string; rules: string[] }[];
  objectives: Objective[];
  sides: Side[];
}

export type Value = boolean | number | string | null;
export type Values = Record<string, Value>;

export interface DescribedOption {
  name: string;
  usual: Value;
  values: (boolean | number | string)[];
  limits: [number, number] | null;
  /** 0 stands for none, whatever the limits. */
  none_at_0?: boolean;
  /** It may be switched off. */
  optional?: boolean;
  rule: string;
}

export interface Described {
  slug: string;
  seats: number;
  setup: Record<string, Json> | null;
  scenarios?: DescribedScenario[];
  maps?: GroundMap[];
  map_styles?: string[];
  units?: DraftUnit[];
  names?: Record<string, string>;
  options?: DescribedOption[];
}

export interface Fault {
  key: string;
  rule: string;
  args: Arguments;
}

export interface Checked {
  faults: Fault[];
  seats: number | null;
  forces?: { team: number; units: string[]; fixed: string[]; value: number; cap: number; refusal: Fault | null }[];
  map?: GroundMap;
}

/** What a force is worth in points. */
export function worth(units: DraftUnit[], force: string[]): number {
  return units.filter((unit) => force.includes(unit.slug)).reduce((total, unit) => total + unit.value, 0);
}

/** Units in the order of a roster: by name, filtered by side and by what was typed, `shown` included. */
export function filtered(
  units: DraftUnit[],
  faction: string,
  typed: string,
  shown: (unit: DraftUnit) => string = () => "",
): DraftUnit[] {
  const wanted = typed.trim().toLowerCase();
  return units
    .filter((unit) => !faction || unit.faction === faction)
    .filter((unit) => !wanted || `${searchable(unit)} ${shown(unit).toLowerCase()}`.includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function searchable(unit: DraftUnit): string {
  const modes = unit.modes.flatMap((mode) => [mode.name, mode.kind, ...mode.traits]);
  return [unit.name, unit.function, unit.group, unit.team, ...modes].join(" ").toLowerCase().replaceAll("_", " ");
}
