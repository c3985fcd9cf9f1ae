import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { Catalogue } from "../../words/catalogue";
import { abilityText } from "./card_text";
import type { Printed } from "./library.svelte";
import de from "./words.de.ftl?raw";
import en from "./words.en.ftl?raw";

const GAME = join(import.meta.dirname, "../../../../src/rollout/games/battlecards");

function keys(text: string): string[] {
  return [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

function catalogue(language: "en" | "de", own: string): Catalogue {
  const game = readFileSync(join(GAME, `text.${language}.ftl`), "utf8");
  return new Catalogue([{ language, text: game }, { language, text: own }]);
}

describe("the words of the table of cards", () => {
  it("are the same keys in both languages, each once", () => {
    expect(keys(de)).toEqual(keys(en));
    expect(new Set(keys(en)).size).toBe(keys(en).length);
  });

  it("have every key that the board and the deck builder name", () => {
    const known = new Set(keys(en));
    const folders = [import.meta.dirname, join(import.meta.dirname, "decks")];
    const texts = folders.flatMap((folder) =>
      readdirSync(folder).filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts")).map((name) => readFileSync(join(folder, name), "utf8")),
    );
    const named = texts.flatMap((text) => [...text.matchAll(/say\("((?:bc|deck|builder)-[a-z-]+)"/g)].map((match) => match[1]!));
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it("call one thing by one word in German", () => {
    const german = readFileSync(join(GAME, "text.de.ftl"), "utf8") + de;
    const others = /Eigenschaft|Gestalt|Wirkung|Mannschaft|angegriffen|Fähigkeit.* eingesetzt|nimmt \{ \$\w+ \} Schaden/g;
    expect(german.match(others)).toBeNull();
  });

  it("count in German too", () => {
    const german = catalogue("de", de);
    expect(german.say("builder-number-robot", { count: 1 })).toBe("ein Roboter");
  });
});

describe("the text on a card", () => {
  const effect = { side: "lead", named: "no", order: "inverted", place: "only", duration: "battle", change: "less", amount: 2, counted: "none" };
  const pin = { key: "effect-pin", args: { ...effect, order: "next" } };
  const first = {
    when: { key: "when-battle", args: {} },
    conditions: { key: "card-if", args: { all: { key: "if-lead", args: { order: "plain", number: 0 } } } },
    cost: "",
    effects: { key: "card-and", args: { before: { key: "effect-str", args: { ...effect, place: "first" } }, after: { ...pin, args: { ...pin.args, place: "last" } } } },
  };
  const draw = { key: "effect-draw", args: { side: "me", named: "no", order: "command", amount: 1, counted: "none" } };
  const second = { when: "", conditions: "", cost: "", effects: draw };
  const text = [first, second].map((args) => ({ key: "card-clause", args }));
  const card = { kind: "robot", abilities: [{ name: { key: "x" }, trigger: "battle", word: "str", text }, null] } as unknown as Printed;

  it("is said by the catalogue, each sentence with a capital", () => {
    const english = catalogue("en", en);
    const german = catalogue("de", de);
    expect(abilityText(card, 0, (key, args) => english.say(key, args))).toBe(
      "In battle: as the lead, your lead gets −2 STR and cannot transform this battle. Draw a card.",
    );
    expect(abilityText(card, 0, (key, args) => german.say(key, args))).toBe(
      "Im Kampf: wenn er anführt, bekommt dein Anführer in diesem Kampf −2 Stärke und kann sich nicht verwandeln. Ziehe eine Karte.",
    );
  });

  it("is empty where there is no ability", () => {
    expect(abilityText(card, 1, (key) => key)).toBe("");
  });
});
