/** The dice checked: the commitment of the start against the seed of the end, and our own part of them. */

import { get, text, type Failure } from "../wire/http";
import type { Say } from "../boards/contract";
import { proofIn } from "../wire/proof";
import { hasPart, partHolds } from "../wire/shares";

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

/** What became of our part of the dice. */
export type OwnPart = "holds" | "fails" | "unchecked" | null;

/** At the end: whether our part stands in the journal as we gave it. Null where we had none. */
export async function ownPart(match: string): Promise<OwnPart> {
  if (!hasPart(match)) return null;
  try {
    const journal = await text(`/api/matches/${match}/journal`);
    return partHolds(match, proofIn(journal.text)) ? "holds" : "fails";
  } catch {
    return "unchecked";
  }
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
    return parts.join(" ");
  } catch (failure) {
    return say((failure as Failure).key, (failure as Failure).args);
  }
}
