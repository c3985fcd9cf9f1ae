/** What lies on the desk besides the cards: a card in the fingers, an open pile, a look ahead. */

import { choiceOf, type Choice } from "../../table/choices";
import type { Session } from "../../table/session.svelte";
import { Latest } from "../../wire/latest";
import type { Say } from "../../boards/contract";
import type { Action, Offered, RefusedChoice } from "../../wire/messages";
import { battleOf, viewOf } from "./dealt";
import { disputed, goalOf, meant, partsOf, verbsFor, type Battle, type DropPlace, type View } from "./tabletop";
import type { AfterLook, BattleLook, ChallengeLook, ClaimLook, ContesterLook, ContestLook, MeetingLook, StillLook } from "./types";

/** A battle as it would open, with the faces of its cards. */
export type Encounter = Omit<MeetingLook, "battle"> & { battle: Battle };
type Contester = Omit<ContesterLook, "meeting"> & { meeting: Encounter | null };

/** What the considered choice leads to, as the game tells it, with the faces of cards. */
export type Ahead =
  | (Omit<ClaimLook, "contesters"> & { contesters: Contester[] })
  | (Omit<ContestLook | ChallengeLook, "meetings"> & { meetings: (Encounter | null)[] })
  | (Omit<AfterLook, "battle"> & { battle: Battle | null });

/** The same as the service tells it: with the numbers of cards. */
export type SentAhead = ClaimLook | ContestLook | ChallengeLook | AfterLook;

export function aheadOf(view: View, sent: SentAhead): Ahead {
  const met = (each: MeetingLook | null | undefined): Encounter | null => (each ? { ...each, battle: battleOf(view, each.battle) } : null);
  if (sent.about === "after") return { ...sent, battle: sent.battle ? battleOf(view, sent.battle) : null };
  if (sent.about !== "claim") return { ...sent, meetings: sent.meetings.map(met) };
  return { ...sent, contesters: sent.contesters.map((each) => ({ ...each, meeting: met(each.meeting) })) };
}

/** What of a seat can be opened: its scrapheap, or all that is known of its hand and deck. */
export type Pile = "scrapheap" | "cards";

interface Drag {
  card: number;
  x: number;
  y: number;
  /** What dropping it here would answer. */
  going: Offered | null;
}

const DESKS = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  let desk = DESKS.get(session);
  if (!desk) {
    // What the desk derives outlives the part of the board that asked for it first.
    $effect.root(() => void DESKS.set(session, new Desk(session)));
    desk = DESKS.get(session)!;
  }
  return desk;
}

export class Desk {
  drag = $state.raw<Drag | null>(null);
  pile = $state.raw<{ seat: number; what: Pile } | null>(null);
  still = $state.raw<StillLook[] | null>(null);
  ahead = $state.raw<Ahead | null>(null);
  /** What was pointed at last: the sheet shows it in full. */
  looked = $state.raw<number[]>([]);

  readonly #looking = new Latest();

  constructor(readonly session: Session) {}

  /** Cards that can answer the question, alone or as the place of another. */
  lit = $derived.by(() => found(this.session.options?.actions ?? [], (action) => partsOf(action).subject));

  /** The Resource that is claimed or challenged, and waits for an answer. */
  dispute = $derived.by(() => disputed(viewOf(this.session.view ?? {}), this.session.table?.ask));

  /** Where the chosen card, or the one in the fingers, can go. */
  goals = $derived.by(() => {
    const card = this.drag?.card ?? this.session.selected;
    return found(card === null ? [] : verbsFor(this.session.options, card), (action) => goalOf(action, this.dispute));
  });

  /** For the ear: what the light around a card says to the eye. */
  saysOf(card: number, say: Say): string {
    return [this.lit.has(card) && say("bc-can-answer"), this.goals.has(card) && say("bc-can-go-there")].filter(Boolean).join(" ");
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
    const going = chosen === null || chosen === card ? null : this.#meant(chosen, { resource: card });
    if (going) {
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
    if (!verbs.length) void session.why.explain(session, { units: [card], cells: [] });
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
    if (chosen === null || chosen === card) return;
    const going = this.#meant(chosen, { resource: card });
    if (going) this.session.consider(choiceOf(going));
  }

  /** Nothing is chosen any more, and what was in the fingers is back in its place. */
  release(): void {
    this.drag = null;
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
    this.drag = { card, x, y, going: null };
  }

  carry(x: number, y: number): void {
    if (!this.drag) return;
    const { card } = this.drag;
    const going = placesAt(x, y).map((place) => this.#meant(card, place)).find(Boolean) ?? null;
    this.drag = { card, x, y, going };
    this.session.consider(going && choiceOf(going));
  }

  drop(): void {
    const drag = this.drag;
    this.drag = null;
    if (!drag) return;
    if (drag.going) void this.commit(choiceOf(drag.going));
    else this.session.focus = { units: [drag.card], cells: [] };
  }

  #meant(card: number, place: DropPlace): Offered | null {
    return meant(this.session.options, card, place, this.dispute);
  }

  async lookAtBattle(): Promise<void> {
    const found = await this.#looking.of(this.session.look<BattleLook>({ battle: {} }));
    if (found !== undefined) this.still = found?.sides ?? null;
  }
}

function found(offered: Offered[], card: (action: Action) => number | null): Set<number> {
  return new Set(offered.map(({ action }) => card(action)).filter((each) => each !== null));
}

/** What lies under the pointer, the innermost first, by the marks that the board puts on its places. */
function placesAt(x: number, y: number): DropPlace[] {
  const places: DropPlace[] = [];
  const marked = (element: Element | null | undefined): HTMLElement | null => element?.closest<HTMLElement>("[data-drop]") ?? null;
  let place = document.elementsFromPoint(x, y).map(marked).find(Boolean) ?? null;
  for (; place; place = marked(place.parentElement)) {
    const drop = place.dataset["drop"]!;
    places.push(/^\d+$/.test(drop) ? { resource: Number(drop) } : (drop as DropPlace));
  }
  return places;
}
