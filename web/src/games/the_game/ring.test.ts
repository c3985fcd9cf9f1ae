import { describe, expect, it } from "vitest";

import { parts } from "./ring";

describe("the ring under a piece", () => {
  const left = (share: number): number =>
    parts(share)
      .filter((part) => part.left)
      .reduce((sum, part) => sum + part.span, 0);

  it("has five parts when all is left", () => {
    expect(parts(1)).toHaveLength(5);
    expect(left(1)).toBe(195);
  });

  it("shows half as half, and nothing as nothing", () => {
    expect(left(0.5)).toBeCloseTo(97.5);
    expect(left(0)).toBe(0);
  });

  it("is emptied from the right", () => {
    const [first] = parts(0.2);
    expect(first).toEqual({ from: 158.5, span: 39, left: true });
    expect(parts(0.2).filter((part) => part.left)).toHaveLength(1);
  });
});
