/** The table in sentences, made from the same view as the picture. */

import { letterOf } from "../../table/seats";
import { signed } from "../../words/catalogue";
import type { Say, TwinPart } from "../../boards/contract";
import { abilityText } from "./card_text";
import { library, type Printed } from "./library.svelte";
import { cardName, formOf, subtitleOf } from "./naming";
import {
  atHome,
  goalsOf,
  robotOf,
  robotsOf,
  SKILLS,
  titleOf,
  type Battle,
  type Item,
  type Named,
  type Resource,
  type Robot,
  type SeatView,
  type Side,
  type Skill,
  type View,
} from "./tabletop";
import { timed } from "./timed";

/** A card for the ear: name, figures, state, text. */
export function describeCard(card: Named | Robot, say: Say): string {
  const printed = library.card(card.code);
  if ("mode" in card) return sentences(inPlay(card, say), printed ? abilityText(printed, card.mode === "alt" ? 1 : 0, say) : "");
  if (!printed) return `${cardName(card)}.`;
  const subtitle = subtitleOf(printed);
  const head = say("bc-card", { name: cardName(card), kind: say(`kind-${card.kind}`), subtitle: subtitle || "none" });
  const texts = ([0, 1] as const).map((mode) => abilityText(printed, mode, say));
  return sentences(head, figuresOf(printed, say), ...texts);
}

function sentences(...said: string[]): string {
  return said.filter(Boolean).join(" ");
}

/** A Robot in play: as it is now, what it would be transformed, and what became of it. */
function inPlay(robot: Robot, say: Say): string {
  const { strength, endurance, speed, other_mode } = robot;
  const other = robot.mode === "alt" ? say("mode-robot") : formOf(robot);
  return sentences(
    say("bc-robot", { name: cardName(robot), mode: modeName(robot, say), strength, endurance, speed }),
    skillsOf(robot.skills, say),
    robot.damage ? say("bc-damage", { damage: robot.damage, endurance }) : "",
    say("bc-other-mode", { mode: other, ...other_mode }),
    robot.transformed ? say("bc-transformed") : "",
    robot.pinned ? say("bc-pinned") : "",
  );
}

/** What is printed on a card besides its text. */
function figuresOf(card: Printed, say: Say): string {
  if (card.kind === "robot") {
    const [robot, alt] = ([0, 1] as const).map((mode) => ({ strength: card.strength[mode], endurance: card.endurance[mode], speed: card.speed[mode] }));
    return sentences(
      say("bc-card-robot", { cost: card.cost, ...robot }),
      skillsOf(card.skills, say),
      say("bc-other-mode", { mode: formOf(card), ...alt }),
    );
  }
  const needs = card.requires ? say(`skill-${card.requires}`) : "none";
  const yielded = card.kind === "resource" ? say("bc-card-resource", { yield: card.yield, requires: needs }) : "";
  return sentences(yielded, say("bc-support-value", { support: card.support }));
}

function skillsOf(skills: Record<Skill, number>, say: Say): string {
  const had = SKILLS.filter((skill) => skills[skill]).map((skill) => `${say(`skill-${skill}`)} ${skills[skill]}`);
  return had.length ? say("bc-skills", { skills: had.join(", ") }) : "";
}

function modeName(robot: Robot, say: Say): string {
  return robot.mode === "alt" ? formOf(robot) : say("mode-robot");
}

export function describeResource(view: View, resource: Resource, say: Say): string {
  const needs = resource.requires ? say(`skill-${resource.requires}`) : "none";
  const holder = resource.controller ?? resource.occupant;
  const hold = holder === null ? "free" : resource.controller === null ? "occupied" : "controlled";
  const controller = holder === null ? "none" : letterOf(holder);
  const head = say("table-resource", { name: cardName(resource), yield: resource.yield, requires: needs, hold, controller });
  const printed = library.card(resource.code);
  const text = printed ? abilityText(printed, 0, say) : "";
  const there = robotsOf(view).filter((robot) => resource.robots.includes(robot.card));
  const loose = hold === "occupied" ? say("bc-occupied") : "";
  const claimed = view.claim?.resource === resource.card ? claimNow(view, say) : "";
  return sentences(`${head}.`, text, ...there.map((robot) => describeCard(robot, say)), loose, claimed);
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
  const changes = timed(view, say);
  if (changes.length) parts.push({ heading: say("bc-in-force"), lines: changes });
  for (const each of view.seats) parts.push({ heading: say("bc-twin-seat", { seat: letterOf(each.seat) }), lines: describeSeat(view, each, say) });
  return parts;
}

/** BC-VIC: the ways to win that were agreed on, and how far a seat has come. */
export function waysToWin(view: View, seat: SeatView, say: Say): string[] {
  const counted = goalsOf(view, seat).map(({ name, have, target }) => say(`bc-goal-${name}`, { have, target }));
  return view.options.survival ? [...counted, say("bc-goal-survival")] : counted;
}

function describeSeat(view: View, seat: SeatView, say: Say): string[] {
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
    sentences(...waysToWin(view, seat, say)),
    say("table-counts", { hand: seat.hand_count, deck: seat.deck_count, scrapheap: seat.scrapheap.length }),
    `${say("table-homebase")}: ${home}`,
    ...(seat.set_aside.length ? [`${say("table-set-aside")}: ${names(seat.set_aside)}`] : []),
    ...(seat.hand.length ? [`${say(seat.seat === view.viewer ? "table-hand" : "bc-known-hand")}: ${seat.hand.map((card) => describeCard(card, say)).join(" ")}`] : []),
    ...(seat.scrapheap.length ? [`${say("bc-scrapheap")}: ${names(seat.scrapheap)}`] : []),
  ];
}

function describeSide(view: View, side: Side, say: Say): string {
  const lead = robotOf(view, side.lead);
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
  const robot = robotOf(view, view.claim?.robot);
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
  const called = (card: number | null): string => titleOf(view, card);
  const winner = battle.sides.find((side) => side.seat === battle.winning);
  const head = winner ? say("bc-now-wins", { robot: called(winner.lead) }) : say("bc-now-tie");
  const prices = battle.sides.map((side) =>
    say("bc-now-damage", { robot: called(side.lead), damage: side.damage ?? 0, scrapped: side.would_be_scrapped ? "yes" : "no" }),
  );
  const savers = battle.sides
    .filter((side) => side.would_be_scrapped && side.could_take_the_hit?.length)
    .map((side) => {
      const robots = (side.could_take_the_hit ?? []).map(called);
      return say("bc-now-savers", { lead: called(side.lead), robots: robots.join(", "), count: robots.length });
    });
  return [head, ...prices, ...savers].join(" ");
}
