import { describe, expect, it } from "vitest";

import { perform } from "./stage";
import type { View } from "./tabletop";

const UNIT = { id: 0, at: "0202", facing: "N", level: "ground", mode: 0, prone: false, carrier: null };
const VIEW = {
  round: 2,
  units: [
    { ...UNIT, hit_points: 12, damage: 0, status: "operational", acts_from: 1 },
    { ...UNIT, id: 1, carrier: 0, status: "operational", acts_from: 1 },
  ],
  map: { columns: 5, rows: 7, construct_height: [2], construct_hit_points: [9] },
  pile: { units: [0, 1], count: 2, chance: 0.5 },
  flipped: [],
  acting: [],
  fires: [],
  smoke: [],
} as unknown as View;

describe("the stage", () => {
  it("moves a unit and what it carries", () => {
    const after = perform(VIEW, { event: "moved", unit: 0, start: 6, cell: 1, level: 3 });
    expect(after.units.map((unit) => unit.at)).toEqual(["0201", "0201"]);
    expect(after.units[0]!.level).toBe("air");
  });

  it("turns, transforms and hurts", () => {
    expect(perform(VIEW, { event: "turned", unit: 0, facing: 2 }).units[0]!.facing).toBe("SE");
    const folded = perform(VIEW, { event: "transformed", unit: 0, before: 0, mode: 1, level: 0 });
    expect(folded.units[0]!.mode).toBe(1);
    const hurt = perform(VIEW, { event: "damaged", unit: 0, amount: 5, left: 7, cause: "weapon" });
    expect(hurt.units[0]).toMatchObject({ hit_points: 7, damage: 5 });
  });

  it("takes a flipped card out of the pile", () => {
    const after = perform(VIEW, { event: "card_flipped", unit: 1 });
    expect(after.pile).toEqual({ units: [0], count: 1, chance: 1 });
    expect(after.turn).toBe(1);
  });

  it("leaves the view as it is for events that change nothing to see", () => {
    expect(perform(VIEW, { event: "hit_rolled", attacker: 0, roll: 7, need: 3, hit: true })).toBe(VIEW);
  });

  it("never changes the view it was given", () => {
    const before = JSON.stringify(VIEW);
    perform(VIEW, { event: "construct_destroyed", cell: 0 });
    perform(VIEW, { event: "fire_set", cell: 3 });
    expect(JSON.stringify(VIEW)).toBe(before);
  });
});
