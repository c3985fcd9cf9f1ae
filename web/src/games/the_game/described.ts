/** What the service says a setup of The Game can be made of. */

import type { Checked, Described, Fault, Values } from "../../setup/described";
import type { GroundMap, Mode, Objective } from "./tabletop";

export interface Muster extends Described {
  scenarios: DescribedScenario[];
  maps: GroundMap[];
  map_styles: string[];
  units: DraftUnit[];
  names: Record<string, string>;
}

export interface MusterChecked extends Checked {
  forces?: { team: number; units: string[]; fixed: string[]; value: number; cap: number; refusal: Fault | null }[];
  map?: GroundMap;
}

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
  objectives: Objective[];
  sides: Side[];
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
