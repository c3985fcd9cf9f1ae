import { describe, expect, it } from "vitest";

import type { Printed } from "../library.svelte";
import { bars, changed, extentOfLine, found, freshSeed, lotOf, named, ordered, seedFrom, sizeOf, toShow, toText, withOneMore, writtenLot } from "./decks";

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

  it("is told what one card more makes of it", () => {
    expect(withOneMore({ A01: 1, R01: 3 }, CARDS[1]!, CARDS)).toEqual({ size: 5, average: 4 });
    expect(withOneMore({ A01: 1 }, CARDS[0]!, CARDS)).toEqual({ size: 2, average: 2 });
  });

  it("is chosen from cards in an order of one's own", () => {
    const powers = CARDS.map((each, index) => ({ ...each, strength: [index, 3 - index], speed: [0, index] }) as Printed);
    const codes = (cards: Printed[]): string[] => cards.map((each) => each.code);
    expect(codes(ordered(powers, "name"))).toEqual(["D01", "R01", "A01", "A02"]);
    expect(codes(ordered(powers, "speed"))).toEqual(["D01", "A01", "A02", "R01"]);
    expect(codes(ordered(powers, "cost"))).toEqual(codes(powers));
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

  it("names the cards of a fault in the reader's words", () => {
    const nameOf = (code: string): string | null => (code === "X1" ? null : `${code} auf Deutsch`);
    const fault = (args: object): { key: string; rule: string; args: Record<string, never> } => ({ key: "k", rule: "", args: args as Record<string, never> });
    expect(named(fault({ line: 1, card: "Torqe", cards: "A02 Torque", codes: ["A02"] }), nameOf).args).toEqual({ line: 1, card: "Torqe", cards: "A02 A02 auf Deutsch" });
    expect(named(fault({ card: "Torque", codes: ["A02"], copies: 4 }), nameOf).args).toEqual({ card: "A02 auf Deutsch", copies: 4 });
    expect(named(fault({ card: "Mine", codes: ["X1"] }), nameOf).args).toEqual({ card: "Mine", codes: ["X1"] });
    expect(named(fault({ line: 3, row: "?" }), nameOf).args).toEqual({ line: 3, row: "?" });
  });

  it("has its lines one after the other in the text", () => {
    expect(extentOfLine("ab\ncde\n", 1)).toEqual([0, 2]);
    expect(extentOfLine("ab\ncde\n", 2)).toEqual([3, 6]);
    expect(extentOfLine("ab\ncde", 9)).toEqual([7, 7]);
  });

  it("is made by lot from a way, an army and a seed", () => {
    const lot = { way: "sealed", army: "autobot", seed: "7" };
    expect(writtenLot(lot)).toBe("sealed:autobot:7");
    expect(lotOf("sealed:autobot:7")).toEqual(lot);
    expect(lotOf("random:decepticon:")?.seed).toBe("");
    expect(lotOf("roll_out")).toBeNull();
    expect(seedFrom(" 12 a:b")).toBe("12ab");
    expect(freshSeed(0.5)).toBe("500000");
  });

  it("is shown as it is written, or as the engine reads it", () => {
    const ready = { slug: "one", name: "One", army: "autobot", difficulty: 2, counts: { A01: 50 } };
    expect(toShow("one", [ready], undefined)).toEqual([ready]);
    expect(toShow("2 A01\n", [ready], { army: "autobot", counts: { A01: 2 }, faults: [] })).toEqual([{ army: "autobot", counts: { A01: 2 } }]);
    expect(toShow("2 X1\n", [ready], { counts: null, faults: [] })).toEqual([]);
  });
});
