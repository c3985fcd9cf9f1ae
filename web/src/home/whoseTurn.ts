/** How matches in a list stand: whose turn it is, or how they ended. */

import { get } from "../wire/http";
import type { Summary } from "./matches";

export type Turn =
  | { kind: "yours" | "unknown" | "won" | "lost" | "drawn" }
  | { kind: "theirs" | "open"; seat: number }
  | { kind: "over"; winners: number[] };

/** Of matches that the service does not have in memory, so many are looked up one by one. */
const LOOKED_UP = 6;

export function turnOf(match: Summary): Turn {
  if (match.finished) return ending(match);
  const missing = match.waiting ? match.seats.findIndex((each) => each.kind === "open") : -1;
  const seat = match.owing[0] ?? (missing < 0 ? match.asked : missing);
  if (seat === null) return { kind: "unknown" };
  if (match.you.includes(seat) && match.seats[seat]?.kind !== "bot") return { kind: "yours" };
  return { kind: match.seats[seat]?.kind === "open" ? "open" : "theirs", seat };
}

/** Those that wait for the reader come first, those that are over last; otherwise as they were. */
export function byTurn(matches: Summary[]): Summary[] {
  const rank = (match: Summary): number =>
    match.finished ? 2 : turnOf(match).kind === "yours" ? 0 : 1;
  return matches.toSorted((one, other) => rank(one) - rank(other));
}

/** The same matches, with who is asked where the list did not know it. */
export async function lookedUp(matches: Summary[]): Promise<Summary[]> {
  const unknown = matches.filter((match) => turnOf(match).kind === "unknown").slice(0, LOOKED_UP);
  const asked = new Map<string, number | null>();
  for (const { match } of unknown) {
    const found = await get<Summary>(`/api/matches/${match}`).catch(() => null);
    asked.set(match, found?.asked ?? null);
  }
  return matches.map((match) => ({ ...match, asked: asked.get(match.match) ?? match.asked }));
}

function ending({ result, seats, you }: Summary): Turn {
  const winners = result?.winners ?? [];
  if (!winners.length) return { kind: "drawn" };
  const alone = you.length > 0 && you.length < seats.length;
  if (!alone) return { kind: "over", winners };
  return { kind: you.some((seat) => winners.includes(seat)) ? "won" : "lost" };
}
