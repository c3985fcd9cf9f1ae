/** What was clicked and cannot be done says why, at that spot and with the true reason. */

import { fieldsOf } from "../wire/kinds";
import type { Action, Options, Refusal } from "../wire/messages";
import { refusedOf } from "./choices";
import type { Session } from "./session.svelte";

export interface About {
  units: number[];
  cells: number[];
}

/** More reasons than these nobody reads. */
const MOST = 3;

/** Whether two things have a piece or a place in common. */
export function touches(one: About, other: About): boolean {
  return one.units.some((unit) => other.units.includes(unit)) || one.cells.some((cell) => other.cells.includes(cell));
}

/** The answers that are offered about others, with this piece in their place; of answers that name several it is the last. */
export function insteadOf(options: Options, table: object, kind: string, piece: number): Action[] {
  const found = new Map<string, Action>();
  for (const { action } of options.actions) {
    const field = fieldsOf(table, action.do, kind).findLast((name) => typeof action[name] === "number");
    if (field === undefined || action[field] === -1) continue;
    const meant = { ...action, [field]: piece };
    found.set(JSON.stringify(meant), meant);
  }
  return [...found.values()];
}

/** Each reason once. */
export function distinctReasons(reasons: readonly (Refusal | null | undefined)[]): Refusal[] {
  const found = new Map<string, Refusal>();
  for (const reason of reasons) {
    if (reason) found.set(`${reason.why} ${JSON.stringify(reason.words?.args ?? reason.details)}`, reason);
  }
  return [...found.values()].slice(0, MOST);
}

export class WhyNot {
  /** The reasons that stand beside what was clicked. */
  reasons = $state.raw<Refusal[]>([]);
  #asked = 0;

  /** Nothing came of a click on this: ask why, first the list of what looks possible, then the rules. Whether there is a reason. */
  async explain(session: Session, about: About): Promise<boolean> {
    const asked = ++this.#asked;
    const { board, options } = session;
    this.reasons = [];
    if (!options || session.sending) return false;
    const listed = refusedOf(options).filter((each) => touches(board.about(each.actions[0]!), about));
    const found = listed.length ? listed.map((each) => each.refusal) : await refusals(session, board.wanted?.(session.view ?? {}, about, options) ?? []);
    if (asked === this.#asked) this.reasons = distinctReasons(found);
    return found.some(Boolean);
  }

  say(...reasons: (Refusal | null | undefined)[]): void {
    this.#asked += 1;
    this.reasons = distinctReasons(reasons);
  }

  clear(): void {
    this.say();
  }
}

async function refusals(session: Session, wanted: readonly Action[]): Promise<(Refusal | null | undefined)[]> {
  const answers = await Promise.all(wanted.slice(0, MOST).map((action) => session.inquire<{ refusal: Refusal | null }>("why", action)));
  return answers.map((answer) => answer?.refusal);
}
