import { describe, expect, it } from "vitest";

import type { Offered } from "../../wire/messages";
import { outlineOf } from "./advice";
import type { View } from "./tabletop";

const size = { columns: 5, rows: 5 };
const nothing = new Array<number>(25).fill(0);
const view = {
  map: { slug: "m", name: "", ...size, terrain_names: [], terrain: nothing, elevation: nothing, depth: nothing, construct_height: nothing, construct_hit_points: nothing, home: {}, objectives: {} },
  units: [{ id: 0, at: "0303", facing: "N", prone: false }],
} as unknown as View;

const step = (kind: string, more = {}): Offered => ({ action: { do: kind, ...more }, text: kind, words: { key: `do-${kind}`, args: {} } });

describe("a plan in a player's words", () => {
  it("says where a Movement ends instead of telling every step", () => {
    const plan = ["move", "forward", "forward", "turn_right", "stop"].map((kind) => step(kind));
    const { lines, end } = outlineOf(view, 0, plan);
    expect(lines).toEqual([{ key: "ui-hint-go", args: { hex: "0301", facing: { key: "facing-1" } } }]);
    expect(end).toEqual({ cell: 2, facing: 1, prone: false });
  });

  it("keeps the words of everything else, in order", () => {
    const plan = [step("shoot"), step("move"), step("backward"), step("drop_prone"), step("stop"), step("end_turn")];
    const keys = outlineOf(view, 0, plan).lines.map((line) => line.key);
    expect(keys).toEqual(["do-shoot", "ui-hint-go-prone", "do-end_turn"]);
  });

  it("knows that nobody moves where there is no Movement", () => {
    expect(outlineOf(view, 0, [step("end_turn")]).end).toBeNull();
  });
});
