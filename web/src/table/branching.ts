/** A new match that goes on from a moment of another. */

import { post } from "../wire/http";
import type { Json } from "../wire/messages";
import { givePartsAt } from "../wire/shares";

/** The id of the new match. */
export async function branchOf(match: string, ply: number, seats: Json): Promise<string> {
  const made = await post<{ match: string }>(`/api/matches/${match}/branch`, { ply, seats, shares: true });
  await givePartsAt(made.match);
  return made.match;
}
