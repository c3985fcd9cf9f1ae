import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { breakable, longestPart } from "./breaking";

const GAME = join(import.meta.dirname, "../../../../src/rollout/games/battlecards");
const MOST = 13;

describe("long words of card names", () => {
  it("may be broken where a reader would break them", () => {
    expect(breakable("Plasma-Energiekammer")).toBe("Plasma-Energie\u00adkammer");
    expect(breakable("Decepticons, Retreat!")).toBe("Decept\u00adicons, Retreat!");
    expect(breakable("Torque")).toBe("Torque");
    expect(longestPart("Plasma-Energiekammer")).toBe(7);
  });

  it("have no part that is wider than a small card, in both languages", () => {
    const folder = join(GAME, "content");
    const files = readdirSync(folder).filter((name) => name.endsWith(".toml"));
    const english = files.flatMap((name) => [...readFileSync(join(folder, name), "utf8").matchAll(/^title = "(.+)"$/gm)]);
    const german = [...readFileSync(join(GAME, "text.de.ftl"), "utf8").matchAll(/^card-[a-z]+\d+ = (.+)$/gm)];
    const names = [...english, ...german].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(250);
    expect(names.filter((name) => longestPart(name) > MOST)).toEqual([]);
  });
});
