import { describe, expect, it } from "vitest";

import { diceOf } from "./own-dice";

describe("own dice", () => {
  it("are one die, or several thrown together", () => {
    expect(diceOf("d10")).toEqual({ number: 1, sides: 10, together: false });
    expect(diceOf("3d6")).toEqual({ number: 3, sides: 6, together: true });
    expect(diceOf("1d6")).toEqual({ number: 1, sides: 6, together: true });
  });

  it("are none where something else is asked for", () => {
    expect(diceOf("shuffle")).toEqual({ number: 1, sides: 0, together: false });
    expect(diceOf("")).toEqual({ number: 1, sides: 0, together: false });
  });
});
