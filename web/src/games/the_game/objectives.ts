/** What the scenario asks for, how far it has come, and where on the map it is decided. */

import type { Goal, Say } from "../../boards/contract";
import { gridOf, teamNumber, teamsOf, type Objective, type View } from "./tabletop";

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

export function goals(view: View, say: Say): Goal[] {
  const { objectives, round_limit, decided_by, reinforcements } = view.scenario;
  const limit = round_limit ?? "–";
  const found = Object.values(objectives).map((objective) => goalOf(view, objective, say));
  if (decided_by === "points") {
    const points = Object.fromEntries(teamsOf(view).map((team) => [lower(team.team), team.score]));
    found.push(goal("ui-goal-points", { limit }, points, say));
  } else if (decided_by === "value") {
    const kept = Object.fromEntries(teamsOf(view).map((team) => [lower(team.team), Math.round(team.left * 100)]));
    found.push(goal("ui-goal-value", { limit }, kept, say));
  }
  for (const each of reinforcements ?? []) {
    if (view.round > each.round) continue;
    const units = each.units.map((slug) => nameOf(view, slug)).join(", ");
    found.push({ text: say("ui-goal-reinforcements", { round: each.round, units, team: teamOf(each.team, say) }), progress: "" });
  }
  return found;
}

function goalOf(view: View, objective: Objective, say: Say): Goal {
  const key = `ui-goal-${objective.kind.replaceAll("_", "-")}`;
  const args = {
    team: teamOf(objective.team, say),
    other: teamOf(objective.team === "A" ? "B" : "A", say),
    count: objective.count,
    limit: view.scenario.round_limit ?? "–",
    level: objective.level,
    rounds: objective.rounds.join(", "),
    units: objective.units.map((slug) => nameOf(view, slug)).join(" / "),
  };
  return goal(key, args, objective.progress, say);
}

function goal(key: string, args: Record<string, string | number>, now: Record<string, number>, say: Say): Goal {
  return { text: say(key, args), progress: Object.keys(now).length ? say(`${key}-now`, now) : "" };
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

/** The name of somebody who may not be on the table yet. */
export function nameOf(view: View, slug: string): string {
  const plain = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return view.sheets[slug]?.name ?? plain.join(" ");
}

function teamOf(team: string, say: Say): string {
  return teamNumber(team) < 0 ? say("nobody") : say(`team-${teamNumber(team)}`);
}

function lower(team: string): string {
  return team.toLowerCase();
}
