/** The dice checked: the commitment of the start against the seed of the end. */

import { get, type Failure } from "../wire/http";
import type { Say } from "../boards/contract";
import { partHolds, type Dicing } from "../wire/shares";

interface Verified {
  holds: boolean;
  answers?: number;
  /** Outcomes that people typed in. */
  given?: number;
  /** Outcomes that were carried out once, and that no seed gives. */
  recorded?: number;
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
    const parts = [holds];
    if (found.recorded) parts.push(say("ui-verify-recorded", { recorded: found.recorded }));
    if (found.given) parts.push(say("ui-verify-given", { given: found.given }));
    const ours = partHolds(await get<Dicing>(`/api/matches/${match}`));
    if (ours !== null) parts.push(say(ours ? "ui-verify-ours-holds" : "ui-verify-ours-fails"));
    return parts.join(" ");
  } catch (failure) {
    return say((failure as Failure).key, (failure as Failure).args);
  }
}
