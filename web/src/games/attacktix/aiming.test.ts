import { describe, expect, it } from "vitest";

import { friendsIn, hundredths, inLine, inTen, likelyTarget, pitchTo, shares, targetOf, withinPitch } from "./aiming";
import type { Figure, View } from "./tabletop";

const arm = { ahead: 200, up: 520, reach: 580, radius: 30, shots: 1, speed: 7500 };
const figure = (x: number, y: number, more: Partial<Figure> = {}): Figure =>
  ({ x, y, radius: 160, height: 760, zone: "play", pitch: [-100, 250], build: { arm }, ...more }) as unknown as Figure;
const view = { figures: { 0: figure(0, 0), 1: figure(0, 3000), 2: figure(0, 1500, { zone: "defeated" }), 3: figure(100, 6000) } } as unknown as View;
const say = (key: string, args?: Record<string, unknown>): string => (args?.["number"] === undefined ? key : `${key} ${String(args["number"])}`);

describe("pointing a weapon", () => {
  it("leads to the first who stands in line", () => {
    expect([inLine(view, 0, 900), inLine(view, 0, 0), inLine(view, 1, 900)]).toEqual([1, null, 3]);
  });

  it("is likely meant for the nearest opponent ahead, then for any, then for whoever there is", () => {
    const here = { facing: 900, controller: 0 };
    const mate = figure(0, 500, here);
    const [ahead, farther, behind] = [3000, 5000, -800].map((y) => figure(0, y, { controller: 1 }));
    const meant = (...others: Figure[]): Figure | null => likelyTarget({ figures: { ...[figure(0, 0, here), ...others] } } as unknown as View, 0);
    expect([meant(mate, farther!, behind!, ahead!), meant(mate, behind!), meant(mate), meant()]).toEqual([ahead, behind, mate, null]);
    expect(meant(figure(0, 100, { controller: 1, zone: "defeated" }), ahead!)).toBe(ahead);
  });

  it("makes up for the drop, in half degrees within the joint", () => {
    expect(pitchTo(figure(0, 0), figure(0, 1500))).toBe(5);
    expect(pitchTo(figure(0, 0), figure(0, 9000))).toBe(45);
    expect([withinPitch(figure(0, 0), 999), withinPitch(figure(0, 0), -999), withinPitch(figure(0, 0), 12)]).toEqual([250, -100, 10]);
  });

  it("points at the switch of a Battle Master that is left, as far as the joint goes", () => {
    const parts = [
      { name: "waist", at: [240, 0, 480] },
      { name: "chest", at: [190, 0, 950] },
    ];
    const master = (y: number, switches: [boolean, boolean], facing = 2700): Figure =>
      figure(0, y, { radius: 380, height: 1500, facing, switches, build: { arm, parts } as unknown as Figure["build"] });
    const pitch = (y: number, ...more: [[boolean, boolean], number?]): number => pitchTo(figure(0, 0), master(y, ...more));
    expect([pitch(1500, [false, false]), pitch(3000, [false, false]), pitch(900, [false, false])]).toEqual([215, 105, -45]);
    expect([pitch(3000, [false, true]), pitch(900, [true, false])]).toEqual([5, 250]);
    expect(pitch(3000, [false, false], 900)).toBe(115);
  });

  it("says chances as players do", () => {
    expect([inTen(1000, say), inTen(780, say), inTen(60, say), inTen(20, say), inTen(0, say)]).toEqual([
      "at-chance-sure",
      "at-chance 8",
      "at-chance 1",
      "at-chance-hardly",
      "at-chance-none",
    ]);
  });

  it("parts what is expected of the target into topples, stands and misses, a hundred together", () => {
    const chances = [
      { figure: 4, hit: 800, falls: 650, friend: true },
      { figure: 1, hit: 150, falls: 60, friend: false },
      { figure: 2, hit: 50, falls: 0, friend: false },
    ];
    const target = targetOf({ chances } as never);
    expect(target?.figure).toBe(1);
    expect(shares(target!)).toEqual({ topples: 6, stays: 9, misses: 85 });
    expect(targetOf({ chances: chances.slice(0, 1) } as never)).toBe(null);
    expect(friendsIn(chances).map((each) => each.figure)).toEqual([4]);
    expect([shares({ hit: 1000, falls: 995 }), shares({ hit: 765, falls: 0 }), shares({ hit: 0, falls: 1005 })]).toEqual([
      { topples: 100, stays: 0, misses: 0 },
      { topples: 0, stays: 77, misses: 23 },
      { topples: 100, stays: 0, misses: 0 },
    ]);
  });

  it("rounds shares so that they add up", () => {
    expect(hundredths([335, 335, 330])).toEqual([34, 33, 33]);
    expect(hundredths([996, 4, 0])).toEqual([100, 0, 0]);
    expect([hundredths([1, 1, 1]), hundredths([0, 0])]).toEqual([[34, 33, 33], [0, 0]]);
  });
});
