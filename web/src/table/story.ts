/** The log as a story: one line a deed, what led to it folded inside, names that lead to the piece. */

import type { GameEvent } from "../wire/messages";
import type { Entry } from "./log";

/** A deed is a line; a detail belongs to the deed of its answer; steps of one piece are one deed. */
export type Telling = "deed" | "detail" | "step";

export interface Deed {
  head: Entry;
  /** Sums, dice and steps on the way. */
  details: Entry[];
  /** How many steps it is the last of; 0 where it is none. */
  steps: number;
}

export function story(entries: readonly Entry[], tells: (event: GameEvent) => Telling): Deed[] {
  const deeds: Deed[] = [];
  let waiting: Entry[] = [];
  const flush = (): void => {
    deeds.push(...waiting.map((head) => ({ head, details: [], steps: 0 })));
    waiting = [];
  };
  for (const entry of entries) {
    const last = deeds.at(-1);
    const kind = tells(entry.event);
    if (waiting.length && waiting[0]!.ply !== entry.ply && kind !== "step") flush();
    if (kind === "detail") {
      if (last?.head.ply === entry.ply && !waiting.length) last.details.push(entry);
      else waiting.push(entry);
    } else if (kind === "step" && last && last.steps && mover(last.head.event) === mover(entry.event)) {
      last.details.push(last.head, ...waiting);
      last.head = entry;
      last.steps += 1;
      waiting = [];
    } else {
      deeds.push({ head: entry, details: waiting, steps: kind === "step" ? 1 : 0 });
      waiting = [];
    }
  }
  flush();
  return deeds;
}

/** What stands under a deed: its own sums, then what led to it with theirs. */
export function folded({ head, details }: Deed, tell: (entry: Entry) => string, sums: (entry: Entry) => string): string[] {
  const inside = details.map((detail) => `${tell(detail)} ${sums(detail)}`.trim());
  return [sums(head), ...inside].filter(Boolean);
}

function mover(event: GameEvent): unknown {
  return event["unit"] ?? event["figure"] ?? event["model"] ?? event["robot"];
}

export interface Piece {
  id: number;
  name: string;
}

/** A sentence in parts: those that name a piece lead to it. */
export function linked(text: string, pieces: readonly Piece[], event: GameEvent): { text: string; id?: number }[] {
  const spoken = new Set(Object.values(event).flat());
  const names = new Map<string, number>();
  for (const { id, name } of pieces) {
    if (name && (!names.has(name) || spoken.has(id))) names.set(name, id);
  }
  const wanted = [...names.keys()].filter((name) => text.includes(name)).sort((one, other) => other.length - one.length);
  if (!wanted.length) return [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => (names.has(part) ? { text: part, id: names.get(part)! } : { text: part }));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
