import { describe, expect, it } from "vitest";

import { Grid } from "../../boards/hex/geometry";
import { actionOf, choicesAt, costsByFacing, endFor, nearest, reachFromLook, spentAt, trace } from "./reach";
import type { ReachLook } from "./types";

const LOOK: ReachLook = {
  about: "reach",
  unit: 3,
  points: 4,
  steps: ["turn_right", "stop", "forward", "take_off"],
  ends: [
    [10, 0, 0, 0, 0, -1, [1]],
    [10, 1, 0, 0, 1, -1, [0, 1]],
    [10, 0, 3, 0, 2, -1, [3, 1]],
    [5, 0, 0, 0, 1, -1, [2, 1]],
    [5, 1, 0, 0, 2, -1, [2, 0, 1]],
  ],
  warps: [],
};

describe("reach", () => {
  const reach = reachFromLook(LOOK);

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

  it("knows what it costs to come through a hex", () => {
    expect(spentAt(reach, { cell: 5, facing: 1 })).toBe(2);
    expect(spentAt(reach, { cell: 5, facing: 4 })).toBeNull();
  });

  it("lets a warp arrive with any facing", () => {
    const warping = { ...reach, warps: [[7, 0]] as [number, number][] };
    const end = endFor(warping, { cell: 7, facing: 4, level: null, prone: false });
    expect(end!.path).toEqual([{ do: "warp", cell: 7, level: 0, facing: 4 }]);
  });
});

describe("the trace of a path", () => {
  const grid = new Grid(5, 7);
  const neighbour = (cell: number, direction: number): number => grid.neighbour(cell, direction);

  it("follows turns and steps", () => {
    const path = ["forward", "turn_right", "forward", "stop"].map(actionOf);
    expect(trace({ cell: 17, facing: 0 }, path, neighbour)).toEqual([
      { cell: 17, facing: 0 },
      { cell: 12, facing: 0 },
      { cell: 8, facing: 1 },
    ]);
  });

  it("goes backward against the facing", () => {
    const places = trace({ cell: 17, facing: 0 }, [actionOf("backward")], neighbour);
    expect(places.map((place) => place.cell)).toEqual([17, 22]);
  });
});
