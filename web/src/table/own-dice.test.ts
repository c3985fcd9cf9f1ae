import { describe, expect, it } from "vitest";

import { across, diceOf, withFace } from "./own-dice";

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

  it("are said face by face; all of them again where they did not get through", () => {
    expect(withFace([], 4, 2)).toEqual([4]);
    expect(withFace([4], 6, 2)).toEqual([4, 6]);
    expect(withFace([4, 6], 6, 2)).toEqual([4, 6]);
    expect(withFace([4, 6], 1, 2)).toEqual([4, 1]);
  });

  it("stand in full rows, three at the most", () => {
    expect([4, 6, 8, 10, 12, 20, 11].map(across)).toEqual([4, 6, 4, 5, 6, 7, 5]);
  });
});
