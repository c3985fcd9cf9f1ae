import { describe, expect, it } from "vitest";

import { distinctReasons, touches } from "./whynot.svelte";

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
});
