/** Where a Movement can end, and which answers lead there. All of it comes from the engine. */

import { fieldsOf } from "../../wire/kinds";
import type { Action, Options } from "../../wire/messages";
import { KINDS, type ReachLook } from "./types";

export interface End {
  cell: number;
  facing: number;
  level: number;
  prone: boolean;
  spent: number;
  aboard: number;
  path: Action[];
  /** The hexes that it leads through, in order. */
  cells: number[];
}

type Told = Pick<ReachLook, "unit" | "points" | "steps" | "ends" | "warps">;

export interface Reach {
  unit: number;
  points: number;
  ends: End[];
  /** Hexes and levels of a warp. */
  warps: [number, number][];
}

/** An action from its line of text: `stand_up 3`. Of a step every field is of some kind. */
export function actionOf(text: string): Action {
  const [tag = "", ...values] = text.split(" ");
  const action: Action = { do: tag };
  for (const [index, field] of fieldsOf(KINDS.actions, tag).entries()) action[field] = Number(values[index]);
  return action;
}

export function reachOf({ unit, points, steps, ends, warps }: Told): Reach {
  const ways: Pick<End, "path" | "cells">[] = [];
  for (const [before, text, cell] of steps) {
    const { path, cells } = ways[before] ?? { path: [], cells: [] };
    ways.push({ path: [...path, actionOf(text)], cells: cells.at(-1) === cell ? cells : [...cells, cell] });
  }
  return {
    unit,
    points,
    warps,
    ends: ends.map(([cell, facing, level, prone, spent, aboard, last]) => ({
      cell,
      facing,
      level,
      prone: prone === 1,
      spent,
      aboard,
      ...ways[last]!,
    })),
  };
}

/** The reach that the options of a step carry, in the form of the look. */
export function reachFromOptions(options: Options): Reach {
  return reachOf({ ...(options as unknown as Told), points: Number(options["left"]) });
}

/** The cheapest end in every hex. */
export function nearest(reach: Reach): Map<number, End> {
  const found = new Map<number, End>();
  for (const end of reach.ends) {
    const known = found.get(end.cell);
    if (!known || end.spent < known.spent) found.set(end.cell, end);
  }
  for (const [cell, level] of reach.warps) {
    if (!found.has(cell)) found.set(cell, warpEnd(cell, level, 0));
  }
  return found;
}

export interface Wish {
  cell: number;
  facing: number | null;
  level: number | null;
  prone: boolean;
}

/** The end that comes nearest to a wish: hex first, then level and posture, facing, cost. */
export function endFor(reach: Reach, wish: Wish): End | null {
  const there = reach.ends.filter((end) => end.cell === wish.cell);
  for (const [cell, level] of reach.warps) {
    if (cell !== wish.cell) continue;
    for (let facing = 0; facing < 6; facing++) there.push(warpEnd(cell, level, facing));
  }
  let best: End | null = null;
  let lowest = Infinity;
  for (const end of there) {
    const value =
      (wish.level !== null && end.level !== wish.level ? 10_000 : 0) +
      (end.prone !== wish.prone ? 5_000 : 0) +
      (wish.facing === null ? 0 : 1_000 * turns(end.facing, wish.facing)) +
      end.spent;
    if (value < lowest) [best, lowest] = [end, value];
  }
  return best;
}

/** The facings, levels and postures that are open in a hex, with the least points they cost. */
export function choicesAt(reach: Reach, cell: number): { levels: number[]; prone: boolean } {
  const there = reach.ends.filter((end) => end.cell === cell);
  const levels = new Set(there.map((end) => end.level));
  for (const [other, level] of reach.warps) if (other === cell) levels.add(level);
  return { levels: [...levels].sort(), prone: there.some((end) => end.prone) };
}

export function costsByFacing(reach: Reach, wish: Wish): (number | null)[] {
  return Array.from({ length: 6 }, (_, facing) => {
    const end = endFor(reach, { ...wish, facing });
    return end && end.facing === facing ? end.spent : null;
  });
}

function warpEnd(cell: number, level: number, facing: number): End {
  const action: Action = { do: "warp", cell, level, facing };
  return { cell, facing, level, prone: false, spent: 0, aboard: -1, path: [action], cells: [cell] };
}

function turns(a: number, b: number): number {
  const clockwise = (b - a + 6) % 6;
  return Math.min(clockwise, 6 - clockwise);
}
