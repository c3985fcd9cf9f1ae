import { describe, expect, it } from "vitest";

import { headline, meanOf, partSaid } from "./outlook";

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

  it("has a mean", () => {
    expect(meanOf([[0, 0.25], [4, 0.75]])).toBe(3);
  });
});
