import { describe, expect, it } from "vitest";

import { left, type Left } from "./outlived";

function kept(agreed: number[], missing: number[], possible = true): Left {
  return { rules: "1", content: "1", plies: [0, 21], going_on: { possible, ply: 21, agreed, missing } };
}

describe("a match whose rules are gone", () => {
  it("asks a seat that has not agreed; nobody can refuse what nobody wants", () => {
    expect(left(kept([], [0, 1]), [0])).toEqual({ possible: true, asked: true, refuses: false });
  });

  it("lets a seat agree to what another wants, or refuse it", () => {
    expect(left(kept([0], [1]), [1])).toEqual({ possible: true, asked: true, refuses: true });
  });

  it("lets a seat that agreed take that back, and asks it no more", () => {
    expect(left(kept([0], [1]), [0])).toEqual({ possible: true, asked: false, refuses: true });
  });

  it("asks nobody who only watches, and nobody when it cannot go on", () => {
    expect(left(kept([0], [1]), [])).toEqual({ possible: true, asked: false, refuses: false });
    expect(left(kept([], [], false), [0])).toEqual({ possible: false, asked: false, refuses: false });
  });
});
