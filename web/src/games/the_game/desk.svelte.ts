/** What a player does at the hex board before answering: point, plan, measure. */

import type { Choice } from "../../table/choices";
import { choiceOf } from "../../table/choices";
import type { Session } from "../../table/session.svelte";
import type { Json, Offered } from "../../wire/messages";
import { about } from "./about";
import { Deploying } from "./deploying.svelte";
import {
  endFor,
  nearest,
  reachOf,
  reachFromOptions,
  type End,
  type Reach,
  type Wish,
} from "./reach";
import { gridOf, LEVELS, unitsAt, viewOf, type Unit, type View } from "./tabletop";
import { ATTACKS, GRANTS, type ArcLook, type BarredLook, type ReachLook, type SightLook, type StandLook } from "./types";

export const PLAN = "plan";
const AIMED: ReadonlySet<string> = new Set(ATTACKS);
const HELPS: ReadonlySet<string> = new Set(GRANTS);
const LABELS = "rollout-board-labels";
/** A hex has to be pointed at for this long before it is asked about. */
const PAUSE = 160;

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  // It belongs to no part of the screen: whichever asks first may be gone while others look on.
  if (!desks.has(session)) $effect.root(() => void desks.set(session, new Desk(session)));
  return desks.get(session)!;
}

export class Desk {
  /** The hex pointed at, by mouse, finger or keyboard; -1 for none. */
  pointed = $state(-1);
  cursor = $state(-1);
  /** The unit whose sheet is looked at because it is pointed at. */
  inspected = $state<number | null>(null);
  measuring = $state(false);
  /** Turned by hand: the other side lies below. */
  flipped = $state(false);
  /** Whether every hex shows its number, every piece its name. */
  labels = $state(localStorage.getItem(LABELS) === "on");
  wish = $state.raw<Wish | null>(null);
  reach = $state.raw<Reach | null>(null);
  sight = $state.raw<SightLook | null>(null);
  arc = $state.raw<ArcLook | null>(null);
  /** The arc from where a Movement is planned to end. */
  arcThere = $state.raw<ArcLook | null>(null);
  stand = $state.raw<StandLook | null>(null);
  /** Why the hex that is pointed at cannot be moved to. */
  barred = $state.raw<BarredLook | null>(null);
  /** How far the ally gets that is about to be commanded. */
  lent = $state.raw<Reach | null>(null);
  /** How likely a shot of the asked unit hits each enemy, from where it stands. */
  chances = $state.raw<Map<number, number>>(new Map());
  #known = new Map<string, unknown>();
  /** Answers about an earlier position come too late. */
  #asked = 0;

  readonly deploying: Deploying;

  constructor(readonly session: Session) {
    this.deploying = new Deploying(session);
  }

  view = $derived.by<View | null>(() => (this.session.view ? viewOf(this.session.view) : null));

  /** The unit that is asked to act. */
  asked = $derived.by<number | null>(() => {
    const unit = this.session.options?.["unit"];
    return typeof unit === "number" ? unit : null;
  });

  /** The unit that measuring and planning is about. */
  subject = $derived.by<Unit | null>(() => {
    const id = this.session.selected ?? this.asked ?? this.view?.acting.at(-1);
    return this.view?.units[id ?? -1] ?? null;
  });

  /** Whether a Movement of the subject may be answered now. */
  moves = $derived.by(() => {
    if (this.subject?.id !== this.asked || this.asked === null) return false;
    const options = this.session.options;
    return options?.kind === "steps" || !!options?.actions.some((each) => each.action.do === "move");
  });

  /** Pieces that can answer the question. */
  lit = $derived.by(() => new Set((this.session.options?.actions ?? []).flatMap((each) => about(each.action).units)));

  ends = $derived(this.reach ? nearest(this.reach) : new Map<number, End>());

  end = $derived.by<End | null>(() =>
    this.reach && this.wish ? endFor(this.reach, this.wish) : null,
  );

  /** Choices about a hex or who stands in it. */
  choicesAt(cell: number): Choice[] {
    const view = this.view;
    if (!view || cell < 0) return [];
    const units = unitsAt(view, gridOf(view.map).label(cell)).map((unit) => unit.id);
    return (this.session.options?.actions ?? [])
      .filter((offered) => concerns(offered, units, cell))
      .map((offered) => choiceOf(offered));
  }

  /** Point at a hex: preview what an answer there would be. */
  point(cell: number, facing: number | null): void {
    this.pointed = cell;
    const view = this.view;
    if (!view) return;
    this.inspected = cell < 0 ? null : (unitsAt(view, gridOf(view.map).label(cell))[0]?.id ?? null);
    const [first] = this.measuring ? [] : this.choicesAt(cell);
    if (first) {
      this.wish = null;
      this.session.consider(first);
    } else if (!this.measuring && this.ends.has(cell)) {
      const { level = null, prone = false } = this.wish?.cell === cell ? this.wish : {};
      this.plan({ cell, facing, level: level ?? this.#usualLevel(cell), prone });
    } else {
      this.wish = null;
      this.session.consider(null);
    }
    void this.#measure(cell);
    void this.#explain(cell);
  }

  /** Plan a Movement; the plan is what is considered. */
  plan(wish: Wish): void {
    this.wish = wish;
    const end = this.end;
    if (!end || !this.moves) {
      this.session.consider(null);
      return;
    }
    const label = this.view ? gridOf(this.view.map).label(end.cell) : "";
    const key = end.path.length === 1 && end.path[0]?.do === "stop" ? "ui-plan-stay" : "ui-plan";
    this.session.consider({
      id: `${PLAN} ${end.cell} ${end.facing} ${end.level} ${end.prone}`,
      kind: PLAN,
      words: { key, args: { hex: label, points: end.spent } },
      actions: this.session.options?.kind === "steps" ? end.path : [{ do: "move" }, ...end.path],
    });
    void this.#lookAround(end);
  }

  /** The second tap, the click, the Enter key. */
  async commit(cell: number): Promise<void> {
    if (this.measuring) return;
    const choices = this.choicesAt(cell);
    if (choices.length > 1 && !this.session.focus) {
      this.session.focus = this.#about(cell);
      return;
    }
    const considered = this.session.considered;
    const meant = choices.some((each) => each.id === considered?.id) || considered?.kind === PLAN;
    if (considered && meant) {
      await this.session.commit(considered);
      this.forget();
    } else {
      const acting = this.view?.units[this.asked ?? -1];
      this.session.selected = this.inspected ?? this.session.selected;
      if (acting && !choices.length) await this.#sayWhyNot(acting, cell);
    }
  }

  label(): void {
    this.labels = !this.labels;
    localStorage.setItem(LABELS, this.labels ? "on" : "off");
  }

  /** Nothing can be done there: why an enemy cannot be shot at, why a hex cannot be reached. */
  async #sayWhyNot(unit: Unit, cell: number): Promise<void> {
    if (!this.session.options || this.ends.has(cell)) return;
    const there = this.#unitsAt(cell);
    const enemy = there.find((each) => each.side !== unit.side);
    if (!enemy && (!this.moves || there.length)) return;
    const look = enemy
      ? await this.#ask<SightLook>({ sight: { unit: unit.id, target: enemy.id } })
      : await this.#ask<BarredLook>({ barred: { unit: unit.id, cell } });
    this.session.why.say(look?.refusal);
  }

  forget(): void {
    this.wish = null;
    this.barred = null;
    this.lent = null;
    this.sight = null;
    this.stand = null;
    this.arcThere = null;
  }

  #about(cell: number): { units: number[]; cells: number[] } {
    const view = this.view;
    const units = view ? unitsAt(view, gridOf(view.map).label(cell)).map((unit) => unit.id) : [];
    return { units, cells: [cell] };
  }

  /** The level a unit would rather end on: the one it is on, if that can be. */
  #usualLevel(cell: number): number | null {
    const now = LEVELS.indexOf(this.subject?.level ?? "ground");
    const there = this.reach?.ends.some((end) => end.cell === cell && end.level === now);
    return there ? now : null;
  }

  // Questions to the engine, each asked once for a position

  async refresh(): Promise<void> {
    this.#known.clear();
    this.forget();
    const now = ++this.#asked;
    const options = this.session.options;
    const subject = this.subject;
    if (!subject || subject.at === undefined || subject.status !== "operational") {
      this.reach = this.arc = null;
      return;
    }
    if (options?.kind === "steps" && this.asked === subject.id) {
      this.reach = reachFromOptions(options);
    } else if (this.asked === subject.id && !this.moves) {
      this.reach = null;
    } else {
      const look = await this.#ask<ReachLook>({ reach: { unit: subject.id } });
      if (now !== this.#asked) return;
      this.reach = look ? reachOf(look) : null;
    }
    const arc = await this.#ask<ArcLook>({ arc: { unit: subject.id } });
    if (now !== this.#asked) return;
    this.arc = arc;
    this.chances = new Map();
    if (this.asked !== subject.id || subject.carrier !== undefined) return;
    const here = await this.#ask<StandLook>({ stand: { unit: subject.id } });
    if (now === this.#asked) {
      this.chances = new Map((here?.targets ?? []).map((each) => [each.unit, each.chance]));
    }
  }

  async #measure(cell: number): Promise<void> {
    const unit = this.subject;
    const view = this.view;
    if (!unit?.at || !view || cell < 0 || cell === gridOf(view.map).cell(unit.at)) {
      this.sight = null;
      return;
    }
    const other = unitsAt(view, gridOf(view.map).label(cell)).find(
      (each) => each.status === "operational" && each.id !== unit.id,
    );
    const [first] = this.choicesAt(cell);
    const meant = first ? AIMED.has(first.kind) : !!other || !this.ends.has(cell);
    if (!meant && !this.measuring) {
      this.sight = null;
      return;
    }
    // Nobody aims at a friend: between friends only the line is of interest.
    const goal: { [name: string]: Json } = other && other.side !== unit.side ? { target: other.id } : { cell };
    const look = await this.#ask<SightLook>({ sight: { unit: unit.id, ...goal } });
    if (this.pointed === cell) this.sight = look;
  }

  /** A hex that looks as if one could go there says why not; of an enemy it matters why it cannot be shot at. */
  async #explain(cell: number): Promise<void> {
    this.barred = null;
    const unit = this.subject;
    if (cell < 0 || !unit || !this.moves || this.measuring || this.ends.has(cell) || this.#enemiesAt(cell).length) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.pointed !== cell || this.choicesAt(cell).length) return;
    const look = await this.#ask<BarredLook>({ barred: { unit: unit.id, cell } });
    if (this.pointed === cell) this.barred = look;
  }

  #unitsAt(cell: number): Unit[] {
    const view = this.view;
    if (!view) return [];
    return unitsAt(view, gridOf(view.map).label(cell)).filter((each) => each.status === "operational");
  }

  #enemiesAt(cell: number): Unit[] {
    return this.#unitsAt(cell).filter((each) => each.side !== this.subject?.side);
  }

  async #lookAround(end: End): Promise<void> {
    const { cell, facing, level, prone } = end;
    this.arcThere = null;
    if (end.aboard >= 0 || !this.subject || this.subject.carrier !== undefined) {
      this.stand = null;
      return;
    }
    const place = { cell, facing, level, prone };
    const unit = this.subject.id;
    const planned = (): boolean => this.end?.cell === cell && this.end.facing === facing;
    const stand = await this.#ask<StandLook>({ stand: { unit, place } });
    if (!planned()) return;
    this.stand = stand;
    const arc = await this.#ask<ArcLook>({ arc: { unit, place } });
    if (planned()) this.arcThere = arc;
  }

  async #ask<Answer>(at: { [name: string]: Json }): Promise<Answer | null> {
    const key = JSON.stringify(at);
    if (this.#known.has(key)) return this.#known.get(key) as Answer;
    const now = this.#asked;
    const answer = await this.session.look<Answer>(at);
    if (answer && now === this.#asked) this.#known.set(key, answer);
    return answer;
  }

  /** A choice is looked at in the list: show its line on the board as well. */
  async show(choice: Choice | null): Promise<void> {
    const action = choice?.actions[0];
    const unit = this.subject;
    this.lent = null;
    if (choice && !this.#isPointedAt(choice)) this.pointed = -1;
    if (this.pointed < 0) this.sight = null;
    if (action && HELPS.has(action.do)) await this.#lend(choice, Number(action["ally"]));
    if (!action || !unit?.at || !AIMED.has(action.do) || this.pointed >= 0) return;
    const { units, cells } = about(action);
    const [target] = units;
    const goal: { [name: string]: Json } = target === undefined ? { cell: cells[0] ?? 0 } : { target };
    const look = await this.#ask<SightLook>({ sight: { unit: unit.id, ...goal } });
    if (this.session.considered?.id === choice.id) this.sight = look;
  }

  /** Whether a choice is looked at because its hex is pointed at, and not in the list. */
  #isPointedAt(choice: Choice): boolean {
    return choice.kind === PLAN || this.choicesAt(this.pointed).some((each) => each.id === choice.id);
  }

  async #lend(choice: Choice, ally: number): Promise<void> {
    const look = await this.#ask<ReachLook>({ reach: { unit: ally } });
    if (this.session.considered?.id === choice.id) this.lent = look ? reachOf(look) : null;
  }

  /** For the text twin: turning the planned end by hexsides, with the keyboard. */
  turn(by: number): void {
    const end = this.end;
    if (!end || !this.wish) return;
    const now = this.wish.facing ?? end.facing;
    this.plan({ ...this.wish, facing: (now + by + 6) % 6 });
  }

  /** The hex of the unit whose facing is asked: where it was just put, or where it stands. */
  faceHex(): number {
    const put = this.session.answered.findLast((action) => typeof action["cell"] === "number");
    if (put) return Number(put["cell"]);
    const at = this.view?.units[this.view.acting.at(-1) ?? -1]?.at;
    return at && this.view ? gridOf(this.view.map).cell(at) : this.cursor;
  }
}

function concerns(offered: Offered, units: number[], cell: number): boolean {
  const { units: named, cells } = about(offered.action);
  return cells.includes(cell) || named.some((unit) => units.includes(unit));
}
