/** Answers of the engine to `look`: see games/the_game/screen/looks.py. */

import type { Reasons, Refusal } from "../../wire/messages";

export interface Slice {
  cell: number;
  other: number;
  ground: number;
  water: number | null;
  construct: number | null;
  unit: number;
  unit_top: number | null;
  body_top: number | null;
  flyer: number;
  flyer_height: number | null;
  trees: number;
  smoke: boolean;
}

export interface SightLook {
  unit: number;
  cell: number;
  target: number | null;
  range: number;
  longest: number;
  arc: boolean;
  clear: boolean;
  blocker: number | null;
  first: number[];
  second: number[];
  profile: Slice[];
  top: number;
  goal_top: number;
  flying: boolean;
  goal_flying: boolean;
  refusal: Refusal | null;
  need: (Reasons & { total: number }) | null;
  chance: number | null;
  cover: { cell: number; kind: string; unit: number } | null;
}

export interface BarredLook {
  unit: number;
  cell: number;
  refusal: Refusal | null;
}

export interface ArcLook {
  unit: number;
  longest: number;
  cells: number[];
  seen: number[];
}

export interface Prospect {
  unit: number;
  by: number;
  need: number;
  chance: number;
  covered: boolean;
}

export interface StandLook {
  unit: number;
  targets: Prospect[];
  threats: Prospect[];
}

export interface TransformLook {
  unit: number;
  mode: number;
  refusal: Refusal | null;
  level?: string;
  before?: string;
}

export interface CombineLook {
  unit: number;
  giant: string;
  members: number[];
  missing: string[];
  damage: number;
  hit_points: number;
  lose_turn: number[];
  refusal: Refusal | null;
}
