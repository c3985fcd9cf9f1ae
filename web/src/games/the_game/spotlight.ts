/** Which hexes something outside the board speaks of: advice, a line of the log, a choice. */

import type { Action, GameEvent, Offered } from "../../wire/messages";
import { about, cellsIn, unitsIn } from "./about";
import { isStep, outlineOf, type Outline } from "./advice";
import { gridOf, type View } from "./tabletop";

export interface Spotted {
  cells: number[];
  /** Where the unit would stand, for a plan that moves it. */
  end: Outline["end"];
}

const NOTHING: Spotted = { cells: [], end: null };

export function spotted(
  view: View,
  light: { plan?: Offered[]; event?: GameEvent } | null,
): Spotted {
  if (light?.plan) return ofPlan(view, light.plan);
  return light?.event ? { cells: ofEvent(view, light.event), end: null } : NOTHING;
}

/** The hexes that one action is about: those it names, and those of whom it names. */
export function cellsOf(view: View, action: Action): number[] {
  const { units, cells } = about(action);
  return once([...cells, ...placesOf(view, units)]);
}

function ofPlan(view: View, plan: Offered[]): Spotted {
  const { end } = outlineOf(plan);
  const acts = plan.map((each) => each.action).filter((action) => !isStep(action));
  const cells = acts.flatMap((action) => cellsOf(view, action));
  return { cells: once(end ? [end.cell, ...cells] : cells), end };
}

/** Where an event takes place: first who did it. */
export function cellsOfEvent(view: View, event: GameEvent): number[] {
  return once([...placesOf(view, unitsIn(event)), ...cellsIn(event)]);
}

function ofEvent(view: View, event: GameEvent): number[] {
  const cells = cellsIn(event);
  return once(cells.length ? cells : placesOf(view, unitsIn(event)));
}

function placesOf(view: View, units: number[]): number[] {
  const grid = gridOf(view.map);
  return units.map((id) => grid.cell(view.units[id]?.at)).filter((cell) => cell >= 0);
}

function once(cells: number[]): number[] {
  return [...new Set(cells)];
}
