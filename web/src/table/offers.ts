/** What seats propose to each other: a draw, or to take a decision back. */

import type { TableMessage } from "../wire/messages";

export const OFFERS = ["draw", "undo"] as const;
export type Offer = (typeof OFFERS)[number];

/** What others offer to us, and what we offer ourselves and wait for. */
export function offersAt(table: TableMessage | null): { theirs: Offer[]; ours: Offer[] } {
  const mine = table?.you ?? [];
  const made = OFFERS.filter((what) => table?.offers[what].length && mine.length);
  const ours = made.filter((what) => mine.every((seat) => table!.offers[what].includes(seat)));
  return { ours, theirs: made.filter((what) => !ours.includes(what)) };
}

/** An offer of ours that is gone although nothing has happened: somebody said no. */
export function declinedOffer(before: TableMessage | null, after: TableMessage): Offer | null {
  const waits = before && before.ply === after.ply && !after.result && after.back == null;
  if (!waits) return null;
  return offersAt(before).ours.find((what) => !after.offers[what].length) ?? null;
}
