import { describe, expect, it } from "vitest";

import { perform } from "./stage";
import type { View } from "./tabletop";

const ROBOT = {
  card: 1,
  place: null,
  in_battle: false,
  damage: 0,
  mode: "robot",
  strength: 5,
  endurance: 6,
  speed: 4,
  other_mode: { strength: 3, endurance: 5, speed: 7 },
};
const VIEW = {
  seats: [
    { seat: 0, bank: 20, hand_count: 2, hand: [{ card: 8 }, { card: 9 }], deck_count: 30, robots: [ROBOT], scrapheap: [], set_aside: [] },
    { seat: 1, bank: 25, hand_count: 5, hand: [], deck_count: 30, robots: [], scrapheap: [], set_aside: [] },
  ],
  field: [{ card: 60, robots: [], controller: null }],
  playing: [],
  looking: null,
  battle: null,
  claim: null,
} as unknown as View;

describe("the stage of cards", () => {
  it("shows the card that another seat deploys as the coming view has it", () => {
    const goal = { ...VIEW, seats: [VIEW.seats[0]!, { ...VIEW.seats[1]!, robots: [{ ...ROBOT, card: 70 }] }] } as View;
    const after = perform(VIEW, { event: "deployed", seat: 1, card: 70, cost: 5 }, goal);
    expect(after.seats[1]!.robots.map((robot) => robot.card)).toEqual([70]);
    expect(after.seats[1]!.hand_count).toBe(4);
  });

  it("swaps the figures of both modes when a Robot transforms", () => {
    const robot = perform(VIEW, { event: "transformed", seat: 0, robot: 1, alt: true }, VIEW).seats[0]!.robots[0]!;
    expect(robot).toMatchObject({ mode: "alt", strength: 3, endurance: 5, speed: 7 });
    expect(robot.other_mode).toEqual({ strength: 5, endurance: 6, speed: 4 });
  });

  it("moves a Robot onto a Resource and home again", () => {
    const there = perform(VIEW, { event: "moved", seat: 0, robot: 1, to: 60 }, VIEW);
    expect(there.field[0]!.robots).toEqual([1]);
    const back = perform(there, { event: "moved", seat: 0, robot: 1, to: null }, VIEW);
    expect(back.field[0]!.robots).toEqual([]);
    expect(back.seats[0]!.robots[0]!.place).toBeNull();
  });

  it("keeps the Robot that claims before its Resource until the claim is answered", () => {
    const staked = perform(VIEW, { event: "claim_staked", seat: 0, robot: 1, resource: 60 }, VIEW);
    expect(staked.claim).toEqual({ seat: 0, robot: 1, resource: 60 });
    expect(staked.seats[0]!.robots[0]!.in_battle).toBe(true);
    expect(perform(staked, { event: "moved", seat: 0, robot: 1, to: 60 }, VIEW).claim).toBeNull();
    expect(perform(staked, { event: "contested", seat: 1, robot: 70, resource: 60 }, VIEW).claim).toBeNull();
  });

  it("counts banks, damage and scrap", () => {
    expect(perform(VIEW, { event: "bank_changed", seat: 0, amount: -5, bank: 15 }, VIEW).seats[0]!.bank).toBe(15);
    expect(perform(VIEW, { event: "damaged", robot: 1, amount: 2, markers: 2 }, VIEW).seats[0]!.robots[0]!.damage).toBe(2);
    const scrapped = perform(VIEW, { event: "scrapped", seat: 0, card: 1 }, VIEW).seats[0]!;
    expect(scrapped.robots).toEqual([]);
    expect(scrapped.scrapheap.map((card) => card.card)).toEqual([1]);
  });

  it("never changes the view it was given", () => {
    const before = JSON.stringify(VIEW);
    perform(VIEW, { event: "moved", seat: 0, robot: 1, to: 60 }, VIEW);
    perform(VIEW, { event: "strength_added", seat: 0, card: 8, amount: 2 }, VIEW);
    expect(JSON.stringify(VIEW)).toBe(before);
  });
});
