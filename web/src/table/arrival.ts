/**
 * What a table needs is asked for while the page that shows it is still on its way.
 *
 * This is the first of the page that runs, so it knows nothing of how anything looks.
 */

import { BOARDS } from "../games/boards";
import { askAhead } from "../wire/http";
import { LiveTable } from "../wire/live";
import { Relay } from "../wire/relay";
import { firstLanguage, pathOf } from "../words/language";
import { pageIn } from "../words/page";
import type { MatchInfo } from "./info";
import { SURROUNDINGS } from "./surroundings";

export interface Line {
  live: LiveTable;
  relay: Relay;
}

const opened = new Map<string, Line>();

/** The line to a table: the one that was opened ahead, or a new one. */
export function lineTo(match: string): Line {
  const ahead = opened.get(match);
  opened.delete(match);
  return ahead ?? open(match);
}

function open(match: string): Line {
  const relay = new Relay();
  const live = new LiveTable(match, SURROUNDINGS, relay);
  live.open();
  return { live, relay };
}

/** Whether a match is played at a live table. */
export function isPlayed(info: MatchInfo): boolean {
  return !info.waiting && !info.outlived;
}

async function arriveAt(match: string): Promise<void> {
  const answer = await askAhead(`/api/matches/${match}`);
  if (!answer.ok) return;
  const info = (await answer.json()) as MatchInfo;
  if (isPlayed(info)) opened.set(match, open(match));
  void askAhead(pathOf(info.game, firstLanguage(), "first"));
  void BOARDS[`./${info.game}/board.ts`]?.();
}

void pageIn(firstLanguage()).catch(() => undefined);

const [, match] = /^\/table\/([\w-]+)\/?$/.exec(globalThis.location?.pathname ?? "") ?? [];
// Whatever goes wrong here goes wrong again where it is told.
if (match) arriveAt(match).catch(() => undefined);
