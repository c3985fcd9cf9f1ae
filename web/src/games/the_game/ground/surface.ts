/** The ground itself: tops and sides of hexes, facets, ticks at the corners, water. */

import { border } from "../../../boards/hex/borders";
import { corner, LEVEL, SIZE, type Grid, type Point } from "../../../boards/hex/geometry";
import { TERRAIN, type GroundMap } from "../tabletop";
import { facets, type Facet } from "./chance";
import { mix, type Palette } from "./palette";

/** How thick the board is at its edge. */
const EDGE = 15;

export class Surface {
  readonly #facets: Facet[];

  constructor(
    readonly on: CanvasRenderingContext2D,
    readonly map: GroundMap,
    readonly grid: Grid,
    readonly paints: Palette,
  ) {
    this.#facets = facets(grid.width, grid.height + 60);
  }

  /** One hex: what is seen of its sides, then its top. */
  hex(cell: number): void {
    this.#sides(cell);
    this.#top(cell);
    this.#ticks(cell);
  }

  /** All water: a bank, then bands to the deep; every level of depth is a band more. */
  water(): void {
    const wet = this.#cells((cell) => this.map.terrain[cell] === TERRAIN.water);
    if (!wet.length) return;
    const { on, paints } = this;
    this.#area(wet, 0, paints.bank);
    this.#area(wet, 2, paints.water[0]);
    this.#area(wet, 8, paints.water[1]);
    for (let depth = 2; depth <= 3; depth++) {
      const deep = wet.filter((cell) => (this.map.depth[cell] ?? 0) >= depth);
      if (deep.length) this.#area(deep, 12, paints.water[depth]!);
    }
    on.strokeStyle = paints.foam;
    on.lineWidth = 1.2;
    on.stroke(new Path2D(border(wet, this.grid, 5)));
    for (const cell of wet) this.#glints(cell);
  }

  #area(cells: number[], inset: number, paint: string): void {
    this.on.fillStyle = paint;
    this.on.fill(new Path2D(border(cells, this.grid, inset)));
  }

  #glints(cell: number): void {
    const { x, y } = this.grid.centre(cell);
    const { on } = this;
    on.strokeStyle = this.paints.foam;
    on.lineWidth = 1;
    on.beginPath();
    for (const [dx, dy, long] of [[-16, -6, 9], [6, 7, 12], [12, -13, 6]] as const) {
      on.moveTo(x + dx, y + dy);
      on.quadraticCurveTo(x + dx + long / 2, y + dy - 2.4, x + dx + long, y + dy);
    }
    on.stroke();
  }

  #cells(wanted: (cell: number) => boolean): number[] {
    return this.grid.order.filter(wanted);
  }

  /** The three sides that look at the viewer, as far down as the neighbour lies lower. */
  #sides(cell: number): void {
    const { grid, on, paints } = this;
    for (const [index, seen] of [4, 3, 2].entries()) {
      const direction = grid.seen(seen);
      const other = grid.neighbour(cell, direction);
      const drop = other < 0 ? grid.lift(cell) + EDGE + LEVEL : grid.lift(cell) - grid.lift(other);
      if (drop <= 0) continue;
      const [a, b] = grid.side(cell, direction);
      on.fillStyle = paints.walls[index]!;
      on.beginPath();
      on.moveTo(a.x, a.y - 0.6);
      on.lineTo(b.x, b.y - 0.6);
      on.lineTo(b.x, b.y + drop);
      on.lineTo(a.x, a.y + drop);
      on.fill();
      this.#ledges(a, b, drop);
    }
  }

  /** A line for every level, so that levels can be counted. */
  #ledges(a: Point, b: Point, drop: number): void {
    const { on } = this;
    on.strokeStyle = this.paints.ledge;
    on.lineWidth = 1;
    on.beginPath();
    for (let down = LEVEL; down < drop; down += LEVEL) {
      on.moveTo(a.x, a.y + down);
      on.lineTo(b.x, b.y + down);
    }
    on.stroke();
  }

  #top(cell: number): void {
    const { grid, on, paints } = this;
    const centre = grid.centre(cell);
    const paint = this.#paint(cell);
    on.save();
    this.#hexagon(centre, SIZE + 0.5);
    on.fillStyle = paint;
    on.fill();
    on.clip();
    const shade = paints.ground[0] > "#80" ? "#5a5f86" : "#000000";
    for (const { corners, tone } of this.#facets) {
      if (!corners.some(([x, y]) => Math.abs(x - centre.x) < 70 && Math.abs(y - centre.y) < 62)) continue;
      on.globalAlpha = Math.abs(tone - 0.5) * 2 * paints.facets * 1.25;
      on.fillStyle = tone > 0.5 ? "#ffffff" : shade;
      on.beginPath();
      corners.forEach(([x, y], index) => (index ? on.lineTo(x, y) : on.moveTo(x, y)));
      on.fill();
    }
    on.restore();
    if (grid.lift(cell) > 0) this.#rim(cell);
  }

  /** The far edges of what lies higher catch the light. */
  #rim(cell: number): void {
    const { grid, on } = this;
    on.strokeStyle = this.paints.ledge;
    on.lineWidth = 1.2;
    on.beginPath();
    for (let direction = 0; direction < 6; direction++) {
      const other = grid.neighbour(cell, direction);
      if (other >= 0 && grid.lift(other) >= grid.lift(cell)) continue;
      const [a, b] = grid.side(cell, direction);
      on.moveTo(a.x, a.y);
      on.lineTo(b.x, b.y);
    }
    on.stroke();
  }

  #paint(cell: number): string {
    const { map, paints } = this;
    const level = Math.min(Math.max(map.elevation[cell] ?? 0, 0), paints.hill.length - 1);
    const ground = paints.ground[map.terrain[cell] ?? 0] ?? paints.ground[0];
    if ((map.elevation[cell] ?? 0) < 0) return mix(ground, paints.walls[2], 0.35);
    return level ? mix(paints.hill[level]!, ground, map.terrain[cell] ? 0.5 : 0) : ground;
  }

  /** No whole cells: three short arms at every corner. */
  #ticks(cell: number): void {
    const { on } = this;
    const centre = this.grid.centre(cell);
    on.strokeStyle = this.paints.tick;
    on.lineWidth = 1;
    on.beginPath();
    for (let index = 0; index < 3; index++) {
      const [a, b] = [corner(centre, index), corner(centre, index + 1)];
      on.moveTo(a.x, a.y);
      on.lineTo(a.x + (b.x - a.x) * 0.17, a.y + (b.y - a.y) * 0.17);
      on.moveTo(b.x, b.y);
      on.lineTo(b.x + (a.x - b.x) * 0.17, b.y + (a.y - b.y) * 0.17);
    }
    on.stroke();
  }

  #hexagon(centre: Point, radius: number): void {
    const { on } = this;
    on.beginPath();
    for (let index = 0; index < 6; index++) {
      const { x, y } = corner(centre, index, radius);
      if (index) on.lineTo(x, y);
      else on.moveTo(x, y);
    }
    on.closePath();
  }
}
