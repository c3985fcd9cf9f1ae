/** What is written over the figures of the scene, and what gives way where they stand close. */

import type { Face } from "../tabletop";

export interface Label {
  id: number;
  x: number;
  y: number;
  name: string;
  points: string;
  team: number;
  face: Face | undefined;
  badges: string[];
  /** Of falling. */
  chance: string;
  /** It is a friend of whoever aims. */
  danger: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 5.2;
const ROUND = 8;
const NUMBER = 23;
const BADGE = 18;
const HIGH = 24;
/** How far a number is moved aside at most, in times of its own size. */
const AWAY = 4;

/** Where a label is drawn: its upper edge at its place, its middle above it. */
export function boxOf(label: Label): Box {
  const letters = (label.name ? label.name.length + label.points.length + 1 : 0) + (label.chance ? label.chance.length + 1 : 0) + (label.danger ? 2 : 0);
  const width = ROUND + (label.face ? NUMBER : 0) + letters * LETTER + label.badges.length * BADGE;
  return { left: label.x - width / 2, right: label.x + width / 2, top: label.y, bottom: label.y + HIGH };
}

/** Steps aside, the shortest first, in times of a number's width and height. */
const STEPS: readonly (readonly [number, number])[] = steps();

function steps(): [number, number][] {
  const found: [number, number][] = [];
  for (let across = -AWAY; across <= AWAY; across += 0.5) {
    for (let down = -AWAY; down <= AWAY; down += 0.5) found.push([across, down]);
  }
  const far = ([across, down]: [number, number]): number => Math.hypot(across * (ROUND + NUMBER), down * HIGH);
  return found.sort((a, b) => far(a) - far(b));
}

/**
 * No label lies on another, nor on a figure of `bodies` where there is room beside it: whoever is
 * farther off keeps its number only, and that is moved aside as little as need be. The chosen
 * figure is always named, where it stands. What lies over the scene (`panels`) hides none of it:
 * a label steps out from below.
 */
export function uncrowded(labels: readonly Label[], chosen: number | null, bodies: readonly Box[] = [], panels: readonly Box[] = []): Label[] {
  const taken: Box[] = [...panels];
  const nearest = [...labels].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen) || b.y - a.y);
  return nearest.map((label) => {
    const free = label.id === chosen ? taken : [...taken, ...bodies];
    const less = label.id === chosen ? label : nameless(label);
    const found = isFree(boxOf(label), free) ? label : (aside(less, free) ?? aside(nameless(label), taken) ?? label);
    taken.push(boxOf(found));
    return found;
  });
}

/** A label of a figure in the picture is in it as a whole. */
export function inside(label: Label, width: number): Label {
  const { left, right } = boxOf(label);
  if (label.x < 0 || label.x > width) return label;
  return { ...label, x: label.x + Math.max(-left, 0) - Math.max(right - width, 0) };
}

function aside(label: Label, taken: readonly Box[]): Label | null {
  const { left, right, top, bottom } = boxOf(label);
  for (const [across, down] of STEPS) {
    const [dx, dy] = [across * (right - left), down * (bottom - top)];
    if (isFree({ left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy }, taken)) return { ...label, x: label.x + dx, y: label.y + dy };
  }
  return null;
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return taken.every((other) => apart(box, other));
}

function nameless(label: Label): Label {
  return { ...label, name: "", points: "" };
}

function apart(one: Box, other: Box): boolean {
  return one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
}
