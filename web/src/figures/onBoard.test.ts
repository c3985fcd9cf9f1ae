import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { Model } from "./model";
import { onBoard, onBoardBetween } from "./onBoard";

const file = new URL("../../../tests/cast/golden/figures.json", import.meta.url);
const models = JSON.parse(readFileSync(file, "utf8")) as { slug: string; model: Model }[];
const model = (slug: string): Model => models.find((each) => each.slug === slug)!.model;

const robot = model("starscream");
const car = model("prowl");

/** Left, top, right and bottom of a drawing. */
function box(drawing: string): number[] {
  const outline = /d="([^"]+)"/.exec(drawing)![1]!;
  const numbers = outline.match(/-?\d*\.?\d+/g)!.map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe("a figure that stands on a board", () => {
  it("is equally tall whichever way it looks", () => {
    const heights = [0, 1, 2, 3, 4, 5].map((side) => box(onBoard(robot, side, 64))).map(([, top, , low]) => low! - top!);
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.2);
  });

  it("stays in its picture with its foot at the same place", () => {
    for (const each of [robot, car]) {
      for (let side = 0; side < 6; side++) {
        const [left, top, right, low] = box(onBoard(each, side, 64));
        expect(left).toBeGreaterThan(0);
        expect(right).toBeLessThan(100);
        expect(top).toBeGreaterThan(0);
        expect(low).toBeGreaterThan(80);
        expect(low).toBeLessThan(112);
      }
    }
  });

  it("begins a transformation as the one and ends it as the other", () => {
    expect(onBoardBetween(robot, car, 0, 2, 64)).toBe(onBoard(robot, 2, 64));
    expect(onBoardBetween(robot, car, 1, 2, 64)).toBe(onBoard(car, 2, 64));
  });
});
