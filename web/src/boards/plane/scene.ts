/** A measured table as a view shows it: the forms of `rollout.gamekit.plane`. */

import { readAs } from "../../wire/forms";
import type { Fields } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import { Lay } from "./lay";
import type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView } from "./types";

export type Point = readonly [number, number];

export type { FigureView, MarkView, ObstacleView, PlaneView, RingView, ZoneView };
/** What has a middle: round, or with corners. */
export type ShapeView = { corners?: readonly Point[]; centre?: Point; radius?: number };

const NOTHING: PlaneView = { width: 24_000, depth: 24_000, inch: 1_000 };

export function planeOf(view: Fields | null | undefined): PlaneView {
  const plane = view && readAs<PlaneView | undefined>(view["plane"]);
  return plane ? { ...plane, figures: named(plane.figures ?? {}) } : NOTHING;
}

/** Called in the reader's language where the catalogue has it, with its form, and numbered where there are several. */
function named(figures: Record<string, FigureView>): Record<string, FigureView> {
  const all = Object.entries(figures).map(([id, figure]): [string, FigureView] => {
    const name = words.has(figure.name) ? words.say(figure.name) : figure.name;
    const called = figure.form ? `${name} (${formWords(figure.form)})` : name;
    return [id, { ...figure, name: figure.copy ? `${called} ${figure.copy}` : called }];
  });
  return Object.fromEntries(all);
}

/** A form in words; the list is open, and a strange one is called as its key without its kind. */
function formWords(key: string): string {
  return words.has(key) ? words.say(key) : key.slice(key.indexOf("-") + 1).replaceAll("-", " ");
}

/** The figures with their numbers, wrecks first and then the farthest as it is seen: others are drawn over them. */
export function figuresOf(plane: PlaneView, lay: Lay = new Lay(plane)): [number, FigureView][] {
  const all = Object.entries(plane.figures ?? {}).map(([id, figure]): [number, FigureView] => [Number(id), figure]);
  const deep = ({ x, y }: FigureView): number => lay.seen([x, y])[1];
  return all.sort(([, a], [, b]) => Number(!!b.wreck) - Number(!!a.wreck) || deep(b) - deep(a));
}

export function middleOf(shape: ShapeView): Point {
  if (shape.centre) return shape.centre;
  const corners = shape.corners ?? [];
  const sum = corners.reduce<[number, number]>(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [sum[0] / Math.max(corners.length, 1), sum[1] / Math.max(corners.length, 1)];
}
