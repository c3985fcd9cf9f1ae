import { describe, expect, it } from "vitest";

import { aheadOf, angleTo, asFarAs, contains, Lay, pathLength, RIM } from "./lay";

const plane = { width: 24_000, depth: 30_000, inch: 1_000 };
/** What is up for whoever sits at the south, the east, the north, the west edge. */
const [SOUTH, EAST, NORTH, WEST] = [900, 1_800, 2_700, 0];

describe("where things lie", () => {
  it("puts the near edge of the table below", () => {
    const lay = new Lay(plane);
    expect(lay.place([0, 0])).toEqual({ x: RIM, y: RIM + 720 });
    expect(lay.place([24_000, 30_000])).toEqual({ x: RIM + 576, y: RIM });
    expect(lay.degrees(900)).toBe(-90);
  });

  it("turns it round for whoever sits on the other side", () => {
    const lay = new Lay(plane, NORTH);
    expect(lay.place([0, 0])).toEqual({ x: RIM + 576, y: RIM });
    expect(lay.degrees(900)).toBe(90);
  });

  it("turns it a quarter for whoever sits at a side: it is as wide then as it was deep", () => {
    const [east, west] = [new Lay(plane, EAST), new Lay(plane, WEST)];
    expect([east.width, east.height]).toEqual([720 + 2 * RIM, 576 + 2 * RIM]);
    expect([west.width, west.height]).toEqual([720 + 2 * RIM, 576 + 2 * RIM]);
    expect(east.place([24_000, 0])).toEqual({ x: RIM, y: RIM + 576 });
    expect(west.place([0, 30_000])).toEqual({ x: RIM, y: RIM + 576 });
    expect([1_800, 2_700, 0, 900].map((angle) => east.degrees(angle))).toEqual([-90, -180, 90, 0]);
  });

  it.each([SOUTH, EAST, NORTH, WEST])("finds the point under a place again, and a place where the point is", (ahead) => {
    const lay = new Lay(plane, ahead);
    for (const point of [[0, 0], [24_000, 0], [24_000, 30_000], [1_234, 5_678]] as const) expect(lay.point(lay.place(point))).toEqual(point);
    const { x, y } = lay.place(lay.point({ x: RIM + 96, y: RIM + 480 }));
    expect([x, y]).toEqual([RIM + 96, RIM + 480]);
  });

  it.each([SOUTH, EAST, NORTH, WEST])("has the own edge below, and steps, figures and directions as they are seen", (ahead) => {
    const lay = new Lay(plane, ahead);
    const middle = lay.place([12_000, 15_000]);
    const [east, north] = lay.step([0, 1_000]);
    const up = lay.place([12_000 + east, 15_000 + north]);
    expect([up.x - middle.x, up.y - middle.y].map(Math.round)).toEqual([0, -24]);
    const [also, then] = lay.step([1_000, 0]);
    const right = lay.place([12_000 + also, 15_000 + then]);
    expect([right.x - middle.x, right.y - middle.y].map(Math.round)).toEqual([24, 0]);
    expect(lay.degrees(ahead)).toBe(-90);
    expect(lay.way(ahead)).toEqual({ turn: "ahead", degrees: 0 });
    expect(lay.way((ahead + 900) % 3_600)).toEqual({ turn: "left", degrees: 90 });
  });

  it("is as the own edge of a seat has it, and as the map lies for whoever has no seat", () => {
    const table = { ...plane, ahead: [EAST, WEST] };
    expect([0, 1, 2, null].map((seat) => aheadOf(table, seat))).toEqual([EAST, WEST, SOUTH, SOUTH]);
    expect(aheadOf(plane, 0)).toBe(SOUTH);
  });

  it("goes a way as far as it may be gone", () => {
    expect(asFarAs([[0, 0], [30, 40], [30, 140]], 70)).toEqual([[0, 0], [30, 40], [30, 60]]);
    expect(asFarAs([[0, 0], [30, 40]], 70)).toEqual([[0, 0], [30, 40]]);
  });

  it("tells no length longer, and no price lower, than it is", () => {
    const lay = new Lay(plane);
    expect([lay.told(7_399), lay.paid(7_301), lay.told(2_000)]).toEqual(["7.3″", "7.4″", "2″"]);
    const millimetres = new Lay({ width: 9_000, depth: 6_000, inch: 10, unit: "mm" });
    expect([millimetres.told(129), millimetres.paid(121)]).toEqual(["12 mm", "13 mm"]);
  });

  it("tells places and directions as whoever sits below sees them", () => {
    const [near, far] = [new Lay(plane), new Lay(plane, NORTH)];
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
    expect([EAST, WEST].map((ahead) => new Lay(plane, ahead).spot([4_000, 2_000]))).toEqual([
      { left: "2″", deep: "20″" },
      { left: "28″", deep: "4″" },
    ]);
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
