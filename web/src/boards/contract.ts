/** What the table needs to know of a game: each has a room in `games/` that gives it. */

import type { Component } from "svelte";

import type { Bundling, Choice } from "../table/choices";
import type { Stage } from "../table/playback.svelte";
import type { MatchInfo } from "../table/info";
import type { Piece, Telling } from "../table/story";
import type { Session } from "../table/session.svelte";
import type { Action, Fields, GameEvent, Offered, Options, Wording } from "../wire/messages";
import type { Arguments } from "../words/catalogue";

export type Say = (key: string, args?: Arguments) => string;

/** A part of the text twin: a heading and its lines, each a sentence. */
export interface TwinPart {
  heading: string;
  lines: string[];
}

/** What wins, in a sentence, and how far it has come, in a few words. */
export interface Goal {
  text: string;
  progress: string;
}

/** One piece of a force, for the list beside the board. */
export interface ForcePiece {
  id: number;
  name: string;
  note: string;
  /** What is left of it, from 0 to 1. */
  left: number;
  out: boolean;
  acting: boolean;
  points: number;
  /** Who it is in the cast, and in which of its shapes. */
  cast: string;
  shape: number | string;
}

export interface GameBoard {
  Board: Component<{ session: Session }>;
  /** Who acts and who is next, for the top of the screen. */
  Strip: Component<{ session: Session }> | null;
  /** Everything about the selected piece. */
  Sheet: Component<{ session: Session }> | null;
  /** A way to answer that is more than a list: planning a Movement. */
  Planner: Component<{ session: Session }> | null;
  /** What is left to be said of a plan that is pointed at. It stands where the forecast does, so that the choices stay. */
  Plan?: Component<{ session: Session }>;
  /** What the board adds to the outlook: a side view, a comparison. It floats over the margin of the board. */
  Preview: Component<{ session: Session }> | null;
  /** It stands below the outlook instead, because the board has no margin. */
  previewBelow?: boolean;
  /** Why a plan that a bot proposes is good. */
  Advice: Component<{ session: Session; plan: Offered[] }> | null;
  stage: Stage;
  /** Kinds of choices that are not listed because the board or the planner has them. */
  hidden: Set<string>;
  /** How answers that differ only in where they point are put together. */
  bundling?(options: Options | null): Bundling;
  /** So many of a kind are listed one by one; more are folded. */
  fold?: number;
  hasOdds(choice: Choice): boolean;
  twin(view: Fields, say: Say): TwinPart[];
  force(view: Fields, seat: number, say: Say): ForcePiece[];
  /** The pieces and places that an action is about, so that they light up. */
  about(action: Action): { units: number[]; cells: number[] };
  /** What somebody who clicks there may have wanted, though it is not offered: the rules are asked why not. */
  wanted?(view: Fields, about: { units: number[]; cells: number[] }, options: Options): Action[];
  /** What an action comes to: the same for copies of one card, else each its own. */
  meaning(view: Fields, action: Action): string;
  /** A plan in the words of a player, line by line. */
  outline(plan: Offered[]): Wording[];
  /** How an event is told in the log: as a line, inside of one, or as a step of a piece. Without it, each is a line. */
  tells?(event: GameEvent): Telling;
  /** Where events are told as steps: which piece's step one is, and the message that tells several by the last, and how many (`$steps`). */
  steps?: { of: (event: GameEvent) => number | undefined; went: string };
  /** Things besides the forces that an event names, so that the log leads to them. */
  named?(view: Fields, event: GameEvent): Piece[];
  /** What the fields of its events name (`KINDS`), and which kind is a piece: the camera follows them. */
  names?: { events: object; figure: string };
  /** Events that the camera goes near for. */
  closeUps?: ReadonlySet<string>;
  /** Whether an event begins a new paragraph of the log. */
  opens(event: GameEvent): boolean;
  /** The seat's team, where the game has teams, for its colour. */
  team(view: Fields, seat: number): number;
  /** Round and score in a few words. */
  score(view: Fields, say: Say): string;
  /** What is to be done to win, where that differs from match to match. */
  goals(view: Fields, say: Say): Goal[];
  /** What of the game is played: a scenario. */
  subtitle(view: Fields, say: Say): string;
  /** What the next moment of each kind is called. */
  moments: Record<string, string>;
  /** What a newcomer to the game usually wants answered, until they say otherwise. */
  standing?: Record<string, number>;
  /** Keys that the board itself understands, each with the message that explains it. */
  keys: readonly (readonly [string, string])[];
}

/** Where somebody who sits down chooses what the seat brings; null as long as that is not legal. */
export type Chooser = Component<{ info: MatchInfo; seat: number; invite: string; onchange: (brings: string | null) => void }>;
