import { describe, expect, it } from "vitest";

import { read } from "./reading";

const say = (key: string, args: Record<string, unknown> = {}): string => [key.replaceAll("-", " "), ...Object.values(args)].join(" ");

describe("a view of which nothing is known", () => {
  it("is read field by field", () => {
    expect(read({ stones: 5, hands: { 0: [1, 2] } }, say)).toEqual([
      { heading: "stones", lines: ["5"] },
      { heading: "hands", lines: ["0 1 2"] },
    ]);
  });

  it("is told in the sentences of its game, where that has some", () => {
    const lines = { "tower-0": { key: "twin-tower", args: { height: 3 } }, "tower-1": { key: "twin-ruin" } };
    const twin = { towers: { heading: { key: "twin-towers" }, lines } };
    expect(read({ towers: { 0: 3 }, twin }, say)).toEqual([{ heading: "twin towers", lines: ["twin tower 3", "twin ruin"] }]);
  });
});
