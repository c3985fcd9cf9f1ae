/** What stands on the ground: trees, rocks, buildings, and here and there a crater. The light comes from the upper left. */

import { corner, SQUASH, type Grid, type Point } from "../../../boards/hex/geometry";
import { TERRAIN, type GroundMap } from "../tabletop";
import { noise } from "./chance";
import type { Palette } from "./palette";

/** Places in a hex, those at the far side first: nothing grows in front of who stands there. */
const THICK: readonly Spot[] = [[-6, -22, 1], [10, -24, 0.9], [-22, -15, 1.05], [24, -13, 1], [-30, -2, 0.95], [31, 1, 1], [-24, 12, 0.9], [25, 14, 0.85], [2, 23, 0.75]];
const THIN: readonly Spot[] = [[-13, -19, 0.95], [17, -17, 0.85], [-27, 3, 0.8], [26, 11, 0.75]];
const ROCKS: readonly Spot[] = [[-20, -14, 1], [16, -17, 0.8], [27, 4, 1.15], [-26, 9, 0.7], [9, 19, 0.6]];
type Spot = readonly [number, number, number];

/** How much of a building is drawn for each of its levels, and for how many at most. */
const STOREY = 7.5;
const MOST_STOREYS = 5;
const FOOT = 25;

/** By how much somebody on the roof of a hex stands higher. */
export function roof(map: GroundMap, cell: number): number {
  return Math.min(map.construct_height[cell] ?? 0, MOST_STOREYS) * STOREY;
}

export class Props {
  constructor(
    readonly on: CanvasRenderingContext2D,
    readonly map: GroundMap,
    readonly grid: Grid,
    readonly paints: Palette,
  ) {}

  hex(cell: number): void {
    const height = this.map.construct_height[cell] ?? 0;
    const terrain = this.map.terrain[cell] ?? 0;
    if (height) this.#building(cell, height);
    else if (terrain === TERRAIN.rough) this.#scatter(cell, ROCKS, this.#rock);
    else if (terrain === TERRAIN.thin_trees) this.#scatter(cell, THIN, this.#tree);
    else if (terrain === TERRAIN.thick_trees) this.#scatter(cell, THICK, this.#tree);
    else if (!terrain && noise(cell, 1, 9) < 0.07) this.#crater(this.#near(cell, [12, 4, 1], 0));
  }

  #scatter(cell: number, spots: readonly Spot[], draw: (at: Point, size: number) => void): void {
    const placed = spots.map((spot, index) => ({ at: this.#near(cell, spot, index), size: spot[2] * (0.88 + noise(cell, index, 5) * 0.26) }));
    placed.sort((a, b) => a.at.y - b.at.y);
    for (const { at, size } of placed) draw(at, size);
  }

  #near(cell: number, [dx, dy]: Spot, index: number): Point {
    const { x, y } = this.grid.centre(cell);
    return { x: x + dx + (noise(cell, index, 6) - 0.5) * 6, y: y + (dy + (noise(cell, index, 7) - 0.5) * 5) * SQUASH };
  }

  #tree = (at: Point, size: number): void => {
    const { paints } = this;
    const [wide, high] = [8 * size, 21 * size];
    this.#shade(at.x + 6 * size, at.y + 1, 8 * size, 3 * size);
    this.#fill(paints.trunk, [[at.x - 1.2, at.y], [at.x + 1.2, at.y], [at.x + 1.2, at.y - 4], [at.x - 1.2, at.y - 4]]);
    for (const [low, top, share] of [[3, 0.68, 1], [9, 1, 0.74]] as const) {
      const [base, tip, half] = [at.y - low * size, at.y - high * top, wide * share];
      this.#fill(paints.tree[0], [[at.x - half, base], [at.x, base + 1.6 * size], [at.x, tip]]);
      this.#fill(paints.tree[1], [[at.x, tip], [at.x, base + 1.6 * size], [at.x + half, base]]);
    }
  };

  #rock = (at: Point, size: number): void => {
    const { paints } = this;
    const s = 8 * size;
    this.#shade(at.x + s * 0.5, at.y + 1, s, s * 0.36);
    this.#fill(paints.rock[1], [[at.x - s, at.y], [at.x - s * 0.5, at.y - s * 0.9], [at.x + s * 0.3, at.y - s], [at.x + s, at.y - s * 0.2], [at.x + s * 0.6, at.y + s * 0.25], [at.x - s * 0.5, at.y + s * 0.3]]);
    this.#fill(paints.rock[0], [[at.x - s, at.y], [at.x - s * 0.5, at.y - s * 0.9], [at.x + s * 0.3, at.y - s], [at.x - s * 0.05, at.y - s * 0.25]]);
  };

  #crater({ x, y }: Point): void {
    this.#shade(x, y, 11, 6);
    this.on.strokeStyle = this.paints.ledge;
    this.on.lineWidth = 1.2;
    this.on.beginPath();
    this.on.ellipse(x, y + 1, 11, 6, 0, 0, Math.PI);
    this.on.stroke();
  }

  /** A six-sided tower: a band of windows for every level. */
  #building(cell: number, height: number): void {
    const { on, paints } = this;
    const storeys = Math.min(height, MOST_STOREYS);
    const centre = this.grid.centre(cell);
    const up = storeys * STOREY;
    on.fillStyle = paints.shadow;
    this.#polygon(Array.from({ length: 6 }, (_, index) => corner({ x: centre.x + up * 0.5, y: centre.y + up * 0.16 }, index, FOOT + 1)));
    for (const [index, side] of [2, 1, 0].entries()) {
      const [a, b] = [corner(centre, side, FOOT), corner(centre, side + 1, FOOT)];
      this.#fill(paints.block[index + 1]!, [[a.x, a.y], [b.x, b.y], [b.x, b.y - up], [a.x, a.y - up]]);
      for (let storey = 0; storey < storeys; storey++) this.#windows(a, b, storey, noise(cell, storey, side));
    }
    const top = { x: centre.x, y: centre.y - up };
    on.fillStyle = paints.block[1];
    this.#polygon(Array.from({ length: 6 }, (_, index) => corner(top, index, FOOT)));
    on.fillStyle = paints.block[0];
    this.#polygon(Array.from({ length: 6 }, (_, index) => corner(top, index, FOOT - 4)));
    on.fillStyle = paints.block[2];
    on.fillRect(top.x - 8, top.y - 5, 7, 4);
    on.fillRect(top.x + 3, top.y + 1, 6, 5);
  }

  #windows(a: Point, b: Point, storey: number, chance: number): void {
    for (const place of [0.18, 0.46, 0.74]) {
      const x = a.x + (b.x - a.x) * place;
      const y = a.y + (b.y - a.y) * place - (storey + 1) * STOREY + 2.4;
      const step = { x: (b.x - a.x) * 0.16, y: (b.y - a.y) * 0.16 };
      const lit = Math.abs(chance - place) < 0.1;
      this.#fill(lit ? this.paints.lamp : this.paints.window, [[x, y], [x + step.x, y + step.y], [x + step.x, y + step.y + 3.4], [x, y + 3.4]]);
    }
  }

  #shade(x: number, y: number, rx: number, ry: number): void {
    this.on.fillStyle = this.paints.shadow;
    this.on.beginPath();
    this.on.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
    this.on.fill();
  }

  #fill(paint: string, points: readonly (readonly [number, number])[]): void {
    this.on.fillStyle = paint;
    this.#polygon(points.map(([x, y]) => ({ x, y })));
  }

  #polygon(points: readonly Point[]): void {
    this.on.beginPath();
    points.forEach(({ x, y }, index) => (index ? this.on.lineTo(x, y) : this.on.moveTo(x, y)));
    this.on.fill();
  }
}

