/* Written by `make screen-types` from the game's forms. Change those. */

/**
 * A direction from `origin`, as `bearing`: within the arcs, in whole steps.
 *
 *     What goes there is `length` long, from the edge of the base, and opens by `width`;
 *     a length of 0 goes on to the edge of the table.
 */
export interface DirectionOutline {
  gesture: "direction";
  origin: [number, number];
  arcs: [number, number][];
  step: number;
  length: number;
  width: number;
  base: number;
}
/**
 * How what stands at `origin` and faces `now` is turned, as `facing`.
 */
export interface FacingOutline {
  gesture: "facing";
  origin: [number, number];
  now: number;
  arcs: [number, number][];
  step: number;
  base: number;
}
/**
 * A figure at its true place and size.
 */
export interface FigureView {
  x: number;
  y: number;
  radius: number;
  name: string;
  team?: number;
  seat?: number;
  cast?: string;
  shape?: string | number;
  facing?: number;
  left?: number;
  most?: number;
  height?: number;
  raised?: number;
  badges?: string[];
  acting?: boolean;
  spent?: boolean;
  down?: boolean;
  wreck?: boolean;
  form?: string;
  copy?: number;
}
/**
 * Something small that lies on the table: an objective, a crate, where a shot fell.
 */
export interface MarkView {
  kind: string;
  x: number;
  y: number;
  team?: number;
  name?: string;
}
/**
 * What stands or lies on the table: round, by `centre` and `radius`, or with corners.
 */
export interface ObstacleView {
  kind: string;
  corners?: [number, number][];
  centre?: [number, number];
  radius?: number;
  height?: number;
  name?: string;
  blocks?: boolean;
}
/**
 * A way from `start` that ends inside the rings, as `path`: at most so long, of so few legs.
 */
export interface PathOutline {
  gesture: "path";
  start: [number, number];
  allowance: number;
  legs: number;
  rings: [number, number][][];
  base: number;
}
/**
 * The whole table.
 */
export interface PlaneView {
  width: number;
  depth: number;
  inch: number;
  unit?: "inch" | "mm";
  figures?: {
    [k: string]: FigureView;
  };
  obstacles?: {
    [k: string]: ObstacleView;
  };
  zones?: {
    [k: string]: ZoneView;
  };
  marks?: {
    [k: string]: MarkView;
  };
  rings?: {
    [k: string]: RingView;
  };
  ahead?: number[];
}
/**
 * A part of the table with a meaning: where an army starts, what is to be held.
 */
export interface ZoneView {
  kind: string;
  corners?: [number, number][];
  centre?: [number, number];
  radius?: number;
  team?: number;
  name?: string;
}
/**
 * A distance about a figure that players look at: a range, an aura. Edge to edge.
 */
export interface RingView {
  figure: number;
  kind: string;
  reach: number;
  least?: number;
  name?: string;
}
/**
 * Any point inside the rings, as `x` and `y`; `base` is the radius of what is put there.
 */
export interface PointOutline {
  gesture: "point";
  rings: [number, number][][];
  base: number;
}
