/** What may be answered on a measured table: the outlines of `rollout.space.regions`. */

import type { Action, Fields, Json, Options } from "../../wire/messages";
import { angleTo, contains, laidOff, TURN } from "./lay";
import type { Point } from "./scene";
import type { DirectionOutline, FacingOutline, PathOutline, PointOutline } from "./types";

export type { DirectionOutline, FacingOutline, PathOutline, PointOutline };

export type Ring = readonly Point[];
/** Where it begins, and how far it goes on anticlockwise. */
export type Arc = readonly [number, number];

export type Outline = PointOutline | PathOutline | DirectionOutline | FacingOutline;

export interface Region {
  outline: Outline;
  /** The answer without what is pointed at. */
  action: Action;
}

/** What is pointed at: a point, the ends of a path's legs, or an angle. */
export type Value = { point: Point } | { path: readonly Point[] } | { angle: number };

export function regionsOf(options: Options | null | undefined): Region[] {
  if (!options) return [];
  const inner = (options.parts ?? []).flatMap(regionsOf);
  const outline = options["outline"] as Outline | null | undefined;
  return options.kind === "region" && outline ? [{ outline, action: options["action"] as Action }, ...inner] : inner;
}

/** What the answers of a region have in common, where there are several regions of that kind; else "". */
export function bundling(options: Options | null | undefined): (action: Action) => string {
  const regions = regionsOf(options).map(({ action }) => action);
  return (action) => {
    const alike = regions.filter((each) => each.do === action.do);
    const found = alike.length > 1 ? alike.find((each) => Object.keys(each).every((name) => each[name] === action[name])) : undefined;
    return found ? JSON.stringify(found) : "";
  };
}

/** Where a region is at home: whoever clicks there means it. */
export function homeOf({ outline }: Region): Point | null {
  if (outline.gesture === "path") return outline.start;
  return outline.gesture === "point" ? null : outline.origin;
}

export function answerOf({ outline, action }: Region, value: Value): Action {
  if ("point" in value) return { ...action, x: value.point[0], y: value.point[1] };
  if ("path" in value) return { ...action, path: value.path.map((point) => [...point]) as Json };
  return { ...action, [outline.gesture === "facing" ? "facing" : "bearing"]: value.angle };
}

/** The angle of an arc's step nearest to one that is pointed at. */
export function snapped(outline: DirectionOutline | FacingOutline, angle: number): number {
  const { arcs, step } = outline;
  const turned = (value: number): number => ((value % TURN) + TURN) % TURN;
  const stepped = turned(Math.round(angle / step) * step);
  if (arcs.some(([first, span]) => turned(stepped - first) <= span)) return stepped;
  const bounds = arcs.flatMap(([first, span]) => [
    Math.ceil(first / step) * step,
    Math.floor((first + span) / step) * step,
  ]);
  const away = (bound: number): number => Math.min(turned(bound - angle), turned(angle - bound));
  return turned(bounds.reduce((best, bound) => (away(bound) < away(best) ? bound : best), bounds[0] ?? stepped));
}

/** What pointing at a place means; the way of a path is found by the service. */
export function pointedAt({ outline }: Region, point: Point, via: readonly Point[]): Value {
  if (outline.gesture === "point") return { point };
  if (outline.gesture === "path") return { path: [...via, point] };
  return { angle: snapped(outline, angleTo(outline.origin, point)) };
}

/** Whether a value is probably good: the outline is drawn, and the service decides. */
export function seemsGood({ outline }: Region, value: Value): boolean {
  if (outline.gesture === "point") return "point" in value && contains(outline.rings, value.point);
  if (outline.gesture === "path") return "path" in value && contains(outline.rings, value.path.at(-1) ?? outline.start);
  return true;
}

/** An answer of this region as a value, to show what a listed choice means; what is set beside it may differ. */
export function valueOf({ outline, action }: Region, answer: Action, beside: Fields = {}): Value | null {
  const same = ([name, value]: [string, Json]): boolean => name in beside || JSON.stringify(answer[name]) === JSON.stringify(value);
  if (!Object.entries(action).every(same)) return null;
  if (outline.gesture === "point") return { point: [Number(answer["x"]), Number(answer["y"])] };
  if (outline.gesture === "path") return { path: (answer["path"] ?? []) as unknown as Point[] };
  return { angle: Number(answer[outline.gesture === "facing" ? "facing" : "bearing"]) };
}

/** A sector of a circle as a closed ring: an arc that is allowed, or a cone. */
export function sector(centre: Point, [first, span]: Arc, reach: number): Point[] {
  const count = Math.max(2, Math.ceil(span / 50));
  const rim = Array.from({ length: count + 1 }, (_, index) => laidOff(centre, first + (span * index) / count, reach));
  return span >= TURN ? rim : [centre, ...rim];
}
