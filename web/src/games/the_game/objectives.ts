/** What the scenario asks for, how far it has come, and where on the map it is decided. */

import type { Goal, Say } from "../../boards/contract";
import { told, twinIn } from "../../table/twin";
import type { Fields } from "../../wire/messages";
import { gridOf, teamNumber, type View } from "./tabletop";

/** Hexes where something counts for a team. */
export interface Zone {
  team: string;
  kind: "home" | "bank";
  cells: number[];
}

const HOME_COUNTS = new Set(["collect_cubes", "rescue"]);

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

/** Where the ground itself counts: home rows to carry things to, banks to cross to. */
export function zones(view: View): Zone[] {
  const grid = gridOf(view.map);
  const kinds = Object.values(view.scenario.objectives);
  const cells = (labels: string[] | undefined): number[] => (labels ?? []).map((label) => grid.cell(label));
  if (kinds.some((each) => each.kind === "far_bank")) {
    return ["A", "B"].map((team) => ({ team, kind: "bank", cells: cells(view.map.far_bank[team]) }));
  }
  const teams = ["A", "B"].filter((team) =>
    kinds.some((each) => HOME_COUNTS.has(each.kind) && (each.team === team || teamNumber(each.team) < 0)),
  );
  return teams.map((team) => ({ team, kind: "home", cells: cells(view.map.home[team]) }));
}

/** Hexes that are fought over: constructs that must fall, ground that must be held. */
export function targets(view: View): number[] {
  return Object.values(view.scenario.objectives).flatMap((each) => {
    if (each.kind === "destroy_constructs") {
      return cellsOfGroup(view, each.group).filter((cell) => view.map.construct_height[cell]);
    }
    if (each.kind !== "hold_level") return [];
    return view.map.elevation.flatMap((level, cell) => (level === each.level ? [cell] : []));
  });
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

function cellsOfGroup(view: View, group: string): number[] {
  const grid = gridOf(view.map);
  return (view.map.objectives[group] ?? []).map((label) => grid.cell(label));
}

function teamOf(team: string, say: Say): string {
  return teamNumber(team) < 0 ? say("nobody") : say(`team-${teamNumber(team)}`);
}
