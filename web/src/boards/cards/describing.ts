/** The table in sentences, made from the same view as the picture. */

import { letterOf } from "../../table/seats";
import { signed } from "../../words/catalogue";
import type { Say, TwinPart } from "../registry";
import { abilityText } from "./card_text";
import { library } from "./library.svelte";
import { cardName, formOf, subtitleOf } from "./naming";
import { atHome, robotsOf, type Battle, type Item, type Named, type Resource, type Robot, type SeatView, type Side, type View } from "./tabletop";

/** A card for the ear: name, figures, state, text. */
export function describeCard(card: Named | Robot, say: Say): string {
  const printed = library.card(card.code);
  if ("mode" in card) {
    const states = [
      card.damage ? say("bc-damage", { damage: card.damage, endurance: card.endurance }) : "",
      card.transformed ? say("bc-transformed") : "",
      card.pinned ? say("bc-pinned") : "",
    ];
    const mode = modeName(card, say);
    const figures = { strength: card.strength, endurance: card.endurance, speed: card.speed };
    const head = say("bc-robot", { name: cardName(card), mode, ...figures });
    return [head, ...states.filter(Boolean)].join(" ");
  }
  if (!printed) return `${cardName(card)}.`;
  const subtitle = subtitleOf(printed);
  const head = say("bc-card", { name: cardName(card), kind: say(`kind-${card.kind}`), subtitle: subtitle || "none" });
  const figures =
    printed.kind === "robot"
      ? say("bc-card-robot", { cost: printed.cost, strength: printed.strength[0], endurance: printed.endurance[0], speed: printed.speed[0] })
      : say("bc-support-value", { support: printed.support });
  const texts = ([0, 1] as const).map((mode) => abilityText(printed, mode, say)).filter(Boolean);
  return [head, figures, ...texts].join(" ");
}

function modeName(robot: Robot, say: Say): string {
  return robot.mode === "alt" ? formOf(robot) : say("mode-robot");
}

export function describeResource(view: View, resource: Resource, say: Say): string {
  const needs = resource.requires ? say(`skill-${resource.requires}`) : "none";
  const holder = resource.controller === null ? "none" : letterOf(resource.controller);
  const head = say("table-resource", { name: cardName(resource), yield: resource.yield, requires: needs, controller: holder });
  const there = robotsOf(view).filter((robot) => resource.robots.includes(robot.card));
  const loose = resource.controller === null && resource.occupant !== null ? say("bc-occupied") : "";
  const claimed = view.claim?.resource === resource.card ? claimNow(view, say) : "";
  return [`${head}.`, ...there.map((robot) => describeCard(robot, say)), loose, claimed].filter(Boolean).join(" ");
}

export function twin(view: View, say: Say): TwinPart[] {
  const seat = view.turn_seat === null ? "–" : letterOf(view.turn_seat);
  const parts: TwinPart[] = [
    { heading: say("bc-twin-turn"), lines: [say("table-turn", { turn: view.turn, seat, phase: view.phase })] },
  ];
  if (view.battle) {
    const lines = view.battle.sides.map((side) => describeSide(view, side, say)).filter(Boolean);
    const over = view.field.find((each) => each.card === view.battle?.resource);
    parts.push({ heading: say("table-battle", { resource: over ? cardName(over) : "–" }), lines: [...lines, endsNow(view, say)] });
  }
  parts.push({
    heading: say("table-field"),
    lines: view.field.length ? view.field.map((each) => describeResource(view, each, say)) : [say("table-empty")],
  });
  for (const each of view.seats) parts.push({ heading: say("bc-twin-seat", { seat: letterOf(each.seat) }), lines: describeSeat(each, say) });
  return parts;
}

function describeSeat(seat: SeatView, say: Say): string[] {
  const home = atHome(seat).map((robot) => describeCard(robot, say)).join(" ") || say("table-empty");
  const names = (cards: Named[]): string => cards.map(cardName).join(", ");
  return [
    say("table-seat", {
      seat: letterOf(seat.seat),
      army: say(`army-${seat.army || "none"}`),
      bank: seat.bank,
      income: seat.income,
      limit: seat.support_limit,
    }),
    say("table-counts", { hand: seat.hand_count, deck: seat.deck_count, scrapheap: seat.scrapheap.length }),
    `${say("table-homebase")}: ${home}`,
    ...(seat.set_aside.length ? [`${say("table-set-aside")}: ${names(seat.set_aside)}`] : []),
    ...(seat.hand.length ? [`${say("table-hand")}: ${seat.hand.map((card) => describeCard(card, say)).join(" ")}`] : []),
    ...(seat.scrapheap.length ? [`${say("bc-scrapheap")}: ${names(seat.scrapheap)}`] : []),
  ];
}

function describeSide(view: View, side: Side, say: Say): string {
  const lead = robotsOf(view).find((robot) => robot.card === side.lead);
  if (!lead || side.enhanced === undefined) return "";
  const terms = (side.items ?? []).map((item, number) => `${itemName(item, say)} ${number ? signed(item.amount) : item.amount}`).join(", ");
  const row = say("table-side", {
    seat: letterOf(side.seat),
    lead: lead.title,
    core: side.core ?? 0,
    enhanced: side.enhanced,
    terms,
    damage: side.damage ?? 0,
    used: side.slots_used,
    slots: side.slots,
  });
  return `${row}.`;
}

/** Who claims what, and how strong and fast it is; empty when nobody does. */
export function claimNow(view: View, say: Say): string {
  const robot = robotsOf(view).find((each) => each.card === view.claim?.robot);
  const resource = view.field?.find((each) => each.card === view.claim?.resource);
  if (!robot || !resource) return "";
  const { title, strength, speed } = robot;
  return say("bc-claims", { robot: title, mode: modeName(robot, say), resource: cardName(resource), strength, speed });
}

/** What an item of a sum is called: by its card, where it has one. */
export function itemName(item: Item, say: Say): string {
  return item.card ? cardName(item.card) : say(item.label);
}

/** The line under a battle: who wins if nobody does anything more, and at what price. */
export function endsNow(view: View, say: Say, battle: Battle | null = view.battle): string {
  if (!battle || battle.sides.some((side) => side.enhanced === undefined)) return "";
  const robots = robotsOf(view);
  const called = (card: number | null): string => robots.find((robot) => robot.card === card)?.title ?? "";
  const winner = battle.sides.find((side) => side.seat === battle.winning);
  const head = winner ? say("bc-now-wins", { robot: called(winner.lead) }) : say("bc-now-tie");
  const prices = battle.sides.map((side) =>
    say("bc-now-damage", { robot: called(side.lead), damage: side.damage ?? 0, scrapped: side.would_be_scrapped ? "yes" : "no" }),
  );
  const savers = battle.sides
    .filter((side) => side.would_be_scrapped && side.could_take_the_hit?.length)
    .map((side) => say("bc-now-savers", { lead: called(side.lead), robots: (side.could_take_the_hit ?? []).map(called).join(", ") }));
  return [head, ...prices, ...savers].join(" ");
}
