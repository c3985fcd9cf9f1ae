import { describe, expect, it } from "vitest";

import type { Options } from "../wire/messages";
import { distinctReasons, insteadOf, touches } from "./whynot.svelte";

describe("why not", () => {
  it("is about what has a piece or a place in common", () => {
    expect(touches({ units: [3], cells: [] }, { units: [3, 4], cells: [7] })).toBe(true);
    expect(touches({ units: [], cells: [7] }, { units: [3], cells: [7] })).toBe(true);
    expect(touches({ units: [7], cells: [] }, { units: [3], cells: [7] })).toBe(false);
  });

  it("says each reason once, and not more than can be read", () => {
    const reason = (why: string, range = 0) => ({ rule: "X-01", why, details: { range } });
    expect(distinctReasons([reason("far", 3), null, reason("far", 3), reason("far", 4)])).toHaveLength(2);
    expect(distinctReasons([1, 2, 3, 4].map((range) => reason("far", range)))).toHaveLength(3);
  });

  it("asks for the same of somebody else", () => {
    const kinds = { activate: { figure: "figure" }, fire: { system: "system", target: "figure" }, deploy_joined: { figure: "figure", partner: "figure" } };
    const offers = (...actions: object[]): Options => ({ actions: actions.map((action) => ({ action })) }) as unknown as Options;
    expect(insteadOf(offers({ do: "activate", figure: 2 }, { do: "activate", figure: 3 }, { do: "pass" }), kinds, "figure", 7)).toEqual([{ do: "activate", figure: 7 }]);
    expect(insteadOf(offers({ do: "fire", system: 1, target: 2 }, { do: "fire", system: 0, target: -1 }), kinds, "figure", 7)).toEqual([{ do: "fire", system: 1, target: 7 }]);
    expect(insteadOf(offers({ do: "deploy_joined", figure: 1, partner: 2 }), kinds, "figure", 7)).toEqual([{ do: "deploy_joined", figure: 1, partner: 7 }]);
  });
});
