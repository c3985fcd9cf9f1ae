/** What should not happen by mistake: the game says which answers it wants confirmed. */

import type { Action, Ask, Wording } from "../wire/messages";

/** The words that ask for it; null for an answer that can be taken at once. */
export function toConfirm(ask: Ask | null | undefined, actions: readonly Action[]): Wording | null {
  const asked = ask?.words.args ?? {};
  const named = `${asked["confirm_of"] ?? ""}`.split("; ");
  for (const action of actions) {
    const offered = ask?.options?.actions.find((each) => same(each.action, action));
    const key = offered?.words.args["confirm"] ?? (offered && named.includes(offered.text) ? asked["confirm"] : null);
    if (offered && typeof key === "string") return { key, args: offered.words.args };
  }
  return null;
}

function same(one: Action, other: Action): boolean {
  return JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
}
