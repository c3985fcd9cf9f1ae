/** What the scenario asks for, how far it has come, and where on the map it is decided. */

import type { Goal, Say } from "../../boards/contract";
import { told, twinIn } from "../../table/twin";
import type { Fields } from "../../wire/messages";
import { gridOf, teamNumber, type View } from "./tabletop";
import type { ZoneView } from "./types";

/** Hexes where something counts for a team: home rows to carry things to, banks to cross to. */
export interface Zone extends Pick<ZoneView, "team" | "kind"> {
  cells: number[];
}

/** Whether points are counted, so that they are shown from the start. */
export function scores(view: View): boolean {
  return Object.values(view.scenario.objectives).some((each) => each.scores);
}

/** What wins, as the game says it, each with how far it has come. */
export function goals(view: Fields, say: Say): Goal[] {
  const lines = twinIn(view)?.["goal"]?.lines ?? {};
  const wanted = Object.entries(lines).filter(([name]) => name.startsWith("goal-") && !name.endsWith("-now"));
  return wanted.map(([name, line]) => ({ text: told(line, say), progress: told(lines[`${name}-now`] ?? null, say) }));
}

/** Where the ground itself counts. */
export function zones(view: View): Zone[] {
  return (view.scenario.zones ?? []).map(({ team, kind, hexes }) => ({ team, kind, cells: cellsOf(view, hexes) }));
}

/** Hexes that are fought over: constructs that must fall, ground that must be held. */
export function targets(view: View): number[] {
  return cellsOf(view, view.scenario.fought_over ?? []);
}

/** What a hex means for the objective, in words. */
export function meaningOf(view: View, cell: number, say: Say): string[] {
  const said = zones(view)
    .filter((zone) => zone.cells.includes(cell))
    .map((zone) => zoneName(zone, say));
  if (targets(view).includes(cell)) said.push(say("ui-goal-target"));
  return said;
}

export function zoneName(zone: Zone, say: Say): string {
  return say(`ui-goal-${zone.kind}`, { team: teamOf(zone.team, say) });
}

function cellsOf(view: View, hexes: string[]): number[] {
  const grid = gridOf(view.map);
  return hexes.map((label) => grid.cell(label));
}

function teamOf(team: string, say: Say): string {
  return teamNumber(team) < 0 ? say("nobody") : say(`team-${teamNumber(team)}`);
}
