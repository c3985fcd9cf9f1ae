import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { Term } from "../wire/messages";
import { Catalogue, measured, signed, type Argument } from "./catalogue";
import de from "./page.de.ftl?raw";
import en from "./page.en.ftl?raw";

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

describe("the page's words", () => {
  it("are the same keys in both languages, each once", () => {
    expect(keys(de)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it("have every key that the page names", () => {
    const known = new Set(keys(en));
    const named = new Set<string>();
    for (const path of sources(join(import.meta.dirname, ".."))) {
      for (const match of readFileSync(path, "utf8").matchAll(/"(ui-[a-z0-9-]+)"/g)) {
        named.add(match[1]!);
      }
    }
    expect([...named].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe("the clock that was agreed on", () => {
  const inBoth = [new Catalogue([{ language: "en", text: en }]), new Catalogue([{ language: "de", text: de }])];
  const said = (kind: string, about: Record<string, Argument>) =>
    inBoth.map((words) => words.say(`ui-agreed-clock-${kind}`, about));

  it("says of days too that whoever takes longer loses", () => {
    expect(said("correspondence", { days: 3 })).toEqual([
      "3 days for each decision; whoever takes longer loses.",
      "3 Tage für jede Entscheidung; wer länger braucht, verliert.",
    ]);
  });

  it("adds one second, or several, or none", () => {
    const about = { span: "5 m" };
    expect([0, 1, 2].map((increment) => said("match", { ...about, increment })[0])).toEqual([
      "5 m each for the whole match; whoever runs out loses.",
      "5 m each for the whole match, and 1 second more with every decision; whoever runs out loses.",
      "5 m each for the whole match, and 2 seconds more with every decision; whoever runs out loses.",
    ]);
    expect(said("match", { ...about, increment: 1 })[1]).toContain(", dazu 1 Sekunde mit jeder");
  });
});

describe("a length", () => {
  it("has a comma in German and a point in English", () => {
    expect([measured("4.5–12.25″ 3.5", "de"), measured("4.5″", "en")]).toEqual(["4,5–12,25″ 3.5", "4.5″"]);
    const far = "far = { $far } away";
    const inBoth = [new Catalogue([{ language: "de", text: far }]), new Catalogue([{ language: "en", text: far }])];
    expect(inBoth.map((words) => words.say("far", { far: "7.5″" }))).toEqual(["7,5″ away", "7.5″ away"]);
  });
});

describe("a catalogue", () => {
  const game = "event-moved = { $unit } goes for { $cost }: { $cost_reasons }.\nreason-clear = clear ground\nfacing-1 = NE\nturn = Faces { $facing }";
  const words = new Catalogue([{ language: "en", text: game }]);

  it("spells sums with their terms", () => {
    const cost_reasons = [
      { key: "reason-clear", amount: 1, rule: "TG-TER-01" },
      { key: "reason-levels", amount: -2, rule: "TG-TER-03" },
    ];
    expect(words.say("event-moved", { unit: "Blurr", cost: -1, cost_reasons })).toBe(
      "Blurr goes for −1: clear ground +1, reason levels −2 = −1.",
    );
  });

  it("spells what a sum starts from without a sign, names that are no key, and no total below the least", () => {
    const core = { label: "reason-clear", amount: 3, rule: "", base: true };
    const name = { label: "card-x", otherwise: "Freeze Ray", amount: -5, rule: "" };
    const spelled = (terms: Term[]): string => words.say("turn", { facing: { terms, least: 0 } as unknown as Argument });
    expect(spelled([core, name])).toBe("Faces clear ground 3, Freeze Ray −5 = 0");
    expect(spelled([core])).toBe("Faces clear ground 3");
  });

  it("says the messages among its arguments", () => {
    expect(words.say("turn", { facing: { key: "facing-1" } })).toBe("Faces NE");
    expect(words.say("turn", { facing: { key: "facing-9", otherwise: "up" } })).toBe("Faces up");
  });

  it("falls back to the second language and then to plain letters", () => {
    const both = new Catalogue([
      { language: "de", text: "a = eins" },
      { language: "en", text: "a = one\nb = two" },
    ]);
    expect([both.say("a"), both.say("b"), both.say("not-there")]).toEqual(["eins", "two", "not there"]);
  });

  it("calls the seats by their names, where they have some", () => {
    const text = "player-seat = Player { $seat }\nevent-drew = { player-seat } draws ({ $seat }).";
    const source = { language: "en" as const, text };
    const say = (names: string[]) => new Catalogue([source], names).say("event-drew", { seat: "B" });
    expect([say([]), say(["Kim", "Sam"])]).toEqual(["Player B draws (B).", "Sam draws (B)."]);
  });

  it("calls a player by name wherever a game has a message for that, and nobody else", () => {
    const own = "player-holder = Player { $holder }\nplayer-count = { $seats } players\nevent-held = { player-holder } holds { $target } of { player-count }.";
    const sources = [{ language: "en" as const, text: own }, { language: "en" as const, text: "ui-holds = { player-holder } ({ $holder })" }];
    const named = new Catalogue(sources, ["Kim", "Sam"]);
    expect(named.say("event-held", { holder: "B", target: "A", seats: 2 })).toBe("Sam holds A of 2 players.");
    expect(named.say("ui-holds", { holder: "B" })).toBe("Sam (B)");
  });

  it("lets the first of two messages count", () => {
    expect(new Catalogue([{ language: "en", text: "a = one\na = two" }]).say("a")).toBe("one");
  });

  it("signs numbers with a real minus", () => {
    expect([signed(3), signed(-3), signed(0)]).toEqual(["+3", "−3", "+0"]);
  });
});
