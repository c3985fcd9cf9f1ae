/** A plan of a bot in the words of a player: where it goes, not every step of it. */

import type { Action, Offered, Wording } from "../../wire/messages";
import { trace, type Place } from "./reach";
import { facingOf, gridOf, type View } from "./tabletop";

export const STEPS = new Set(["move", "forward", "backward", "turn_left", "turn_right", "slide", "walk", "stop", "drop_prone", "stand_up"]);

export interface Outline {
  lines: Wording[];
  /** Where the unit stands after its last Movement; null when it does not move. */
  end: (Place & { prone: boolean }) | null;
}

/** Steps of one Movement become one line; what is no step keeps its own words. */
export function outlineOf(view: View, unit: number, plan: Offered[]): Outline {
  const grid = gridOf(view.map);
  const mover = view.units[unit];
  const lines: Wording[] = [];
  if (!mover?.at) return { lines: plan.map((each) => each.words), end: null };
  let end = { cell: grid.cell(mover.at), facing: facingOf(mover), prone: mover.prone };
  let steps: Action[] = [];
  let moved = false;

  const arrive = (): void => {
    if (!steps.length) return;
    const there = trace(end, steps, (cell, direction) => grid.neighbour(cell, direction)).at(-1)!;
    end = { cell: there.cell, facing: turned(end.facing, steps), prone: lies(end.prone, steps) };
    const facing = { key: `facing-${end.facing}` };
    const key = end.prone ? "ui-hint-go-prone" : "ui-hint-go";
    lines.push({ key, args: { hex: grid.label(end.cell), facing } });
    [steps, moved] = [[], true];
  };

  for (const each of plan) {
    if (STEPS.has(each.action.do)) {
      steps.push(each.action);
      continue;
    }
    arrive();
    lines.push(each.words);
  }
  arrive();
  return { lines, end: moved ? end : null };
}

function turned(facing: number, steps: Action[]): number {
  return steps.reduce((now, step) => {
    if (step.do === "turn_left") return (now + 5) % 6;
    if (step.do === "turn_right") return (now + 1) % 6;
    return step.do === "stand_up" ? Number(step["facing"]) : now;
  }, facing);
}

function lies(prone: boolean, steps: Action[]): boolean {
  return steps.reduce((now, step) => (step.do === "drop_prone" ? true : step.do === "stand_up" ? false : now), prone);
}
