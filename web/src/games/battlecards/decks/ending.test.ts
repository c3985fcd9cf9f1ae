import { expect, it } from "vitest";

import { mayNotEnd } from "./ending";

it("warns of Survival alone and Domination alone, unless the turns are limited", () => {
  const ways = (supreme_target: number | null, domination_target: number | null, survival: boolean, turn_limit: number | null = null) =>
    mayNotEnd({ supreme_target, domination_target, survival, turn_limit });
  expect([ways(null, 5, false), ways(null, null, true)]).toEqual([true, true]);
  expect([ways(null, 5, true), ways(40, null, false), ways(40, 5, true)]).toEqual([false, false, false]);
  expect([ways(null, 5, false, 100), ways(null, null, false)]).toEqual([false, false]);
});
