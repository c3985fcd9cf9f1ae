import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

const keys = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

describe("the words of the hex board", () => {
  it("are the same keys in both languages, each once", () => {
    expect(keys(de)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it("have every key that the board names", () => {
    const files = readdirSync(import.meta.dirname).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"));
    const named = files
      .map((name) => readFileSync(join(import.meta.dirname, name), "utf8"))
      .flatMap((text) => [...text.matchAll(/"(tg-[a-z-]+)"/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((key) => !keys(en).includes(key))).toEqual([]);
  });
});
