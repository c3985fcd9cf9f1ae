import { expect, it } from "vitest";

import { covered } from "./covered";

const board = { left: 100, top: 50, right: 900, bottom: 650 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

it("takes a row of tools from the edge that it lies at", () => {
  expect(covered(board, [box(700, 600, 190, 40)])).toEqual({ top: 0, right: 0, bottom: 50, left: 0 });
  expect(covered(board, [box(110, 60, 190, 40), box(110, 104, 300, 60)])).toEqual({ top: 114, right: 0, bottom: 0, left: 0 });
});

it("takes a column from its side", () => {
  expect(covered(board, [box(850, 400, 40, 240)])).toEqual({ top: 0, right: 50, bottom: 0, left: 0 });
  expect(covered(board, [])).toEqual({ top: 0, right: 0, bottom: 0, left: 0 });
});
