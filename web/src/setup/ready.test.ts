import { expect, test } from "vitest";

import { chosenAt, placesOf, withChoice } from "./ready";

const ABOUT = {
  armies: [
    { code: "first", name: "First Hundred", faction: "autobot", limit: 100 },
    { code: "fast", name: "Fast Lane", faction: "autobot", limit: 100 },
    { code: "large", name: "Large", faction: "autobot", limit: 200 },
    { code: "dark", name: "Dark", faction: "decepticon", limit: 100 },
  ],
  maps: ["ark_crash", "docks"],
};
const SETUP = { armies: ["first", "dark"], map: "", homebrew: "" };

test("each side chooses among armies like the usual one", () => {
  const [map, one, other] = placesOf(ABOUT, SETUP);
  expect(one?.choices.map((each) => each.id)).toEqual(["first", "fast"]);
  expect(other?.choices).toEqual([{ id: "dark", name: "Dark" }]);
  expect(map?.choices[0]).toEqual({ id: "ark_crash", name: "Ark crash" });
  expect(map?.usual).toBe("");
});

test("a choice changes its own place alone", () => {
  const [map, one] = placesOf(ABOUT, SETUP);
  const changed = withChoice(withChoice(SETUP, one!, "fast"), map!, "docks");
  expect(changed).toEqual({ armies: ["fast", "dark"], map: "docks", homebrew: "" });
  expect(chosenAt(changed, one!)).toBe("fast");
  expect(SETUP.armies).toEqual(["first", "dark"]);
});

test("a game that lists nothing has nothing to choose", () => {
  expect(placesOf({}, { map: "x" })).toEqual([]);
});
