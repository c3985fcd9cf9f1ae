import { expect, it } from "vitest";

import { filtered, type DraftUnit } from "./described";

const unit = (name: string, faction: string, traits: string[]): DraftUnit =>
  ({ name, faction, function: "", group: "", team: "", modes: [{ name: "Robot", kind: "robot", traits }] }) as unknown as DraftUnit;

const ROSTER = [
  unit("Ratchet", "autobot", ["repair"]),
  unit("Skywarp", "decepticon", ["telaport", "fly"]),
  unit("Inferno", "autobot", ["extinguish_fire"]),
];

it("finds units by side, name and ability", () => {
  expect(filtered(ROSTER, "", "").map((each) => each.name)).toEqual(["Inferno", "Ratchet", "Skywarp"]);
  expect(filtered(ROSTER, "autobot", "").length).toBe(2);
  expect(filtered(ROSTER, "", "warp").map((each) => each.name)).toEqual(["Skywarp"]);
  expect(filtered(ROSTER, "", "extinguish fire").map((each) => each.name)).toEqual(["Inferno"]);
  const shown = (each: DraftUnit) => (each.name === "Ratchet" ? "Krankenwagen" : "");
  expect(filtered(ROSTER, "", "kranken", shown).map((each) => each.name)).toEqual(["Ratchet"]);
});
