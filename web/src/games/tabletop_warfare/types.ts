/* Written by `make screen-types` from the game's forms. Change those. */

import type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView } from "../../boards/plane/types";
import type { Json } from "../../wire/messages";

export type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView };

/**
 * The activation in progress.
 */
export interface Acting {
  figure?: number;
  actions?: number;
  taken?: string[];
  attacked?: boolean;
  quick?: boolean;
  free?: boolean;
  passed?: boolean;
}
/**
 * By numbers of figures: who frightens it on the way, whom it stomps, whom it can ram.
 */
export interface ArrivalLook {
  terror?: number[];
  stomped?: number[];
  rams?: RamLook[];
  slide?: number;
}
/**
 * TW-FAE-20 to -22: what either takes on average, armour counted.
 */
export interface RamLook {
  target: number;
  ram: string;
  own: number;
  dealt: number;
}
/**
 * One life of a figure.
 */
export interface CardSheet {
  kind: string;
  form: string;
  structure: number;
  /**
   * thousandths of an inch
   */
  speed: number;
  systems: SystemSheet[];
  abilities: string[];
  specials: string[];
  slots: SlotSheet[];
  numbers?: {
    [k: string]: number;
  };
  shields?: string[];
  acts?: boolean;
}
export interface SystemSheet {
  name: string;
  modes: ModeSheet[];
}
/**
 * `accuracy` -1 always hits; damage is `dice` dice of `sides` faces plus `plus`.
 */
export interface ModeSheet {
  name: string;
  /**
   * thousandths of an inch
   */
  most: number;
  accuracy: number;
  chance: number;
  /**
   * thousandths of an inch
   */
  least?: number;
  dice?: number;
  sides?: number;
  plus?: number;
  strikes?: number;
  traits?: string[];
}
export interface SlotSheet {
  effect: string;
  weapon?: string;
}
/**
 * What is likely to become of somebody: any harm, damage on average, destroyed.
 */
export interface CaughtLook {
  figure: number;
  friend: boolean;
  harmed: number;
  mean: number;
  destroyed: number;
  stunned?: boolean;
}
/**
 * Where its base may be put down, and how it faces unless it is turned.
 */
export interface DeploymentLook {
  rings: [number, number][][];
  base: number;
  facing: number;
  faces?: boolean;
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
 * One playing piece with its cards and markers; `id` is its number.
 */
export interface Figure {
  id: number;
  kind: string;
  side: number;
  damage: number[];
  criticals: number[];
  broken: number[];
  status?: string;
  form?: number;
  x?: number;
  y?: number;
  facing?: number;
  locked?: number;
  activation?: number;
  stuns?: number;
  aim?: number;
  locks?: number[];
  oiled?: boolean;
  siren?: boolean;
  hook?: number;
  prey?: number;
  charged?: boolean;
  tough_nut_used?: boolean;
  halves?: number[];
}
/**
 * Everywhere it can move to, and how far its weapons and abilities reach.
 */
export interface FigureLook {
  speed: number;
  reach: [number, number][][];
  ranges: RangeLook[];
  auras: {
    [k: string]: number;
  };
}
export interface RangeLook {
  system: number;
  mode: number;
  least: number;
  most: number;
}
export interface FigureSheet {
  name: string;
  cost: number;
  cards: CardSheet[];
  cast: string;
  shapes: (string | number)[];
}
/**
 * Of one use of a system: the target first, then whoever else is caught.
 */
export interface ForecastLook {
  refusal?: RefusalLook;
  need?: Reasons;
  chance?: number;
  target?: CaughtLook;
  left?: number;
  bars?: [number, number][];
  caught?: CaughtLook[];
  centre?: [number, number];
  circles?: number[];
}
/**
 * A number and the terms it is the sum of.
 *
 *     >>> need = Reasons((Term("half-speed", 4, "TG-HIT-01"), Term("skill", -6, "TG-HIT-01")))
 *     >>> need.total
 *     -2
 *     >>> str(need)
 *     'half-speed +4, skill -6 = -2'
 */
export interface Reasons {
  terms: Term[];
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
/**
 * The switches of the rulings, in the order of their table.
 */
export interface MatchOptions {
  points_limit?: number;
  field?: "large" | "medium" | "small";
  round_limit?: number;
  time_limit?: number;
  scenario?: "capture_base" | "convoy" | "none" | "protect_humans" | "retrieve_the_allspark";
  wrecks?: boolean;
  dangerous_terrain?: boolean;
  humans?: boolean;
  tiebreak?: "damage" | "draw" | "remaining_cost";
  critical_repeat?: "next" | "none" | "reroll";
  area_criticals?: "all" | "target_only";
  bomber_immune?: boolean;
  dodge_stops_null_ray?: boolean;
  stunned_may_take_free_actions?: boolean;
  max_activation_markers?: 2 | "two" | "unlimited";
  oil_lost_on_miss?: boolean;
  scout_lock_needs_los?: boolean;
  camouflage_never_area_target?: boolean;
  leave_field_destroys?: boolean;
  fliers_block_los?: boolean;
  tracer_robot_keeps_flight?: boolean;
  giants_immovable?: boolean;
  mirror_match?: boolean;
  seats_per_side?: number;
}
/**
 * What a scenario keeps count of.
 */
export interface Mission {
  defender?: number;
  base?: number;
  rounds_held?: number;
  points?: number[];
  cube?: number[];
  bearer?: number;
}
/**
 * From a figure to another (TW-LOS): the line to draw, how far they are apart, what blocks.
 */
export interface SightLine {
  target: number;
  clear: boolean;
  gap: number;
  start: [number, number];
  end: [number, number];
  obstacles?: number[];
  figures?: number[];
}
/**
 * To every other figure on the field.
 */
export interface SightLook {
  viewer: number;
  lines: SightLine[];
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
 * The whole table but for what is sealed.
 */
export interface View {
  options: MatchOptions;
  factions: string[];
  ground: string;
  lists: string[][];
  made: boolean[];
  stage: string;
  opened: boolean;
  picks: string[][];
  pool: string[];
  edges: string[];
  chooser: number;
  placer: number;
  figures: {
    [k: string]: Figure;
  };
  first: number;
  round: number;
  round_limit: number;
  points: number[];
  mover: number;
  turns: number[];
  acting: Acting;
  shooter: number;
  rerolls: number;
  rotor: number[];
  harmed: boolean;
  quiet_rounds: number;
  mission: Mission;
  time_is_up: boolean;
  ended: string;
  winners: number[];
  sheets: {
    [k: string]: FigureSheet;
  };
  plane: PlaneView;
}

export const TERROR = 4000 as const;

export const KINDS = {"actions":{"make_list":{"figures":"figure_code"},"pick_obstacles":{"templates":"template"},"take_obstacle":{"template":"template"},"place_at":{"x":"length","y":"length"},"choose_edge":{"edge":"edge"},"deploy":{"figure":"figure","form":"form"},"deploy_joined":{"figure":"figure","partner":"figure"},"face":{"facing":"angle"},"activate":{"figure":"figure"},"transform":{"form":"form"},"quick_transform":{"form":"form"},"tow":{"target":"figure"},"cement":{"target":"figure"},"oil_grip":{"target":"figure"},"repair":{"special":"special","target":"figure","slot":"slot"},"signal_flare":{"target":"figure"},"collect_sun":{"use":"use"},"teleport":{"target":"figure"},"combine":{"partner":"figure"},"unite":{"partner":"figure"},"fire":{"system":"system","mode":"mode","target":"figure"},"aim_anew":{"target":"figure"},"choose_prey":{"figure":"figure"},"next_victim":{"figure":"figure"},"break_weapon":{"system":"system","figure":"figure"},"protect":{"protector":"figure"},"harm_form":{"form":"form","figure":"figure"},"point_to":{"bearing":"angle"},"bear_odd_point":{"half":"figure"},"ram_target":{"target":"figure"},"take_along":{"figure":"figure"},"lead":{"figure":"figure"},"lock_on":{"figure":"figure"},"rise_up":{"figure":"figure"},"command":{"figure":"figure"},"flee_from":{"figure":"figure"}},"events":{"list_sealed":{"side":"side"},"lists_opened":{"armies":"figure_code"},"figure_contested":{"code":"figure_code","side":"side"},"obstacles_sealed":{"side":"side"},"obstacles_opened":{"picks":"template"},"rolled_off":{"about":"die","side":"side"},"obstacle_taken":{"side":"side","template":"template"},"obstacle_placed":{"side":"side","template":"template","x":"length","y":"length"},"obstacle_dropped":{"template":"template"},"edge_chosen":{"side":"side","edge":"edge"},"deployed":{"figure":"figure","form":"form","x":"length","y":"length"},"arrived":{"figure":"figure","x":"length","y":"length"},"round_began":{"side":"side"},"activated":{"figure":"figure","side":"side"},"activation_ended":{"figure":"figure"},"optimism_rolled":{"figure":"figure"},"passed":{"figure":"figure"},"free_action_began":{"figure":"figure","by":"figure","cause":"cause"},"action_lost":{"figure":"figure","cause":"cause"},"held":{"figure":"figure","cause":"cause"},"moved":{"figure":"figure","path":"point","length":"length","cause":"cause"},"placed":{"figure":"figure","x":"length","y":"length","cause":"cause"},"faced":{"figure":"figure","facing":"angle"},"transformed":{"figure":"figure","form":"form"},"rammed":{"figure":"figure","target":"figure"},"stomped":{"figure":"figure","targets":"figure"},"left_the_field":{"figure":"figure","cause":"cause"},"attack_began":{"figure":"figure"},"attack_ended":{"figure":"figure"},"fired":{"figure":"figure","system":"system","mode":"mode","target":"figure"},"strike_rolled":{"figure":"figure","target":"figure"},"rerolled":{"figure":"figure","die":"die","by":"marker"},"dodge_rolled":{"figure":"figure"},"damage_rolled":{"figure":"figure"},"shielded":{"figure":"figure","cause":"cause","by":"figure"},"protected":{"figure":"figure","protector":"figure"},"damaged":{"figure":"figure","form":"form","cause":"cause","by":"figure"},"repaired":{"figure":"figure","form":"form","cause":"cause","by":"figure"},"marker_repaired":{"figure":"figure","slot":"slot","by":"figure"},"destroyed":{"figure":"figure","cause":"cause","by":"figure"},"spoils_rolled":{"figure":"figure"},"prey_chosen":{"figure":"figure","prey":"figure"},"critical_checked":{"figure":"figure"},"critical_hit":{"figure":"figure","slot":"slot","effect":"effect"},"weapon_destroyed":{"figure":"figure","form":"form","system":"system"},"form_locked":{"figure":"figure","form":"form"},"critical_rolled":{"figure":"figure","effect":"effect"},"direction_sealed":{"side":"side"},"rotor_flew":{"figure":"figure","angles":"angle","angle":"angle"},"special_used":{"figure":"figure","special":"special","target":"figure"},"marker_placed":{"figure":"figure","marker":"marker","by":"figure"},"marker_removed":{"figure":"figure","marker":"marker"},"teleport_rolled":{"figure":"figure","target":"figure"},"joined":{"figure":"figure","halves":"figure","x":"length","y":"length"},"parted":{"figure":"figure","halves":"figure"},"scored":{"side":"side","cause":"cause"},"cube_taken":{"figure":"figure"},"cube_dropped":{"x":"length","y":"length"},"base_held":{"side":"side"},"match_ended":{"winners":"side"}}} as const;
