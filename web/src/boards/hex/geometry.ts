/**
 * Flat-top hexes numbered row by row, odd columns half a hex lower; lengths in board units.
 *
 * The board is looked at from in front and above: the ground is foreshortened, and what lies
 * higher is drawn higher. Whoever sits at the far side sees the board turned, own side nearest.
 */

export const SIZE = 40;
export const WIDTH = SIZE * 1.5;
export const HEIGHT = SIZE * Math.sqrt(3);
/** How much of a length along the line of sight is left. */
export const SQUASH = 0.82;
/** How much higher one level is drawn. */
export const LEVEL = 9;
/** Above the farthest row, for who stands there; below the nearest, for the edge of the board. */
export const ABOVE = 44;
export const BELOW = 26;

export const DIRECTION_NAMES = ["N", "NE", "SE", "S", "SW", "NW"] as const;

export interface Point {
  x: number;
  y: number;
}

export interface Relief {
  /** The level of each hex; without levels the ground is even. */
  levels?: readonly number[];
  turned?: boolean;
}

export class Grid {
  readonly size: number;
  readonly centres: Point[];
  readonly levels: readonly number[];
  readonly turned: boolean;
  /** Cells from the farthest to the nearest. */
  readonly order: number[];

  constructor(
    readonly columns: number,
    readonly rows: number,
    { levels = [], turned = false }: Relief = {},
  ) {
    this.size = columns * rows;
    this.levels = levels;
    this.turned = turned;
    const cells = Array.from({ length: this.size }, (_, cell) => cell);
    this.centres = cells.map((cell) => {
      const { x, y } = this.#flat(cell);
      return { x, y: y - this.lift(cell) };
    });
    this.order = cells.sort((a, b) => this.#flat(a).y - this.#flat(b).y);
  }

  get width(): number {
    return this.columns * WIDTH + SIZE / 2;
  }

  get height(): number {
    return ABOVE + (this.rows + 0.5) * HEIGHT * SQUASH + BELOW;
  }

  /** The middle of a hex on the picture. */
  centre(cell: number): Point {
    return this.centres[cell] ?? { x: 0, y: 0 };
  }

  /** By how much the ground of a hex is drawn higher than the lowest level. */
  lift(cell: number): number {
    return Math.max(this.levels[cell] ?? 0, -1) * LEVEL;
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

  /** A direction of the map as it is seen: 0 is up on the picture. */
  seen(direction: number): number {
    return this.turned ? (direction + 3) % 6 : direction;
  }

  /** The hex under a point of the picture, or -1; of several the nearest to the viewer. */
  at(point: Point): number {
    let best = -1;
    for (const cell of this.order) {
      const { x, y } = this.centre(cell);
      if (Math.abs(x - point.x) <= SIZE && within(point.x - x, (point.y - y) / SQUASH)) best = cell;
    }
    return best;
  }

  /** The facing that a point of a hex suggests: the hexside it is nearest to. */
  facingAt(cell: number, point: Point): number {
    const centre = this.centre(cell);
    const angle = (Math.atan2((point.y - centre.y) / SQUASH, point.x - centre.x) * 180) / Math.PI;
    return this.seen(((Math.round((angle + 90) / 60) % 6) + 6) % 6);
  }

  /** The two corners of the hexside in a direction of the map. */
  side(cell: number, direction: number, radius = SIZE): [Point, Point] {
    const seen = this.seen(direction);
    const centre = this.centre(cell);
    return [corner(centre, seen + 4, radius), corner(centre, seen + 5, radius)];
  }

  /** Where one comes to from a hex, in a direction of the map. */
  towards(cell: number, direction: number, distance: number): Point {
    return towards(this.centre(cell), this.seen(direction), distance);
  }

  #flat(cell: number): Point {
    const column = cell % this.columns;
    const row = Math.floor(cell / this.columns);
    const x = SIZE + column * WIDTH;
    const y = HEIGHT / 2 + (row + (column % 2) / 2) * HEIGHT;
    const high = (this.rows + 0.5) * HEIGHT;
    const [over, down] = this.turned ? [this.width - x, high - y] : [x, y];
    return { x: over, y: ABOVE + down * SQUASH };
  }
}

function within(x: number, y: number): boolean {
  const [over, down] = [Math.abs(x), Math.abs(y)];
  return down <= HEIGHT / 2 && over * Math.sqrt(3) + down <= HEIGHT;
}

/** Corner `index` of a hex, clockwise from the right, around a centre. */
export function corner(centre: Point, index: number, radius = SIZE): Point {
  const angle = (Math.PI / 3) * index;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * SQUASH * Math.sin(angle) };
}

export function outline(centre: Point, radius = SIZE): string {
  return Array.from({ length: 6 }, (_, index) => corner(centre, index, radius))
    .map(({ x, y }) => `${round(x)},${round(y)}`)
    .join(" ");
}

/** Where one comes to in a direction as it is seen. */
export function towards(centre: Point, seen: number, distance: number): Point {
  const angle = ((60 * seen - 90) * Math.PI) / 180;
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * SQUASH * Math.sin(angle) };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
