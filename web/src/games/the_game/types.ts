/* Written by `make screen-types` from the game's forms. Change those. */

import type { Json } from "../../wire/messages";

/**
 * A die that fell, and what that meant.
 */
export interface Die {
  about: string;
  face: number;
  sides: number;
  need?: number;
  good?: boolean;
  counts?: number;
  why?: Sentence;
}
/**
 * A key of the catalogue with its arguments: words, numbers, sentences, lists of them.
 *
 *     `otherwise` is shown when no catalogue has the key.
 */
export interface Sentence {
  key: string;
  args?: {
    [k: string]: Json;
  };
  otherwise?: string;
}
/**
 * While forces are chosen: whether a seat has sealed its choice; one's own is open.
 */
export interface ForceView {
  seat: number;
  sealed: boolean;
  units?: string[];
}
/**
 * The ground, with one entry per hex in the numbering of the grid.
 */
export interface MapView {
  slug: string;
  name: string;
  columns: number;
  rows: number;
  terrain_names: string[];
  terrain: number[];
  elevation: number[];
  depth: number[];
  construct_height: {
    [k: string]: number;
  };
  construct_hit_points: {
    [k: string]: number;
  };
  home: {
    [k: string]: string[];
  };
  objectives: {
    [k: string]: string[];
  };
  far_bank: {
    [k: string]: string[];
  };
}
export interface ModeView {
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
export interface ObjectiveView {
  kind: string;
  team: "A" | "B" | "none";
  count: number;
  group: string;
  level: number;
  rounds: number[];
  units: string[];
  scores: boolean;
  progress: {
    [k: string]: number;
  };
}
/**
 * Which cards are still to come, in no order: each is next with the same chance.
 */
export interface PileView {
  units: number[];
  count: number;
  chance: number;
}
export interface Reinforcement {
  round: number;
  team: "A" | "B" | "none";
  units: string[];
}
export interface ScenarioView {
  slug: string;
  name: string;
  tie: string;
  decided_by: "objective" | "points" | "value";
  objectives: {
    [k: string]: ObjectiveView;
  };
  reinforcements: Reinforcement[];
  round_limit?: number;
}
/**
 * What is printed on a Tech Spec, with the value of the unit.
 */
export interface SheetView {
  name: string;
  faction: string;
  function: string;
  kind: string;
  size: string;
  endurance: number;
  skill: number;
  hit_points: number;
  modes: ModeView[];
  partners: string[];
  inner: string;
  team: string;
  members: string[];
  heads: number;
  value: number;
  confidence: string;
}
export interface SmokeView {
  at: string;
  fire?: string;
  expires?: number;
}
export interface TeamView {
  team: "A" | "B" | "none";
  seats: number[];
  score: number;
  value: number;
  left: number;
  chain: number[];
  leader?: number;
}
export interface ThingView {
  id: number;
  name: string;
  kind: string;
  at?: string;
  carrier?: number;
}
/**
 * A heading and what stands under it, each line by a name of its own.
 */
export interface TwinPart {
  heading: Sentence;
  lines: {
    [k: string]: Sentence;
  };
}
export interface UnitView {
  id: number;
  key: string;
  name: string;
  sheet: string;
  mode: number;
  team: "A" | "B" | "none";
  side: "A" | "B" | "none";
  status: "operational" | "deactivated" | "unconscious" | "aside" | "gone";
  facing: "N" | "NE" | "SE" | "S" | "SW" | "NW";
  level: "ground" | "surface" | "hovering" | "air";
  prone: boolean;
  height: number;
  submerged: boolean;
  damage: number;
  hit_points: number;
  firepower: number;
  inside: boolean;
  cargo: number[];
  cloaked: boolean;
  shield: "none" | "self" | "weapon";
  ducking: boolean;
  partners: number;
  acts_from: number;
  card: "waiting" | "flipped" | "none";
  commanded: boolean;
  transmitted: boolean;
  owner?: number;
  seat?: number;
  at?: string;
  base?: number;
  top?: number;
  carrier?: number;
  master?: number;
  host?: number;
}
/**
 * The table as one seat, or a spectator, sees it.
 */
export interface View {
  phase: "forces" | "allegiance" | "chain" | "deployment" | "round_start" | "turn" | "round_end";
  round: number;
  acting: number[];
  pile: PileView;
  flipped: number[];
  teams: {
    [k: string]: TeamView;
  };
  units: {
    [k: string]: UnitView;
  };
  sheets: {
    [k: string]: SheetView;
  };
  map: MapView;
  fires: string[];
  smoke: SmokeView[];
  things: {
    [k: string]: ThingView;
  };
  scenario: ScenarioView;
  options: {
    [k: string]: number | string | boolean;
  };
  forces: {
    [k: string]: ForceView;
  };
  deploying: number[];
  winners: ("A" | "B" | "none")[];
  you?: number;
  turn?: number;
  wind?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
  over?: string;
}
