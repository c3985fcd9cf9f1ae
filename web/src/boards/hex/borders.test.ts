import { describe, expect, it } from "vitest";

import { border, loops } from "./borders";
import { Grid } from "./geometry";

describe("the border of an area", () => {
  const grid = new Grid(7, 7);
  const cell = (label: string): number => grid.cell(label);
  const around = [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbour(cell("0404"), direction));

  it("is one loop of six sides around one hex", () => {
    const [only, ...others] = loops(new Set([cell("0404")]), grid);
    expect(others).toEqual([]);
    expect(only).toHaveLength(7);
  });

  it("is one loop of eighteen sides around a hex and its neighbours", () => {
    const found = loops(new Set([cell("0404"), ...around]), grid);
    expect(found.map((loop) => loop.length)).toEqual([19]);
  });

  it("has a second loop around a hole", () => {
    const found = loops(new Set(around), grid);
    expect(found.map((loop) => loop.length).sort((a, b) => a - b)).toEqual([7, 19]);
  });

  it("stays in one piece where the ground rises, and when the board is turned", () => {
    const levels = Array.from({ length: 49 }, (_, index) => (index === cell("0404") ? 3 : 0));
    for (const turned of [false, true]) {
      const hilly = new Grid(7, 7, { levels, turned });
      expect(loops(new Set([cell("0404"), cell("0405")]), hilly)).toHaveLength(1);
    }
  });

  it("is drawn as one path", () => {
    expect(border([cell("0404")], grid, 4)).toMatch(/^M[^M]+Z$/);
    expect(border([], grid)).toBe("");
  });
});
