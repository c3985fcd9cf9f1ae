import { describe, expect, it } from "vitest";

import type { DraftUnit } from "./described";
import { sorted, traitsOf, withTrait } from "./roster";

function unit(name: string, value: number, modes: { speed: number; traits: string[] }[]): DraftUnit {
  return { slug: name, name, value, endurance: 4, skill: 5, modes } as unknown as DraftUnit;
}

const UNITS = [
  unit("Prowl", 14, [{ speed: 4, traits: ["command"] }, { speed: 8, traits: [] }]),
  unit("Blurr", 14, [{ speed: 5, traits: [] }, { speed: 12, traits: [] }]),
  unit("Ratchet", 10, [{ speed: 4, traits: ["repair"] }, { speed: 6, traits: ["repair"] }]),
];

describe("a roster", () => {
  const names = (units: DraftUnit[]): string[] => units.map((each) => each.name);

  it("stands in the order of names, or of what one looks for", () => {
    expect(names(sorted(UNITS, "name"))).toEqual(["Blurr", "Prowl", "Ratchet"]);
    expect(names(sorted(UNITS, "value"))).toEqual(["Blurr", "Prowl", "Ratchet"]);
    expect(names(sorted(UNITS, "speed"))).toEqual(["Blurr", "Prowl", "Ratchet"]);
    expect(names(sorted([...UNITS].reverse(), "endurance"))).toEqual(["Blurr", "Prowl", "Ratchet"]);
  });

  it("can be told to show who has an ability in any mode", () => {
    expect(traitsOf(UNITS)).toEqual(["command", "repair"]);
    expect(names(withTrait(UNITS, "repair"))).toEqual(["Ratchet"]);
    expect(withTrait(UNITS, "")).toHaveLength(3);
  });
});
