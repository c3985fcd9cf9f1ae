/** The pieces and places that an action names. */

import { numbersIn } from "../../wire/kinds";
import type { Action, GameEvent } from "../../wire/messages";
import { KINDS } from "./types";

/** Whom an action is about; a gun is only what it is done with, and a warp is answered by its way. */
export function about({ gun: _gun, ...action }: Action): { units: number[]; cells: number[] } {
  const units = numbersIn(KINDS.actions, action.do, action, "unit");
  return { units, cells: action.do === "warp" ? [] : numbersIn(KINDS.actions, action.do, action, "cell") };
}

export function unitsIn(event: GameEvent): number[] {
  return numbersIn(KINDS.events, event.event, event, "unit");
}

export function cellsIn(event: GameEvent): number[] {
  return numbersIn(KINDS.events, event.event, event, "cell");
}
