/** What happened so far, in the order it happened. */

import type { GameEvent, Seat, Told } from "../wire/messages";

export interface Entry extends Told {
  id: number;
  /** What the seats were called when it happened: who did it stays true when they change hands. */
  names?: readonly string[];
}

/** The log after a message: what did not happen after all is taken out, the new is added. */
export function logged(log: Entry[], told: Told[], back: number | null | undefined, names: readonly (readonly string[])[] = []): Entry[] {
  const kept = back === null || back === undefined ? log : log.filter((each) => each.ply < back);
  const id = (kept.at(-1)?.id ?? -1) + 1;
  return [...kept, ...told.map((each, place) => ({ ...each, id: id + place, names: names[place] ?? [] }))];
}

/**
 * What the seats were called when each of those things happened. How they are called after the last is known, and
 * each change of a seat tells how it was before: so it is the same for whoever was there and for whoever comes later.
 */
export function namesThen(told: readonly Told[], now: readonly Seat[], call: (seats: Seat[], seat: number) => string): string[][] {
  let seats = [...now];
  let names = seats.map((_, seat) => call(seats, seat));
  const found: string[][] = [];
  for (const { event } of [...told].reverse()) {
    const changed = event.event === "seat_changed" ? seats[event["seat"] as number] : undefined;
    if (changed) {
      seats = seats.map((seat) => (seat === changed ? before(seat, event) : seat));
      names = seats.map((_, seat) => call(seats, seat));
    }
    found.push(names);
  }
  return found.reverse();
}

const KINDS: Record<string, string> = { "sat-down": "open", left: "human", "bot-took-over": "human", "handed-back": "bot" };

/** A seat before something became of it. */
function before(seat: Seat, event: GameEvent): Seat {
  const did = event["did"] as string;
  return { ...seat, kind: KINDS[did] ?? seat.kind, name: did === "sat-down" ? "" : (event["name"] as string) };
}

/** The first entry of each turn, for headings in between. */
export function headings(log: Entry[], opens: (entry: Entry) => boolean): Set<number> {
  return new Set(log.filter((entry) => opens(entry)).map((entry) => entry.id));
}
