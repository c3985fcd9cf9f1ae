/** What the scenario asks for, how far it has come, and where on the map it is decided. */

import type { Goal, Say } from "../registry";
import { gridOf, teamNumber, THICK_TREES, THIN_TREES, type Objective, type Unit, type View } from "./tabletop";

/** Hexes where something counts for a team. */
export interface Zone {
  team: string;
  kind: "home" | "bank";
  cells: number[];
}

const SCORING = new Set(["collect_cubes", "rescue", "kill_humans", "hold_level"]);
const DECIDING = new Set(["destroy_constructs", "burn_trees", "survive", "far_bank"]);
const HOME_COUNTS = new Set(["collect_cubes", "rescue"]);
/** By team: the bank on the other side of the river. */
const FAR_BANKS: Record<string, string> = { A: "south_bank", B: "north_bank" };

/** Whether points are counted, so that they are shown from the start. */
export function scores(view: View): boolean {
  return view.scenario.objectives.some((each) => SCORING.has(each.kind));
}

export function goals(view: View, say: Say): Goal[] {
  const { objectives, round_limit, tie, reinforcements } = view.scenario;
  const limit = round_limit ?? "–";
  const found = objectives.map((objective) => goalOf(view, objective, say));
  if (scores(view)) {
    const points = Object.fromEntries(view.teams.map((team) => [lower(team.team), team.score]));
    found.push(goal("ui-goal-points", { limit }, "ui-goal-points-now", points, say));
  } else if (tie === "value" && !objectives.some((each) => DECIDING.has(each.kind))) {
    const kept = Object.fromEntries(view.teams.map((team) => [lower(team.team), Math.round(team.left * 100)]));
    found.push(goal("ui-goal-value", { limit }, "ui-goal-value-now", kept, say));
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
  const now = standing(view, objective);
  return goal(key, args, `${key}-now`, now, say);
}

function goal(key: string, args: Record<string, string | number>, nowKey: string, now: Record<string, number> | null, say: Say): Goal {
  return { text: say(key, args), progress: now ? say(nowKey, now) : "" };
}

/** The figures that say how far an objective has come; null where the points tell it. */
function standing(view: View, objective: Objective): Record<string, number> | null {
  if (objective.kind === "eliminate") {
    return perTeam((team) => view.units.filter((unit) => unit.team === team && unit.status === "operational").length);
  }
  if (objective.kind === "collect_cubes") {
    return perTeam((team) => view.things.filter((thing) => lies(view, team, thing.at)).length);
  }
  if (objective.kind === "destroy_constructs") {
    const all = cellsOfGroup(view, objective.group);
    const left = all.filter((cell) => view.map.construct_height[cell]);
    return { left: left.length, all: all.length, points: sum(left.map((cell) => view.map.construct_hit_points[cell] ?? 0)) };
  }
  if (objective.kind === "rescue") {
    const safe = view.units.filter(
      (unit) => view.sheets[unit.sheet]?.heads && unit.status === "operational" && lies(view, objective.team, unit.at),
    );
    return { heads: sum(safe.map((unit) => unit.hit_points)) };
  }
  if (objective.kind === "burn_trees") return { fires: view.fires.filter((label) => isTree(view, label)).length, count: objective.count };
  if (objective.kind === "far_bank") {
    return perTeam((team) => {
      const bank = view.map.objectives[FAR_BANKS[team] ?? ""] ?? [];
      const there = view.units.filter(
        (unit) => unit.side === team && unit.status === "operational" && unit.level !== "air" && bank.includes(unit.at ?? ""),
      );
      return sum(there.map((unit) => worth(view, unit)));
    });
  }
  return null;
}

/** Where the ground itself counts: home rows to carry things to, banks to cross to. */
export function zones(view: View): Zone[] {
  const grid = gridOf(view.map);
  const kinds = view.scenario.objectives;
  const cells = (labels: string[] | undefined): number[] => (labels ?? []).map((label) => grid.cell(label));
  if (kinds.some((each) => each.kind === "far_bank")) {
    return ["A", "B"].map((team) => ({ team, kind: "bank", cells: cells(view.map.objectives[FAR_BANKS[team]!]) }));
  }
  const teams = ["A", "B"].filter((team) =>
    kinds.some((each) => HOME_COUNTS.has(each.kind) && (each.team === team || teamNumber(each.team) < 0)),
  );
  return teams.map((team) => ({ team, kind: "home", cells: cells(view.map.home[team]) }));
}

/** Hexes that are fought over: constructs that must fall, ground that must be held. */
export function targets(view: View): number[] {
  return view.scenario.objectives.flatMap((each) => {
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

function perTeam(count: (team: string) => number): Record<string, number> {
  return { a: count("A"), b: count("B") };
}

function lies(view: View, team: string, label: string | null): boolean {
  return label !== null && (view.map.home[team] ?? []).includes(label);
}

function cellsOfGroup(view: View, group: string): number[] {
  const grid = gridOf(view.map);
  return (view.map.objectives[group] ?? []).map((label) => grid.cell(label));
}

function isTree(view: View, label: string): boolean {
  const terrain = view.map.terrain[gridOf(view.map).cell(label)];
  return terrain === THIN_TREES || terrain === THICK_TREES;
}

/** A combined robot counts as its members, a mercenary for nobody. */
function worth(view: View, unit: Unit): number {
  const sheet = view.sheets[unit.sheet];
  if (!sheet || sheet.faction === "mercenary") return 0;
  return sum(sheet.members.map((slug) => view.sheets[slug]?.value ?? 0)) || sheet.value;
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

function sum(figures: number[]): number {
  return figures.reduce((total, each) => total + each, 0);
}
