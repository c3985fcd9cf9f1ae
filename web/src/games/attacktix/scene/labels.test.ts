import { expect, it } from "vitest";

import { boxOf, inside, uncrowded, type Box, type Label } from "./labels";

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

const overlap = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

it("draws no label over another, however close the figures stand", () => {
  const crowd = Array.from({ length: 14 }, (_, place) => ({ ...label(place, 200 + (place % 4) * 12, 120 + Math.floor(place / 4) * 9), chance: place % 3 ? "" : "8 in 10", badges: place % 5 ? [] : ["badge-cover"] }));
  const boxes = uncrowded(crowd, 3).map(boxOf);
  expect(boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) => overlap(one, other)))).toEqual([]);
});

it("leaves the chosen figure's label where it is, and moves others no farther than they must", () => {
  const found = uncrowded([label(1, 100, 50), label(2, 101, 50)], 2);
  const place = (id: number): [number, number] => {
    const { x, y } = found.find((each) => each.id === id)!;
    return [x, y];
  };
  expect(place(2)).toEqual([101, 50]);
  expect(place(1)).toEqual([100, 26]);
});

it("covers no figure where there is room beside it", () => {
  const body = { left: 85, right: 115, top: 20, bottom: 75 };
  const [found] = uncrowded([label(1, 100, 50)], null, [body]);
  expect(overlap(boxOf(found!), body)).toBe(false);
  expect(uncrowded([label(1, 100, 50)], 1, [body])[0]).toMatchObject({ x: 100, y: 50 });
});

it("steps out from below what lies over the scene, the chosen one with its name", () => {
  const panel = { left: 0, right: 390, top: 0, bottom: 60 };
  const [found] = uncrowded([label(1, 100, 50)], null, [], [panel]);
  expect(found).toMatchObject({ name: "", y: 62 });
  const [chosen] = uncrowded([label(1, 100, 50)], 1, [], [panel]);
  expect(chosen).toMatchObject({ name: "Optimus Prime", x: 100, y: 62 });
});

it("is in the picture as a whole, if its figure is", () => {
  expect(boxOf(inside(label(1, 10, 50), 390)).left).toBe(0);
  expect(boxOf(inside(label(1, 385, 50), 390)).right).toBeCloseTo(390);
  expect(inside(label(1, 200, 50), 390).x).toBe(200);
  expect(inside(label(1, -40, 50), 390).x).toBe(-40);
});
