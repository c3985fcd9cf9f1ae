import { describe, expect, it } from "vitest";

import { patched } from "./patches";

describe("a merge patch", () => {
  const view = { bank: 3, hand: [1, 2], claim: { by: 0 }, units: { 3: { at: "0101", prone: true }, 4: { at: "0202" } } };

  it("changes what it names, takes out what is null and shares the rest", () => {
    const after = patched(view, { bank: 4, claim: null, units: { 3: { at: "0102", prone: null } } });
    expect(after).toEqual({ bank: 4, hand: [1, 2], units: { 3: { at: "0102" }, 4: { at: "0202" } } });
    expect((after["units"] as typeof view.units)[4]).toBe(view.units[4]);
    expect(view.units[3]).toEqual({ at: "0101", prone: true });
  });

  it("writes lists whole, and objects where there were none", () => {
    expect(patched(view, { hand: [2], battle: { over: "claim" } })).toMatchObject({ hand: [2], battle: { over: "claim" } });
    expect(patched({ field: [1] }, { field: { a: 1 } })).toEqual({ field: { a: 1 } });
  });
});
