/** Where to look on a measured table: at who acts and what can answer, at what an event is about. */

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

const WHO = ["attacker", "shooter", "figure", "model", "target", "victim"];

/** The places that an event names, or those of whom it names. */
export function placesOf(plane: PlaneView, event: GameEvent): Point[] {
  const named = ([event["start"], event["end"]] as unknown[]).filter(isPoint);
  const path = event["path"];
  const way = Array.isArray(path) && path.every(isPoint) ? (path as unknown as Point[]) : [];
  const figures = WHO.flatMap((field) => plane.figures?.[`${event[field]}`] ?? []);
  return [...named, ...way, ...figures.map(({ x, y }): Point => [x, y])];
}

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");
}
