import { describe, expect, it } from "vitest";

import type { Offered } from "../../wire/messages";
import { cellsOf, spotted } from "./spotlight";
import type { View } from "./tabletop";

const view = {
  map: { columns: 5, rows: 5 },
  units: [
    { id: 0, at: "0303", facing: "N", prone: false },
    { id: 1, at: "0501", facing: "S", prone: false },
    { id: 2, at: null, facing: "S", prone: false },
  ],
} as unknown as View;

const step = (kind: string, more = {}): Offered => ({ action: { do: kind, ...more }, text: kind, words: { key: "", args: {} } });

describe("what is pointed at outside the board", () => {
  it("is where a plan ends and whom it then strikes", () => {
    const stop = { ...step("stop"), words: { key: "do-stop", args: { hex: "0302", cell: 7, facing: 1, prone: 0 } } };
    const plan = [step("move"), step("forward"), step("turn_right"), stop, step("strike", { target: 1 })];
    const { cells, end } = spotted(view, { plan });
    expect(cells).toEqual([7, 4]);
    expect(end).toEqual({ cell: 7, facing: 1, prone: false });
  });

  it("is the hex of an event, or else where those are whom it names", () => {
    expect(spotted(view, { event: { event: "moved", unit: 0, cell: 17 } }).cells).toEqual([17]);
    expect(spotted(view, { event: { event: "attack_declared", attacker: 0, target: 1 } }).cells).toEqual([12, 4]);
  });

  it("is nothing where nobody stands and nothing is named", () => {
    expect(spotted(view, { event: { event: "damaged", unit: 2 } }).cells).toEqual([]);
    expect(spotted(view, null)).toEqual({ cells: [], end: null });
    expect(cellsOf(view, { do: "end_turn" })).toEqual([]);
  });

  it("is the hex of whom a choice is about", () => {
    expect(cellsOf(view, { do: "shoot", target: 1 })).toEqual([4]);
  });
});
