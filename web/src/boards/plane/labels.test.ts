import { describe, expect, it } from "vitest";

import { labelled, ringLabels, sizeOf } from "./labels";
import { Lay } from "./lay";
import type { FigureView } from "./scene";

const lay = new Lay({ width: 24_000, depth: 24_000, inch: 1_000 });

function at(x: number, y: number, name: string): FigureView {
  return { x, y, radius: 750, name, team: 0 };
}

function named(...figures: FigureView[]): Record<string, [number, number]> {
  const all = labelled(figures.map((figure, id) => [id, figure] as const), lay, 1);
  return Object.fromEntries(all.map(({ text, dx, dy }) => [text, [Math.sign(dx), Math.sign(dy)]]));
}

describe("names on the table", () => {
  it("stand below whoever they name", () => {
    expect(named(at(12_000, 12_000, "Prowl"))).toEqual({ Prowl: [0, 1] });
  });

  it("go above where somebody stands below", () => {
    expect(named(at(12_000, 12_000, "Prowl"), at(12_000, 9_500, "Jazz"))).toEqual({ Prowl: [0, -1], Jazz: [0, 1] });
  });

  it("go beside where there is no room above and below", () => {
    const between = named(at(12_000, 12_000, "Prowl"), at(12_000, 9_500, "Jazz"), at(12_000, 14_000, "Mirage"));
    expect(between).toEqual({ Prowl: [1, 1], Jazz: [0, 1], Mirage: [0, -1] });
  });

  it("do not lie over each other in a crowd: the first is named", () => {
    const crowd = Array.from({ length: 12 }, (_, index) => at(12_000 + (index % 4) * 500, 12_000 + Math.floor(index / 4) * 500, `Skyquake ${index}`));
    const found = named(...crowd);
    expect(Object.keys(found).length).toBeLessThan(crowd.length);
  });

  it("are not given to what has none", () => {
    expect(named({ ...at(1_000, 1_000, " ") })).toEqual({});
  });
});

describe("the words of a ring", () => {
  const prowl = at(12_000, 12_000, "Prowl");
  const middle = lay.place([12_000, 12_000]);

  function words(far: number, ...others: FigureView[]): { x: number; y: number } {
    const figures = [prowl, ...others].map((figure, id) => [id, figure] as const);
    return ringLabels([{ at: middle, far, half: 40, high: 20 }], figures, lay, 1)[0]!;
  }

  it("stand on its line, above", () => {
    expect(words(200)).toEqual({ x: middle.x, y: middle.y - 200 });
  });

  it("do not lie under whose ring it is, nor over the name", () => {
    expect(words(24)).toEqual({ x: middle.x, y: middle.y - 44 });
  });

  it("do not lie under anybody else", () => {
    const crowd = [at(12_000, 18_000, "Jazz"), at(12_000, 20_000, "Mirage")];
    const { x } = words(lay.length(6_000), ...crowd);
    expect(Math.abs(x - middle.x)).toBeGreaterThan(40);
  });

  it("stay on the table", () => {
    expect(words(lay.length(13_000)).y).toBeGreaterThan(0);
  });

  it("of two rings do not cover each other", () => {
    const ring = { at: middle, far: 200, half: 40, high: 20 };
    const [one, other] = ringLabels([ring, ring], [[0, prowl]], lay, 1);
    expect(one).not.toEqual(other);
  });
});

it("draws a figure no smaller than it can be known, however far the camera is", () => {
  expect([sizeOf(30, 1), sizeOf(6, 1), sizeOf(6, 3)]).toEqual([90, 34, 84]);
});
