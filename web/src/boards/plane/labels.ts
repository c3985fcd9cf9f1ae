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
/** Of a figure, in letters of the board. */
const LEAST = 28;

/** How wide a chip with these words is, in letters of the board. */
export function chipWidth(text: string): number {
  return text.length * 6.6 + 16;
}

/** How large a figure is drawn on a base: at least so that it is known from afar. */
export function sizeOf(radius: number, letters: number): number {
  return Math.max(radius * 3, 34, LEAST * letters);
}

/** How a figure stands: its ring below, its body above it. */
export function bodyOf(figure: FigureView, lay: Lay, letters: number): { at: Place; radius: number; box: Box } {
  const at = lay.place([figure.x, figure.y] as Point);
  const radius = Math.max(lay.length(figure.radius), 3);
  const size = sizeOf(radius, letters);
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
  const bodies = figures.map(([id, figure]) => ({ id, figure, ...bodyOf(figure, lay, letters) }));
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

/** Where round a ring its words may stand, by degrees: above first, then to the sides, last below. */
const ROUND = [-90, -50, -130, -20, -160, 20, 160, 50, 130, 90];

interface RingWords {
  at: Place;
  /** How far its line is from there. */
  far: number;
  half: number;
  high: number;
}

/**
 * Where the words of each ring stand: on the line or, where somebody stands there, above it or
 * farther round, so that they cover neither figures nor names nor one another.
 */
export function ringLabels(
  rings: readonly RingWords[],
  figures: readonly (readonly [number, FigureView])[],
  lay: Lay,
  letters: number,
): Place[] {
  const taken = figures.filter(([, figure]) => !figure.wreck).map(([, figure]) => bodyOf(figure, lay, letters).box);
  for (const { at, dx, dy, text } of labelled(figures, lay, letters)) {
    taken.push(boxOf(at, dx, dy, (text.length * LETTER * letters) / 2, HEIGHT * letters));
  }
  return rings.map(({ at, far, half, high }) => {
    const boxAt = ({ x, y }: Place): Box => ({ left: x - half, right: x + half, top: y - high / 2, low: y + high / 2 });
    const above = [0, 1, 2].map((lines) => ({ x: at.x, y: at.y - far - lines * high }));
    const round = ROUND.map((degrees) => {
      const [along, down] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return { x: at.x + along * (far + half * Math.abs(along)), y: at.y + down * far };
    });
    const inside = ({ left, right, top, low }: Box): boolean => left >= 0 && top >= 0 && right <= lay.width && low <= lay.height;
    const free = (place: Place): boolean => !taken.some((other) => meet(boxAt(place), other));
    const places = [...above, ...round];
    const found = places.find((place) => inside(boxAt(place)) && free(place)) ?? places.find(free) ?? places[0]!;
    taken.push(boxAt(found));
    return found;
  });
}

function boxOf(at: Place, dx: number, dy: number, half: number, high: number): Box {
  return { left: at.x + dx - half, right: at.x + dx + half, top: at.y + dy - high * 0.85, low: at.y + dy + high * 0.15 };
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right - GAP && other.left < one.right - GAP && one.top < other.low - GAP && other.top < one.low - GAP;
}
