import { describe, expect, it } from "vitest";

import { drawnOf, extentOf, placesOf } from "./directing";
import type { PlaneView } from "./scene";

const figure = (x: number, y: number) => ({ x, y, radius: 500, name: "Prowl" });
const plane: PlaneView = { width: 24_000, depth: 24_000, inch: 1_000, figures: { 3: figure(1_000, 2_000), 5: figure(9_000, 9_000) } };

const names = { events: { shot: { attacker: "figure", target: "figure" }, moved: { path: "point" }, beamed: { start: "point", end: "point" } }, figure: "figure" };

describe("where to look on a measured table", () => {
  it("is at both ends of a shot", () => {
    expect(placesOf(plane, { event: "shot", attacker: 3, target: 5 }, names)).toEqual([
      [1_000, 2_000],
      [9_000, 9_000],
    ]);
  });

  it("is along a way that is gone, and nowhere when nothing is named", () => {
    expect(placesOf(plane, { event: "moved", path: [[1, 2], [3, 4]] }, names)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(placesOf(plane, { event: "round_began", round: 2 }, names)).toEqual([]);
  });

  it("is at the whole area that may be answered", () => {
    const ring: [number, number][] = [[0, 0], [10, 0], [10, 20], [0, 20]];
    expect(extentOf({ gesture: "path", start: [5, 5], allowance: 10, legs: 2, rings: [ring], base: 1 })).toEqual([[5, 5], [0, 0], [10, 20]]);
  });
});

describe("what an event draws", () => {
  it("is a way or a beam, as far as its fields are said to name points", () => {
    expect(drawnOf({ event: "moved", path: [[1, 2], [3, 4]] }, names)).toEqual({ way: [[1, 2], [3, 4]] });
    expect(drawnOf({ event: "beamed", start: [1, 2], end: [3, 4] }, names)).toEqual({ beam: [[1, 2], [3, 4]] });
  });

  it("is nothing where no field names a point, whatever it is called", () => {
    expect(drawnOf({ event: "counted", path: [[1, 2], [3, 4]], start: [1, 2], end: [3, 4] }, names)).toEqual({});
  });
});
