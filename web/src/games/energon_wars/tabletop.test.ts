import { expect, it } from "vitest";

import { budget, cargoOf, coming, lastingTold, modelNamed, modelsIn, modelsOf, viewOf } from "./tabletop";

it("names the models of an action", () => {
  expect(modelsIn({ do: "attack", weapon: 1, target: 5 })).toEqual([5]);
  expect(modelsIn({ do: "end", target: -1 })).toEqual([]);
});

it("lists the models of a seat that are still there, carried ones too", () => {
  const model = (seat: number, status: string) => ({ seat, status });
  const models = { 0: model(0, "standing"), 1: model(1, "standing"), 2: model(0, "defeated"), 3: model(0, "carried") };
  expect(modelsOf(viewOf({ models } as never), 0).map(([id]) => id)).toEqual([0, 3]);
});

it("finds the model that a question names", () => {
  const models = { 3: { name: "Jazz", seat: 0 }, 4: { name: "Jazz", seat: 1 } };
  const view = viewOf({ models } as never);
  expect([modelNamed(view, "Jazz"), modelNamed(view, "Jazz", 1), modelNamed(view, "Prowl")]).toEqual([3, 4, -1]);
});

it("divides energon into a shield, what may be spent, and what comes back", () => {
  const kinds = (energon: number, kept: number) =>
    budget({ energon, energon_max: 6, next_energon: 5 }, kept).map((pip) => pip.kind);
  expect(kinds(4, 1)).toEqual(["kept", "free", "free", "free", "coming", "gone"]);
  expect(kinds(2, 5)).toEqual(["kept", "kept", "coming", "coming", "coming", "gone"]);
});

it("tells what a seat would score now", () => {
  const view = viewOf({ coming: [{ seat: 0, points: 2, why: "stations" }, { seat: 1, points: 1, why: "zones" }] } as never);
  expect(coming(view, 0)).toEqual([{ seat: 0, points: 2, why: "stations" }]);
});

const say = (key: string, args: Record<string, string | number> = {}): string => [key, ...Object.values(args)].join(" ");

it("names everything that a model carries", () => {
  const models = { 0: { name: "Soundwave", status: "standing" }, 1: { name: "Rumble", status: "carried", carrier: 0 } };
  const tokens = { 0: { kind: "cube", carrier: 0 }, 1: { kind: "cube", carrier: 0, present: false }, 2: { kind: "matrix" } };
  const items = { 0: { kind: "null_shield", carrier: 0 }, 1: { kind: "jetpack", carrier: -1 } };
  expect(cargoOf(viewOf({ models, tokens, items } as never), 0, say)).toEqual(["Rumble", "token-cube", "item-null-shield"]);
});

it("tells what lasts in the words of the cards", () => {
  const told = (verb: string, what: string, amount?: number) => lastingTold({ ability: { key: "" }, verb, what, ...(amount ? { amount } : {}) }, say);
  expect(told("mod", "DMG.melee", 2)).toBe("effect-mod stat-dmg-melee +2");
  expect(told("mod", "ARM", -1)).toBe("effect-mod stat-arm -1");
  expect(told("lose", "cover")).toBe("effect-lose keyword-cover");
  expect(told("immunity", "fire")).toBe("effect-immunity condition-fire");
  expect(told("free", "energize_damage")).toBe("effect-free-energize-damage");
  expect(told("free", "pickup(medic)")).toBe("effect-free-pickup");
  expect(told("reroll", "attack")).toBe("effect-reroll roll-attack");
  expect(told("lock", "energize_attack")).toBe("effect-lock");
});
