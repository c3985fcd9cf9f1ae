import { describe, expect, it } from "vitest";

import type { Summary } from "./matches";
import { byTurn, turnOf } from "./whoseTurn";

const SEATS = [
  { seat: 0, name: "Kim", kind: "human", level: "" },
  { seat: 1, name: "Lee", kind: "human", level: "" },
];

function match(some: Partial<Summary>): Summary {
  const usual = { match: "m", game: "some_game", called: {}, seats: SEATS, finished: null, result: null, asked: null, owing: [], you: [0] };
  return { ...usual, ...some } as Summary;
}

function ended(winners: number[], you: number[]): Summary {
  return match({ finished: "2026-01-01T00:00:00Z", result: { winners, reason: "conceded" }, you });
}

describe("a match in a list", () => {
  it("waits for the reader, or for somebody else", () => {
    expect(turnOf(match({ asked: 0 }))).toEqual({ kind: "yours" });
    expect(turnOf(match({ asked: 1 }))).toEqual({ kind: "theirs", seat: 1 });
  });

  it("waits for the bot that plays for the reader", () => {
    const bot = { seat: 0, name: "Kim", kind: "bot", level: "normal" };
    expect(turnOf(match({ asked: 0, seats: [bot, SEATS[1]!] }))).toEqual({ kind: "theirs", seat: 0 });
  });

  it("waits for a player where nobody sits", () => {
    const free = { seat: 1, name: "", kind: "open", level: "" };
    expect(turnOf(match({ asked: 1, seats: [SEATS[0]!, free] }))).toEqual({ kind: "open", seat: 1 });
  });

  it("waits for a player who has yet to choose", () => {
    const free = { seat: 1, name: "", kind: "open", level: "" };
    expect(turnOf(match({ waiting: true, seats: [SEATS[0]!, free] }))).toEqual({ kind: "open", seat: 1 });
    expect(turnOf(match({ owing: [1], seats: [SEATS[0]!, free] }))).toEqual({ kind: "open", seat: 1 });
  });

  it("says nothing when it is not known who is asked", () => {
    expect(turnOf(match({}))).toEqual({ kind: "unknown" });
  });

  it("was won, lost or drawn by whoever played it alone", () => {
    expect(turnOf(ended([0], [0])).kind).toBe("won");
    expect(turnOf(ended([1], [0])).kind).toBe("lost");
    expect(turnOf(ended([], [0])).kind).toBe("drawn");
  });

  it("names the winners to those who watched, and to those who played all seats", () => {
    expect(turnOf(ended([1], []))).toEqual({ kind: "over", winners: [1] });
    expect(turnOf(ended([1], [0, 1]))).toEqual({ kind: "over", winners: [1] });
  });
});

describe("my matches", () => {
  it("begin with those that wait for me and end with those that are over", () => {
    const matches = [
      { ...ended([0], [0]), match: "over" },
      match({ match: "theirs", asked: 1 }),
      match({ match: "mine", asked: 0 }),
      match({ match: "unknown" }),
      match({ match: "mine too", asked: 0 }),
    ];
    expect(byTurn(matches).map((each) => each.match)).toEqual(["mine", "mine too", "theirs", "unknown", "over"]);
  });
});
