/** The dice checked: the commitment of the start against the seed of the end. */

import { get } from "../wire/http";
import type { Say } from "../boards/registry";

interface Verified {
  holds: boolean;
  answers?: number;
  commitment: string;
  seed: string | null;
}

export async function verified(match: string, say: Say): Promise<string> {
  try {
    const found = await get<Verified>(`/api/matches/${match}/verify`);
    if (!found.holds) return say("ui-verify-fails");
    return say("ui-verify-holds", {
      answers: found.answers ?? 0,
      hash: found.commitment.slice(0, 12),
      seed: found.seed?.slice(0, 12) ?? "–",
    });
  } catch {
    return say("ui-service-failed", { status: 0 });
  }
}
