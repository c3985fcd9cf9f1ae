/**
 * Reactions that a player always answers in the same way, kept in the browser.
 *
 * An answer given for the player comes after a pause of random length, so that nobody can tell
 * a rule from a thought, or an empty hand from a full one.
 */

import type { Action, Options } from "../../wire/messages";

const NAME = "rollout-battlecards-reactions";

export interface Rules {
  /** Claims of others are never contested. */
  contest: boolean;
  /** With the faster lead one always begins. */
  begin: boolean;
  /** Where only passing or declining is possible it is done. */
  nothing: boolean;
}

const FIRST: Rules = { contest: false, begin: false, nothing: true };
const REFUSING = new Set(["decline", "pass", "bear_the_hit"]);
const REACTIONS = new Set(["contest", "begin_or_wait", "battle_move", "take_the_hit"]);

/** The answer that the player's rules give to a question, if any. */
export function answerOf(rules: Rules, about: string, options: Options | null): Action | null {
  const actions = (options?.actions ?? []).map((each) => each.action);
  const find = (kind: string): Action | null => actions.find((each) => each.do === kind) ?? null;
  if (about === "contest" && rules.contest) return find("decline");
  if (about === "begin_or_wait" && rules.begin) return find("begin");
  const only = actions.length === 1 ? actions[0]! : null;
  return rules.nothing && only && REFUSING.has(only.do) && REACTIONS.has(about) ? only : null;
}

/** Between one and a half and six seconds, mostly short, as of somebody who thinks; whatever the answer. */
export function pause(chance = Math.random()): number {
  return 1500 + 4500 * chance ** 3;
}

class Reactions {
  #rules = $state<Rules>(read());

  get rules(): Rules {
    return this.#rules;
  }

  set(name: keyof Rules, wanted: boolean): void {
    this.#rules = { ...this.#rules, [name]: wanted };
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#rules));
    } catch {
      // Without a store the rule holds until the page is left.
    }
  }
}

function read(): Rules {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Rules>) };
  } catch {
    return FIRST;
  }
}

export const reactions = new Reactions();
