/** Which game has what. A game is a folder here; one without a board is shown in words. */

import type { Component } from "svelte";

import type { Chooser, GameBoard } from "../boards/contract";
import { simpleBoard } from "../boards/simple/board";
import { get } from "../wire/http";
import { BOARDS } from "./boards";

/** What a game gives to the pages around the table. Each part may be left out. */
export interface Room {
  /** Pages of its own, by the first word of their address. */
  pages?: Record<string, Page>;
  /** Where one of its characters is looked up. */
  lookUp?: { address: (name: string) => string; call: string };
}

export interface Page {
  /** The key of its title. */
  title: string;
  load: () => Promise<{ default: Component<Record<string, never>> }>;
}

const CHOOSERS = import.meta.glob<{ default: Chooser }>("./*/Chooser.svelte");
const SETUPS = import.meta.glob<{ default: Component<{ game: string }> }>("./*/Setup.svelte");
const ROOMS = import.meta.glob<{ room: Room }>("./*/room.ts", { eager: true });

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

export function roomOf(game: string): Room {
  return ROOMS[`./${game}/room.ts`]?.room ?? {};
}

/** The pages that games have besides set-up and table, by the first word of their address. */
export const PAGES: Record<string, Page> = Object.assign({}, ...Object.values(ROOMS).map(({ room }) => room.pages ?? {}));
