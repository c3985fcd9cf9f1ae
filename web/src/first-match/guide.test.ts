import { describe, expect, it } from "vitest";

import { learntBy, lessonNow, openKinds, type Lesson, type Moment } from "./guide";

const LESSONS: Lesson[] = [
  { key: "welcome" },
  { key: "move", open: ["move"], doing: ["move"] },
  { key: "shoot", open: ["shoot"], doing: ["shoot"] },
  { key: "defend", asked: ["dodge", "block"], doing: ["dodge"] },
  { key: "dice", told: ["hit_rolled"], after: ["shoot"] },
  { key: "cover", answers: 3 },
];

const now = (put: string[], moment: Partial<Moment>) =>
  lessonNow(LESSONS, new Set(put), { about: "turn", open: new Set(), told: new Set(), given: [], ...moment })?.key;

describe("the guide", () => {
  it("begins with what waits for nothing, even while others act", () => {
    expect(now([], { about: "" })).toBe("welcome");
  });

  it("teaches what is open, the first thing first", () => {
    expect(now(["welcome"], { open: new Set(["shoot", "move"]) })).toBe("move");
    expect(now(["welcome"], { open: new Set(["shoot"]) })).toBe("shoot");
  });

  it("shows nothing while others act, and when there is nothing to learn now", () => {
    expect(now(["welcome"], { about: "", open: new Set(["move"]), told: new Set(["hit_rolled"]) })).toBeUndefined();
    expect(now(["welcome"], { open: new Set(["end_turn"]) })).toBeUndefined();
  });

  it("knows what is asked", () => {
    expect(now(["welcome"], { about: "block" })).toBe("defend");
  });

  it("sees from the answers what was done", () => {
    expect(learntBy(LESSONS, ["move", "end_turn"])).toEqual(["move"]);
    expect(now(["welcome"], { open: new Set(["move"]), given: ["move"] })).toBeUndefined();
  });

  it("waits for what has to happen and to be learnt before", () => {
    const told = new Set(["hit_rolled"]);
    expect(now(["welcome"], { told })).toBeUndefined();
    expect(now(["welcome"], { told, given: ["shoot"] })).toBe("dice");
    expect(now(["welcome"], { given: ["shoot"] })).toBeUndefined();
  });

  it("leaves what is only to be read for later", () => {
    const given = ["pass", "pass"];
    expect(now(["welcome"], { given })).toBeUndefined();
    expect(now(["welcome"], { given: [...given, "pass"] })).toBe("cover");
  });

  it("finds what is open in every part of the options", () => {
    const offered = (kind: string) => ({ action: { do: kind }, text: kind, words: { key: "", args: {} } });
    const options = { actions: [offered("move")], parts: [{ actions: [offered("shoot")] }] };
    expect([...openKinds(options)]).toEqual(["move", "shoot"]);
    expect([...openKinds(null)]).toEqual([]);
  });
});
