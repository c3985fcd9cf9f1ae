/** Flat-top hexes numbered row by row, odd columns half a hex lower; lengths in board units. */

export const SIZE = 40;
export const WIDTH = SIZE * 1.5;
export const HEIGHT = SIZE * Math.sqrt(3);

export const DIRECTION_NAMES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
/** Degrees clockwise from east, as SVG turns. */
export const DIRECTION_ANGLES = [-90, -30, 30, 90, 150, 210] as const;

export interface Point {
  x: number;
  y: number;
}

export class Grid {
  readonly size: number;
  readonly centres: Point[];

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.size = columns * rows;
    this.centres = Array.from({ length: this.size }, (_, cell) => {
      const column = cell % columns;
      const row = Math.floor(cell / columns);
      return { x: SIZE + column * WIDTH, y: HEIGHT / 2 + (row + (column % 2) / 2) * HEIGHT };
    });
  }

  get width(): number {
    return this.columns * WIDTH + SIZE / 2;
  }

  get height(): number {
    return (this.rows + 0.5) * HEIGHT;
  }

  centre(cell: number): Point {
    return this.centres[cell] ?? { x: 0, y: 0 };
  }

  label(cell: number): string {
    const column = (cell % this.columns) + 1;
    const row = Math.floor(cell / this.columns) + 1;
    return `${column}`.padStart(2, "0") + `${row}`.padStart(2, "0");
  }

  cell(label: string | null | undefined): number {
    if (!label) return -1;
    return (Number(label.slice(2)) - 1) * this.columns + Number(label.slice(0, 2)) - 1;
  }

  /** The neighbour in a direction, or -1 off the map. */
  neighbour(cell: number, direction: number): number {
    const column = cell % this.columns;
    const row = Math.floor(cell / this.columns);
    const odd = column % 2;
    const steps = [
      [0, -1],
      [1, odd - 1],
      [1, odd],
      [0, 1],
      [-1, odd],
      [-1, odd - 1],
    ];
    const [across, down] = steps[direction] ?? [0, 0];
    const c = column + across!;
    const r = row + down!;
    return c >= 0 && c < this.columns && r >= 0 && r < this.rows ? r * this.columns + c : -1;
  }

  /** The hex under a point of the board, or -1. */
  at(point: Point): number {
    const near = Math.round((point.x - SIZE) / WIDTH);
    let best = -1;
    let shortest = HEIGHT * HEIGHT;
    for (let column = near - 1; column <= near + 1; column++) {
      if (column < 0 || column >= this.columns) continue;
      const row = Math.round((point.y - HEIGHT / 2) / HEIGHT - (column % 2) / 2);
      if (row < 0 || row >= this.rows) continue;
      const cell = row * this.columns + column;
      const centre = this.centre(cell);
      const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
      if (distance < shortest) [best, shortest] = [cell, distance];
    }
    return shortest <= SIZE * SIZE ? best : -1;
  }

  /** The facing that a point of a hex suggests: the hexside it is nearest to. */
  facingAt(cell: number, point: Point): number {
    const centre = this.centre(cell);
    const angle = (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
    return (((Math.round((angle + 90) / 60) % 6) + 6) % 6) as number;
  }
}

/** Corner `index` of a hex, clockwise from the right, around a centre. */
export function corner(centre: Point, index: number, radius = SIZE): Point {
  const angle = (Math.PI / 3) * index;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

export function outline(centre: Point, radius = SIZE): string {
  return Array.from({ length: 6 }, (_, index) => corner(centre, index, radius))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

/** The two corners of the hexside in a direction. */
export function side(centre: Point, direction: number, radius = SIZE): [Point, Point] {
  return [corner(centre, direction + 4, radius), corner(centre, direction + 5, radius)];
}

export function towards(centre: Point, direction: number, distance: number): Point {
  const angle = ((DIRECTION_ANGLES[direction] ?? 0) * Math.PI) / 180;
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
