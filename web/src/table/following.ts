/** Doing what was advised, as far as it can be said in one answer. */

import { Refused } from "../wire/live";
import type { Action, Offered, Options } from "../wire/messages";

/** The position is another by now: a shorter answer would be meant for the old one as well. */
const TOO_LATE = "stale";

/**
 * Answer with as much of a plan as is taken at once; where dice fall, or somebody else is asked,
 * the rest has to wait. What was done, and how many of the plan it was.
 */
export async function asFarAsItGoes<Done>(
  plan: Offered[],
  answer: (part: Offered[]) => Promise<Done>,
): Promise<{ done: Done; taken: number }> {
  for (let taken = plan.length; ; taken--) {
    try {
      return { done: await answer(plan.slice(0, taken)), taken };
    } catch (error) {
      const shorter = error instanceof Refused && error.refused.refusal.why !== TOO_LATE;
      if (!shorter || taken <= 1) throw error;
    }
  }
}

/** What is left of a plan, if it can still be begun. */
export function stillOpen(rest: Offered[], options: Options | null | undefined): Offered[] {
  const [next] = rest;
  return next && isOpen(next, options) ? rest : [];
}

/** Of a region only some answers are listed. */
function isOpen(next: Offered, options: Options | null | undefined): boolean {
  if (!options) return false;
  if (options.actions?.some((each) => each.text === next.text)) return true;
  if (options.kind === "region") return Object.entries(options["action"] as Action).every(([name, value]) => next.action[name] === value);
  return !!options.parts?.some((part) => isOpen(next, part));
}

/** Whether two plans are the same answers in a row. */
export function samePlan(one: Offered[], other: Offered[]): boolean {
  return one.length === other.length && one.every((each, place) => each.text === other[place]?.text);
}
