import { describe, expect, it, vi } from "vitest";

import { Catalogue } from "../../words/catalogue";
import { claimNow, describeCard, describeResource, endsNow, itemName, twin } from "./describing";
import type { Printed } from "./library.svelte";
import type { Battle, Item, Named, Resource, Robot, Side, View } from "./tabletop";
import en from "./words.en.ftl?raw";

const PRINTED: Record<string, Partial<Printed>> = {
  T: { kind: "robot", cost: 2, strength: [4, 2], endurance: [3, 3], speed: [4, 5], form: "Pickup Truck", skills: { tactical: 0, combat: 2, science: 0 }, abilities: [null, null] },
  Q: { kind: "resource", yield: 3, requires: "science", support: 2, abilities: [null, null] },
};
vi.mock("./library.svelte", () => ({ library: { card: (code: string) => PRINTED[code] } }));

const words = new Catalogue([{ language: "en", text: `${en}\nskill-combat = Combat\nskill-science = Science\nmode-robot = robot mode\nkind-resource = Resource\nkind-robot = Robot\n` }]);
const say = words.say.bind(words);

const TORQUE = {
  card: 1, code: "T", kind: "robot", title: "Torque", subtitle: "", form: "Pickup Truck", mode: "robot", place: null, in_battle: false,
  strength: 4, endurance: 3, speed: 4, other_mode: { strength: 2, endurance: 3, speed: 5 }, damage: 1, skills: { tactical: 0, combat: 2, science: 0 },
} as unknown as Robot;
const RELAY = { ...TORQUE, card: 2, title: "Relay" } as Robot;
const QUARRY = { card: 60, code: "Q", kind: "resource", title: "Quarry", subtitle: "", robots: [], controller: null, occupant: null, yield: 3 } as unknown as Named;
const SEAT = { seat: 0, army: "autobot", bank: 12, income: 3, held: 1, support_limit: 1, hand_count: 0, hand: [], deck_count: 9, scrapheap: [], set_aside: [], robots: [TORQUE, RELAY] };
const VIEW = {
  options: { supreme_target: 40, domination_target: 3, survival: true },
  seats: [SEAT],
  field: [QUARRY],
  battle: null,
  claim: null,
  turn: 3,
  turn_seat: 0,
  phase: "action",
} as unknown as View;

describe("a card for the ear", () => {
  it("tells the skills of a Robot in play and what it is transformed", () => {
    const told = describeCard(TORQUE, say);
    expect(told).toContain("Skills: Combat 2.");
    expect(told).toContain("Transformed (Pickup Truck): strength 2, endurance 3, speed 5.");
    expect(told).toContain("Damage 1 of 3.");
  });

  it("tells both modes of a Robot in hand, and what a Resource yields and needs", () => {
    const { mode: _, ...held } = TORQUE;
    expect(describeCard(held as Named, say)).toContain("Costs 2, strength 4, endurance 3, speed 4. Skills: Combat 2. Transformed (Pickup Truck): strength 2");
    expect(describeCard(QUARRY, say)).toContain("Yields 3 Energon each turn, needs Science. Lends 2 strength in battle.");
  });
});

describe("the table in words", () => {
  it("tells how far everybody has come on each way to win", () => {
    const lines = twin(VIEW, say).flatMap((part) => part.lines);
    expect(lines).toContain("Supreme Victory: 12 of 40 Energon. Domination Victory: 1 of 3 Resources. Survival Victory: whose bank is empty has lost.");
  });

  it("calls what is known of another hand no hand", () => {
    const seen = { ...VIEW, viewer: 1, seats: [{ ...SEAT, hand: [QUARRY] }] } as unknown as View;
    const lines = (view: View): string => twin(view, say).flatMap((part) => part.lines).join("\n");
    expect(lines(seen)).toContain("Known of the hand: Quarry");
    expect(lines({ ...seen, viewer: 0 })).not.toContain("Known of the hand");
  });

  it("calls a Resource free only when nobody stands there", () => {
    const game = new Catalogue([{ language: "en", text: `${en}\ntable-resource = { $hold } by { $controller }` }]);
    const told = (more: Partial<Resource>): string => describeResource(VIEW, { ...QUARRY, ...more } as Resource, game.say.bind(game));
    expect(told({})).toBe("free by none.");
    expect(told({ occupant: 1 })).toBe("occupied by B. The skill to control it is missing.");
    expect(told({ occupant: 1, controller: 1 })).toBe("controlled by B.");
  });

  it("tells who claims what", () => {
    const claimed = { ...VIEW, claim: { seat: 0, robot: 1, resource: 60 } };
    expect(claimNow(claimed, say)).toBe("Torque (robot mode) claims Quarry: strength 4, speed 4.");
    expect(claimNow(VIEW, say)).toBe("");
  });
});

describe("a battle in words", () => {
  const side = (seat: number, lead: number, more: Partial<Side>): Side => ({ seat, lead, enhanced: 4, damage: 0, ...more }) as unknown as Side;

  it("names who could take the hit for a lead that would be scrapped", () => {
    const sides = [side(0, 1, { damage: 5, would_be_scrapped: true, could_take_the_hit: [2] }), side(1, 9, {})];
    const battle = { winning: 1, sides } as unknown as Battle;
    expect(endsNow(VIEW, say, battle)).toContain("Torque takes 5 damage and is scrapped.");
    expect(endsNow(VIEW, say, battle)).toContain("Relay could take the hit for Torque.");
  });

  it("calls an item of a sum by its card", () => {
    expect(itemName({ label: "reason-core", amount: 4, rule: "", card: QUARRY } as Item, say)).toBe("Quarry");
    expect(itemName({ label: "bc-core", amount: 4, rule: "", card: null }, say)).toBe("core");
  });
});
