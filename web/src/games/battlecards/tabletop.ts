/** The table of a match, as `dealt.ts` reads it from what the service sends, and ways to read it. */

import { numbersIn } from "../../wire/kinds";
import type { Action, Ask, Json, Offered, Options } from "../../wire/messages";
import { KINDS } from "./types";

export interface Named {
  card: number;
  code: string;
  kind: "robot" | "resource" | "advantage";
  title: string;
  subtitle: string;
}

export interface Powers {
  strength: number;
  endurance: number;
  speed: number;
}

export type Skill = "tactical" | "combat" | "science";
export const SKILLS: Skill[] = ["tactical", "combat", "science"];

export interface Robot extends Named, Powers {
  owner: number;
  group: string;
  mode: "robot" | "alt";
  form: string;
  place: number | null;
  in_battle: boolean;
  damage: number;
  other_mode: Powers;
  skills: Record<Skill, number>;
  transformed: boolean;
  moved: boolean;
  ability_used: boolean;
  pinned: boolean;
  any_speed: boolean;
}

export interface Resource extends Named {
  owner: number;
  type: string;
  yield: number;
  requires: Skill | "";
  controller: number | null;
  occupant: number | null;
  robots: number[];
  ability_used: boolean;
  warded_by: number[];
}

export interface SeatView {
  seat: number;
  army: string;
  bank: number;
  income: number;
  held: number;
  support_limit: number;
  support_limit_terms: [string, number, string][];
  hushed: boolean;
  eliminated: boolean;
  hand_count: number;
  hand: Named[];
  /** By seat: how many cards of this hand it has looked at. */
  hand_seen_by: number[];
  deck_count: number;
  deck_bottom: Named[];
  /** Copies by code: the own list, and those that are open to all. */
  deck_list: Record<string, number> | null;
  scrapheap: Named[];
  set_aside: Robot[];
  robots: Robot[];
}

export interface Support extends Named {
  use: "strength" | "effect" | "supporter" | "transformation";
  cancelled: boolean;
  strength: number;
}

/** One item of a sum, with the card that it comes from. */
export interface Item {
  label: string;
  amount: number;
  rule: string;
  card: Named | null;
}

export interface Side {
  seat: number;
  attacker: boolean;
  lead: number | null;
  slots_used: number;
  slots: number;
  rolled: boolean;
  dice_added: number;
  abilities_used: number[];
  supports: Support[];
  core?: number;
  enhanced?: number;
  items?: Item[];
  dice?: number;
  damage?: number;
  would_be_scrapped?: boolean;
  could_take_the_hit?: number[];
}

export interface Battle {
  resource: number;
  over: "claim" | "challenge";
  opened: boolean;
  mover: number;
  winning: number | null;
  sides: [Side, Side];
}

/** A timed change of a card, or of a seat where its word speaks of seats. */
export interface Timed {
  word: string;
  amount: number;
  on: "card" | "seat";
  target: number;
  until: "battle" | "turn" | "round";
  seat: number;
  source: number;
}

/** A Robot stands before a Resource, and others may answer. */
interface Claim {
  seat: number;
  robot: number;
  resource: number;
}

export interface View {
  viewer: number | null;
  options: {
    supreme_target: number | null;
    domination_target: number | null;
    survival: boolean;
    [name: string]: Json | undefined;
  };
  turn: number;
  turn_seat: number | null;
  phase: string;
  /** What the turn seat still has in this phase, in words like `deploy`. */
  left: string[];
  /** Whose turn follows, where there are more than two. */
  next_seat: number | null;
  /** Every card whose face the viewer knows. */
  cards: Record<string, Named>;
  seats: SeatView[];
  field: Resource[];
  battle: Battle | null;
  claim: Claim | null;
  looking: { seat: number; count: number; cards: Named[] } | null;
  playing: Named[];
  effects: Timed[];
  ended: string;
  winners: number[];
}

export function robotsOf(view: View): Robot[] {
  return (view.seats ?? []).flatMap((seat) => seat.robots);
}

/** A Robot in play by its number. */
export function robotOf(view: View, card: Json | undefined): Robot | undefined {
  return robotsOf(view).find((robot) => robot.card === card);
}

export function titleOf(view: View, card: number | null): string {
  return robotOf(view, card)?.title ?? "";
}

/** Who stands in Homebase, in the order of arrival. */
export function atHome(seat: SeatView): Robot[] {
  return seat.robots.filter((robot) => robot.place === null && !robot.in_battle);
}

/** Every card whose face the viewer may see, by its number in the match. */
export function knownCards(view: View): Map<number, Named> {
  return new Map(Object.values(view.cards ?? {}).map((each) => [each.card, each]));
}

/** The codes of all cards that the viewer may read, also of those that nobody has met yet. */
export function codesOf(view: View): string[] {
  const listed = (view.seats ?? []).flatMap((seat) => Object.keys(seat.deck_list ?? {}));
  return [...new Set([...[...knownCards(view).values()].map((card) => card.code), ...listed])];
}

/** Copies in the same hand are one to the player: they answer to their code. */
export function meaningOf(view: View, action: Action): string {
  const hand = view.seats?.[nearSeat(view)]?.hand ?? [];
  const copy = hand.find((card) => card.card === action["card"]);
  return JSON.stringify(copy ? { ...action, card: copy.code } : action);
}

/** The seat in front: the viewer's, or the first. */
export function nearSeat(view: View): number {
  return view.viewer ?? 0;
}

/** Red, then orange for Autobots; violet, then teal for Decepticons; by seat when that is not enough. */
export function teamOf(view: View, seat: number): number {
  const armies = (view.seats ?? []).map((each) => Number(each.army === "decepticon"));
  const army = armies[seat] ?? 0;
  const most = Math.max(...[0, 1].map((each) => armies.filter((one) => one === each).length));
  if (most > 2 || most === armies.length) return seat;
  return army + 2 * armies.slice(0, seat).filter((each) => each === army).length;
}

/** The colour of an army, where no seat is spoken of. */
export function armyTeam(army: string): string {
  return { autobot: "team-0", decepticon: "team-1" }[army] ?? "team-none";
}

/** How far a seat has come to the victories that are counted. */
export function goalsOf(view: View, seat: SeatView): { name: "supreme" | "domination"; have: number; target: number }[] {
  const { supreme_target: energon, domination_target: resources } = view.options;
  return [
    ...(energon ? [{ name: "supreme" as const, have: seat.bank, target: energon }] : []),
    ...(resources ? [{ name: "domination" as const, have: seat.held, target: resources }] : []),
  ];
}

/** The card that acts, and the place it acts on: an action names them in that order. */
export function partsOf(action: Action): { subject: number | null; place: number | null } {
  const [subject = null, place = null] = numbersIn(KINDS.actions, action.do, action, "card");
  return { subject, place };
}

/** The cards that an action names, and the one that it answers. */
export function cardsOf(view: View, action: Action): number[] {
  const { subject, place } = partsOf(action);
  const answered = action.do === "contest" || action.do === "decline" ? (view.claim?.robot ?? null) : null;
  return [subject, answered, place].filter((each): each is number => each !== null);
}

/** What can be done with a card, and what cannot with the reason. */
export function verbsFor(options: Options | null, card: number): Offered[] {
  return (options?.actions ?? []).filter((each) => partsOf(each.action).subject === card);
}

/** What somebody may want of a card that can do nothing now: whatever such a card is for. */
export function wantedOf(view: View, card: number): Action[] {
  const own = view.seats[nearSeat(view)];
  const resource = view.field.find((each) => each.card === card);
  const robot = own?.robots[0]?.card;
  if (resource) {
    if (robot === undefined || resource.controller === own?.seat) return [];
    return [{ do: resource.controller === null ? "claim" : "challenge", robot, resource: card }];
  }
  const held = own?.hand.find((each) => each.card === card);
  if (held) return [{ do: USES[held.kind] ?? "play", card }];
  return own?.robots.some((each) => each.card === card) ? [{ do: "transform", robot: card }] : [];
}

const USES: Record<string, string> = { robot: "deploy", resource: "discover", advantage: "play" };

/** The Resource that an answer is about: a claimed one to contest, a challenged one to hold. */
export function disputed(view: View, ask: Ask | null | undefined): number | null {
  const challenged = ask?.about === "hold" ? ask.context?.["resource"] : null;
  return view.claim?.resource ?? (typeof challenged === "number" ? challenged : null);
}

/** Where an action takes its card; what answers for a Resource goes there. */
export function goalOf(action: Action, dispute: number | null): number | null {
  return partsOf(action).place ?? (action.do === "contest" || action.do === "hold" ? dispute : null);
}

/** What dropping one card on a place would answer. */
export function meant(options: Options | null, card: number, place: DropPlace, dispute: number | null = null): Offered | null {
  return verbsFor(options, card).find(({ action }) => fits(action, place, dispute)) ?? null;
}

export type DropPlace = { resource: number } | "home" | "field" | "battle" | "scrapheap";

const DROPS: Record<string, string[]> = {
  home: ["deploy", "move"],
  field: ["discover", "play"],
  battle: ["join", "add_strength", "take_the_hit", "play"],
  scrapheap: ["add_strength"],
};

function fits(action: Action, place: DropPlace, dispute: number | null): boolean {
  if (typeof place === "object") return goalOf(action, dispute) === place.resource;
  if (action.do === "move") return place === "home" && (action["to"] ?? null) === null;
  return DROPS[place]!.includes(action.do);
}
