import { describe, expect, it } from "vitest";

import { bars, chanceOf, isYesNo, percentage } from "./odds";

const words = { key: "odds-damage", args: {} };

describe("odds", () => {
  it("tell yes and no from numbers", () => {
    const hit = { words, chances: [[false, 0.4], [true, 0.6]] as [boolean, number][], exact: true };
    expect(isYesNo(hit)).toBe(true);
    expect(chanceOf(hit, true)).toBe(0.6);
    expect(isYesNo({ ...hit, chances: [[0, 1]] })).toBe(false);
  });

  it("draw a bar for every number in between", () => {
    const { list, mean } = bars([[0, 0.5], [3, 0.25], [4, 0.25]]);
    expect(list.map((bar) => [bar.value, bar.share])).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
      [3, 0.5],
      [4, 0.5],
    ]);
    expect(mean).toBe(1.75);
  });

  it("never round a chance away", () => {
    expect(percentage(0)).toBe("0 %");
    expect(percentage(0.004)).toBe("< 1 %");
    expect(percentage(0.996)).toBe("> 99 %");
    expect(percentage(0.6)).toBe("60 %");
  });
});
