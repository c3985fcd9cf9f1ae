import { describe, expect, it } from "vitest";

import { Grid, LEVEL } from "./geometry";

describe("the hex grid", () => {
  const grid = new Grid(15, 17);
  const turned = new Grid(15, 17, { turned: true });

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

  it("finds the hex under its own centre, from either side", () => {
    for (const cell of [0, 14, 100, 254]) {
      expect(grid.at(grid.centre(cell))).toBe(cell);
      expect(turned.at(turned.centre(cell))).toBe(cell);
    }
  });

  it("finds nothing beside the map", () => {
    expect(grid.at({ x: -100, y: 0 })).toBe(-1);
    expect(grid.at({ x: 1, y: 1 })).toBe(-1);
  });

  it("reads a facing off the place in a hex", () => {
    const { x, y } = grid.centre(100);
    expect(grid.facingAt(100, { x, y: y - 20 })).toBe(0);
    expect(grid.facingAt(100, { x: x + 20, y: y + 10 })).toBe(2);
    expect(grid.facingAt(100, { x: x - 20, y: y - 10 })).toBe(5);
  });

  it("has north below for whoever sits in the north", () => {
    const { x, y } = turned.centre(100);
    expect(turned.facingAt(100, { x, y: y + 20 })).toBe(0);
    expect(turned.centre(turned.cell("0101")).y).toBeGreaterThan(turned.centre(turned.cell("0117")).y);
    const [a, b] = turned.side(100, 0);
    expect(Math.min(a.y, b.y)).toBeGreaterThan(y);
  });

  it("draws higher ground higher, and finds it before what it hides", () => {
    const hilly = new Grid(3, 4, { levels: [0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0] });
    const even = new Grid(3, 4);
    const hill = even.cell("0103");
    expect(even.centre(hill).y - hilly.centre(hill).y).toBe(3 * LEVEL);
    const edge = { x: even.centre(hill).x, y: hilly.centre(hill).y - 24 };
    expect(even.at(edge)).toBe(even.cell("0102"));
    expect(hilly.at(edge)).toBe(hill);
  });
});
