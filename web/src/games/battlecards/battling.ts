/** What each event changes in the sums of a battle while it plays. */

import type { GameEvent } from "../../wire/messages";
import { knownCards, robotOf, type Battle, type Item, type Named, type Side, type Support, type View } from "./tabletop";

/** BC-STR-02: items that come in the course of a battle, each by an event of its own. */
const BY_EVENTS = new Set(["reason-strength-support", "reason-supporter", "reason-combat-dice"]);

/** BC-BAT-01: the leads meet, as the coming view has them, with nothing played yet. */
export function met(view: View, goal: View, meeting: Pick<Battle, "resource" | "over">, leads: [number, number]): View {
  const told = goal.battle?.sides.every((side, index) => side.lead === leads[index]) ? goal.battle : null;
  const sides = told?.sides ?? leads.map((lead, index) => alone(view, lead, index === 0));
  if (sides.some((side) => side === null)) return view;
  const first = told?.sides[0].seat ?? robotOf(view, leads[0])!.owner;
  const battle: Battle = {
    mover: first,
    winning: null,
    ...told,
    ...meeting,
    opened: false,
    sides: (sides as [Side, Side]).map(bare) as [Side, Side],
  };
  return { ...view, battle: reckoned(view, battle, told?.sides ?? battle.sides) };
}

function alone(view: View, lead: number, attacker: boolean): Side | null {
  const robot = robotOf(view, lead);
  if (!robot) return null;
  const core = { label: "reason-core", amount: robot.strength, rule: "BC-STR-01", card: null };
  const slots = view.seats[robot.owner]?.support_limit ?? 0;
  return { seat: robot.owner, attacker, lead, slots, slots_used: 0, rolled: false, dice_added: 0, abilities_used: [], supports: [], core: robot.strength, items: [core] };
}

/** A side before anything was played. */
function bare(side: Side): Side {
  const played = new Set(side.supports.map((support) => support.card));
  const items = (side.items ?? []).filter((item) => !BY_EVENTS.has(item.label) && !played.has(item.card?.card ?? -1));
  const strength = items.reduce((sum, item) => sum + item.amount, 0);
  return { ...side, slots_used: 0, rolled: false, dice_added: 0, supports: [], items, enhanced: Math.max(0, strength) };
}

/** A card or a Robot lends its strength. */
export function supported(view: View, goal: View, event: GameEvent, use: "strength" | "supporter"): View {
  const { seat, amount, ...named } = event;
  const found = cardIn(view, goal, Number(named["card"] ?? named["robot"]));
  const lent = found?.kind === "resource" ? "BC-RES-04" : "BC-ADV-03";
  const [label, rule] = use === "strength" ? ["reason-strength-support", lent] : ["reason-supporter", "BC-RUL-26"];
  return sideChanged(view, Number(seat), (side) => ({
    ...raised(side, { label, rule, amount: Number(amount), card: found }),
    ...played(side, found, use, Number(amount)),
  }));
}

/** BC-ADV-06: an Advantage for its effect, which events of their own tell. */
export function used(view: View, goal: View, event: GameEvent): View {
  const found = cardIn(view, goal, Number(event["card"]));
  return sideChanged(view, Number(event["seat"]), (side) => played(side, found, "effect", 0));
}

/** BC-SKL-05 */
export function rolled(view: View, event: GameEvent): View {
  const added = Number(event["added"]);
  return sideChanged(view, Number(event["seat"]), (side) => ({
    ...(added ? raised(side, { label: "reason-combat-dice", rule: "BC-SKL-05", amount: added, card: null }) : {}),
    rolled: true,
    dice_added: side.dice_added + added,
  }));
}

/** An effect on a lead changes its sum, and perhaps its core. */
export function affected(view: View, goal: View, event: GameEvent): View {
  const { word, amount } = event;
  const lead = view.battle?.sides.find((side) => side.lead === event["card"]);
  if (!lead || (word !== "str" && word !== "core")) return view;
  const label = word === "core" ? "reason-core-change" : "reason-effects";
  const item: Item = { label, rule: "BC-STR-02", amount: Number(amount), card: cardIn(view, goal, Number(event["source"])) };
  return sideChanged(view, lead.seat, (side) => ({
    ...raised(side, item),
    ...(word === "core" ? { core: Math.max(0, (side.core ?? 0) + item.amount) } : {}),
  }));
}

/** BC-STR-01: a lead fights with the strength of its mode. */
export function turned(view: View, before: View, card: number): View {
  const strength = (of: View): number => robotOf(of, card)?.strength ?? 0;
  const lead = view.battle?.sides.find((side) => side.lead === card);
  const more = strength(view) - strength(before);
  if (!lead || !more) return view;
  return sideChanged(view, lead.seat, (side) => ({
    core: (side.core ?? 0) + more,
    items: (side.items ?? []).map((item, index) => (index ? item : { ...item, amount: item.amount + more })),
    enhanced: Math.max(0, (side.enhanced ?? 0) + more),
  }));
}

/** A support card that lost its strength stays where it lies. */
export function cancelled(view: View, event: GameEvent): View {
  const card = event["card"];
  return sideChanged(view, Number(event["seat"]), (side) => {
    const lost = (side.items ?? []).filter((item) => item.card?.card === card).reduce((sum, item) => sum + item.amount, 0);
    return {
      supports: side.supports.map((each) => (each.card === card ? { ...each, cancelled: true } : each)),
      items: (side.items ?? []).filter((item) => item.card?.card !== card),
      enhanced: Math.max(0, (side.enhanced ?? 0) - lost),
    };
  });
}

/** BC-BAT-06: it is over, with the sums that decided it. */
export function fought(view: View, event: GameEvent): View {
  const { battle } = view;
  if (!battle) return view;
  const [enhanced, cores, damage] = ["enhanced", "cores", "damage"].map((name) => event[name] as number[]) as [number[], number[], number[]];
  const sides = battle.sides.map((side, index) =>
    ending(view, { ...side, enhanced: enhanced[index]!, core: cores[index]!, damage: damage[index]! }),
  ) as [Side, Side];
  return { ...view, battle: { ...battle, sides, winning: event["winner"] as number | null } };
}

function sideChanged(view: View, seat: number, change: (side: Side) => Partial<Side>): View {
  const { battle } = view;
  if (!battle) return view;
  const sides = battle.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)) as [Side, Side];
  return { ...view, battle: reckoned(view, { ...battle, sides }, battle.sides) };
}

function raised(side: Side, item: Item): Partial<Side> {
  return { items: [...(side.items ?? []), item], enhanced: Math.max(0, (side.enhanced ?? 0) + item.amount) };
}

function played(side: Side, card: Named | null, use: Support["use"], strength: number): Partial<Side> {
  const support = card ? [{ ...card, use, strength, cancelled: false }] : [];
  return { supports: [...side.supports, ...support], slots_used: side.slots_used + 1 };
}

function cardIn(view: View, goal: View, card: number): Named | null {
  return knownCards(view).get(card) ?? knownCards(goal).get(card) ?? null;
}

/** BC-BAT-07, BC-STR-04: who is ahead, and what each lead would bear; prevention stays what it was. */
function reckoned(view: View, battle: Battle, before: readonly Side[]): Battle {
  const [mine, theirs] = battle.sides;
  const sides = battle.sides.map((side, index) => {
    const dealt = Math.max(0, (battle.sides[1 - index]!.enhanced ?? 0) - (side.core ?? 0));
    return ending(view, { ...side, damage: Math.max(0, dealt - prevented(before, index)) });
  }) as [Side, Side];
  const ahead = (mine.enhanced ?? 0) - (theirs.enhanced ?? 0);
  return { ...battle, sides, winning: ahead > 0 ? mine.seat : ahead < 0 ? theirs.seat : null };
}

function prevented(sides: readonly Side[], index: number): number {
  const { core = 0, damage } = sides[index]!;
  const dealt = Math.max(0, (sides[1 - index]!.enhanced ?? 0) - core);
  return damage === undefined ? 0 : dealt - damage;
}

function ending(view: View, side: Side): Side {
  const robot = robotOf(view, side.lead);
  const damage = side.damage ?? 0;
  return {
    ...side,
    would_be_scrapped: !!robot && damage > 0 && robot.damage + damage >= robot.endurance,
    could_take_the_hit: side.supports.filter((each) => each.use === "supporter" && !each.cancelled).map((each) => each.card),
  };
}
