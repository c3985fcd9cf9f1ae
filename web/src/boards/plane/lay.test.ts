import { describe, expect, it } from "vitest";

import { angleTo, asFarAs, contains, Lay, pathLength, RIM } from "./lay";

const plane = { width: 24_000, depth: 30_000, inch: 1_000 };

describe("where things lie", () => {
  it("puts the near edge of the table below", () => {
    const lay = new Lay(plane, false);
    expect(lay.place([0, 0])).toEqual({ x: RIM, y: RIM + 720 });
    expect(lay.place([24_000, 30_000])).toEqual({ x: RIM + 576, y: RIM });
    expect(lay.degrees(900)).toBe(-90);
  });

  it("turns it round for whoever sits on the other side", () => {
    const lay = new Lay(plane, true);
    expect(lay.place([0, 0])).toEqual({ x: RIM + 576, y: RIM });
    expect(lay.degrees(900)).toBe(90);
  });

  it.each([false, true])("finds the point under a place again", (turned) => {
    const lay = new Lay(plane, turned);
    expect(lay.point(lay.place([1_234, 5_678]))).toEqual([1_234, 5_678]);
  });

  it("goes a way as far as it may be gone", () => {
    expect(asFarAs([[0, 0], [30, 40], [30, 140]], 70)).toEqual([[0, 0], [30, 40], [30, 60]]);
    expect(asFarAs([[0, 0], [30, 40]], 70)).toEqual([[0, 0], [30, 40]]);
  });

  it("tells no length longer, and no price lower, than it is", () => {
    const lay = new Lay(plane, false);
    expect([lay.told(7_399), lay.paid(7_301), lay.told(2_000)]).toEqual(["7.3″", "7.4″", "2″"]);
    const millimetres = new Lay({ width: 9_000, depth: 6_000, inch: 10, unit: "mm" }, false);
    expect([millimetres.told(129), millimetres.paid(121)]).toEqual(["12 mm", "13 mm"]);
  });

  it("tells places and directions as whoever sits below sees them", () => {
    const [near, far] = [new Lay(plane, false), new Lay(plane, true)];
    expect([near.spot([4_000, 2_000]), far.spot([4_000, 2_000])]).toEqual([
      { left: "4″", deep: "2″" },
      { left: "20″", deep: "28″" },
    ]);
    expect([900, 2_700, 450, 3_300].map((angle) => near.way(angle))).toEqual([
      { turn: "ahead", degrees: 0 },
      { turn: "back", degrees: 180 },
      { turn: "right", degrees: 45 },
      { turn: "right", degrees: 120 },
    ]);
    expect(far.way(3_300)).toEqual({ turn: "left", degrees: 60 });
  });

  it("rounds each leg of a way up", () => {
    expect(pathLength([[0, 0], [1, 1], [2, 2]])).toBe(4);
    expect(pathLength([[0, 0], [3_000, 4_000]])).toBe(5_000);
  });

  it("knows directions anticlockwise from the right", () => {
    expect([angleTo([0, 0], [5, 0]), angleTo([0, 0], [0, 5]), angleTo([0, 0], [5, -5])]).toEqual([0, 900, 3_150]);
  });

  it("fills outlines by even and odd", () => {
    const outer = [[0, 0], [10, 0], [10, 10], [0, 10]] as const;
    const hole = [[4, 4], [6, 4], [6, 6], [4, 6]] as const;
    expect([contains([outer, hole], [2, 2]), contains([outer, hole], [5, 5]), contains([outer, hole], [12, 5])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
