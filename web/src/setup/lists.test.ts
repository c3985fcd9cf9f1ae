import { describe, expect, it } from "vitest";

import { keep, keptLists, withList } from "./kept";
import { entriesOf, factionOf, fullText, marksOf, nameOf, pointsOf, shapeOf, shelf, textOf, type Builder, type Ware } from "./lists";
import { withFaction } from "./sides";

const plain = (text: string) => ({ key: text, otherwise: text });
const say = ({ key }: { key: string }): string => key;

function ware(code: string, points: number, faction: string, defense: number, marks: string[] = []): Ware {
  const numbers = [{ label: plain("DEF"), value: defense, shown: "" }];
  return { code, name: code, points, factions: [faction], pages: [{ title: plain("robot"), numbers }], marks: marks.map(plain) };
}

const builder: Builder = {
  field: "armies",
  wares: [ware("jazz", 5, "autobot", 15, ["fast"]), ware("optimus", 8, "autobot", 13), ware("megatron", 9, "decepticon", 12)],
  ready: [
    { code: "first", name: plain("First"), faction: "autobot", points: 25, text: "optimus*, jazz" },
    { code: "second", name: plain("Second"), faction: "decepticon", points: 25, text: "megatron" },
  ],
  extras: [{ code: "jetpack", name: plain("jetpack"), points: 2, size: 1 }],
  factions: "",
  later: false,
};

describe("a list", () => {
  it("is read and written as the service has it", () => {
    const entries = entriesOf("optimus*+jetpack, jazz");
    expect(entries).toEqual([
      { code: "optimus", leads: true, extras: ["jetpack"] },
      { code: "jazz", leads: false, extras: [] },
    ]);
    expect(textOf(entries)).toBe("optimus*+jetpack, jazz");
    expect(pointsOf(builder, entries)).toBe(15);
  });

  it("may go by the name of a ready-made one", () => {
    expect(fullText(builder, "first")).toBe("optimus*, jazz");
    expect(fullText(builder, "jazz")).toBe("jazz");
    expect(factionOf(builder, "second")).toBe("decepticon");
    expect(factionOf(builder, "jazz, optimus")).toBe("autobot");
  });
});

describe("the shelf", () => {
  const wish = { faction: "autobot", typed: "", mark: "", order: "name" };

  it("shows one faction, by name or from the most of a number", () => {
    expect(shelf(builder.wares, wish, say).map((each) => each.code)).toEqual(["jazz", "optimus"]);
    expect(shelf(builder.wares, { ...wish, order: "points" }, say).map((each) => each.code)).toEqual(["optimus", "jazz"]);
    expect(shelf(builder.wares, { ...wish, order: "DEF" }, say).map((each) => each.code)).toEqual(["jazz", "optimus"]);
  });

  it("finds what was typed and whoever has a mark", () => {
    expect(shelf(builder.wares, { ...wish, typed: "OPTI" }, say).map((each) => each.code)).toEqual(["optimus"]);
    expect(shelf(builder.wares, { ...wish, mark: "fast" }, say).map((each) => each.code)).toEqual(["jazz"]);
    expect(marksOf(builder.wares, say)).toEqual([{ key: "fast", said: "fast" }]);
  });

  it("finds by the name that is read, where names are translated", () => {
    const soldier = { ...ware("soldier", 3, "autobot", 10), called: plain("Zinnsoldat") };
    expect(nameOf(soldier, say)).toBe("Zinnsoldat");
    const found = shelf([soldier, ...builder.wares], { ...wish, typed: "zinn" }, say);
    expect(found.map((each) => each.code)).toEqual(["soldier"]);
    expect(shelf([soldier, ...builder.wares], wish, say).at(-1)).toBe(soldier);
  });

  it("draws each page in its own shape, or in the order of the cast", () => {
    const megatron = { ...ware("megatron", 9, "decepticon", 12), shapes: ["robot", "tank"] };
    expect([0, 1].map((page) => shapeOf(megatron, page))).toEqual(["robot", "tank"]);
    expect([0, 1].map((page) => shapeOf(builder.wares[0]!, page))).toEqual([0, 1]);
  });
});

describe("another faction on a side", () => {
  it("gives the other side what is left", () => {
    const setup = { armies: ["jazz", "second"] };
    expect(withFaction(builder, setup, 0, "decepticon", false)).toEqual({ armies: ["second", "first"] });
    expect(withFaction(builder, setup, 0, "decepticon", true)).toEqual({ armies: ["second", "second"] });
  });
});

describe("lists that are kept", () => {
  it("take the place of those with the same name", () => {
    const store = new Map<string, string>();
    const storage = { getItem: (name: string) => store.get(name) ?? null, setItem: (name: string, text: string) => void store.set(name, text) } as unknown as Storage;
    const one = { name: "Mine", faction: "autobot", text: "jazz" };
    const two = { ...one, text: "optimus" };
    expect(keep("a_game", withList(withList([], one), two), storage)).toBe(true);
    expect(keptLists("a_game", storage)).toEqual([two]);
    expect(keptLists("another", storage)).toEqual([]);
    storage.setItem("rollout-lists-a_game", "not json");
    expect(keptLists("a_game", storage)).toEqual([]);
  });
});
