/** What stands on a card, put together from its clauses in the reader's language. */

import { minus, signed } from "../../words/catalogue";
import type { Say } from "../registry";
import type { Ability, Clause, Effect, Printed } from "./library.svelte";

const CONDITION_KEYS: Record<string, string> = {
  "foe_str>=": "foe-str",
  "group>=": "group",
  "held>=": "held-at-least",
  "held<=": "held-at-most",
  "bank<=": "bank",
  "hand>=": "hand",
};
const ABOUT_BANKS = new Set(["gain", "lose"]);
/** Targets that a second effect calls "it". */
const CHOSEN = new Set(["own", "own_other", "foe_home", "foe_held", "foe_sup", "res_held", "res_free"]);
const KINDS = new Set(["robot", "resource", "advantage"]);

export function abilityText(card: Printed, mode: 0 | 1, say: Say): string {
  return (card.abilities[mode]?.clauses ?? []).map((each) => sentence(card, each, say)).join(" ");
}

export function abilityName(ability: Ability, has: (key: string) => boolean, say: Say): string {
  return has(ability.name.key) ? say(ability.name.key) : (ability.name.otherwise ?? "");
}

function sentence(card: Printed, clause: Clause, say: Say): string {
  const conditions = clause.conditions
    .map((each) => say(key("if", CONDITION_KEYS[each.word] ?? each.word), { number: each.number, name: each.name }))
    .join("");
  const text = say("card-clause", {
    when: say(key("when", clause.trigger)) + conditions,
    cost: cost(card, clause, say),
    effects: clause.effects.map((each) => effect(clause, each, say)).join(say("card-and")),
    duration: say(key("until", clause.duration)),
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function cost(card: Printed, clause: Clause, say: Say): string {
  if (!clause.cost.word) return "";
  const payer = card.kind === "robot" ? "self" : "lead";
  return say(key("cost", clause.cost.word), { amount: clause.cost.amount, payer });
}

function effect(clause: Clause, each: Effect, say: Say): string {
  const target = clause.target || (each.word === "gain" ? "me" : "none");
  const namedBefore = each !== clause.effects[0] && CHOSEN.has(target);
  return say(key("effect", each.word), {
    target: ABOUT_BANKS.has(each.word) ? target : say(key("target", namedBefore ? "none" : target)),
    amount: each.amount,
    signed: each.amount < 0 ? minus(each.amount) : signed(each.amount),
    per: per(each, say),
    kind: each.kind === "any" ? say("any-card") : KINDS.has(each.kind) ? say(`kind-${each.kind}`) : each.kind,
  });
}

/** What the amount is multiplied by. */
function per(each: Effect, say: Say): string {
  if (!each.counted) return say("per-nothing");
  if (each.counted === "held") return say("per-held");
  return say("per-group", { group: each.counted });
}

function key(kind: string, word: string): string {
  return `${kind}-${word}`.replaceAll("_", "-");
}
