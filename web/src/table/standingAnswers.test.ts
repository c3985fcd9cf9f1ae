import { beforeEach, describe, expect, it } from "vitest";

import type { Json } from "../wire/messages";
import { StandingAnswers } from "./standingAnswers.svelte";

const OFFERED = [
  { name: "dodge", most: 1 },
  { name: "spend", most: 5 },
];

describe("standing answers", () => {
  let asked: Record<string, Json>[];
  let kept: Record<string, number>;
  let stored: Map<string, string>;

  beforeEach(() => {
    [asked, kept, stored] = [[], {}, new Map()];
  });

  function standing(): StandingAnswers {
    const store = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) };
    return new StandingAnswers(async (about) => {
      asked.push(about);
      if (about["wishes"]) kept = about["wishes"] as Record<string, number>;
      return { seat: Number(about["seat"]), offered: OFFERED, wishes: kept };
    }, store as unknown as Storage);
  }

  it("begin with what is usual in a game, for every seat at this screen", async () => {
    const wishes = standing();
    await wishes.join("game", [0, 1], { dodge: 1, unknown: 1 });
    expect(wishes.wishes).toEqual({ dodge: 1 });
    expect(asked).toEqual([{ seat: 0 }, { seat: 0, wishes: { dodge: 1 } }, { seat: 1, wishes: { dodge: 1 } }]);
  });

  it("stay as the service keeps them", async () => {
    kept = { spend: 3 };
    const wishes = standing();
    await wishes.join("game", [0], { dodge: 1 });
    expect(wishes.wishes).toEqual({ spend: 3 });
    expect(asked).toEqual([{ seat: 0 }]);
  });

  it("are remembered for the next match of the game", async () => {
    const first = standing();
    await first.join("game", [0], {});
    await first.set("spend", 4);
    kept = {};
    const second = standing();
    await second.join("game", [0], { dodge: 1 });
    expect(second.wishes).toEqual({ spend: 4 });
    await second.set("spend", 0);
    expect(second.wishes).toEqual({});
  });

  it("are held back when somebody wants to decide", async () => {
    const wishes = standing();
    wishes.hear({ seat: 1, ply: 12, coming: { action: { do: "dodge" }, text: "dodge", words: { key: "do-dodge", args: {} } } });
    await wishes.hold();
    expect(asked).toEqual([{ seat: 1, hold: 12 }]);
    expect(wishes.coming).toBeNull();
  });

  it("are nothing for whoever only watches", async () => {
    await standing().join("game", [], { dodge: 1 });
    expect(asked).toEqual([]);
  });
});
