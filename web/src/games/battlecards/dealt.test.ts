import { describe, expect, it } from "vitest";

import type { Fields } from "../../wire/messages";
import { viewOf } from "./dealt";
import { knownCards } from "./tabletop";

const face = (card: number, title: string): Fields => ({ card, code: `X${card}`, kind: "robot", title, subtitle: "" });
const SEAT = { hand: [], deck_bottom: [], scrapheap: [], set_aside: [], robots: [] };
const SENT: Fields = {
  options: { supreme_target: 40 },
  cards: { 1: face(1, "Torque"), 8: face(8, "Relay"), 60: face(60, "Dam") },
  robots: { 1: { owner: 0, strength: 5, place: 60 } },
  resources: { 60: { robots: [1], controller: 0 } },
  field: [60],
  seats: { 0: { ...SEAT, seat: 0, robots: [1], hand: [8] }, 1: { ...SEAT, seat: 1, scrapheap: [8] } },
  battle: {
    resource: 60,
    sides: [
      { seat: 0, lead: 1, supports: [{ card: 8, use: "strength" }], now: { enhanced: 7, items: [{ label: "l", amount: 2, card: 8 }] } },
      { seat: 1, supports: [] },
    ],
  },
};

describe("the table that is dealt", () => {
  const view = viewOf(SENT);

  it("has faces where the service sends numbers", () => {
    expect(view.seats[0]!.robots[0]).toMatchObject({ card: 1, title: "Torque", strength: 5, place: 60 });
    expect(view.seats[0]!.hand.map((card) => card.title)).toEqual(["Relay"]);
    expect(view.field[0]).toMatchObject({ title: "Dam", controller: 0, occupant: null });
    expect([...knownCards(view).keys()]).toEqual([1, 8, 60]);
  });

  it("has nothing where the service sends nothing", () => {
    expect([view.claim, view.looking, view.turn_seat, view.viewer, view.seats[1]!.deck_list]).toEqual([null, null, null, null, null]);
    expect(view.options).toMatchObject({ supreme_target: 40, domination_target: null, survival: false });
  });

  it("has the sums of a battle beside its sides", () => {
    const [mine, theirs] = view.battle!.sides;
    expect(mine).toMatchObject({ lead: 1, enhanced: 7, items: [{ amount: 2, card: { title: "Relay" } }], supports: [{ title: "Relay", use: "strength" }] });
    expect([theirs.lead, theirs.enhanced]).toEqual([null, undefined]);
  });

  it("is read once", () => {
    expect(viewOf(SENT)).toBe(view);
  });
});
