import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { figure } from "./drawing";
import { solids } from "./mesh";
import type { Model } from "./model";
import { between, onTheWay } from "./transforming";

const file = new URL("../../../tests/cast/golden/figures.json", import.meta.url);
const models = JSON.parse(readFileSync(file, "utf8")) as { slug: string; model: Model }[];
const model = (slug: string): Model => models.find((each) => each.slug === slug)!.model;

const robot = model("starscream");
const car = model("prowl");

describe("a transformation", () => {
  it("begins with the one model and ends with the other", () => {
    expect(between(robot, car, 0, 48)).toBe(figure(robot, 48));
    expect(between(robot, car, 1, 48)).toBe(figure(car, 48));
  });

  it("shows the parts of the first until half way, then those of the second", () => {
    expect(onTheWay(robot, car, 0.49)).toHaveLength(solids(robot).length);
    expect(onTheWay(robot, car, 0.51)).toHaveLength(solids(car).length);
  });

  it("moves every part a little at a time", () => {
    const head = (share: number): number =>
      Math.max(...onTheWay(robot, car, share).flatMap((each) => each.faces.flat().map((point) => point[1])));
    expect(head(0)).toBeGreaterThan(head(0.2));
    expect(head(0.2)).toBeGreaterThan(head(0.45));
    expect(head(0.55)).toBeGreaterThan(head(1));
  });
});
