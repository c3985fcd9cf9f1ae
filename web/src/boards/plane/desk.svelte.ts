/** What is pointed at on a measured table, what it would answer, and what is being measured. */

import type { Session } from "../../table/session.svelte";
import type { Action, Fields, Refusal } from "../../wire/messages";
import { words } from "../../words/words.svelte";
import { extentOf } from "./directing";
import { aheadOf, asFarAs, distance, Lay, laidOff, pathLength, TURN } from "./lay";
import { Paced } from "./paced";
import { answerOf, homeOf, pointedAt, regionsOf, seemsGood, valueOf, type Region, type Value } from "./regions";
import { figuresOf, middleOf, planeOf, type FigureView, type PlaneView, type Point } from "./scene";

export interface Checked {
  action?: Action | null;
  refusal: Refusal | null;
}

/** Whoever was taken up before the question is about it: where it may be put, and what is answered with that. */
export interface Held {
  region: Region;
  /** Answers of the same plan that come before. */
  before: Action[];
  as: Partial<FigureView>;
  check: (action: Action) => Promise<Checked | null>;
  /** How it is turned once it is put down, where that is asked. */
  turned?: (point: Point) => Region;
}

export class PlaneDesk {
  /** Where the hand or the cursor is. */
  pointed = $state.raw<Point | null>(null);
  /** By keys: then it is drawn and read out. */
  byKeys = $state(false);
  via = $state.raw<readonly Point[]>([]);
  /** What the service said of what is pointed at. */
  checked = $state.raw<{ about: string; found: Checked } | null>(null);
  measuring = $state(false);
  ruler = $state.raw<Point | null>(null);
  /** Turned round by hand. */
  flipped = $state(false);
  names = $state(true);
  grid = $state(false);
  rings = $state(true);
  #chosen = $state(0);
  #sample = -1;
  #asked = new Paced<Action, Checked>(
    (action) => this.#check(action),
    (action, found) => {
      if (found) this.checked = { about: JSON.stringify(action), found };
    },
  );

  constructor(readonly session: Session) {}

  plane = $derived.by<PlaneView>(() => planeOf(this.session.view));
  lay = $derived.by(() => new Lay(this.plane, (aheadOf(this.plane, this.session.seat) + (this.flipped ? TURN / 2 : 0)) % TURN));
  figures = $derived.by(() => figuresOf(this.plane, this.lay));
  regions = $derived.by(() => regionsOf(this.session.options));
  held = $state.raw<Held | null>(null);
  /** The one whose choices are open in the list, else the one that was taken up on the board. */
  region = $derived.by<Region | null>(() => {
    if (this.held) return this.held.region;
    const { opened } = this.session;
    const open = opened ? this.regions.find(({ action }) => JSON.stringify(action) === opened) : undefined;
    return open ?? this.regions[this.#chosen] ?? this.regions[0] ?? null;
  });
  /** Who is put down by an answer, where a game knows that: it is named and drawn as it would stand. */
  carried = $state.raw<(action: Action) => Partial<FigureView> | null>(() => null);
  carrying = $derived.by(() => {
    if (this.held) return this.held.as;
    return this.region?.outline.gesture === "point" ? this.carried(this.region.action) : null;
  });

  /** What the pointed place means, or what a choice of the list would do. */
  value = $derived.by<Value | null>(() => {
    const { region, session } = this;
    if (!region) return null;
    const listed = session.considered?.actions[0];
    if (listed) return valueOf(region, listed, this.beside);
    if (this.pointed && !this.measuring) return pointedAt(region, this.pointed, this.via);
    // Whoever was put down looks ahead, unless it is turned.
    return this.held && region.outline.gesture === "facing" ? { angle: region.outline.now } : null;
  });

  /** Fields of the answer that pointing does not give, such as how far up; a game sets them. */
  beside = $state.raw<Fields>({});

  wanted = $derived.by<Action | null>(() => {
    if (!this.region || !this.value) return null;
    const answer = answerOf(this.region, this.value);
    return { ...answer, ...Object.fromEntries(Object.entries(this.beside).filter(([name]) => name in answer)) };
  });

  #found = $derived.by(() => {
    const { checked, wanted } = this;
    return checked && wanted && checked.about === JSON.stringify(wanted) ? checked.found : null;
  });

  /** The answer as it would be sent: a path goes round what is in its way. */
  answer = $derived.by<Action | null>(() => this.#found?.action ?? this.wanted);

  /** Why it is none; null while that is not known. */
  refusal = $derived(this.#found?.refusal ?? null);

  good = $derived.by(() => {
    if (!this.region || !this.value) return false;
    if (this.session.considered) return !this.session.considered.refusal;
    return this.#found ? !this.#found.refusal : seemsGood(this.region, this.value);
  });

  /** The way as it is drawn, from its start; not yet round corners while that is asked for. */
  way = $derived.by<readonly Point[]>(() => {
    const outline = this.region?.outline;
    if (outline?.gesture !== "path" || !this.answer) return [];
    const way = [outline.start, ...((this.answer["path"] ?? []) as unknown as Point[])];
    // A way of the list may lead beyond what is gone of it.
    return this.session.considered ? asFarAs(way, outline.allowance) : way;
  });

  /** Whether the way is the service's own, or only a line drawn straight. */
  wayKnown = $derived.by(() => !!this.#found?.action || !!this.session.considered);

  /** What is pointed at, in a few words. */
  told = $derived.by<string>(() => {
    const outline = this.region?.outline;
    if (!outline || !this.value) return "";
    if ("angle" in this.value) return words.say("plane-way", this.lay.way(this.value.angle));
    if (outline.gesture === "path") {
      const [far, most] = [pathLength(this.way), this.lay.told(outline.allowance)];
      // A good way that leads on is gone as far as it may be.
      const used = this.good && far >= outline.allowance ? most : this.lay.paid(far);
      return words.say("plane-path-length", { used, most });
    }
    return "point" in this.value ? this.where(this.value.point) : "";
  });

  where(point: Point): string {
    return words.say("plane-at", this.lay.spot(point));
  }

  /** The same as `told`, with why it cannot be, for whoever does not see it. */
  spoken = $derived.by<string>(() => {
    if (!this.byKeys || !this.pointed) return "";
    const what = this.refusal
      ? words.refusal(this.refusal)
      : [this.told, this.region ? words.say(this.good ? "plane-good" : "plane-outside") : ""].filter(Boolean).join(". ");
    const under = this.figureAt(this.pointed)?.[1].name;
    return words.say("plane-cursor", { ...this.lay.spot(this.pointed), what: [under, what].filter(Boolean).join(". ") });
  });

  /** A new question begins with nothing set. */
  renew(): void {
    this.held = null;
    this.via = [];
    this.checked = null;
    this.#chosen = 0;
    this.#sample = -1;
    if (this.byKeys) this.pointed = null;
    this.#asked.forget();
    this.ask();
  }

  point(point: Point | null, byKeys = false): void {
    this.pointed = point;
    this.byKeys = byKeys;
    if (point && this.session.considered) this.session.consider(null);
    this.ask();
  }

  ask(): void {
    const listed = this.session.considered !== null;
    if (this.wanted && !listed) this.#asked.want(this.wanted);
    else this.#asked.forget();
  }

  /** Another of several answers that the table offers. */
  next(): void {
    const now = this.region ? this.regions.indexOf(this.region) : -1;
    this.#choose((now + 1) % Math.max(this.regions.length, 1));
  }

  /** Whose region it is that starts here, if there are several. */
  chooseAt(point: Point): boolean {
    const found = this.figureAt(point)?.[1];
    if (!found || this.regions.length < 2) return false;
    const at = this.regions.findIndex((region) => {
      const home = homeOf(region);
      return home !== null && distance(home, [found.x, found.y]) < 1;
    });
    if (at < 0 || at === this.#chosen) return false;
    this.#choose(at);
    return true;
  }

  /** Take up somebody whom the question offers to put down, or who is held for that. */
  take(region: Region): void {
    this.#choose(this.regions.indexOf(region));
  }

  hold(held: Held | null, pointed: Point | null = null): void {
    this.held = held;
    this.pointed = held && pointed;
    this.checked = null;
    this.ask();
  }

  #choose(at: number): void {
    this.held = null;
    this.#chosen = at;
    if (this.session.opened) this.session.opened = JSON.stringify(this.regions[at]?.action);
    this.via = [];
    this.checked = null;
    this.ask();
  }

  addWaypoint(): void {
    const outline = this.region?.outline;
    if (outline?.gesture !== "path" || this.way.length < 2 || !this.good) return;
    if (this.way.length - 1 < outline.legs) this.via = this.way.slice(1);
  }

  takeWaypoint(): void {
    this.via = this.via.slice(0, -1);
    this.ask();
  }

  /** Point at the next good sample: for keys, and for whoever wants ideas. */
  suggest(): void {
    const { region } = this;
    if (!region) return;
    const samples = (this.session.options?.actions ?? []).flatMap(({ action }) => {
      const value = valueOf(region, action, this.beside);
      return value ? [{ value, action }] : [];
    });
    if (!samples.length) return;
    this.#sample = (this.#sample + 1) % samples.length;
    const { value, action } = samples[this.#sample]!;
    this.beside = Object.fromEntries(Object.entries(this.beside).map(([name, now]) => [name, action[name] ?? now]));
    this.via = "path" in value ? value.path.slice(0, -1) : [];
    this.point(this.#aimOf(region, value), true);
  }

  /** Where to point so that it means a value. */
  #aimOf({ outline }: Region, value: Value): Point {
    if ("point" in value) return value.point;
    if ("path" in value) return value.path.at(-1) ?? [0, 0];
    const from = outline.gesture === "direction" || outline.gesture === "facing" ? outline.origin : ([0, 0] as Point);
    return laidOff(from, value.angle, 4 * this.plane.inch).map(Math.round) as unknown as Point;
  }

  /** Turn what is aimed by so much. */
  turn(by: number): boolean {
    const { region, value } = this;
    if (!region || (region.outline.gesture !== "direction" && region.outline.gesture !== "facing")) return false;
    const now = value && "angle" in value ? value.angle : region.outline.gesture === "facing" ? region.outline.now : 0;
    const steps = Math.sign(by) * Math.max(region.outline.step, Math.abs(by));
    this.point(this.#aimOf(region, { angle: (now + steps + TURN) % TURN }), true);
    return true;
  }

  /** Begin to measure there, or go on from there; without a place it is switched on or off. */
  measure(from: Point | null): void {
    if (from) [this.measuring, this.ruler] = [true, from];
    else [this.measuring, this.ruler] = [!this.measuring, null];
    this.ask();
  }

  /** Put away the ruler, or else what was set. */
  drop(): void {
    if (this.measuring) this.measure(null);
    else if (this.held) this.hold(null);
    else this.via = [];
    this.ask();
  }

  /** Where the cursor begins: at whoever is asked about. */
  start(): Point {
    const home = this.region && homeOf(this.region);
    if (!home && this.held) return middleOf({ corners: extentOf(this.held.region.outline) });
    const first = this.figures[0]?.[1];
    return home ?? (first ? [first.x, first.y] : [this.plane.width / 2, this.plane.depth / 2]);
  }

  /** Until the service has said what it thinks of what is pointed at. */
  async settle(): Promise<void> {
    const { wanted } = this;
    if (!wanted || this.session.considered || this.#found) return;
    const found = await this.#check(wanted);
    if (found) this.checked = { about: JSON.stringify(wanted), found };
  }

  async commit(): Promise<void> {
    const { answer, session } = this;
    if (!answer || session.sending) return;
    if (this.refusal) session.why.say(this.refusal);
    else if (this.held) await this.#putDown(this.held, answer);
    else await session.answer([answer]);
  }

  /** All in one plan. What is refused of it says why where it was put, and it is still held. */
  async #putDown(held: Held, answer: Action): Promise<void> {
    const { session, value } = this;
    const plan = [...held.before, answer];
    if (held.turned && value && "point" in value) {
      this.hold({ region: held.turned(value.point), before: plan, as: held.as, check: () => Promise.resolve({ refusal: null }) });
      return;
    }
    const turn = session.turn;
    await session.answer(plan);
    if (session.turn === turn && session.notice) session.why.say(session.notice);
  }

  figureAt(point: Point): [number, FigureView] | undefined {
    return [...this.figures]
      .reverse()
      .find(([, figure]) => distance(point, [figure.x, figure.y]) <= figure.radius);
  }

  async #check(action: Action): Promise<Checked | null> {
    // Of an answer that is on its way nothing is asked any more.
    if (this.held) return this.session.sending ? null : this.held.check(action);
    const path = this.region?.outline.gesture === "path";
    return this.session.inquire<Checked>(path ? "way" : "why", action);
  }
}

const DESKS = new WeakMap<Session, PlaneDesk>();

/** The desk of a table; it outlives the board that first asked for it. */
export function deskOf(session: Session): PlaneDesk {
  if (!DESKS.has(session)) $effect.root(() => void DESKS.set(session, new PlaneDesk(session)));
  return DESKS.get(session)!;
}
