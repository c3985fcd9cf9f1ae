/** Matches in lists, and starting one. */

import { keepInvites } from "../table/invites";
import { post } from "../wire/http";
import type { Json, Result } from "../wire/messages";
import { givePartsAt } from "../wire/shares";

export interface Summary {
  match: string;
  game: string;
  /** What is played of the game, in every language of the service; empty where that says nothing. */
  called: Record<string, string>;
  seats: { seat: number; name: string; kind: string; level: string }[];
  created: string;
  finished: string | null;
  result: Result | null;
  next: string | null;
  /** The seat that has to decide; null in a list when the service would have to look it up. */
  asked: number | null;
  /** The seats that have yet to choose before the match begins. */
  owing: number[];
  waiting?: boolean;
  /** The reader's own seats. */
  you: number[];
}

export interface ListedGame {
  slug: string;
  title: string;
  status: string;
  playable: boolean;
  seats: number | null;
  levels: string[];
  /** Whether it has a first match for newcomers. */
  teaches: boolean;
  /** Whether people may roll for themselves. */
  own_dice: boolean;
  /** The setup of a match that is begun with one click; null: the usual one. */
  quick: Json;
}

export interface NewMatch {
  game: string;
  setup: Json;
  seats: { kind: string; name?: string; level?: string }[];
  clock?: { kind: string; seconds?: number; increment?: number; days?: number };
  dice?: string;
  undo?: string;
  public?: boolean;
}

/** Create a match, with our part of its dice, and remember whom it invites. The address of its table. */
export async function createMatch(wish: NewMatch): Promise<string> {
  const dice = wish.dice === "own" ? "own" : "shared";
  const made = await post<{ match: string; invites: Record<string, string> }>(
    "/api/matches",
    { ...wish, dice } as unknown as Json,
  );
  keepInvites(made.match, made.invites);
  await givePartsAt(made.match);
  return `/table/${made.match}`;
}

/** What a click on "play now" starts: everything ready, a bot on the other side. */
export function quickMatch(game: ListedGame, name: string): NewMatch {
  const others = Math.max((game.seats ?? 2) - 1, 1);
  return {
    game: game.slug,
    setup: game.quick,
    seats: [
      { kind: "me", name },
      ...Array.from({ length: others }, () => ({ kind: "bot", level: "normal" })),
    ],
    public: false,
  };
}
