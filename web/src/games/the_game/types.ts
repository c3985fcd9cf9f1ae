/* Written by `make screen-types` from the game's forms. Change those. */

import type { Json } from "../../wire/messages";

/**
 * The hexes that weapons cover, and those of them that are seen at ground level.
 */
export interface ArcLook {
  about: "arc";
  unit: number;
  longest: number;
  cells: number[];
  seen: number[];
}
/**
 * Why a Movement that begins now cannot end in a hex.
 */
export interface BarredLook {
  about: "barred";
  unit: number;
  cell: number;
  refusal?: RefusalLook;
}
/**
 * Why something cannot be done: by which rule, and in which words.
 */
export interface RefusalLook {
  rule: string;
  why: string;
  words: SaidLook;
}
/**
 * A key of the catalogues and its arguments.
 */
export interface SaidLook {
  key: string;
  args: {
    [k: string]: Json;
  };
}
/**
 * The members of the team, their damage together, and what the giant has left of it.
 */
export interface CombineLook {
  about: "combine";
  unit: number;
  giant: string;
  members: number[];
  missing: string[];
  damage: number;
  hit_points: number;
  lose_turn: number[];
  refusal?: RefusalLook;
}
/**
 * What is hit instead of the target (TG-COV-03).
 */
export interface CoverLook {
  cell: number;
  kind: string;
  unit: number;
}
/**
 * Where a unit that is still to be placed may start.
 */
export interface DeploymentLook {
  about: "deployment";
  unit: number;
  faces: boolean;
  ways: WayLook[];
}
/**
 * A mode and a layer in which a unit may start, and where.
 */
export interface WayLook {
  mode: number;
  level: number;
  cells: number[];
}
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
  settled?: Sentence;
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
/**
 * The number to hit, with its reasons.
 */
export interface NeedLook {
  terms: Term[];
  total: number;
  least?: number;
}
/**
 * One item of a sum: what it is for (a catalogue key), how much, by which rule.
 */
export interface Term {
  label: string;
  amount: number;
  rule: string;
  otherwise?: string;
  base?: boolean;
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
/**
 * Where a Movement that begins now could end.
 */
export interface ReachLook {
  about: "reach";
  unit: number;
  points: number;
  steps: [number, string, number][];
  ends: [number, number, number, number, number, number, number][];
  warps: [number, number][];
  refusal?: RefusalLook;
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
  zones?: ZoneView[];
  fought_over?: string[];
  round_limit?: number;
}
/**
 * Hexes where something counts for a team: rows to carry it to, or a bank to cross to.
 */
export interface ZoneView {
  team: "A" | "B" | "none";
  kind: "home" | "bank";
  hexes: string[];
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
/**
 * One unit that could shoot another.
 */
export interface ShotLook {
  unit: number;
  by: number;
  need: number;
  chance: number;
  covered: boolean;
}
/**
 * The line from a unit to another one, or to a hex, and what a shot along it would need.
 */
export interface SightLook {
  about: "sight";
  unit: number;
  cell: number;
  range: number;
  longest: number;
  arc: boolean;
  clear: boolean;
  first: number[];
  second: number[];
  profile: SliceLook[];
  top: number;
  goal_top: number;
  flying: boolean;
  goal_flying: boolean;
  target?: number;
  blocker?: number;
  refusal?: RefusalLook;
  need?: NeedLook;
  chance?: number;
  cover?: CoverLook;
}
/**
 * One hex of the side view. Levels; what is not there has none.
 */
export interface SliceLook {
  cell: number;
  other: number;
  ground: number;
  unit: number;
  flyer: number;
  trees: number;
  smoke: boolean;
  water?: number;
  construct?: number;
  unit_top?: number;
  body_top?: number;
  flyer_height?: number;
}
export interface SmokeView {
  at: string;
  fire?: string;
  expires?: number;
}
/**
 * Whom the unit could shoot from its place, and who could shoot it there.
 */
export interface StandLook {
  about: "stand";
  unit: number;
  targets: ShotLook[];
  threats: ShotLook[];
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
 * The level before and after changing, or why it cannot change.
 */
export interface TransformLook {
  about: "transform";
  unit: number;
  mode: number;
  refusal?: RefusalLook;
  level?: "ground" | "surface" | "hovering" | "air";
  before?: "ground" | "surface" | "hovering" | "air";
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

export const LEVELS = ["ground","surface","hovering","air"] as const;

export const TERRAIN = {"clear":0,"rough":1,"water":2,"thin_trees":3,"thick_trees":4} as const;

export const TRAIT_RULES = {"command":"TG-CMD-01","transmit":"TG-XMT-01","telaport":"TG-TEL-01","fly":"TG-AIR-01","vtol":"TG-VTL-01","cloak":"TG-CLK-01","control":"TG-CTL-01","repair":"TG-REP-01","shield":"TG-SHD-01","any_arc":"TG-ANY-01","build":"TG-BLD-01","demolish":"TG-DEM-01","fire":"TG-FIR-01","smoke":"TG-SMK-01","extinguish_fire":"TG-EXT-01","swim":"TG-SWM-01","hover":"TG-HOV-01","water":"TG-WAT-01","transport":"TG-TPT-01","gun":"TG-GUN-01","small":"TG-SML-01","damage_d15":"TG-DFX-01","damage_x15":"TG-DFX-01","damage_x2":"TG-DFX-01","combine":"TG-CMB-01"} as const;

export const ATTACKS = ["shoot","shoot_construct","strike","strike_construct","set_fire","take_control"] as const;

export const GRANTS = ["command","transmit"] as const;

export const TOLD_BY_STOP = ["move","forward","backward","turn_left","turn_right","slide","walk","drop_prone","stand_up","stop"] as const;

export const KINDS = {"actions":{"choose_force":{"units":"character"},"order_chain":{"units":"unit"},"deploy":{"unit":"unit"},"deploy_as":{"mode":"mode","level":"level","carrier":"unit"},"place_at":{"cell":"cell"},"face":{"facing":"facing"},"shoot":{"target":"unit","how":"how","gun":"unit"},"shoot_construct":{"cell":"cell","how":"how","gun":"unit"},"strike":{"target":"unit","how":"how"},"strike_construct":{"cell":"cell","how":"how"},"set_fire":{"cell":"cell","how":"how","gun":"unit"},"take_control":{"target":"unit"},"transform":{"mode":"mode"},"build":{"what":"build","cell":"cell"},"combine":{"cell":"cell"},"command":{"ally":"unit"},"transmit":{"ally":"unit"},"extinguish_fire":{"cell":"cell"},"repair":{"patient":"unit"},"raise_shield":{"field":"field"},"pick_up":{"unit":"unit"},"pick_up_thing":{"thing":"thing"},"set_down":{"unit":"unit","cell":"cell"},"set_down_thing":{"thing":"thing","cell":"cell"},"slide":{"direction":"facing"},"walk":{"direction":"facing"},"stand_up":{"facing":"facing"},"board":{"transport":"unit"},"leave":{"direction":"facing"},"rejoin":{"host":"unit"},"warp":{"cell":"cell","level":"level","facing":"facing"},"take_border":{"cell":"cell"}},"events":{"forces_opened":{"forces":"character"},"forces_contested":{"units":"character"},"allegiance_rolled":{"unit":"unit","team":"team"},"chain_ordered":{"team":"team","units":"unit"},"deployed":{"unit":"unit","cell":"cell","facing":"facing","mode":"mode","level":"level","carrier":"unit"},"card_flipped":{"unit":"unit"},"card_passed":{"unit":"unit"},"turn_ended":{"unit":"unit"},"grant_began":{"unit":"unit","by":"unit"},"arrived":{"unit":"unit","cell":"cell","facing":"facing","level":"level"},"scored":{"team":"team"},"match_ended":{"winners":"team"},"movement_began":{"unit":"unit"},"moved":{"unit":"unit","start":"cell","cell":"cell","level":"level"},"turned":{"unit":"unit","facing":"facing"},"level_changed":{"unit":"unit","level":"level"},"went_prone":{"unit":"unit"},"stood_up":{"unit":"unit","facing":"facing"},"warped":{"unit":"unit","start":"cell","cell":"cell","level":"level","facing":"facing"},"boarded":{"unit":"unit","transport":"unit"},"left_transport":{"unit":"unit","transport":"unit","cell":"cell"},"rejoined":{"unit":"unit","host":"unit"},"retreated":{"unit":"unit"},"movement_ended":{"unit":"unit"},"attack_declared":{"attacker":"unit","kind":"kind","target":"unit","cell":"cell","how":"how"},"border_chosen":{"cell":"cell"},"hit_rolled":{"attacker":"unit"},"cover_rolled":{"cell":"cell","unit":"unit"},"shot_lost":{"cell":"cell"},"damage_rolled":{"target":"unit"},"damaged":{"unit":"unit","cause":"cause"},"deactivated":{"unit":"unit"},"humans_killed":{"unit":"unit","by":"unit"},"construct_damaged":{"cell":"cell","cause":"cause"},"construct_destroyed":{"cell":"cell"},"fell":{"unit":"unit"},"released":{"unit":"unit","host":"unit","cell":"cell"},"unconscious":{"unit":"unit"},"dropped":{"unit":"unit","cell":"cell","facing":"facing"},"control_rolled":{"attacker":"unit","target":"unit"},"control_kept":{"unit":"unit"},"control_ended":{"unit":"unit"},"fire_set":{"cell":"cell"},"wind_rolled":{"direction":"facing"},"smoke_placed":{"cell":"cell","fire":"cell"},"smoke_cleared":{"cell":"cell"},"transformed":{"unit":"unit","before":"mode","mode":"mode","level":"level"},"allegiance_changed":{"unit":"unit","team":"team"},"built":{"unit":"unit","cell":"cell","what":"build"},"cloaked":{"unit":"unit"},"uncloaked":{"unit":"unit"},"combined":{"unit":"unit","members":"unit","cell":"cell","facing":"facing"},"separated":{"unit":"unit","members":"unit"},"commanded":{"unit":"unit","ally":"unit"},"transmitted":{"unit":"unit","ally":"unit"},"fire_extinguished":{"unit":"unit","cell":"cell"},"repaired":{"unit":"unit","patient":"unit"},"shield_raised":{"unit":"unit","field":"field"},"shield_kept":{"unit":"unit"},"shield_dropped":{"unit":"unit"},"picked_up":{"unit":"unit","carried":"unit","thing":"thing"},"put_down":{"unit":"unit","carried":"unit","cell":"cell","thing":"thing"},"ducked":{"unit":"unit"}}} as const;
