/** The messages of docs/protocol.md, as the page reads and writes them. */

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Record_ = { [name: string]: Json };

/** A fact to be put into words: a key of the catalogues and its arguments. */
export interface Wording {
  key: string;
  args: Record<string, string | number | Wording | Wording[]>;
}

export interface Action {
  do: string;
  [field: string]: Json;
}

export interface Refusal {
  rule: string;
  why: string;
  details?: Record_;
  words?: Wording;
}

export interface Term {
  label: string;
  amount: number;
  rule: string;
  words?: Wording;
}

export interface Reasons {
  terms: Term[];
}

export interface Offered {
  action: Action;
  text: string;
  words: Wording;
}

export interface RefusedChoice extends Offered {
  refusal: Refusal;
}

/** What can answer an ask. Keys beyond these belong to the board of the game. */
export interface Options {
  kind?: string;
  actions: Offered[];
  refused?: RefusedChoice[];
  parts?: Options[];
  [extra: string]: unknown;
}

export interface Ask {
  seat: number;
  about: string;
  words: Wording;
  options?: Options | null;
  context?: Record_;
}

export interface ChanceAsk {
  about: string;
  kind: string;
  words: Wording;
  [extra: string]: unknown;
}

export interface GameEvent {
  event: string;
  [field: string]: Json;
}

export interface Told {
  ply: number;
  event: GameEvent;
  words: Wording;
}

export interface Clock {
  kind?: string;
  left?: number;
  running?: boolean;
  [extra: string]: unknown;
}

export interface Seat {
  seat: number;
  name: string;
  kind: string;
  online?: boolean;
  level?: string | null;
  clock?: Clock | null;
}

export interface Result {
  winners: number[];
  reason: string;
  rule?: string;
  words?: Wording;
}

export interface TableMessage {
  ply: number;
  seats: Seat[];
  you: number[];
  view: Record_;
  result: Result | null;
  ask: Ask | null;
  chance: ChanceAsk | null;
  events: Told[];
  undo: { allowed: boolean; refusal?: Refusal | null };
  offers: { draw: number[]; undo: number[] };
  commitment?: string;
  game?: string;
}

export interface OddsQuestion {
  words: Wording;
  chances: [Json, number][];
  exact: boolean;
  error?: number;
  policy?: string;
}

export interface Odds {
  questions: OddsQuestion[];
  reasons?: (Reasons & { words?: Wording; total?: number })[] | Term[];
}

export interface Hint {
  plan: Offered[];
  alternatives?: { plan: Offered[]; value: number }[];
  value?: number;
}

export interface Chat {
  from: string;
  text: string;
  at?: string;
}

export interface Done {
  id: string;
  ply: number;
}

export interface RefusedAnswer {
  id?: string;
  refusal: Refusal;
  ply?: number;
}

export type Outgoing = { [kind: string]: Json };
