/** What seats propose to each other: a draw, or to take a decision back. */

import type { Outgoing, TableMessage } from "../wire/messages";

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

/** What is said to an offer. Whoever agrees to go back says to where: meanwhile another may ask to go back further. */
export function replyTo(what: Offer, seat: number, accepted: boolean, table: TableMessage | null): Outgoing {
  if (!accepted) return { decline: { seat, what } };
  const ply = what === "undo" ? table?.offers.ply : undefined;
  return { accept: { seat, what, ...(ply === undefined ? {} : { ply }) } };
}
