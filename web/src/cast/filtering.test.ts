import { describe, expect, it } from "vitest";

import type { Listed } from "../figures/library.svelte";
import { fitting } from "./filtering";

const one = (slug: string, name: string, faction: Listed["faction"], shapes: string[], games: Listed["games"]): Listed => ({
  slug,
  name,
  faction,
  shapes,
  games,
  colours: ["#000000", "#000000", "#000000"],
});
const CAST = [
  one("prowl", "Prowl", "autobot", ["robot", "sports-car"], { the_game: "Prowl", battlecards: "Prowl" }),
  one("long-haul", "Long Haul", "decepticon", ["robot", "dump-truck"], { the_game: "Long Haul" }),
  one("soldat", "Soldier", "human", ["robot"], { tabletop_warfare: "Soldat" }),
];
const ANY = { typed: "", faction: "", game: "" };
const slugs = (wish: Partial<typeof ANY>): string[] =>
  fitting(CAST, { ...ANY, ...wish }, (shape) => shape).map((each) => each.slug);

describe("the cast that is shown", () => {
  it("is everybody in the order of names when nothing is wished", () => {
    expect(slugs({})).toEqual(["long-haul", "prowl", "soldat"]);
  });

  it("fits every typed word, in any order and by a part of it", () => {
    expect(slugs({ typed: "haul lo" })).toEqual(["long-haul"]);
    expect(slugs({ typed: "PROWL nobody" })).toEqual([]);
  });

  it("is found by the name a game writes and by what it turns into", () => {
    expect(slugs({ typed: "soldat" })).toEqual(["soldat"]);
    expect(slugs({ typed: "dump truck" })).toEqual(["long-haul"]);
  });

  it("is found and sorted by the name that is read", () => {
    const called = (each: Listed): string => (each.slug === "soldat" ? "Zinnsoldat" : each.name === "Prowl" ? "Aha" : each.name);
    const found = (typed: string): string[] => fitting(CAST, { ...ANY, typed }, (shape) => shape, called).map((each) => each.slug);
    expect(found("zinn")).toEqual(["soldat"]);
    expect(found("")).toEqual(["prowl", "long-haul", "soldat"]);
  });

  it("has those whose name fits before those whose form fits", () => {
    expect(slugs({ typed: "p" })).toEqual(["prowl", "long-haul"]);
  });

  it("is narrowed by side and by game", () => {
    expect(slugs({ faction: "autobot" })).toEqual(["prowl"]);
    expect(slugs({ game: "battlecards" })).toEqual(["prowl"]);
    expect(slugs({ faction: "human", game: "the_game" })).toEqual([]);
  });
});
