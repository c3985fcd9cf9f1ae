/* Written by `make screen-types` from the game's forms. Change those. */

import type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView } from "../../boards/plane/types";
import type { Json } from "../../wire/messages";

export type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView };

export interface AbilityView {
  verb: string;
  whom: string;
  named: string;
  unless: string;
}
/**
 * An attack before it is made: where it goes, how far a hand may stray, whom it may fell.
 */
export interface AimLook {
  figure: number;
  kind: string;
  arc: [number, number, number][];
  ends: string;
  cone: [number, number, number][][];
  swept: [number, number][];
  spread: [number, number];
  chances: ChanceView[];
  misses: number;
  met?: number;
  locked?: boolean;
  left?: number;
  refusal?: RefusalView;
}
/**
 * What is to be expected of a figure, by the fitted table: in thousandths.
 */
export interface ChanceView {
  figure: number;
  hit: number;
  falls: number;
  friend: boolean;
  waist?: number;
  chest?: number;
}
export interface RefusalView {
  rule: string;
  why: string;
}
/**
 * The weapon: where its joint or muzzle is, how far it reaches, what it sends on its way.
 */
export interface ArmView {
  ahead: number;
  up: number;
  reach: number;
  radius: number;
  shots: number;
  speed?: number;
  mass?: number;
  energy?: number;
}
/**
 * Base, legs, torso, head, lip or switches, and the weapon.
 */
export interface BuildView {
  base: number;
  tipping: number;
  mass: number;
  parts: PartView[];
  arm: ArmView;
}
/**
 * A piece of the body that the engine knows: where its middle is, and half its size.
 *
 *     Ahead, to the left, and up from the middle of the base. A `cylinder` has radius, radius and
 *     half its height, a `sphere` three times its radius.
 */
export interface PartView {
  name: string;
  shape: string;
  at: [number, number, number];
  half: [number, number, number];
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
export interface FieldView {
  width: number;
  depth: number;
  outline: [number, number][];
  lines: LineView[];
}
/**
 * A starting line: its side, and the stretch where figures are set up.
 */
export interface LineView {
  side: string;
  start: [number, number];
  end: [number, number];
}
export interface PatchView {
  corners: [number, number][];
  slowing: boolean;
  cover: boolean;
}
/**
 * How the weapon was last pointed (AT-RUL-26).
 */
export interface PoseView {
  yaw: number;
  pitch: number;
  side: string;
  twist: number;
  height: number;
}
/**
 * How far a figure rolls: rings of what it can reach, and a path tik by tik.
 */
export interface ReachLook {
  figure: number;
  tix: number;
  halved: boolean;
  rings: [number, number][][];
  tiks: TikView[];
  refusal?: RefusalView;
}
/**
 * Where a tik leads, and the number it brings where that may be known (AT-RUL-03).
 */
export interface TikView {
  at: [number, number];
  facing: number;
  cut?: string;
  face?: [number, string];
}
export interface SectionView {
  start: [number, number];
  end: [number, number];
  high: boolean;
  cover: boolean;
  falls: boolean;
  stands: boolean;
}
export interface ThingView {
  sort: string;
  shape: string;
  radius: number;
  height: number;
  pushed: boolean;
  x: number;
  y: number;
  facing: number;
  standing: boolean;
  removed: boolean;
}
/**
 * AT-FFA-11: how far a tournament is.
 */
export interface TournamentView {
  round: number;
  rounds: number;
  points: number[];
  final: number[];
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
 * The table as a seat, or a spectator, may know it.
 */
export interface View {
  viewer?: number;
  mode: string;
  size: number;
  map: string;
  options: {
    [k: string]: boolean | number | string;
  };
  tik: number;
  phase: string;
  turn: number;
  seat: number;
  allowed: number;
  used: number;
  mover: number;
  left: number;
  attacker: number;
  shots: number;
  order: number[];
  teams: number[];
  cries: number[];
  quiet: number;
  places: number[];
  sides: string[];
  plane: PlaneView;
  field: FieldView;
  patches: {
    [k: string]: PatchView;
  };
  sections: {
    [k: string]: SectionView;
  };
  things: {
    [k: string]: ThingView;
  };
  figures: {
    [k: string]: FigureView1;
  };
  practice?: [number, number];
  tournament?: TournamentView;
  ended: string;
  winners: number[];
}
/**
 * A figure with its labels, its window and all that shows of it.
 */
export interface FigureView1 {
  code: string;
  number: number;
  copy: number;
  name: string;
  mode: string;
  faction: string;
  rank: string;
  points: number;
  body: string;
  radius: number;
  height: number;
  build: BuildView;
  cast: string;
  shape: number;
  weapon: string;
  kind: string;
  yaw: number;
  pitch: [number, number];
  white: number;
  ability?: AbilityView;
  owner: number;
  controller: number;
  zone: string;
  x: number;
  y: number;
  facing: number;
  face?: [number, string];
  shown: [number, string][];
  seen_white: number;
  loaded: number;
  moved: boolean;
  attacked: boolean;
  jammed: boolean;
  switches?: [boolean, boolean];
  covered: string;
  pose: PoseView;
  wheel?: [number, string][];
  top?: number;
}

export const GRAVITY = 9810 as const;

export const FASTEST = 20 as const;

export const ROUNDS = [1,2,3,4,5,6] as const;

export const BACK_UP_PART = 2 as const;

export const SIZES_IN = 100 as const;

export const TARGETS = 8 as const;

export const BASE_HEIGHT = 11 as const;

export const MUZZLE = [20,52] as const;

export const KINDS = {"actions":{"take_side":{"side":"side"},"stand":{"x":"length","y":"length"},"move":{"figure":"figure"},"shove":{"thing":"thing"},"attack_with":{"figure":"figure"},"tear_down":{"figure":"figure","section":"section"},"throw":{"thing":"thing"},"settle_first":{"figure":"figure"},"choose":{"figure":"figure"},"enter":{"x":"length","y":"length"}},"events":{"side_taken":{"seat":"seat","side":"side"},"ground":{"figure":"figure"},"placed":{"seat":"seat","figure":"figure","x":"length","y":"length","only":"seat"},"seats_drawn":{"seats":"seat"},"covered_grind":{"seat":"seat","figure":"figure"},"first_player":{"seat":"seat"},"turn_began":{"seat":"seat"},"move_began":{"figure":"figure"},"rolled":{"figure":"figure","x":"length","y":"length","facing":"facing"},"shoved":{"figure":"figure","thing":"thing","x":"length","y":"length"},"halted":{"figure":"figure","facing":"facing"},"stumbled":{"figure":"figure","other":"figure"},"section_fell":{"section":"section","figure":"figure"},"moves_ended":{"seat":"seat","covered":"figure"},"base_turned":{"figure":"figure","facing":"facing"},"attacked":{"figure":"figure","thing":"thing"},"struck":{"attacker":"figure","figure":"figure"},"stroke_void":{"figure":"figure","other":"figure"},"missed":{"figure":"figure"},"slid":{"figure":"figure","x":"length","y":"length","facing":"facing"},"thing_moved":{"thing":"thing","x":"length","y":"length"},"switch_tripped":{"figure":"figure"},"felled":{"figure":"figure","by":"figure","x":"length","y":"length"},"underside":{"figure":"figure"},"ability_used":{"figure":"figure"},"ability_failed":{"figure":"figure"},"defeated":{"figure":"figure","seat":"seat"},"recovered":{"figure":"figure","x":"length","y":"length"},"entered":{"figure":"figure","seat":"seat","x":"length","y":"length","facing":"facing"},"encouraged":{"seat":"seat"},"pushed":{"figure":"figure","x":"length","y":"length"},"jammed":{"figure":"figure"},"captured":{"figure":"figure","seat":"seat"},"attack_over":{"figure":"figure"},"reloaded":{"seat":"seat"},"accident_happened":{"figure":"figure"},"gave_up":{"seat":"seat"},"dropped_out":{"seat":"seat"},"final_began":{"seat":"seat","other":"seat"}}} as const;
