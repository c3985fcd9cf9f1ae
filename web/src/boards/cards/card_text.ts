/** What stands on a card, put together from its clauses in the reader's language. */

import { signed } from "../../words/catalogue";
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
/** Targets that are seats; any other leaves a gain to the card's user. */
const SEATS = ["me", "opp", "both"];
/** Effects that last for the duration of their clause. */
const LASTING = new Set(["str", "core", "spd", "end", "limit", "dice", "shield", "pin", "hush", "yield", "uncontested", "anyspeed", "ward", "stash"]);

export function abilityText(card: Printed, mode: 0 | 1, say: Say): string {
  const ability = card.abilities[mode];
  if (!ability) return "";
  const when = say(key("when", ability.trigger));
  return ability.clauses.map((each, number) => sentence(card, each, number ? "" : when, say)).join(" ");
}

export function abilityName(ability: Ability, has: (key: string) => boolean, say: Say): string {
  return has(ability.name.key) ? say(ability.name.key) : (ability.name.otherwise ?? "");
}

function sentence(card: Printed, clause: Clause, when: string, say: Say): string {
  const text = say("card-clause", {
    when,
    conditions: conditions(clause, say),
    cost: cost(card, clause, say),
    effects: clause.effects.map((_, number) => effect(clause, number, say)).join(say("card-and")),
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function conditions(clause: Clause, say: Say): string {
  if (!clause.conditions.length) return "";
  const said = clause.conditions.map((each) =>
    say(key("if", CONDITION_KEYS[each.word] ?? each.word), { number: each.number, name: each.name }),
  );
  return say("if-first") + said.join(say("if-and")) + say("if-end");
}

function cost(card: Printed, clause: Clause, say: Say): string {
  if (!clause.cost.word) return "";
  const payer = card.kind === "robot" ? "self" : "lead";
  return say(key("cost", clause.cost.word), { amount: clause.cost.amount, payer });
}

function effect(clause: Clause, number: number, say: Say): string {
  const each = clause.effects[number]!;
  const ownGain = each.word === "gain" && !SEATS.includes(clause.target);
  const side = (ownGain ? "me" : clause.target || "none").replaceAll("_", "-");
  return say(key("effect", each.word), {
    side,
    who: number ? say("target-again", { side }) : say(`target-${side}`),
    order: order(clause, number),
    place: place(clause, number),
    duration: say(key("until", clause.duration)),
    amount: each.amount,
    signed: signed(each.amount),
    change: each.amount > 0 ? "more" : "less",
    size: Math.abs(each.amount),
    per: per(each, say),
    name: each.kind,
  });
}

/** How the effect is placed in the sentence: some languages turn it round after an if. */
function order(clause: Clause, number: number): string {
  if (number) return clause.effects[number]!.word === clause.effects[number - 1]!.word ? "again" : "next";
  return clause.conditions.length && !clause.cost.word ? "inverted" : "plain";
}

/** Where the effect stands among those of its clause that last: one of them says how long. */
function place(clause: Clause, number: number): string {
  const lasting = [...clause.effects.keys()].filter((index) => LASTING.has(clause.effects[index]!.word));
  if (!lasting.includes(number)) return "none";
  if (lasting.length === 1) return "only";
  if (number === lasting[0]) return "first";
  return number === lasting.at(-1) ? "last" : "middle";
}

/** What the amount is multiplied by. */
function per(each: Effect, say: Say): string {
  if (!each.counted) return say("per-nothing");
  if (each.counted === "held") return say("per-held");
  return say("per-group", { name: each.counted });
}

function key(kind: string, word: string): string {
  return `${kind}-${word}`.replaceAll("_", "-");
}
