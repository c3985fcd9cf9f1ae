/** The log as a story: one line a deed, what led to it folded inside, names that lead to the piece. */

import type { GameEvent } from "../wire/messages";
import type { Entry } from "./log";

/**
 * A deed is a line. A detail belongs to the deed of its answer; steps of one piece are one deed.
 * What leads to a deed waits for it, through as many answers as that takes; an aside belongs to the deed before it.
 * An outcome is told in the line of its deed; what is told otherwise stands there if nothing else came of it.
 */
export type Telling = "deed" | "detail" | "step" | "lead" | "aside" | "outcome" | "otherwise";

/** How a game tells its events, by their names. What is not among them is a deed of its own. */
export function byName(kinds: Partial<Record<Telling, readonly string[]>>): (event: GameEvent) => Telling {
  const found = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Telling] as const)));
  return ({ event }) => found.get(event) ?? "deed";
}

export interface Deed {
  head: Entry;
  /** What came of it, in its line. */
  also: Entry[];
  /** Sums, dice and steps on the way. */
  details: Entry[];
  /** How many steps it is the last of; 0 where it is none. */
  steps: number;
}

type Tells = (event: GameEvent) => Telling;
type Opens = (event: GameEvent) => boolean;
type Mover = (event: GameEvent) => number | undefined;

/**
 * `opens` says which lines are headings: nothing comes of those. `mover` says whose step an event is; steps of
 * nobody known are deeds of their own.
 */
export function story(
  entries: readonly Entry[],
  tells: Tells,
  opens: Opens = () => false,
  mover: Mover = () => undefined,
): Deed[] {
  const deeds: Deed[] = [];
  /** The verdict of a deed, unless something else comes of it. */
  const verdicts = new Map<Deed, Entry>();
  let waiting: Entry[] = [];
  const flush = (): void => {
    deeds.push(...waiting.map((head) => ({ head, also: [], details: [], steps: 0 })));
    waiting = [];
  };
  const goesOn = (before: GameEvent, now: GameEvent): boolean => mover(now) !== undefined && mover(before) === mover(now);
  const waitsBriefly = (): boolean => waiting.length > 0 && waiting.every((each) => tells(each.event) === "detail");

  for (const entry of entries) {
    const kind = tells(entry.event);
    if (waitsBriefly() && waiting[0]!.ply !== entry.ply && kind !== "step") flush();
    const last = waiting.length ? undefined : deeds.at(-1);
    if (kind === "lead") {
      waiting.push(entry);
    } else if (last && (kind === "aside" || (kind === "detail" && last.head.ply === entry.ply))) {
      last.details.push(entry);
    } else if (kind === "detail" || kind === "aside") {
      waiting.push(entry);
    } else if (last && (kind === "outcome" || kind === "otherwise") && !opens(last.head.event)) {
      comesOf(last, entry, kind, verdicts);
    } else if (kind === "step" && deeds.at(-1)?.steps && goesOn(deeds.at(-1)!.head.event, entry.event)) {
      const walk = deeds.at(-1)!;
      walk.details.push(walk.head, ...waiting);
      walk.head = entry;
      walk.steps += 1;
      waiting = [];
    } else {
      deeds.push({ head: entry, also: [], details: waiting, steps: kind === "step" ? 1 : 0 });
      waiting = [];
    }
  }
  flush();
  for (const [deed, verdict] of verdicts) deed.also.push(verdict);
  return deeds;
}

/** An outcome stands in the line; of verdicts the last does, and only where nothing came of the deed. */
function comesOf(deed: Deed, entry: Entry, kind: "outcome" | "otherwise", verdicts: Map<Deed, Entry>): void {
  const before = verdicts.get(deed);
  if (before) deed.details.push(before);
  verdicts.delete(deed);
  if (kind === "outcome") deed.also.push(entry);
  else if (deed.also.length) deed.details.push(entry);
  else verdicts.set(deed, entry);
}

/** How many answers there were when the first of what a deed's line tells could be seen. */
export function momentOf({ head, also }: Deed): number {
  return (also[0] ?? head).ply + 1;
}

/** What stands under a deed: its own sums, then what led to it with theirs. */
export function folded({ head, also, details }: Deed, tell: (entry: Entry) => string, sums: (entry: Entry) => string): string[] {
  const inside = details.map((detail) => `${tell(detail)} ${sums(detail)}`.trim());
  return [sums(head), ...also.map(sums), ...inside].filter(Boolean);
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
