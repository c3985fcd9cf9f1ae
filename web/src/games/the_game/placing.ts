/** Where pieces stand on the picture. */

import type { Grid, Point } from "../../boards/hex/geometry";
import { roof } from "./ground/props";
import { onTheMap, type GroundMap, type Mode, type Unit, type View } from "./tabletop";

/** How far above the ground a flyer is drawn. */
export const HIGH = 34;

/** Giants and cities stand out, cassettes and crowds do not. */
export function sizeOf(unit: Unit, mode: Mode | undefined): number {
  if (unit.height >= 9) return 1.4;
  if ((mode?.height ?? 2) >= 5) return 1.2;
  return mode?.traits?.includes("small") ? 0.85 : 1;
}

/** On the ground, or on the roof of what is built there. */
export function placeOf(unit: Unit, map: GroundMap, grid: Grid): Point {
  const cell = grid.cell(unit.at);
  const { x, y } = grid.centre(cell);
  return { x, y: y - (unit.inside ? 0 : roof(map, cell)) };
}

export interface Standing {
  unit: Unit;
  at: Point;
  /** Two pieces in one hex stand a little apart. */
  shift: number;
}

/** Who stands nearer covers who stands behind; who lies is under all. */
export function standing(view: View, grid: Grid): Standing[] {
  const pieces = onTheMap(view);
  const upright = (each: Standing): number => Number(each.unit.status === "operational");
  return pieces
    .map((unit) => ({ unit, at: placeOf(unit, view.map, grid), shift: aside(unit, pieces) }))
    .sort((a, b) => upright(a) - upright(b) || a.at.y - b.at.y);
}

function aside(unit: Unit, pieces: readonly Unit[]): number {
  const company = pieces.filter((other) => other.at === unit.at);
  return company.length < 2 ? 0 : unit === company[0] ? -11 : 11;
}
