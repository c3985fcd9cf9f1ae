import { describe, expect, it } from "vitest";

import { Grid } from "./geometry";

describe("the hex grid", () => {
  const grid = new Grid(15, 17);

  it("labels hexes by column and row from 01", () => {
    expect(grid.label(0)).toBe("0101");
    expect(grid.label(16)).toBe("0202");
    expect(grid.cell("1517")).toBe(254);
  });

  it("lowers every second column by half a hex", () => {
    expect(grid.neighbour(grid.cell("0101"), 1)).toBe(-1);
    expect(grid.neighbour(grid.cell("0101"), 2)).toBe(grid.cell("0201"));
    expect(grid.neighbour(grid.cell("0202"), 1)).toBe(grid.cell("0302"));
    expect(grid.neighbour(grid.cell("0202"), 5)).toBe(grid.cell("0102"));
    expect(grid.neighbour(grid.cell("0202"), 3)).toBe(grid.cell("0203"));
  });

  it("finds the hex under its own centre", () => {
    for (const cell of [0, 14, 100, 254]) expect(grid.at(grid.centre(cell))).toBe(cell);
  });

  it("finds nothing beside the map", () => {
    expect(grid.at({ x: -100, y: 0 })).toBe(-1);
  });

  it("reads a facing off the place in a hex", () => {
    const { x, y } = grid.centre(100);
    expect(grid.facingAt(100, { x, y: y - 20 })).toBe(0);
    expect(grid.facingAt(100, { x: x + 20, y: y + 10 })).toBe(2);
    expect(grid.facingAt(100, { x: x - 20, y: y - 10 })).toBe(5);
  });
});
