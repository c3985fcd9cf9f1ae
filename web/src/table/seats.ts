/** What a seat is called: its name, or what sits there and its letter; and what is only for it. */

import type { Fields, Seat } from "../wire/messages";
import { words } from "../words/words.svelte";

const KEYS: Record<string, string> = { bot: "ui-bot", open: "ui-open-seat" };

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function seatName(seats: Seat[], seat: number): string {
  const found = seats[seat];
  return found?.name || words.say(KEYS[found?.kind ?? ""] ?? "ui-seat", { seat: letterOf(seat) });
}

/** Who sits where when a match is played on from a moment: bots stay, people share this screen. */
export function seatsOfBranch(seats: Seat[], name: string): { kind: string; name?: string; level?: string }[] {
  const people = seats.some((seat) => seat.kind !== "bot");
  return seats.map((seat, place) =>
    seat.kind === "bot" && (people || place > 0)
      ? { kind: "bot", level: seat.level ?? "normal" }
      : { kind: "hotseat", name: seat.name || name },
  );
}

/** The same without bots: while a match without help goes on none may show what it would do there. */
export function withoutBots(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, kind: "human" } : seat));
}

/** A view that is made for one seat names it; one without secrets is the same for all. */
export function isPrivate(view: Fields): boolean {
  return typeof view["viewer"] === "number";
}
