/** The whole board, painted once for a size on the screen. */

import type { Grid } from "../../../boards/hex/geometry";
import type { GroundMap } from "../tabletop";
import type { Palette } from "./palette";
import { Props } from "./props";
import { Surface } from "./surface";

export function paint(canvas: HTMLCanvasElement, map: GroundMap, grid: Grid, scale: number, paints: Palette): void {
  canvas.width = Math.round(grid.width * scale);
  canvas.height = Math.round(grid.height * scale);
  const on = canvas.getContext("2d");
  if (!on) return;
  on.scale(canvas.width / grid.width, canvas.height / grid.height);
  const surface = new Surface(on, map, grid, paints);
  const props = new Props(on, map, grid, paints);
  for (const cell of grid.order) surface.hex(cell);
  surface.water();
  for (const cell of grid.order) {
    if (grid.lift(cell) > 0) surface.hex(cell);
    props.hex(cell);
  }
  light(on, grid, paints);
  letters(on, grid, paints);
}

/** One sun for all, from the upper left; only where the board is. */
function light(on: CanvasRenderingContext2D, grid: Grid, paints: Palette): void {
  const sun = on.createLinearGradient(0, 0, grid.width, grid.height);
  sun.addColorStop(0, paints.sun);
  sun.addColorStop(0.5, "rgb(0 0 0 / 0%)");
  sun.addColorStop(1, paints.dusk);
  on.save();
  on.globalCompositeOperation = "source-atop";
  on.fillStyle = sun;
  on.fillRect(0, 0, grid.width, grid.height);
  on.restore();
}

/** Columns are numbered on the edge of the board that is nearest. */
function letters(on: CanvasRenderingContext2D, grid: Grid, paints: Palette): void {
  on.fillStyle = paints.letters;
  on.font = '600 9px "Rollout Display", sans-serif';
  on.textAlign = "center";
  const last = grid.turned ? 0 : grid.rows - 1;
  for (let column = 0; column < grid.columns; column++) {
    const cell = last * grid.columns + column;
    const [a, b] = grid.side(cell, grid.seen(3));
    on.fillText(grid.label(cell).slice(0, 2), (a.x + b.x) / 2, a.y + grid.lift(cell) + 15);
  }
}
