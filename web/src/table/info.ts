/** What anyone may know of a match, with the reader's own seats. */

import type { Seat } from "../wire/messages";
import type { Shares } from "../wire/shares";

export interface MatchInfo {
  match: string;
  game: string;
  /** Before it begins there is none. */
  ply: number | null;
  seats: Seat[];
  /** The reader's own seats. */
  you: number[];
  /** The seats that have yet to bring their part of the setup: before that nothing is played. */
  owing: number[];
  /** Somebody is missing, or has yet to choose: nothing is dealt before that. */
  waiting: boolean;
  public: boolean;
  /** Whether bots may advise and stand in. */
  help: boolean;
  undo: string;
  dice: string;
  commitment: string;
  seed: string | null;
  /** The players' part of the dice, where that was agreed on. */
  shares?: Shares | null;
  clock: { kind: string; seconds: number; increment: number; days: number };
  /** Other rules played it than those of the service: it is watched by its checkpoints. */
  outlived?: boolean;
  [extra: string]: unknown;
}
