import { describe, expect, it } from "vitest";

import { ribbon, dashes, withHoles } from "./ribbons";
import { onTable, sideOf, Space, turnOf } from "./space";

const space = new Space({ width: 9144, depth: 11744, inch: 10, unit: "mm" });

describe("the table in space", () => {
  it("has its middle in the middle, and its near edge near", () => {
    expect(space.at([4572, 5872])).toEqual([0, 0, 0]);
    expect(space.at([0, 0], 5)).toEqual([-457.2, 5, 587.2]);
  });

  it("finds the point of the table again", () => {
    const [x, , z] = space.at([1234, 5678]);
    expect(space.point(x, z)).toEqual([1234, 5678]);
  });

  it("is met by rays that go down, and by no other", () => {
    expect(onTable([0, 100, 0], [0, -1, 1])).toEqual({ x: 0, z: 100 });
    expect(onTable([0, 100, 0], [0, 1, 0])).toBeNull();
  });

  it("turns anticlockwise", () => {
    expect(turnOf(900)).toBeCloseTo(Math.PI / 2);
    const quarters = [900, 1_800, 2_700, 0].map((ahead) => Math.round((2 * sideOf(ahead)) / Math.PI));
    expect(quarters).toEqual([0, 1, 2, -1]);
  });
});

describe("flat things", () => {
  it("have two triangles for each piece of a line", () => {
    expect(ribbon([[0, 0, 0], [10, 0, 0], [10, 0, 10]], 2)).toHaveLength(2 * 6 * 3);
    expect(ribbon([[0, 0, 0], [0, 0, 0]], 2)).toEqual([]);
  });

  it("are dashed evenly", () => {
    expect(dashes([0, 0, 0], [10, 0, 0], 2.5)).toEqual([
      [[0, 0, 0], [2.5, 0, 0]],
      [[5, 0, 0], [7.5, 0, 0]],
    ]);
  });

  it("know their holes", () => {
    const square = (from: number, to: number): [number, number][] => [[from, from], [to, from], [to, to], [from, to]];
    const found = withHoles([square(0, 10), square(3, 7), square(20, 30)]);
    expect(found.map(({ holes }) => holes.length)).toEqual([1, 0]);
  });
});
