import { expect, it } from "vitest";

import { calledOf, mustered, pieceOf, pointsOf, same, setupOf, shareOf, shelved, tableOf, weaponWords, written, type ListedFigure, type ListedTable } from "./forces";

const force = { battle: ["arcee_robot", "kup_robot"], back_up: ["kup_robot"] };
const figures = [
  { code: "arcee_robot", points: 20 },
  { code: "kup_robot", points: 30 },
] as ListedFigure[];

it("writes a force as the service reads it", () => {
  expect(written(force)).toBe("arcee_robot, kup_robot | kup_robot");
  expect(pointsOf(force.battle, figures)).toBe(50);
  expect([same(force, { ...force, battle: ["kup_robot", "arcee_robot"] }), same(force, { ...force, back_up: [] })]).toEqual([true, false]);
});

const alone = { teams: [], pieces: 1, maps: ["bare"] };
const duel: ListedTable = { ...alone, mode: "duel", seats: 2, shares: [1, 1] };
const three: ListedTable = { mode: "teams", seats: 3, teams: [0, 1, 0], pieces: 2, shares: [1, 2, 1], maps: ["bare"] };
const four: ListedTable = { ...three, seats: 4, teams: [0, 1, 0, 1], shares: [1, 1, 1, 1] };
const forAll: ListedTable = { ...alone, mode: "free_for_all", seats: 3, shares: [1, 1, 1] };

it("makes a setup of every mode", () => {
  expect(setupOf(duel, 100, "bare_table", [force, force], {})).toEqual({
    mode: "duel",
    size: 100,
    map: "bare_table",
    forces: ["arcee_robot, kup_robot | kup_robot", "arcee_robot, kup_robot | kup_robot"],
  });
  expect(setupOf(four, 100, "m", [force, force, force, force], {})["teams"]).toEqual([0, 1, 0, 1]);
  const tournament = setupOf({ ...forAll, mode: "tournament" }, 100, "triangle", [force, force, force], {}, 3);
  expect([tournament["mode"], tournament["rounds"], tournament["teams"]]).toEqual(["tournament", 3, undefined]);
  expect(setupOf(forAll, 100, "triangle", [force, force, force], {}, 3)).not.toHaveProperty("rounds");
  expect(setupOf({ ...alone, mode: "gallery", seats: 1, shares: [1] }, 100, "m", [force, force], { noise: "steady" })).toEqual({
    mode: "gallery",
    map: "m",
    forces: ["arcee_robot", "arcee_robot, kup_robot"],
    options: { noise: "steady" },
  });
});

it("finds the table for so many, and else the usual one", () => {
  const tables = [duel, four, three];
  expect([tableOf(tables, "teams", 3), tableOf(tables, "teams", 2), tableOf(tables, "duel", 4)]).toEqual([three, four, duel]);
});

it("lets two play against one, who brings as much as both", () => {
  expect([0, 1, 2].map((seat) => shareOf(three, 200, seat))).toEqual([100, 200, 100]);
  expect([0, 3].map((seat) => shareOf(four, 200, seat))).toEqual([100, 100]);
  expect([shareOf(duel, 200, 0), pieceOf(duel, 200), pieceOf(four, 200)]).toEqual([200, 200, 100]);
  const ready = ["a", "b", "c"].map((code) => ({ code, size: 100, masters: 0, battle: [code], back_up: [`${code}2`] }));
  const found = mustered(ready, three, 200);
  expect(found.map((force) => force.battle)).toEqual([["a"], ["b", "c"], ["a"]]);
  expect(found[1]!.back_up).toEqual(["b2", "c2"]);
  expect(mustered(ready, duel, 300)).toEqual([{ battle: [], back_up: [] }, { battle: [], back_up: [] }]);
});

it("calls what it has no word for as its code", () => {
  expect(calledOf({ name: "Rush", mode: "rocket_sled" })).toBe("Rush (rocket sled)");
  expect(calledOf({ name: "Rush", mode: "robot" })).toBe("Rush");
  expect(weaponWords("rubber_band")).toBe("rubber band");
});

it("shows the shelf as it is looked at", () => {
  const listed = [
    { code: "kup_robot", name: "Kup", mode: "robot", faction: "autobot", rank: "trooper", weapon: "jab", ability: null, points: 30, white: 8 },
    { code: "arcee_robot", name: "Arcee", mode: "robot", faction: "autobot", rank: "warrior", weapon: "own_gun", ability: null, points: 20, white: 12 },
    { code: "skywarp_jet", name: "Skywarp", mode: "hover_jet", faction: "decepticon", rank: "warrior", weapon: "jab", ability: null, points: 20, white: 10 },
  ] as ListedFigure[];
  const codes = (wish: Partial<Parameters<typeof shelved>[1]>): string[] =>
    shelved(listed, { faction: "", rank: "", typed: "", order: "name", ...wish }).map((each) => each.code);
  expect(codes({})).toEqual(["arcee_robot", "kup_robot", "skywarp_jet"]);
  expect(codes({ order: "points" })).toEqual(["kup_robot", "arcee_robot", "skywarp_jet"]);
  expect(codes({ order: "white" })).toEqual(["arcee_robot", "skywarp_jet", "kup_robot"]);
  expect(codes({ faction: "autobot", rank: "warrior" })).toEqual(["arcee_robot"]);
  expect(codes({ typed: " Hover" })).toEqual(["skywarp_jet"]);
  expect(codes({ typed: "own gun" })).toEqual(["arcee_robot"]);
});
