import { expect, it } from "vitest";

import { modelsIn, modelsOf, viewOf } from "./tabletop";

it("names the models of an action", () => {
  expect(modelsIn({ do: "attack", model: 2, weapon: 1, target: 5 })).toEqual([2, 5]);
  expect(modelsIn({ do: "end", target: -1 })).toEqual([]);
});

it("lists the models of a seat that still stand", () => {
  const model = (seat: number, status: string) => ({ seat, status });
  const view = viewOf({ models: { 0: model(0, "standing"), 1: model(1, "standing"), 2: model(0, "destroyed") } } as never);
  expect(modelsOf(view, 0).map(([id]) => id)).toEqual([0]);
});
