/** Where to look on a measured table: at who acts and what can answer, at what an event is about. */

import { fieldsOf, numbersIn } from "../../wire/kinds";
import type { GameEvent } from "../../wire/messages";
import type { Outline } from "./regions";
import type { PlaneView, Point } from "./scene";

/** The ends of what may be answered: corners of regions, and where they begin. */
export function extentOf(outline: Outline): Point[] {
  if (outline.gesture === "path") return [outline.start, ...outline.rings.flatMap(corners)];
  if (outline.gesture === "point") return outline.rings.flatMap(corners);
  return [outline.origin];
}

/** Two corners are enough to frame a ring. */
function corners(ring: readonly Point[]): Point[] {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** What the fields of a game's events name, and which kind is a figure of its table. */
export interface NamedByEvents {
  events: object;
  figure: string;
}

/** The places that an event names, and those of whom it names. */
export function placesOf(plane: PlaneView, event: GameEvent, { events, figure }: NamedByEvents): Point[] {
  const named = pointsIn(event, events).flat();
  const figures = numbersIn(events, event.event, event, figure).flatMap((id) => plane.figures?.[id] ?? []);
  return [...named, ...figures.map(({ x, y }): Point => [x, y])];
}

/** What an event draws on the table: the way that it names, or a beam between the two points that it names. */
export function drawnOf(event: GameEvent, { events }: NamedByEvents): { way?: Point[]; beam?: Point[] } {
  const named = pointsIn(event, events);
  const way = named.find((points) => points.length > 1);
  if (way) return { way };
  return named.length === 2 ? { beam: named.flat() } : {};
}

/** Of each field that names points, those: a place is one, a way several. */
function pointsIn(event: GameEvent, events: object): Point[][] {
  return fieldsOf(events, event.event, "point").flatMap((field) => {
    const value: unknown = event[field];
    if (isPoint(value)) return [[value]];
    return Array.isArray(value) ? [value.filter(isPoint)] : [];
  });
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
}
