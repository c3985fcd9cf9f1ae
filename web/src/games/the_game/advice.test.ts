import { describe, expect, it } from "vitest";

import type { Offered } from "../../wire/messages";
import { outlineOf } from "./advice";

const step = (kind: string, args = {}): Offered => ({ action: { do: kind }, text: kind, words: { key: `do-${kind}`, args } });

describe("a plan in a player's words", () => {
  it("says where a Movement ends instead of telling every step", () => {
    const steps = ["move", "forward", "forward", "turn_right"].map((kind) => step(kind));
    const { lines, end } = outlineOf([...steps, step("stop", { hex: "0301", cell: 2, facing: 1, prone: 0 })]);
    expect(lines).toEqual([{ key: "ui-hint-go", args: { hex: "0301", facing: { key: "facing-1" } } }]);
    expect(end).toEqual({ cell: 2, facing: 1, prone: false });
  });

  it("keeps the words of everything else, in order", () => {
    const plan = [step("shoot"), step("move"), step("backward"), step("drop_prone"), step("stop", { hex: "0304", cell: 17, facing: 0, prone: 1 }), step("end_turn")];
    const keys = outlineOf(plan).lines.map((line) => line.key);
    expect(keys).toEqual(["do-shoot", "ui-hint-go-prone", "do-end_turn"]);
  });

  it("knows that nobody moves where there is no Movement", () => {
    expect(outlineOf([step("end_turn")]).end).toBeNull();
  });
});
