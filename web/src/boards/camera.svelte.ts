/** Pan and zoom of a board: wheel, drag, pinch, keys. The board itself is drawn once. */

import type { Point } from "./hex/geometry";

const CLOSEST = 3;
const DRAG = 6;
const SMALL = 700;
const TAPPABLE = 0.56;
const LEGIBLE = 0.4;
/** What stays free around a board that is shown whole. */
const MARGIN = 10;

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** While it moves the browser may keep the picture as it is. */
  moving = $state(false);
  #box = { width: 1, height: 1 };
  #board = { width: 1, height: 1 };
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  /** Whether somebody chose what is seen: then a box of another size leaves it there. */
  #chosen = false;
  #least = TAPPABLE;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** How far away the whole board is in the box. */
  get whole(): number {
    const wide = Math.max(this.#box.width - 2 * MARGIN, 1) / this.#board.width;
    return Math.min(wide, Math.max(this.#box.height - 2 * MARGIN, 1) / this.#board.height);
  }

  get closeness(): number {
    return this.zoom / this.whole;
  }

  measure(box: { width: number; height: number }, board: { width: number; height: number }): void {
    this.#box = { width: Math.max(box.width, 1), height: Math.max(box.height, 1) };
    this.#board = board;
    if (!this.#chosen) this.fit();
    else this.#keepInside();
  }

  /** Whether hexes are there to be tapped, or only to be looked at. */
  serve(taps: boolean): void {
    this.#least = taps ? TAPPABLE : LEGIBLE;
    if (!this.#chosen) this.fit();
  }

  /** Show everything. On a small screen hexes stay large enough to be tapped instead. */
  fit(): void {
    this.#chosen = false;
    const small = this.#box.width < SMALL;
    this.zoom = small ? Math.max(this.whole, this.#least) : this.whole;
    this.x = (this.#box.width - this.#board.width * this.zoom) / 2;
    this.y = (this.#box.height - this.#board.height * this.zoom) / 2;
    this.#keepInside();
  }

  /** The place on the board under a place of the box. */
  toBoard(place: Point): Point {
    return { x: (place.x - this.x) / this.zoom, y: (place.y - this.y) / this.zoom };
  }

  toBox(place: Point): Point {
    return { x: place.x * this.zoom + this.x, y: place.y * this.zoom + this.y };
  }

  zoomBy(factor: number, around?: Point): void {
    this.#chosen = true;
    const place = around ?? { x: this.#box.width / 2, y: this.#box.height / 2 };
    const zoom = Math.min(Math.max(this.zoom * factor, this.whole * 0.9), CLOSEST);
    const ratio = zoom / this.zoom;
    this.x = place.x - (place.x - this.x) * ratio;
    this.y = place.y - (place.y - this.y) * ratio;
    this.zoom = zoom;
    this.#keepInside();
    this.#moves();
  }

  panBy(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keepInside();
    this.#moves();
  }

  /** Bring a place of the board into sight, if it is not. */
  reveal(place: Point): void {
    const at = this.toBox(place);
    const { width, height } = this.#box;
    const dx = needed(at.x, this.x, width, this.#board.width * this.zoom);
    const dy = needed(at.y, this.y, height, this.#board.height * this.zoom);
    if (dx || dy) this.panBy(dx, dy);
  }

  // Fingers and mouse

  press(id: number, place: Point): void {
    this.#fingers.set(id, place);
    if (this.#fingers.size === 1) [this.#start, this.#dragged] = [place, false];
    else this.#dragged = true;
  }

  /** Whether the movement is a drag, and so no pointing. */
  drag(id: number, place: Point): boolean {
    const before = this.#fingers.get(id);
    if (!before) return false;
    const others = [...this.#fingers].filter(([other]) => other !== id);
    const other = others[0]?.[1];
    this.#fingers.set(id, place);
    if (other) {
      const ratio = distance(place, other) / Math.max(distance(before, other), 1);
      const middle = { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 };
      this.panBy((place.x - before.x) / 2, (place.y - before.y) / 2);
      this.zoomBy(ratio, middle);
      return true;
    }
    if (!this.#dragged && this.#start && distance(place, this.#start) < DRAG) return false;
    this.#dragged = this.#chosen = true;
    this.panBy(place.x - before.x, place.y - before.y);
    return true;
  }

  /** Whether letting go was the end of a tap, not of a drag. */
  release(id: number): boolean {
    const tap = this.#fingers.has(id) && !this.#dragged && this.#fingers.size === 1;
    this.#fingers.delete(id);
    return tap;
  }

  #keepInside(): void {
    this.x = inside(this.x, this.#box.width, this.#board.width * this.zoom);
    this.y = inside(this.y, this.#box.height, this.#board.height * this.zoom);
  }

  #moves(): void {
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), 160);
  }
}

/** How far to move so that a place is well in sight. What is shown whole does not move. */
function needed(at: number, offset: number, box: number, board: number): number {
  if (offset >= 0 && offset + board <= box) return 0;
  const margin = Math.min(90, box / 4);
  return at < margin ? margin - at : at > box - margin ? box - margin - at : 0;
}

/** Never lose the board: half of the box always shows some of it. */
function inside(offset: number, box: number, board: number): number {
  const slack = box * 0.4;
  const low = Math.min(box - board, 0) - slack;
  const high = Math.max(box - board, 0) + slack;
  return Math.min(Math.max(offset, low), high);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
