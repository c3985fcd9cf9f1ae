import { describe, expect, it } from "vitest";

import type { Options } from "../../wire/messages";
import { atHome, disputed, meaningOf, meant, partsOf, teamOf, verbsFor, type SeatView, type View } from "./tabletop";
import { nearest } from "./walking";

const WORDS = { key: "", args: {} };

function offering(...actions: { do: string; [field: string]: string | number | null }[]): Options {
  return { actions: actions.map((action) => ({ action, text: JSON.stringify(action), words: WORDS })) };
}

describe("an action", () => {
  it("has a card that acts and a place it acts on", () => {
    expect(partsOf({ do: "claim", robot: 3, resource: 60 })).toEqual({ subject: 3, place: 60 });
    expect(partsOf({ do: "move", robot: 3, to: null })).toEqual({ subject: 3, place: null });
    expect(partsOf({ do: "pass" })).toEqual({ subject: null, place: null });
  });

  it("is found by its card", () => {
    const options = offering({ do: "deploy", card: 5 }, { do: "play", card: 7 }, { do: "add_strength", card: 7 });
    expect(verbsFor(options, 7).map((each) => each.action.do)).toEqual(["play", "add_strength"]);
    expect(verbsFor(null, 7)).toEqual([]);
  });
});

describe("copies of a card", () => {
  it("come to the same in a hand, and only there", () => {
    const hand = [{ card: 5, code: "A1" }, { card: 6, code: "A1" }, { card: 7, code: "A2" }];
    const view = { viewer: 0, seats: [{ hand }] } as unknown as View;
    const of = (card: number) => meaningOf(view, { do: "deploy", card });
    expect([of(5) === of(6), of(5) === of(7), of(8) === of(9)]).toEqual([true, false, false]);
  });
});

describe("dropping a card", () => {
  it("on Homebase deploys it, or brings it home", () => {
    const options = offering({ do: "deploy", card: 5 }, { do: "move", robot: 6, to: 60 }, { do: "move", robot: 6, to: null });
    expect(meant(options, 5, "home")?.action.do).toBe("deploy");
    expect(meant(options, 6, "home")?.action).toEqual({ do: "move", robot: 6, to: null });
  });

  it("on a Resource claims that one", () => {
    const options = offering({ do: "claim", robot: 3, resource: 60 }, { do: "claim", robot: 3, resource: 61 });
    expect(meant(options, 3, { resource: 61 })?.action["resource"]).toBe(61);
    expect(meant(options, 3, { resource: 62 })).toBeNull();
  });

  it("on the claimed Resource contests, on the challenged one holds", () => {
    const options = offering({ do: "contest", robot: 3 }, { do: "hold", robot: 4 });
    const claimed = { claim: { seat: 1, robot: 9, resource: 60 } } as View;
    const challenged = { seat: 0, about: "hold", words: WORDS, context: { robot: 9, resource: 61 } };
    expect(meant(options, 3, { resource: 60 }, disputed(claimed, null))?.action.do).toBe("contest");
    expect(meant(options, 3, { resource: 61 }, disputed(claimed, null))).toBeNull();
    expect(meant(options, 4, { resource: 61 }, disputed({ claim: null } as View, challenged))?.action.do).toBe("hold");
  });

  it("on the battle joins or lends strength", () => {
    const options = offering({ do: "add_strength", card: 7 }, { do: "join", robot: 3 });
    expect(meant(options, 7, "battle")?.action.do).toBe("add_strength");
    expect(meant(options, 3, "battle")?.action.do).toBe("join");
    expect(meant(options, 3, "home")).toBeNull();
  });
});

describe("the table", () => {
  const seats = [
    { seat: 0, army: "decepticon", robots: [{ card: 1, place: null, in_battle: false }, { card: 2, place: 60, in_battle: false }], hand: [{ card: 8 }], scrapheap: [], set_aside: [] },
    { seat: 1, army: "autobot", robots: [{ card: 3, place: null, in_battle: true }], hand: [], scrapheap: [{ card: 9 }], set_aside: [] },
  ] as unknown as SeatView[];
  const view = { seats, field: [{ card: 60 }], playing: [], looking: null, battle: null } as unknown as View;

  it("has in Homebase who is neither in the field nor in battle", () => {
    expect(atHome(seats[0]!).map((robot) => robot.card)).toEqual([1]);
    expect(atHome(seats[1]!)).toEqual([]);
  });

  it("gives Autobots red and Decepticons violet, or by seat when all are alike", () => {
    expect([teamOf(view, 0), teamOf(view, 1)]).toEqual([1, 0]);
    const alike = { ...view, seats: seats.map((seat) => ({ ...seat, army: "autobot" })) };
    expect([teamOf(alike, 0), teamOf(alike, 1)]).toEqual([0, 1]);
  });

  it("gives no two seats the same colour", () => {
    const of = (...armies: string[]): number[] => {
      const many = { seats: armies.map((army, seat) => ({ seat, army })) } as unknown as View;
      return armies.map((_, seat) => teamOf(many, seat));
    };
    expect(of("autobot", "decepticon", "autobot", "decepticon")).toEqual([0, 1, 2, 3]);
    expect(of("decepticon", "decepticon", "autobot")).toEqual([1, 3, 0]);
    expect(of("autobot", "autobot", "decepticon", "autobot")).toEqual([0, 1, 2, 3]);
  });
});

describe("arrow keys", () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(20, 0), box(0, 30), box(22, 34)];

  it("go to the nearest card in that direction, or stay", () => {
    expect(nearest(boxes, 0, "ArrowRight")).toBe(1);
    expect(nearest(boxes, 1, "ArrowDown")).toBe(3);
    expect(nearest(boxes, 2, "ArrowUp")).toBe(0);
    expect(nearest(boxes, 0, "ArrowLeft")).toBe(0);
    expect(nearest(boxes, -1, "ArrowRight")).toBe(0);
  });
});
