import { expect, it } from "vitest";

import { uncrowded, type Label } from "./labels";

const label = (id: number, x: number, y: number): Label => ({ id, x, y, name: "Optimus Prime", points: "40 L", team: 0, face: [4, "red"], badges: [], chance: "", danger: false });
const named = (labels: Label[]): number[] => labels.filter((each) => each.name).map((each) => each.id);

it("names whoever is nearer where two labels lie on each other", () => {
  expect(named(uncrowded([label(1, 100, 50), label(2, 140, 60)], null))).toEqual([2]);
  expect(named(uncrowded([label(1, 100, 50), label(2, 140, 60)], 1))).toEqual([1]);
  expect(named(uncrowded([label(1, 100, 50), label(2, 400, 60)], null)).sort()).toEqual([1, 2]);
});

it("keeps the number of everybody", () => {
  expect(uncrowded([label(1, 100, 50), label(2, 101, 50)], null).every((each) => each.face)).toBe(true);
});
