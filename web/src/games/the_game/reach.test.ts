import { describe, expect, it } from "vitest";

import { actionOf, choicesAt, costsByFacing, endFor, nearest, reachFromOptions, reachOf } from "./reach";
import type { ReachLook } from "./types";

const LOOK: ReachLook = {
  about: "reach",
  unit: 3,
  points: 4,
  steps: [
    [-1, "stop", 10],
    [-1, "turn_right", 10],
    [1, "stop", 10],
    [-1, "take_off", 10],
    [3, "stop", 10],
    [-1, "forward", 5],
    [5, "stop", 5],
    [5, "turn_right", 5],
    [7, "stop", 5],
  ],
  ends: [
    [10, 0, 0, 0, 0, -1, 0],
    [10, 1, 0, 0, 1, -1, 2],
    [10, 0, 3, 0, 2, -1, 4],
    [5, 0, 0, 0, 1, -1, 6],
    [5, 1, 0, 0, 2, -1, 8],
  ],
  warps: [],
};

describe("reach", () => {
  const reach = reachOf(LOOK);

  it("spells paths out as actions", () => {
    expect(reach.ends[4]!.path).toEqual([{ do: "forward" }, { do: "turn_right" }, { do: "stop" }]);
    expect(actionOf("stand_up 3")).toEqual({ do: "stand_up", facing: 3 });
  });

  it("knows the cheapest end of every hex", () => {
    expect(nearest(reach).get(5)!.spent).toBe(1);
    expect(nearest(reach).has(6)).toBe(false);
  });

  it("finds the end that a wish means", () => {
    const wish = { cell: 5, facing: 1, level: 0, prone: false };
    expect(endFor(reach, wish)!.spent).toBe(2);
    expect(endFor(reach, { ...wish, facing: 2 })!.facing).toBe(1);
    expect(endFor(reach, { ...wish, facing: null })!.facing).toBe(0);
    expect(endFor(reach, { ...wish, cell: 6 })).toBeNull();
  });

  it("prefers the level that is wished for", () => {
    const wish = { cell: 10, facing: null, level: 3, prone: false };
    expect(endFor(reach, wish)!.path[0]).toEqual({ do: "take_off" });
    expect(choicesAt(reach, 10).levels).toEqual([0, 3]);
  });

  it("prices every facing that can be reached", () => {
    const wish = { cell: 5, facing: null, level: 0, prone: false };
    expect(costsByFacing(reach, wish)).toEqual([1, 2, null, null, null, null]);
  });

  it("leads through the hexes that it is told", () => {
    expect(reach.ends[4]!.cells).toEqual([5]);
    const far = reachOf({ ...LOOK, steps: [[-1, "forward", 5], [0, "leave 2", 9], [1, "stop", 9]], ends: [[9, 2, 0, 0, 3, -1, 2]] });
    expect(far.ends[0]!.cells).toEqual([5, 9]);
  });

  it("reads the options of a step as it reads a look", () => {
    const { unit, steps, ends, warps } = LOOK;
    expect(reachFromOptions({ actions: [], unit, left: 4, steps, ends, warps })).toEqual(reach);
  });

  it("lets a warp arrive with any facing", () => {
    const warping = { ...reach, warps: [[7, 0]] as [number, number][] };
    const end = endFor(warping, { cell: 7, facing: 4, level: null, prone: false });
    expect(end!.path).toEqual([{ do: "warp", cell: 7, level: 0, facing: 4 }]);
  });
});
