/**
 * Pan and zoom of a board: wheel, drag, pinch, keys. The board itself is drawn once.
 *
 * Where things may move the camera directs: it frames who acts and what can answer, follows
 * what happens, pushes in for a moment of note and returns. A hand on the board takes over at
 * once, until the next question.
 */

import type { Point } from "./hex/geometry";

const CLOSEST = 3;
const DRAG = 6;
const SMALL = 700;
const TAPPABLE = 0.56;
const LEGIBLE = 0.4;
/** What stays free around a board that is shown whole. */
const MARGIN = 10;
/** What stays free around what is framed, in units of the board: figures are taller than their feet. */
const AROUND = { x: 60, above: 90, below: 60 };
/** What a name takes beside and below a piece, and the piece above it, however far the camera is: pixels of the screen. */
const NAME = { half: 40, high: 32 };
/** How near the camera goes by itself: for a question, for a moment of note. */
const NEAR = 1.2;
const NEAREST = 1.7;
const LITTLE = 1.4;
const LITTLE_LESS = 1.2;
const GLIDE = 420;

interface Shot {
  x: number;
  y: number;
  zoom: number;
}

interface Size {
  width: number;
  height: number;
}

export type Covered = Partial<Record<"top" | "right" | "bottom" | "left", number>>;

export class Camera {
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** The zoom at rest: what is drawn for a size is not drawn anew all the way. */
  rest = $state(1);
  /** While it moves the browser may keep the picture as it is. */
  moving = $state(false);
  #box = { width: 1, height: 1 };
  #board = { width: 1, height: 1 };
  /** The part of the box over which nothing lies. */
  #free = { left: 0, top: 0, width: 1, height: 1 };
  #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragged = false;
  /** Whether somebody chose what is seen: then a box of another size leaves it there. */
  #chosen = false;
  #least = TAPPABLE;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** Somebody moved the board since the last question. */
  #held = false;
  #flight = 0;
  /** Where a flight leads that is still on its way: what is in sight there needs no other. */
  #bound: Shot | null = null;
  /** What is framed, so that a box of another size frames it again. */
  #framed: { places: readonly Point[]; closest: number } | null = null;
  /** What was seen before the camera pushed in. */
  #before: Shot | null = null;

  /** `moves` says whether things may move on their own. */
  constructor(readonly moves: () => boolean = () => false) {}

  /** How far away the whole board is in the box. */
  get whole(): number {
    const wide = Math.max(this.#free.width - 2 * MARGIN, 1) / this.#board.width;
    return Math.min(wide, Math.max(this.#free.height - 2 * MARGIN, 1) / this.#board.height);
  }

  /** How near to go for a question: where coming nearer gains little, everything stays in sight. */
  get calm(): number {
    return this.whole * LITTLE >= NEAR ? this.whole : NEAR;
  }

  get closeness(): number {
    return this.zoom / this.whole;
  }

  /** `covered` is what tools and words take of the box at its edges. */
  measure(box: Size, board: Size, covered: Covered = {}): void {
    const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
    this.#box = { width: Math.max(box.width, 1), height: Math.max(box.height, 1) };
    this.#board = board;
    this.#free = { left, top, width: Math.max(box.width - left - right, 1), height: Math.max(box.height - top - bottom, 1) };
    if (!this.#chosen) this.fit();
    else if (this.#framed) this.#jump(this.#framing(this.#framed.places, this.#framed.closest));
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
    this.x = this.#free.left + (this.#free.width - this.#board.width * this.zoom) / 2;
    this.y = this.#free.top + (this.#free.height - this.#board.height * this.zoom) / 2;
    this.#keepInside();
    this.#flight += 1;
    this.#bound = this.#before = this.#framed = null;
    this.#held = false;
    this.rest = this.zoom;
  }

  // Directing

  /** A new question: whoever held the camera lets go of it. */
  askedAnew(): void {
    this.#held = false;
  }

  /**
   * Frame who acts and what can answer; and what stands besides, where that costs little.
   * Where nothing moves and all is in sight, nothing happens.
   */
  direct(places: readonly Point[], closest = NEAR, besides: readonly Point[] = []): void {
    if (this.#held || !places.length || (!this.moves() && this.#shownWhole())) return;
    this.#before = null;
    const more = [...places, ...besides];
    const costs = this.#framing(places, closest).zoom / this.#framing(more, closest).zoom;
    this.#frame(costs <= LITTLE_LESS ? more : places, closest);
  }

  /**
   * Bring all of these into sight: nothing happens when they are. `covered` is what lies over the
   * box for the moment; figures are not hidden behind that.
   */
  include(places: readonly Point[], covered: Covered = {}): void {
    if (this.#held) return;
    const free = this.#free;
    const shot = this.#bound ?? this.#shot();
    const under = (place: Point): boolean => (place.y - AROUND.above) * shot.zoom + shot.y < (covered.top ?? 0);
    if (places.every((place) => this.#sees(place, shot) && !(covered.top && under(place)))) return;
    if (covered.top) this.#free = { ...free, top: covered.top, height: Math.max(free.top + free.height - covered.top, 1) };
    this.#frame(places, Math.max(this.zoom, this.whole));
    this.#free = free;
  }

  #frame(places: readonly Point[], closest: number): void {
    this.#framed = { places, closest };
    this.#glide(this.#framing(places, closest));
  }

  /** Push in for a moment of note. */
  pushIn(place: Point): void {
    if (this.#held || !this.moves()) return;
    this.#before ??= this.#shot();
    const zoom = Math.min(Math.max(this.zoom * 1.45, NEAR), NEAREST);
    this.#glide(this.#centred(place, zoom));
  }

  /** Back to what was seen before the camera pushed in; whoever acts now is in the picture. */
  pullBack(acting: readonly Point[] = []): void {
    const before = this.#before;
    this.#before = null;
    if (this.#held) return;
    if (!before) this.include(acting);
    else if (acting.every((place) => this.#sees(place, before))) this.#glide(before);
    else this.#frame(acting, before.zoom);
  }

  #framing(places: readonly Point[], closest: number): Shot {
    const left = Math.min(...places.map(({ x }) => x)) - AROUND.x;
    const right = Math.max(...places.map(({ x }) => x)) + AROUND.x;
    const top = Math.min(...places.map(({ y }) => y)) - AROUND.above;
    const low = Math.max(...places.map(({ y }) => y)) + AROUND.below;
    const { width, height } = this.#free;
    const fits = Math.min(width / (right - left), height / (low - top));
    const [across, down] = [right - left - 2 * AROUND.x, low - top - AROUND.above - AROUND.below];
    const named = Math.min((width - 2 * NAME.half) / Math.max(across, 1), (height - 2 * NAME.high) / Math.max(down, 1));
    const zoom = Math.max(Math.min(fits, named, Math.max(closest, this.whole)), Math.min(this.whole, fits));
    return this.#centred({ x: (left + right) / 2, y: (top + low) / 2 }, zoom);
  }

  /** A place in the middle, as far as the board goes: no more emptiness beside it than needed. */
  #centred(place: Point, zoom: number): Shot {
    const { left, top, width, height } = this.#free;
    const along = (at: number, box: number, board: number): number => {
      if (board <= box) return (box - board) / 2;
      return Math.min(Math.max(box / 2 - at, box - board - MARGIN), MARGIN);
    };
    return {
      x: left + along(place.x * zoom, width, this.#board.width * zoom),
      y: top + along(place.y * zoom, height, this.#board.height * zoom),
      zoom,
    };
  }

  #shot(): Shot {
    return { x: this.x, y: this.y, zoom: this.zoom };
  }

  #shownWhole(): boolean {
    return this.zoom <= this.whole * 1.01;
  }

  #sees(place: Point, shot: Shot): boolean {
    const [x, y] = [place.x * shot.zoom + shot.x, place.y * shot.zoom + shot.y];
    const { left, top, width, height } = this.#free;
    const edge = 24;
    return x >= left + edge && y >= top + edge && x <= left + width - edge && y <= top + height - edge;
  }

  #glide(to: Shot): void {
    const from = this.#shot();
    const flight = ++this.#flight;
    const far = Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(to.zoom - from.zoom) * 400;
    this.#chosen = true;
    if (!this.moves() || far < 2) {
      this.#jump(to);
      return;
    }
    const begun = performance.now();
    this.#bound = to;
    const step = (now: number): void => {
      if (flight !== this.#flight) return;
      const done = Math.min(Math.max((now - begun) / GLIDE, 0), 1);
      const share = 1 - (1 - done) ** 3;
      const at = (a: number, b: number): number => a + (b - a) * share;
      this.#stand({ x: at(from.x, to.x), y: at(from.y, to.y), zoom: at(from.zoom, to.zoom) });
      this.#moves();
      if (done < 1) requestAnimationFrame(step);
      else this.#bound = null;
    };
    requestAnimationFrame(step);
  }

  #jump(to: Shot): void {
    this.#bound = null;
    this.#stand(to);
    this.rest = this.zoom;
  }

  #stand({ x, y, zoom }: Shot): void {
    [this.x, this.y, this.zoom] = [x, y, zoom];
  }

  /** A hand is on the board: it has the say until the next question. */
  #hold(): void {
    this.#held = true;
    this.#flight += 1;
    this.#bound = this.#before = this.#framed = null;
  }

  /** The place on the board under a place of the box. */
  toBoard(place: Point): Point {
    return { x: (place.x - this.x) / this.zoom, y: (place.y - this.y) / this.zoom };
  }

  toBox(place: Point): Point {
    return { x: place.x * this.zoom + this.x, y: place.y * this.zoom + this.y };
  }

  zoomBy(factor: number, around?: Point): void {
    this.#hold();
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
    this.#hold();
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
    this.#rest = setTimeout(() => {
      this.moving = false;
      this.rest = this.zoom;
    }, 160);
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
