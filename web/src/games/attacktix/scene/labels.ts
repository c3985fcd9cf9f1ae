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

const LETTER = 5.7;
const NUMBER = 26;
const HIGH = 22;

/** Of labels that lie on each other the farther one keeps its number only; the chosen figure is always named. */
export function uncrowded(labels: readonly Label[], chosen: number | null): Label[] {
  const taken: { left: number; right: number; y: number }[] = [];
  const nearest = [...labels].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen) || b.y - a.y);
  return nearest.map((label) => {
    const whole = NUMBER + (label.name.length + label.points.length) * LETTER;
    const box = (width: number): { left: number; right: number; y: number } => ({ left: label.x - width / 2, right: label.x + width / 2, y: label.y });
    const free = taken.every((other) => Math.abs(other.y - label.y) > HIGH || other.right < label.x - whole / 2 || other.left > label.x + whole / 2);
    taken.push(box(free ? whole : NUMBER));
    return free ? label : { ...label, name: "", points: "" };
  });
}
