/** What lies on the desk besides the cards: a card in the fingers, an open pile, a look ahead. */

import { choiceOf, type Choice } from "../../table/choices";
import type { Session } from "../../table/session.svelte";
import type { Action, Offered, Refusal, RefusedChoice } from "../../wire/messages";
import { meant, partsOf, verbsFor, type Battle, type DropPlace, type Encounter } from "./tabletop";

export interface StillSide {
  seat: number;
  support: Refusal | null;
  supporters: { robot: number; strength: number; refusal: Refusal | null }[];
  dice: number;
  hand: number;
  could_take_the_hit: number[];
}

export interface ClaimAhead {
  about: "claim";
  speed: number;
  contesters: { robot: number; speed: number; refusal: Refusal | null; meeting: Encounter | null }[];
  uncontested: boolean;
  controls: boolean;
}

/** What the considered choice leads to, as the game tells it. */
export type Ahead =
  | ClaimAhead
  | { about: "contest" | "challenge"; meetings: (Encounter | null)[] }
  | { about: "after"; battle: Battle | null };

export interface Drag {
  card: number;
  x: number;
  y: number;
  over: DropPlace | null;
}

const DESKS = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  let desk = DESKS.get(session);
  if (!desk) {
    desk = new Desk(session);
    DESKS.set(session, desk);
  }
  return desk;
}

export class Desk {
  drag = $state.raw<Drag | null>(null);
  pile = $state<number | null>(null);
  still = $state.raw<StillSide[] | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  /** What was pointed at last: the sheet shows it in full. */
  looked = $state.raw<number[]>([]);

  constructor(readonly session: Session) {}

  /** Cards that can answer the question, alone or as the place of another. */
  get lit(): Set<number> {
    const found = new Set<number>();
    for (const { action } of this.session.options?.actions ?? []) {
      const { subject } = partsOf(action);
      if (subject !== null) found.add(subject);
    }
    return found;
  }

  /** Where the chosen card, or the one in the fingers, can go. */
  get goals(): Set<number> {
    const card = this.drag?.card ?? this.session.selected;
    const found = new Set<number>();
    if (card === null) return found;
    for (const { action } of verbsFor(this.session.options, card)) {
      const { place } = partsOf(action);
      if (place !== null) found.add(place);
    }
    return found;
  }

  get verbs(): Offered[] {
    const chosen = this.session.selected;
    return chosen === null ? [] : verbsFor(this.session.options, chosen);
  }

  get refused(): RefusedChoice[] {
    const refused = this.session.options?.refused ?? [];
    return refused.filter((each) => partsOf(each.action).subject === this.session.selected);
  }

  /** A card was pressed: it is chosen, or answers, or is where the chosen one goes. */
  press(card: number, sure: boolean): void {
    const { session } = this;
    this.look(card);
    if (session.playback.playing) session.playback.skip();
    const chosen = session.selected;
    const going = chosen === null || chosen === card ? null : meant(session.options, chosen, { resource: card });
    if (going && this.goals.has(card)) {
      this.take(going, sure);
      return;
    }
    const verbs = verbsFor(session.options, card);
    if (chosen === card) {
      if (verbs.length === 1) this.take(verbs[0]!, sure || verbs[0]!.action.do === "choose");
      else this.release();
      return;
    }
    session.selected = card;
    session.focus = verbs.length ? { units: [card], cells: [] } : null;
    session.consider(verbs.length === 1 ? choiceOf(verbs[0]!) : null);
  }

  /** Look first; the same again chooses. */
  take(offered: Offered, sure: boolean): void {
    const choice: Choice = choiceOf(offered);
    if (sure || this.session.considered?.id === choice.id) void this.commit(choice);
    else this.session.consider(choice);
  }

  look(...cards: number[]): void {
    this.looked = cards;
  }

  hover(card: number): void {
    this.look(card);
    const chosen = this.session.selected;
    if (chosen === null || chosen === card || !this.goals.has(card)) return;
    const going = meant(this.session.options, chosen, { resource: card });
    if (going) this.session.consider(choiceOf(going));
  }

  release(): void {
    this.session.selected = null;
    this.session.focus = null;
    this.session.consider(null);
  }

  /** What was answered is done with, wherever it was chosen. */
  putDown(answered: readonly Action[]): void {
    if (answered.some((action) => partsOf(action).subject === this.session.selected)) this.release();
  }

  async commit(choice: Choice): Promise<void> {
    await this.session.commit(choice);
    if (!this.session.notice) this.release();
  }

  // Dragging

  pickUp(card: number, x: number, y: number): void {
    this.session.selected = card;
    this.drag = { card, x, y, over: null };
  }

  carry(x: number, y: number): void {
    if (!this.drag) return;
    const over = placeAt(x, y);
    this.drag = { ...this.drag, x, y, over };
    const going = over && meant(this.session.options, this.drag.card, over);
    if (going) this.session.consider(choiceOf(going));
  }

  drop(): void {
    const drag = this.drag;
    this.drag = null;
    if (!drag) return;
    const going = drag.over && meant(this.session.options, drag.card, drag.over);
    if (going) void this.commit(choiceOf(going));
    else this.session.focus = { units: [drag.card], cells: [] };
  }

  async lookAtBattle(): Promise<void> {
    const found = await this.session.look<{ sides: StillSide[] }>({ battle: {} });
    this.still = found?.sides ?? null;
  }
}

/** What lies under the pointer, by the marks that the board puts on its places. */
function placeAt(x: number, y: number): DropPlace | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const drop = element instanceof HTMLElement ? element.dataset["drop"] : undefined;
    if (!drop) continue;
    return /^\d+$/.test(drop) ? { resource: Number(drop) } : (drop as DropPlace);
  }
  return null;
}
