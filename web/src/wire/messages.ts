/** The messages of docs/protocol.md, as the page reads and writes them. */

/** The version of docs/protocol.md that is spoken here. */
export const PROTOCOL = 2;

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = { [name: string]: Json };

/** A fact to be put into words: a key of the catalogues and its arguments. */
export interface Wording {
  key: string;
  args: Record<string, Json>;
}

/** The table in sentences: parts by name, and in each its lines by name. */
export type Twin = Record<string, { heading: Sentence; lines: Record<string, Sentence> }>;

export interface Sentence {
  key: string;
  args?: Record<string, Json>;
  otherwise?: string;
}

export interface Action {
  do: string;
  [field: string]: Json;
}

export interface Refusal {
  rule: string;
  why: string;
  details?: Fields;
  words?: Wording;
}

/** One item of a sum. Among the arguments of words its label is called `key`. */
export interface Term {
  label?: string;
  key?: string;
  amount: number;
  rule: string;
  /** Shown when no catalogue has the label. */
  otherwise?: string;
  /** What the others are added to: told without a sign. */
  base?: boolean;
}

export interface Reasons {
  terms: Term[];
  /** Less than this the sum never is. */
  least?: number;
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
  context?: Fields;
}

export interface ChanceAsk {
  about: string;
  kind: string;
  words: Wording;
  /** The service carries it out: nobody rolls for it. */
  recorded?: boolean;
  [extra: string]: unknown;
}

export interface GameEvent {
  event: string;
  [field: string]: Json;
}

/** A die that fell, and what that meant. */
export interface Die {
  /** A key of the catalogue. */
  about: string;
  face: number;
  sides: number;
  /** The face that was needed. */
  need?: number;
  good?: boolean;
  /** What the face came to, where that is another number. */
  counts?: number;
  why?: { key: string; args?: Record<string, Json> };
  /** In the place of what was needed, where no face could have changed it. */
  settled?: { key: string; args?: Record<string, Json> };
}

export interface Told {
  ply: number;
  event: GameEvent;
  words: Wording;
  dice?: Die[];
  /** The kind of moment of note that it is. */
  moment?: string;
  /** How the view changed by it, where we saw what was before. */
  patch?: Fields;
  /** The view after it, made of that. */
  view?: Fields;
}

export interface Clock {
  seconds: number;
  running: boolean;
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
  /** What is left of the time that the match may last, where that is limited. */
  time?: Clock;
  you: number[];
  /** Sent at first; afterwards made of what changed. */
  view: Fields;
  /** How the view changed since the last event. */
  patch?: Fields;
  result: Result | null;
  ask: Ask | null;
  chance: ChanceAsk | null;
  events: Told[];
  undo: { allowed: boolean; refusal?: Refusal | null } | null;
  /** Who offers what; `ply`: the one to go back to, where somebody asks for that. */
  offers: { draw: number[]; undo: number[]; ply?: number };
  commitment?: string;
  /** The number of the journal's last row, and the hash of all of them. */
  head?: string;
  seed?: string | null;
  /** The ply to which the match went back: what was told from there on did not happen. */
  back?: number | null;
  /** The match that follows this one: its rematch. */
  next?: string | null;
}

export interface OddsQuestion {
  words: Wording;
  chances: [Json, number][];
  exact: boolean;
  error?: number;
  policy?: string;
}

/** The first roll of an action: the number needed and its terms. */
export interface FirstRoll {
  about: string;
  kind: string;
  need: number | null;
  terms: Term[];
}

/** One thing a player wants to know: with a chance, with a spread of numbers, or as it is. */
export interface OutlookPart {
  words: Sentence;
  chance?: number;
  spread?: [number, number][];
  tone?: "good" | "bad";
}

/** What comes of an action, as the seat that acts can know it. What is empty is absent. */
export interface Outlook {
  headline?: OutlookPart[];
  fates?: OutlookPart[];
  costs?: Sentence[];
  sums?: { words: Sentence; terms?: Term[]; total?: number }[];
  /** Whose turn follows, with which question. */
  then?: Sentence;
  replies?: Sentence;
  exact?: boolean;
  error?: number;
}

export interface Odds {
  outlook?: Outlook;
  questions: OddsQuestion[];
  reasons?: FirstRoll[];
}

export interface Hint {
  plan: Offered[];
  alternatives?: { plan: Offered[]; value: number }[];
  value?: number;
}

export interface Chat {
  from: string;
  text: string;
  seat: number | null;
  /** Counted in the whole service: later remarks have higher ones. */
  number: number;
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
