/* Written by `make screen-types` from the game's forms. Change those. */

import type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView } from "../../boards/plane/types";
import type { Json } from "../../wire/messages";

export type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView };

/**
 * A row of the ability section: when and for whom, what it does, how often.
 */
export interface AbilityView {
  name: Sentence;
  cost: number;
  told: Sentence[];
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
 * The activation in progress.
 */
export interface ActingView {
  model?: number;
  walked?: boolean;
  ran?: boolean;
  no_moves?: boolean;
  no_attacks?: boolean;
}
/**
 * EW-LOS, EW-ATK: the line between two models, and every weapon of the first.
 */
export interface AimLook {
  model: number;
  target: number;
  gap: number;
  start: [number, number];
  end: [number, number];
  clear: boolean;
  sizes: [number, number];
  shield: number;
  hp: number;
  weapons?: WeaponLook[];
  cover?: TermLook[];
  hidden?: boolean;
}
/**
 * One weapon against one target.
 */
export interface WeaponLook {
  weapon: number;
  name: string;
  cost: number;
  range: number;
  refusal?: RefusalLook;
  need?: TermLook[];
  score?: TermLook[];
  armor?: TermLook[];
  damage?: TermLook[];
  ways?: {
    [k: string]: WayLook;
  };
  forced?: ForcedLook[];
}
/**
 * Why something cannot be done: a rule and a key of the catalogue.
 */
export interface RefusalLook {
  rule: string;
  why: string;
}
/**
 * One reason of a sum.
 */
export interface TermLook {
  label: string;
  amount: number;
  rule: string;
  otherwise?: string;
  base?: boolean;
}
/**
 * An attack energized in one of the four ways, as far as dice can tell.
 */
export interface WayLook {
  hit: number;
  damage: number;
  defeat: number;
  cost: number;
}
/**
 * EW-FX-02, EW-FX-14, EW-SLM, EW-THR: where something moved by force comes to rest.
 */
export interface ForcedLook {
  model: number;
  how: string;
  x: number;
  y: number;
  level: number;
  size: number;
  struck?: number;
  struck_size?: number;
  hurt?: number;
  struck_hurt?: number;
  down?: boolean;
  struck_down?: boolean;
  fell?: boolean;
  piece?: number;
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
export interface ItemView {
  kind: string;
  carrier?: number;
}
/**
 * What an ability has done to a model for a while.
 */
export interface LastingView {
  ability: Sentence;
  verb: string;
  what: string;
  amount?: number;
}
/**
 * Where a model comes in one mode.
 */
export interface ModeReach {
  speed: number;
  transform_cost: number;
  walk?: [number, number][][];
  run?: [number, number][][];
  run_cost?: number;
  climbs?: [number, number, number][];
}
/**
 * A model with both tracks, wherever it is.
 */
export interface ModelView {
  card: string;
  name: string;
  seat: number;
  status: string;
  mode: string;
  form: string;
  hp: number;
  hit_points: number;
  energon: number;
  energon_max: number;
  next_energon: number;
  size: number;
  x: number;
  y: number;
  victory_points: number;
  penalty?: number;
  level?: number;
  carrier?: number;
  cargo?: number[];
  conditions?: string[];
  flying?: boolean;
  stealth?: boolean;
  activated?: boolean;
  lasting?: LastingView[];
}
/**
 * The prompt before damage is suffered: all that may be spent, and the quick ones.
 */
export interface PreventLook {
  model: number;
  damage: number;
  hp: number;
  energon: number;
  rows: PreventRow[];
  everything: number;
  penalty?: number;
  to_live?: number;
  out_of_the_red?: number;
}
/**
 * EW-EN-12: what is left of a model that spends so much.
 */
export interface PreventRow {
  spend: number;
  hp: number;
  energon: number;
  next_energon: number;
  penalty?: number;
}
export interface ReachLook {
  model: number;
  modes: {
    [k: string]: ModeReach;
  };
}
/**
 * A row of the attack section.
 */
export interface RowView {
  name: Sentence;
  kind: string;
  damage: number;
  cost: number;
  range?: number;
  uses?: number;
  effects?: Sentence[];
}
/**
 * Victory points of a seat, with the key of what they are for.
 */
export interface ScoreView {
  seat: number;
  points: number;
  why: string;
}
/**
 * A card with both sides. It never changes.
 */
export interface SheetView {
  name: string;
  points: number;
  hit_points: number;
  energon: number;
  sides: {
    [k: string]: SideView;
  };
  tags?: string[];
  critical_zone?: [number, number][];
  penalties?: number[];
}
export interface SideView {
  form: Sentence;
  speed: string;
  melee: number;
  ranged: number;
  size: number;
  defense: number;
  armor: number;
  transform_cost: number;
  storage?: number;
  keywords?: Sentence[];
  attacks?: RowView[];
  abilities?: AbilityView[];
}
/**
 * What comes of a throw that is considered: each course by what it depends on.
 */
export interface ThrowLook {
  courses: {
    [k: string]: ForcedLook;
  };
  chance?: number;
}
/**
 * An objective and who controls it now.
 */
export interface TokenView {
  kind: string;
  x: number;
  y: number;
  carrier?: number;
  present?: boolean;
  open?: boolean;
  control?: number;
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
/**
 * The whole table.
 */
export interface View {
  plane: PlaneView;
  stage: string;
  scenario: string;
  plays: string;
  winning_total: number;
  round: number;
  first: number;
  mover: number;
  next_first: number;
  points: [number, number];
  projected: [number, number];
  themes: [string, string];
  factions: [string, string];
  commanders: [number, number];
  models: {
    [k: string]: ModelView;
  };
  acting: ActingView;
  sheets: {
    [k: string]: SheetView;
  };
  coming?: ScoreView[];
  tokens?: {
    [k: string]: TokenView;
  };
  zones?: {
    [k: string]: [number, number];
  };
  items?: {
    [k: string]: ItemView;
  };
  ended?: string;
  winners?: number[];
}

export const KINDS = {"actions":{"pick_scenario":{"scenario":"scenario"},"deploy":{"model":"model","mode":"mode"},"board":{"model":"model","carrier":"model"},"activate":{"model":"model"},"shake":{"condition":"condition"},"attack":{"weapon":"weapon","target":"model"},"attack_around":{"weapon":"weapon"},"spray":{"weapon":"weapon"},"trample":{"weapon":"weapon"},"throw":{"target":"model"},"throw_object":{"piece":"piece"},"throw_at":{"target":"model"},"use_ability":{"ability":"ability","targets":"model"},"use_ability_at":{"ability":"ability"},"react":{"model":"model","ability":"ability"},"pick_up":{"cargo":"cargo"},"pass_on":{"cargo":"cargo","to":"model"},"take_over":{"cargo":"cargo"},"set_down":{"cargo":"cargo"},"punch":{"piece":"piece"},"consume":{"token":"token"},"capture":{"token":"token"},"travel":{"token":"token"},"pick":{"model":"model"},"drop":{"cargo":"cargo"}},"events":{"start_rolled":{"first":"seat"},"scenario_chosen":{"scenario":"scenario","seat":"seat"},"terrain_shifted":{"piece":"piece"},"deployed":{"model":"model","mode":"mode"},"boarded":{"model":"model","carrier":"model"},"held_back":{"seat":"seat","models":"model"},"objectives_placed":{"scenario":"scenario"},"theme_granted":{"seat":"seat"},"round_began":{"first":"seat"},"replenished":{"models":"model"},"activated":{"model":"model"},"activation_ended":{"model":"model"},"shaken":{"model":"model","condition":"condition"},"stood_up":{"model":"model"},"walked":{"model":"model","path":"point"},"ran":{"model":"model","path":"point"},"climbed":{"model":"model"},"moved":{"model":"model","path":"point"},"teleported":{"model":"model"},"transformed":{"model":"model","mode":"mode"},"ability_used":{"model":"model","ability":"ability_name","targets":"model"},"ability_triggered":{"model":"model","ability":"ability_name","targets":"model"},"energon_changed":{"model":"model"},"repaired":{"model":"model","by":"model"},"marked":{"model":"model","condition":"condition"},"unmarked":{"model":"model","condition":"condition"},"immune":{"model":"model","effect":"condition"},"cloud_placed":{"model":"model"},"cloud_gone":{"model":"model"},"picked_up":{"model":"model","cargo":"cargo"},"passed_on":{"model":"model","cargo":"cargo","to":"model"},"put_down":{"model":"model","cargo":"cargo"},"item_gone":{"model":"model","cargo":"cargo"},"terrain_destroyed":{"piece":"piece","by":"model"},"combined":{"gestalt":"model","members":"model"},"split":{"gestalt":"model","members":"model"},"reserve_placed":{"model":"model","mode":"mode"},"token_appeared":{"token":"token"},"token_moved":{"token":"token"},"capture_failed":{"model":"model","token":"token"},"cube_consumed":{"model":"model","token":"token"},"cube_delivered":{"model":"model","token":"token"},"matrix_opened":{"model":"model"},"workbench_used":{"model":"model","token":"token"},"portal_closed":{"token":"token"},"scored":{"seat":"seat"},"match_ended":{"winners":"seat"},"attack_declared":{"model":"model","weapon":"weapon_name","targets":"model"},"trampled":{"model":"model"},"guarded":{"model":"model","friend":"model"},"energized":{"model":"model"},"attack_rolled":{"model":"model","target":"model"},"rerolled":{"model":"model"},"damage_rolled":{"model":"model","target":"model"},"burned":{"model":"model"},"prevented":{"model":"model"},"damaged":{"model":"model","by":"model"},"defeated":{"model":"model","by":"model"},"lifted":{"model":"model","target":"model"},"object_lifted":{"model":"model","piece":"piece"},"throw_rolled":{"model":"model","target":"model"},"displaced":{"model":"model","struck":"model"},"fell":{"model":"model"},"object_thrown":{"piece":"piece","struck":"model"}}} as const;
