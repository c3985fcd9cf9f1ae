/** The dice checked: the commitment of the start against the seed of the end. */

import { get, type Failure } from "../wire/http";
import type { Say } from "../boards/registry";

interface Verified {
  holds: boolean;
  answers?: number;
  /** Outcomes that people typed in. */
  given?: number;
  commitment: string;
  seed: string | null;
}

export async function verified(match: string, say: Say): Promise<string> {
  try {
    const found = await get<Verified>(`/api/matches/${match}/verify`);
    if (!found.holds) return say("ui-verify-fails");
    const holds = say("ui-verify-holds", {
      answers: found.answers ?? 0,
      hash: found.commitment.slice(0, 12),
      seed: found.seed?.slice(0, 12) ?? "–",
    });
    return found.given ? `${holds} ${say("ui-verify-given", { given: found.given })}` : holds;
  } catch (failure) {
    return say((failure as Failure).key, (failure as Failure).args);
  }
}
