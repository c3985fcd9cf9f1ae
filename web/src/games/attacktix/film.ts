/** The film of a shot: poses of all that moved, as docs/protocol.md has them, and how fast they are shown. */

export interface Film {
  version: number;
  /** Frames a second. */
  rate: number;
  frames: number;
  attacker: number;
  rod: { kind: string; start: number; end: number; radius: number };
  tracks: Record<string, number[]>;
  /** When, in milliseconds, the weapon first touched whom. */
  touches: [number, number][];
  /** By figure: when it tipped for good. */
  falls: Record<string, number>;
}

/** Where in tenths of a millimetre, z upwards, and how it is turned: a unit quaternion w, x, y, z. */
export interface Pose {
  at: readonly [number, number, number];
  turn: readonly [number, number, number, number];
}

const PARTS = 7;
const TURNS = 10_000;

export class Reel {
  readonly #tracks: Map<string, Float64Array>;

  constructor(readonly film: Film) {
    this.#tracks = new Map(Object.entries(film.tracks).map(([name, track]) => [name, summed(track)]));
  }

  /** In milliseconds. */
  get length(): number {
    return (Math.max(this.film.frames - 1, 0) * 1000) / this.film.rate;
  }

  get names(): string[] {
    return [...this.#tracks.keys()];
  }

  /** The figures that move in it. */
  get figures(): number[] {
    return this.names.filter((name) => name.startsWith("f")).map((name) => Number(name.slice(1)));
  }

  /** Whom the camera looks at: who falls last, else who was touched; where all miss, nobody. */
  get hero(): number | null {
    const last = Object.entries(this.film.falls).sort(([, a], [, b]) => b - a)[0];
    return last ? Number(last[0]) : (this.film.touches[0]?.[1] ?? null);
  }

  /** A body at a time, between two frames; null once it was taken off the table. */
  pose(name: string, time: number): Pose | null {
    const track = this.#tracks.get(name);
    const count = (track?.length ?? 0) / PARTS;
    if (!track || !count) return null;
    const place = Math.max((time * this.film.rate) / 1000, 0);
    if (place > count - 1 + 1e-6 && count < this.film.frames) return null;
    const first = Math.min(Math.floor(place), count - 1);
    const next = Math.min(first + 1, count - 1);
    const share = Math.min(place - first, 1);
    const part = (index: number): number => track[first * PARTS + index]! * (1 - share) + track[next * PARTS + index]! * share;
    const turn = [part(3) / TURNS, part(4) / TURNS, part(5) / TURNS, part(6) / TURNS] as const;
    const size = Math.hypot(...turn) || 1;
    return { at: [part(0), part(1), part(2)], turn: [turn[0] / size, turn[1] / size, turn[2] / size, turn[3] / size] };
  }
}

/** Each seven numbers are added to those before. */
function summed(track: number[]): Float64Array {
  const found = Float64Array.from(track);
  for (let index = PARTS; index < found.length; index += 1) found[index]! += found[index - PARTS]!;
  return found;
}

/** How long the flight is shown at least, and how much slower the last wobble goes. */
const FLIGHT = 380;
const USUAL = 0.75;
const SLOW = 0.28;
const BEFORE = 90;
const AFTER = 120;
const LONGEST_REST = 500;

/** What time of the film is shown when: the flight can be followed, the last wobble is slow. */
export class Pace {
  /** Pairs: time shown, time of the film. */
  readonly #knots: [number, number][] = [[0, 0]];

  constructor({ film, length }: Reel) {
    const touch = Math.min(film.touches[0]?.[0] ?? length / 3, length);
    const falls = Object.values(film.falls);
    const last = falls.length ? Math.max(...falls) : touch + BEFORE;
    this.#add(touch, Math.min(1, touch / FLIGHT));
    this.#add(Math.min(Math.max(last - BEFORE, touch), length), USUAL);
    this.#add(Math.min(last + AFTER, length), falls.length ? SLOW : USUAL);
    this.#add(Math.min(last + AFTER + LONGEST_REST, length), 1);
  }

  #add(until: number, speed: number): void {
    const [shown, film] = this.#knots.at(-1)!;
    if (until > film) this.#knots.push([shown + (until - film) / Math.max(speed, 0.05), until]);
  }

  get total(): number {
    return this.#knots.at(-1)![0];
  }

  filmTime(shown: number): number {
    const next = this.#knots.findIndex(([time]) => time >= shown);
    if (next <= 0) return next ? this.#knots.at(-1)![1] : 0;
    const [[t0, f0], [t1, f1]] = [this.#knots[next - 1]!, this.#knots[next]!];
    return f0 + ((f1 - f0) * (shown - t0)) / Math.max(t1 - t0, 1e-6);
  }
}
