import { describe, expect, it } from "vitest";

import { words } from "../../words/words.svelte";
import { abilityText, acts, bit, chanceText, damageText, figuresIn, left, reachText, sideOf, slotText, traitText, viewOf, type Figure } from "./tabletop";
import type { CardSheet } from "./types";

/** A catalogue that says its keys, with what goes into them. */
const catalogue = {
  has: () => true,
  say: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(" "),
} as unknown as typeof words;

const figure: Figure = {
  id: 3,
  kind: "blurr",
  side: 1,
  status: "standing",
  form: 0,
  damage: [5, 0],
  criticals: [0b101, 0],
  broken: [0, 0],
  locked: 0,
  activation: 1,
  aim: 0,
  x: 0,
  y: 0,
  facing: 0,
  stuns: 0,
  locks: [],
  oiled: false,
  siren: false,
  hook: -1,
  prey: -1,
  charged: false,
  tough_nut_used: false,
  halves: [],
};

describe("Tabletop Warfare", () => {
  it("names the figures of an action, and no card or weapon", () => {
    expect(figuresIn({ do: "fire", system: 2, mode: 0, target: 7 })).toEqual([7]);
    expect(figuresIn({ do: "fire", system: 2, mode: 0, target: -1 })).toEqual([]);
    expect(figuresIn({ do: "deploy_joined", figure: 1, partner: 4 })).toEqual([1, 4]);
  });

  it("writes reach and damage as on the card", () => {
    const mode = { name: "x", most: 14_000, accuracy: 8, chance: 60 };
    expect([reachText(mode, 1_000), reachText({ ...mode, least: 3_000 }, 1_000), reachText(mode, 2_000)]).toEqual(["14″", "3–14″", "7″"]);
    const damages = [
      { ...mode, plus: 3 },
      { ...mode, dice: 2, sides: 6 },
      { ...mode, dice: 1, sides: 6, plus: 2 },
    ];
    expect(damages.map((each) => damageText(catalogue, each))).toEqual(["damage-plain 3", "damage-dice 2 6", "damage-dice-plus 1 6 2"]);
  });

  it("writes the number behind each word of a card", () => {
    const card = { numbers: { protector: 4, tow: 3 }, shields: ["above", "front"] } as unknown as CardSheet;
    expect(traitText(catalogue, { name: "x", most: 1, accuracy: 1, chance: 95, strikes: 3 }, "strikes")).toBe("trait-strikes-times 3");
    expect(traitText(catalogue, { name: "x", most: 1, accuracy: 1, chance: 95 }, "mortar")).toBe("trait-mortar");
    expect(abilityText(catalogue, card, "ability", "protector")).toBe("card-word-number ability-protector\u00a04");
    expect(abilityText(catalogue, card, "special", "tow")).toBe("card-word-number special-tow\u00a03");
    expect(abilityText(catalogue, card, "ability", "agile")).toBe("ability-agile");
    expect(abilityText(catalogue, card, "ability", "shovel_shield")).toBe("card-word-with ability-shovel-shield shield-above, shield-front");
    expect(slotText(catalogue, { effect: "all", weapon: "gun" })).toBe("critical-all-of weapon-gun");
    expect(slotText(catalogue, { effect: "weapon", weapon: "gun" })).toBe("weapon-gun");
    expect(slotText(catalogue, { effect: "head" })).toBe("critical-head");
  });

  it("counts nobody who never acts", () => {
    const sheets = { blurr: { cards: [{}] }, civilian: { cards: [{ acts: false }] } };
    const view = viewOf({ sheets } as never);
    expect([acts(view, figure), acts(view, { ...figure, kind: "civilian" })]).toEqual([true, false]);
  });

  it("says an accuracy as a chance, too", () => {
    const mode = { name: "x", most: 14_000, accuracy: 9, chance: 55 };
    expect([chanceText(mode), chanceText({ ...mode, accuracy: -1, chance: 100 }), chanceText({ ...mode, accuracy: 20, chance: 0 })]).toEqual([">9 = 55 %", "100 %", ">20 = 0 %"]);
  });

  it("knows what is left of each life, and which lines of the critical table are marked", () => {
    const sheet = { name: "Blurr", cost: 19, cards: [{ structure: 12 }, { structure: 11 }] };
    const view = viewOf({ figures: { 3: figure, 4: { ...figure, id: 4, side: 0 }, 5: { ...figure, id: 5, status: "joined" } }, sheets: { blurr: sheet } } as never);
    expect([left(view, figure, 0), left(view, figure, 1)]).toEqual([7, 11]);
    expect([bit(figure.criticals[0], 0), bit(figure.criticals[0], 1), bit(figure.criticals[0], 2)]).toEqual([true, false, true]);
    expect(sideOf(view, 1).map((each) => each.id)).toEqual([3]);
  });
});
