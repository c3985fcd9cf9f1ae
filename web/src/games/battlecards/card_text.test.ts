import { describe, expect, it, vi } from "vitest";

import { Catalogue } from "../../words/catalogue";
import { describeCard, describePrinted, endsOf, goalsOf, itemName, spoken } from "./card_text";
import type { Printed } from "./library.svelte";
import type { Item, Named } from "./tabletop";
import en from "./words.en.ftl?raw";

const PRINTED: Record<string, Partial<Printed>> = {
  T: { kind: "robot", cost: 2, strength: [4, 2], endurance: [3, 3], speed: [4, 5], form: "Pickup Truck", skills: { tactical: 0, combat: 2, science: 0 }, abilities: [null, null] },
  Q: { kind: "resource", yield: 3, requires: "science", support: 2, abilities: [null, null] },
};
vi.mock("./library.svelte", () => ({ library: { card: (code: string) => PRINTED[code] } }));

const GAME = "skill-combat = Combat\nskill-science = Science\nkind-resource = Resource\nkind-robot = Robot\ntold = { $name } stands there.\nwins = { $robot } wins.\n";
const words = new Catalogue([{ language: "en", text: `${en}\n${GAME}` }]);
const say = words.say.bind(words);
const TORQUE = { card: 1, code: "T", kind: "robot", title: "Torque", subtitle: "" } as Named;
const QUARRY = { card: 60, code: "Q", kind: "resource", title: "Quarry", subtitle: "" } as Named;
const TWIN = {
  twin: {
    battle: { heading: { key: "b" }, lines: { "side-A": { key: "s" }, "end-winner": { key: "wins", args: { robot: "Torque" } } } },
    field: { heading: { key: "f" }, lines: { "card-1": { key: "told", args: { name: "Torque" } } } },
    "seat-B": { heading: { key: "h" }, lines: { "seat-B": { key: "x" }, "goal-B-supreme": { key: "wins", args: { robot: "B" } } } },
  },
};

describe("a card for the ear", () => {
  it("is told by the twin when it stands on the table", () => {
    expect(describeCard(TWIN, TORQUE, say)).toBe("Torque stands there.");
  });

  it("is read off the card elsewhere: both modes of a Robot, what a Resource yields and needs", () => {
    expect(describeCard({}, TORQUE, say)).toContain("Costs 2, strength 4, endurance 3, speed 4. Skills: Combat 2. Transformed (Pickup Truck): strength 2");
    expect(describePrinted(QUARRY, say)).toContain("Yields 3 Energon each turn, needs Science. Lends 2 strength in battle.");
  });

  it("calls an item of a sum by its card", () => {
    expect(itemName({ label: "reason-core", amount: 4, rule: "", card: QUARRY } as Item, say)).toBe("Quarry");
    expect(itemName({ label: "bc-core", amount: 4, rule: "", card: null }, say)).toBe("core");
  });
});

describe("lines of the twin", () => {
  it("tell how a battle would end, and how far a seat has come", () => {
    expect(spoken(endsOf(TWIN), say)).toBe("Torque wins.");
    expect(spoken(goalsOf(TWIN, 1), say)).toBe("B wins.");
    expect(spoken(goalsOf(TWIN, 0), say)).toBe("");
  });
});
