import { describe, expect, it } from "vitest";

import { Catalogue } from "../../words/catalogue";
import type { View } from "./tabletop";
import { timed } from "./timed";
import en from "./words.en.ftl?raw";

const GAME = "event-robot-affected = { $card }: { $signed } { $word }.\nevent-seat-affected = Of { $seat }: { $word }.\n";
const words = new Catalogue([{ language: "en", text: `${en}\n${GAME}` }]);
const say = words.say.bind(words);

const card = (number: number, title: string) => ({ card: number, code: title, kind: "robot", title, subtitle: "" });
const effect = { on: "card", amount: 2, until: "battle", seat: 0, source: 8 };
const VIEW = {
  seats: [{ seat: 0, scrapheap: [], hand: [], set_aside: [], robots: [card(1, "Torque")] }],
  field: [],
  playing: [card(8, "Second Wind")],
  cards: { 1: card(1, "Torque"), 8: card(8, "Second Wind") },
  effects: [
    { ...effect, word: "str", target: 1 },
    { ...effect, word: "hush", on: "seat", target: 1, until: "round" },
    { ...effect, word: "stash", target: 1 },
  ],
} as unknown as View;

describe("timed changes", () => {
  it("are told with the card they come from and how long they last", () => {
    expect(timed(VIEW, say, { card: 1 })).toEqual(["Torque: +2 str (Second Wind, in this battle)."]);
  });

  it("of a seat are not those of the card with the same number", () => {
    expect(timed(VIEW, say, { seat: 1 })).toEqual(["Of B: hush (Second Wind, until the next turn of Player A)."]);
  });

  it("that say themselves how long they last do so once", () => {
    const view = { ...VIEW, effects: [{ ...effect, word: "no more in this battle", target: 1 }] } as unknown as View;
    expect(timed(view, say)).toEqual(["Torque: +2 no more in this battle (Second Wind)."]);
  });

  it("are all told together, but for what is seen anyway", () => {
    expect(timed(VIEW, say)).toHaveLength(2);
  });
});
