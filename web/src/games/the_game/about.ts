/** The pieces and places that an action names. */

import type { Action } from "../../wire/messages";

const UNITS = ["target", "ally", "patient", "transport", "host", "unit"];

export function about(action: Action): { units: number[]; cells: number[] } {
  const units = UNITS.map((field) => action[field]).filter(
    (value): value is number => typeof value === "number" && value >= 0,
  );
  const cell = action["cell"];
  return { units, cells: typeof cell === "number" && action.do !== "warp" ? [cell] : [] };
}
