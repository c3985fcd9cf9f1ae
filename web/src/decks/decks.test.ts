import { describe, expect, it } from "vitest";

import type { Printed } from "../boards/cards/library.svelte";
import { bars, changed, found, sizeOf, toText } from "./decks";

const card = (code: string, kind: string, title: string, more: Partial<Printed> = {}): Printed =>
  ({ code, kind, title, subtitle: "", army: "", cost: 0, ...more }) as Printed;

const CARDS = [
  card("R01", "resource", "Quarry"),
  card("A02", "robot", "Torque", { army: "autobot", cost: 6, subtitle: "Foreman" }),
  card("A01", "robot", "Relay", { army: "autobot", cost: 2 }),
  card("D01", "robot", "Gravel", { army: "decepticon", cost: 4 }),
];

describe("a deck on the page", () => {
  it("is written Robots first, as the engine reads it", () => {
    expect(toText("Mine", { R01: 2, A02: 1 }, CARDS)).toBe("# Mine\n1 A02 Torque (Foreman)\n2 R01 Quarry\n");
  });

  it("gains and loses copies, and forgets a card without any", () => {
    expect(changed({ A01: 1 }, "A01", 1)).toEqual({ A01: 2 });
    expect(changed({ A01: 1, R01: 3 }, "A01", -1)).toEqual({ R01: 3 });
    expect(sizeOf({ A01: 2, R01: 3 })).toBe(5);
  });

  it("finds cards of an army and of none, by kind, cost and words", () => {
    const title = (each: Printed): string => each.title;
    expect(found(CARDS, { army: "autobot", kind: "", typed: "" }, title).map((each) => each.code)).toEqual(["A01", "A02", "R01"]);
    expect(found(CARDS, { army: "", kind: "robot", typed: "gra" }, title).map((each) => each.code)).toEqual(["D01"]);
  });

  it("has a bar for every cost between the lowest and the highest", () => {
    expect(bars({ "2": 1, "4": 2 })).toEqual([
      { cost: 2, count: 1, share: 0.5 },
      { cost: 3, count: 0, share: 0 },
      { cost: 4, count: 2, share: 1 },
    ]);
    expect(bars({})).toEqual([]);
  });
});
