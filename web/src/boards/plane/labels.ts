/** Where names stand so that they cover neither each other nor anybody else. */

import type { Lay, Place } from "./lay";
import type { FigureView, Point } from "./scene";

export interface Label {
  id: number;
  text: string;
  /** Where the figure is, and where its name stands from there: the middle of its base line. */
  at: Place;
  dx: number;
  dy: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  low: number;
}

/** What a letter takes of the line, and how high one is, in letters of the board. */
const LETTER = 6.1;
const HEIGHT = 12;
const GAP = 2;

/** How a figure stands: its ring below, its body above it. */
export function bodyOf(figure: FigureView, lay: Lay): { at: Place; radius: number; box: Box } {
  const at = lay.place([figure.x, figure.y] as Point);
  const radius = Math.max(lay.length(figure.radius), 3);
  const size = Math.max(radius * 3, 34);
  const rise = Math.min(lay.length(figure.raised ?? 0) * 0.5, 26);
  const half = Math.max(radius, size * 0.26);
  const top = figure.wreck ? at.y - radius : at.y + radius * 0.55 - size * 0.8 - rise;
  return { at, radius, box: { left: at.x - half, right: at.x + half, top, low: at.y + radius + 4 } };
}

/**
 * Names for as many as there is room for, the first first. Each stands below its figure or, where
 * that is taken, above or beside it; whoever finds no place goes without.
 */
export function labelled(figures: readonly (readonly [number, FigureView])[], lay: Lay, letters: number): Label[] {
  const bodies = figures.map(([id, figure]) => ({ id, figure, ...bodyOf(figure, lay) }));
  const taken: Box[] = [];
  const found: Label[] = [];
  for (const { id, figure, at, radius, box } of bodies) {
    const text = `${figure.name}${figure.raised ? ` ▲${lay.told(figure.raised)}` : ""}`;
    if (!text.trim()) continue;
    const half = (text.length * LETTER * letters) / 2;
    const high = HEIGHT * letters;
    const aside = Math.max(radius, box.right - at.x) + half + 3;
    const places = [
      [0, radius + 4 + high],
      [0, box.top - at.y - 2],
      [aside, radius * 0.4 + high / 2],
      [-aside, radius * 0.4 + high / 2],
    ] as const;
    const free = places.find(([dx, dy]) => {
      const place = boxOf(at, dx, dy, half, high);
      return !taken.some((other) => meet(place, other)) && !bodies.some((other) => other.id !== id && !other.figure.wreck && meet(place, other.box));
    });
    if (!free) continue;
    taken.push(boxOf(at, free[0], free[1], half, high));
    found.push({ id, text, at, dx: free[0], dy: free[1] });
  }
  return found;
}

function boxOf(at: Place, dx: number, dy: number, half: number, high: number): Box {
  return { left: at.x + dx - half, right: at.x + dx + half, top: at.y + dy - high * 0.85, low: at.y + dy + high * 0.15 };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right - GAP && other.left < one.right - GAP && one.top < other.low - GAP && other.top < one.low - GAP;
}
