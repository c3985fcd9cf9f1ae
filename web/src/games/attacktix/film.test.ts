import { describe, expect, it } from "vitest";

import { Pace, Reel, type Film } from "./film";

const film: Film = {
  version: 1,
  rate: 60,
  frames: 61,
  attacker: 3,
  rod: { kind: "missile", start: -290, end: 290, radius: 30 },
  tracks: {
    f5: [4572, 6000, 0, 10000, 0, 0, 0, ...Array.from({ length: 60 }, () => [10, 0, 0, 0, 0, 0, 0]).flat()],
    weapon: [100, 0, 520, 10000, 0, 0, 0, 600, 0, 0, 0, 0, 0, 0],
  },
  touches: [[41, 5]],
  falls: { "5": 388 },
};

describe("the film of a shot", () => {
  const reel = new Reel(film);

  it("adds up what changes from frame to frame, and finds what lies between", () => {
    expect(reel.length).toBe(1000);
    expect(reel.pose("f5", 0)?.at).toEqual([4572, 6000, 0]);
    expect(reel.pose("f5", 1000)?.at[0]).toBeCloseTo(5172);
    expect(reel.pose("f5", 25)?.at[0]).toBeCloseTo(4587);
    expect(reel.pose("f5", 9_000)?.at[0]).toBeCloseTo(5172);
  });

  it("ends a track that is taken off the table", () => {
    expect(reel.pose("weapon", 10)?.at[0]).toBeCloseTo(460);
    expect(reel.pose("weapon", 100)).toBeNull();
    expect(reel.pose("t0", 0)).toBeNull();
  });

  it("knows who moves and who is looked at", () => {
    expect([reel.figures, reel.hero]).toEqual([[5], 5]);
    expect(new Reel({ ...film, falls: {} }).hero).toBe(5);
    expect(new Reel({ ...film, falls: {}, touches: [] }).hero).toBeNull();
  });

  it("keeps turns of length one", () => {
    const turned = new Reel({ ...film, frames: 2, tracks: { f5: [0, 0, 0, 10000, 0, 0, 0, 0, 0, 0, -10000, 0, 0, 10000] } });
    const half = turned.pose("f5", 1000 / 120)!.turn;
    expect(Math.hypot(...half)).toBeCloseTo(1);
  });
});

describe("how fast it is shown", () => {
  const pace = new Pace(new Reel(film));

  it("lets the flight be followed and slows down for the last wobble", () => {
    expect(pace.filmTime(0)).toBe(0);
    expect(pace.filmTime(380)).toBeCloseTo(41);
    const before = [...Array(400).keys()].map((index) => pace.filmTime(index * 10)).filter((time) => time > 300 && time < 500).length;
    expect(before).toBeGreaterThan(60);
  });

  it("never goes back, and lasts less than two and a half seconds", () => {
    const times = [...Array(300).keys()].map((index) => pace.filmTime(index * 10));
    expect(times.every((time, index) => index === 0 || time >= times[index - 1]!)).toBe(true);
    expect(pace.total).toBeLessThan(2500);
    expect(pace.filmTime(1e6)).toBeLessThanOrEqual(1000);
  });
});
