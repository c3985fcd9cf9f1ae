/** Which game has what. A game is a folder here; one without a board is shown in words. */

import type { Component } from "svelte";

import type { Chooser, GameBoard } from "../boards/contract";
import { simpleBoard } from "../boards/simple/board";
import { get } from "../wire/http";

const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/board.ts");
const CHOOSERS = import.meta.glob<{ default: Chooser }>("./*/Chooser.svelte");
const SETUPS = import.meta.glob<{ default: Component<{ game: string }> }>("./*/Setup.svelte");

/** The board of its room; else the one for its kind of table; else words. */
export async function boardOf(game: string): Promise<GameBoard> {
  const room = BOARDS[`./${game}/board.ts`];
  if (room) return (await room()).board;
  const listed = await get<{ slug: string; board: string | null }[]>("/api/games").catch(() => []);
  const kind = listed.find((each) => each.slug === game)?.board;
  return kind === "plane" ? (await import("../boards/plane/board")).board : simpleBoard;
}

export async function chooserOf(game: string): Promise<Chooser | null> {
  return (await CHOOSERS[`./${game}/Chooser.svelte`]?.())?.default ?? null;
}

/** Where a match of the game is agreed on; the general page knows what is ready-made and the options of any game. */
export async function setupOf(game: string): Promise<{ default: Component<{ game: string }> }> {
  return (SETUPS[`./${game}/Setup.svelte`] ?? (() => import("../setup/GeneralSetup.svelte")))();
}
