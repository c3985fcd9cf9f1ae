/** What a seat is called: its name, or what sits there and its letter. */

import type { Seat } from "../wire/messages";
import { words } from "../words/words.svelte";

const KEYS: Record<string, string> = { bot: "ui-bot", open: "ui-open-seat" };

export function letterOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function seatName(seats: Seat[], seat: number): string {
  const found = seats[seat];
  return found?.name || words.say(KEYS[found?.kind ?? ""] ?? "ui-seat", { seat: letterOf(seat) });
}
