/** The view of The Game, as the engine describes it, with what the board reads off it. */

import { readAs } from "../../wire/forms";
import type { Fields } from "../../wire/messages";
import { DIRECTION_NAMES, Grid } from "../../boards/hex/geometry";
import type { MapView, ModeView, TeamView, UnitView, View } from "./types";

export type {
  MapView as GroundMap,
  ModeView as Mode,
  ObjectiveView as Objective,
  SheetView as Sheet,
  TeamView as Team,
  UnitView as Unit,
  View,
} from "./types";

export function viewOf(view: Fields): View {
  return readAs<View>(view);
}

export { LEVELS, TERRAIN } from "./types";

const grids = new Map<string, Grid>();

const boards = new Map<string, Grid>();

/** The board as it is drawn, with its hills; turned for who sits at its far side. */
export function boardOf(map: MapView, turned = false): Grid {
  const levels = map.elevation ?? [];
  const key = [map.columns, map.rows, turned, levels.join(".")].join(" ");
  const known = boards.get(key) ?? new Grid(map.columns, map.rows, { levels, turned });
  boards.set(key, known);
  return known;
}

/** The own rows of a seat, by the labels of their hexes. */
export function homeOf(view: View, seat: number | null): string[] {
  const team = teamsOf(view).find((each) => each.seats.includes(seat ?? -1));
  return (team && view.map?.home?.[team.team]) ?? [];
}

/** Whether a seat's own rows lie at the far side of the map. */
export function sitsFar(view: View, seat: number | null): boolean {
  const rows = homeOf(view, seat).map((label) => Number(label.slice(2)));
  return rows.length > 0 && rows.reduce((sum, row) => sum + row, 0) / rows.length < (view.map.rows + 1) / 2;
}

/** The one grid of a size, for numbers and neighbours of hexes; every map of that size shares it. */
export function gridOf(map: { columns: number; rows: number }): Grid {
  const key = `${map.columns}x${map.rows}`;
  const known = grids.get(key) ?? new Grid(map.columns, map.rows);
  grids.set(key, known);
  return known;
}

export function facingOf(unit: { facing: string }): number {
  return DIRECTION_NAMES.indexOf(unit.facing as (typeof DIRECTION_NAMES)[number]);
}

export function teamNumber(team: string): number {
  return team === "A" ? 0 : team === "B" ? 1 : -1;
}

export function teamClass(team: string): string {
  return team === "A" ? "team-0" : team === "B" ? "team-1" : "team-none";
}

export function modeOf(view: View, unit: UnitView): ModeView | undefined {
  return view.sheets[unit.sheet]?.modes[unit.mode];
}

export function unitsOf(view: View): UnitView[] {
  return Object.values(view.units ?? {});
}

export function teamsOf(view: View): TeamView[] {
  return Object.values(view.teams ?? {});
}

/** Units that stand or lie on the map themselves, bodies first so that others cover them. */
export function onTheMap(view: View): UnitView[] {
  const there = unitsOf(view).filter((unit) => unit.at && unit.carrier === undefined && isPiece(unit));
  const rank = (unit: UnitView): number =>
    unit.status !== "operational" ? 0 : unit.level === "air" ? 2 : 1;
  return there.sort((a, b) => rank(a) - rank(b));
}

export function isPiece(unit: UnitView): boolean {
  return unit.status !== "aside" && unit.status !== "gone";
}

/** Everybody in a hex: those in the air first. */
export function unitsAt(view: View, label: string): UnitView[] {
  return onTheMap(view)
    .filter((unit) => unit.at === label)
    .reverse();
}

/** The level a walker stands on in a hex. */
export function groundLevel(map: MapView, cell: number): number {
  return (map.elevation[cell] ?? 0) - (map.depth[cell] ?? 0) + (map.construct_height[cell] ?? 0);
}
