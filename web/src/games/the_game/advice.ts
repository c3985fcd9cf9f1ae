/** A plan of a bot in the words of a player: where it goes, not every step of it. */

import type { Action, Offered, Wording } from "../../wire/messages";
import { TOLD_BY_STOP } from "./types";

/** Steps of a Movement that are told by where it ends. */
const STEPS: ReadonlySet<string> = new Set(TOLD_BY_STOP);

/** Where a Movement has led, as the engine says with the word to stop there. */
export interface Place {
  cell: number;
  facing: number;
  prone: boolean;
}

export interface Outline {
  lines: Wording[];
  /** Where the unit stands after its last Movement; null when it does not move. */
  end: Place | null;
}

export function isStep(action: Action): boolean {
  return STEPS.has(action.do);
}

/** Steps of one Movement become one line, told where it stops; what is no step keeps its own words. */
export function outlineOf(plan: Offered[]): Outline {
  const lines: Wording[] = [];
  let end: Place | null = null;
  for (const { action, words } of plan) {
    if (!isStep(action)) {
      lines.push(words);
    } else if (action.do === "stop" && words.args?.["hex"]) {
      end = placeOf(words);
      const facing = { key: `facing-${end.facing}` };
      lines.push({ key: end.prone ? "ui-hint-go-prone" : "ui-hint-go", args: { hex: words.args["hex"], facing } });
    }
  }
  return { lines, end };
}

function placeOf({ args }: Wording): Place {
  return { cell: Number(args?.["cell"]), facing: Number(args?.["facing"]), prone: args?.["prone"] === 1 };
}
