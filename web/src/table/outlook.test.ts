import { describe, expect, it } from "vitest";

import { headline, inShort, meanOf, partSaid } from "./outlook";

/** Keys and arguments as they are asked for. */
function say(key: string, args: Record<string, unknown> = {}): string {
  const { chance, mean } = args;
  const what = args["what"] as { key: string } | undefined;
  return [chance ?? mean ?? "", what ? what.key : key].join(" ").trim();
}

describe("an outlook", () => {
  it("tells chances, means and certainties", () => {
    expect(partSaid({ words: { key: "hurt" }, chance: 0.48 }, say)).toBe("48 % hurt");
    expect(partSaid({ words: { key: "damage" }, spread: [[0, 0.5], [3, 0.5]] }, say)).toBe("1.5 damage");
    expect(partSaid({ words: { key: "scrapped" } }, say)).toBe("scrapped");
  });

  it("has a headline of one line", () => {
    const outlook = { headline: [{ words: { key: "hurt" }, chance: 0.004 }, { words: { key: "out" }, chance: 1 }] };
    expect(headline(outlook, say)).toBe("< 1 % hurt · 100 % out");
    expect(headline({}, say)).toBe("");
  });

  it("leaves out in short what is neither its headline nor bad, from the end", () => {
    const part = (key: string, tone?: "bad") => ({ words: { key }, ...(tone ? { tone } : {}) });
    const outlook = { headline: [part("hurt")], fates: [part("moved"), part("friend", "bad"), part("energized")] };
    const keys = (most: number) => inShort(outlook, most).map(({ words }) => words.key);
    expect(keys(1)).toEqual(["hurt", "friend"]);
    expect(keys(3)).toEqual(["hurt", "friend", "moved"]);
    expect(keys(9)).toEqual(["hurt", "friend", "moved", "energized"]);
    expect(inShort({}, 3)).toEqual([]);
  });

  it("has a mean", () => {
    expect(meanOf([[0, 0.25], [4, 0.75]])).toBe(3);
  });
});
