/** The roster of a force: in which order, with which abilities only. */

import type { DraftUnit } from "./described";

export const ORDERS = ["name", "value", "strength", "speed", "firepower", "endurance", "skill"] as const;
export type Order = (typeof ORDERS)[number];

/** The best of its modes counts; by name from A, by anything else from the most. */
export function sorted(units: readonly DraftUnit[], order: Order): DraftUnit[] {
  const names = (a: DraftUnit, b: DraftUnit): number => a.name.localeCompare(b.name);
  if (order === "name") return [...units].sort(names);
  return [...units].sort((a, b) => amount(b, order) - amount(a, order) || names(a, b));
}

export function amount(unit: DraftUnit, order: Exclude<Order, "name">): number {
  if (order === "value" || order === "endurance" || order === "skill") return unit[order];
  return Math.max(...unit.modes.map((mode) => mode[order]));
}

export function withTrait(units: readonly DraftUnit[], trait: string): DraftUnit[] {
  return trait ? units.filter((unit) => unit.modes.some((mode) => mode.traits.includes(trait))) : [...units];
}

/** Every ability that somebody has. */
export function traitsOf(units: readonly DraftUnit[]): string[] {
  return [...new Set(units.flatMap((unit) => unit.modes.flatMap((mode) => mode.traits)))].sort();
}
