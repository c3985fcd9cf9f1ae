import { expect, it } from "vitest";

import { numbersIn } from "./kinds";

const TABLE = { shoot: { target: "unit", cell: "cell", gun: "unit" }, chosen: { units: "unit" } };

it("finds whom an action names, in lists as well, in the order of its fields", () => {
  expect(numbersIn(TABLE, "shoot", { gun: 4, target: 7, cell: 12 }, "unit")).toEqual([7, 4]);
  expect(numbersIn(TABLE, "chosen", { units: [3, 1] }, "unit")).toEqual([3, 1]);
});

it("finds nothing where nothing is named", () => {
  expect(numbersIn(TABLE, "shoot", { target: -1, gun: null }, "unit")).toEqual([]);
  expect(numbersIn(TABLE, "end_turn", { unit: 3 }, "unit")).toEqual([]);
});
