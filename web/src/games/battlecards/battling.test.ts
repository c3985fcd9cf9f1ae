import { describe, expect, it } from "vitest";

import { perform } from "./stage";
import type { Item, Named, Robot, Side, View } from "./tabletop";

const LEAD = { card: 1, owner: 0, title: "Torque", mode: "robot", strength: 4, endurance: 3, damage: 0, in_battle: true, place: null, other_mode: { strength: 2, endurance: 3, speed: 5 } } as unknown as Robot;
const RELAY = { ...LEAD, card: 2, title: "Relay", strength: 2, in_battle: false } as Robot;
const GRAVEL = { ...LEAD, card: 70, owner: 1, title: "Gravel", strength: 9, endurance: 9 } as Robot;
const WIND = { card: 8, code: "WIND", title: "Second Wind" } as Named;
const CORE: Item = { label: "reason-core", amount: 4, rule: "BC-STR-01", card: null };
const MINE: Side = { seat: 0, attacker: true, lead: 1, slots: 2, slots_used: 0, rolled: false, dice_added: 0, abilities_used: [], supports: [], core: 4, enhanced: 4, items: [CORE], damage: 5 };
const THEIRS: Side = { ...MINE, seat: 1, attacker: false, lead: 70, core: 9, enhanced: 9, items: [{ ...CORE, amount: 9 }], damage: 0 };
const FIGHT = { resource: 60, over: "claim", opened: true, mover: 0, winning: 1, sides: [MINE, THEIRS] } as const;

function table(battle: unknown, more: Partial<View> = {}): View {
  const seat = { bank: 20, hand_count: 3, hand: [], deck_count: 9, scrapheap: [], set_aside: [], support_limit: 2 };
  return {
    seats: [
      { ...seat, seat: 0, robots: [LEAD, RELAY], hand: [WIND] },
      { ...seat, seat: 1, robots: [GRAVEL] },
    ],
    field: [{ card: 60, robots: [], controller: null }],
    playing: [],
    looking: null,
    claim: null,
    battle,
    ...more,
  } as unknown as View;
}

const VIEW = table(FIGHT);

describe("the sums of a battle while events play", () => {
  it("rise by the card that is scrapped for strength, which lies there then", () => {
    const { sides } = perform(VIEW, { event: "strength_added", seat: 0, card: 8, amount: 3 }, VIEW).battle!;
    expect(sides[0]).toMatchObject({ enhanced: 7, slots_used: 1 });
    expect(sides[0].supports).toEqual([{ ...WIND, use: "strength", strength: 3, cancelled: false }]);
    expect(sides[0].items!.at(-1)).toMatchObject({ amount: 3, card: WIND });
    expect(sides[1].enhanced).toBe(9);
  });

  it("name the rule by which an Advantage or a Resource lends strength", () => {
    const rule = (kind: string): string | undefined => {
      const goal = table(null);
      goal.seats[1] = { ...goal.seats[1]!, scrapheap: [{ ...WIND, card: 90, kind } as Named] };
      return perform(VIEW, { event: "strength_added", seat: 1, card: 90, amount: 1 }, goal).battle!.sides[1].items!.at(-1)!.rule;
    };
    expect(["advantage", "resource"].map(rule)).toEqual(["BC-ADV-03", "BC-RES-04"]);
  });

  it("know the card of another hand from the view to come", () => {
    const goal = table(null);
    goal.seats[1] = { ...goal.seats[1]!, scrapheap: [{ ...WIND, card: 90 }] };
    const { sides } = perform(VIEW, { event: "strength_added", seat: 1, card: 90, amount: 1 }, goal).battle!;
    expect(sides[1].supports.map((card) => card.title)).toEqual(["Second Wind"]);
  });

  it("rise by a Robot that joins and by dice", () => {
    const joined = perform(VIEW, { event: "robot_joined", seat: 0, robot: 2, amount: 2 }, VIEW);
    expect(joined.battle!.sides[0]).toMatchObject({ enhanced: 6, could_take_the_hit: [2] });
    const rolled = perform(joined, { event: "dice_rolled", seat: 0, faces: [2, 2, 5], added: 4 }, VIEW).battle!;
    expect(rolled.sides[0]).toMatchObject({ enhanced: 10, rolled: true, dice_added: 4 });
    expect(rolled.winning).toBe(0);
    expect(rolled.sides[1].damage).toBe(1);
  });

  it("rise with effects on a lead, and with its other mode", () => {
    const told = { event: "robot_affected", card: 1, word: "core", amount: 2, source: 8 };
    expect(perform(VIEW, told, VIEW).battle!.sides[0]).toMatchObject({ core: 6, enhanced: 6, damage: 3 });
    expect(perform(VIEW, { ...told, word: "spd" }, VIEW).battle).toBe(VIEW.battle);
    const turned = perform(VIEW, { event: "transformed", seat: 0, robot: 1, alt: true }, VIEW).battle!;
    expect(turned.sides[0]).toMatchObject({ core: 2, enhanced: 2, damage: 7 });
  });

  it("fall with a support card that is cancelled", () => {
    const joined = perform(VIEW, { event: "robot_joined", seat: 0, robot: 2, amount: 2 }, VIEW);
    const side = perform(joined, { event: "support_cancelled", seat: 0, card: 2 }, VIEW).battle!.sides[0];
    expect(side).toMatchObject({ enhanced: 4, slots_used: 1, could_take_the_hit: [] });
    expect(side.supports[0]!.cancelled).toBe(true);
  });

  it("keep what is prevented", () => {
    const shielded = table({ ...FIGHT, sides: [{ ...MINE, damage: 3 }, THEIRS] });
    const after = perform(shielded, { event: "strength_added", seat: 1, card: 90, amount: 1 }, VIEW).battle!;
    expect(after.sides[0].damage).toBe(4);
  });

  it("are at the end those that decided it", () => {
    const event = { event: "battle_fought", resource: 60, seats: [0, 1], leads: [1, 70], enhanced: [7, 11], cores: [4, 9], damage: [6, 0], winner: 1 };
    const battle = perform(VIEW, event, table(null)).battle!;
    expect(battle.winning).toBe(1);
    expect(battle.sides.map((side) => [side.enhanced, side.core, side.damage])).toEqual([[7, 4, 6], [11, 9, 0]]);
    expect(battle.sides[0].would_be_scrapped).toBe(true);
    expect(perform({ ...VIEW, battle }, { event: "phase_began", seat: 0, phase: "supply" }, VIEW).battle).toBeNull();
  });
});

describe("a battle that begins while events play", () => {
  const claimed = table(null, { claim: { seat: 0, robot: 1, resource: 60 } });
  const contested = { event: "contested", seat: 1, robot: 70, resource: 60 };

  it("shows both leads as the view to come has them, with nothing played yet", () => {
    const wind = { ...WIND, card: 90, use: "strength", strength: 1, cancelled: false } as const;
    const standing: Item = { label: "reason-effects", amount: 2, rule: "BC-STR-02", card: { ...WIND, card: 70 } };
    const added: Item = { label: "reason-strength-support", amount: 1, rule: "BC-ADV-03", card: wind };
    const later = { ...THEIRS, supports: [wind], slots_used: 1, enhanced: 12, items: [...THEIRS.items!, standing, added] };
    const { battle, claim } = perform(claimed, contested, table({ ...FIGHT, sides: [{ ...MINE, damage: 8 }, later] }));
    expect(claim).toBeNull();
    expect(battle!.sides.map((side) => [side.lead, side.enhanced, side.supports.length])).toEqual([[1, 4, 0], [70, 11, 0]]);
    expect(battle!.sides[0].damage).toBe(7);
  });

  it("shows them with their core where the view to come is already past it", () => {
    const { battle } = perform(claimed, contested, table(null));
    expect(battle).toMatchObject({ resource: 60, over: "claim", winning: 1 });
    expect(battle!.sides.map((side) => side.enhanced)).toEqual([4, 9]);
    const event = { event: "challenged", seat: 1, robot: 70, resource: 60, holder: 1 };
    expect(perform(table(null), event, table(null)).battle!.sides.map((side) => side.lead)).toEqual([70, 1]);
  });
});
