import { describe, expect, it } from "vitest";

import type { Offered } from "../wire/messages";
import { choiceOf, choicesOf, distinct, grouped, isEndless, listed, pieceOf, refusedOf, typed } from "./choices";

const offered = (text: string): Offered => {
  const [kind = "", target] = text.split(" ");
  const action: Offered["action"] = target ? { do: kind, target: Number(target) } : { do: kind };
  return { action, text, words: { key: `do-${kind}`, args: {} } };
};

const options = (...texts: string[]) => ({ actions: texts.map(offered) });

describe("choices", () => {
  it("are in the order of the engine and can leave kinds to the board", () => {
    const choices = choicesOf(options("move", "shoot 3", "end_turn"), new Set(["move"]));
    expect(choices.map((choice) => choice.id)).toEqual(["shoot 3", "end_turn"]);
  });

  it("that come to the same stand in the list once", () => {
    const all = choicesOf(options("deploy 1", "deploy 2", "deploy 3"), new Set());
    const codes: Record<number, string> = { 1: "A", 2: "A", 3: "B" };
    const listed = distinct(all, (action) => codes[Number(action["target"])] ?? "");
    expect(listed.map((choice) => choice.id)).toEqual(["deploy 1", "deploy 3"]);
  });

  it("list up to three of a kind one by one", () => {
    const groups = grouped(choicesOf(options("shoot 1", "shoot 2", "shoot 3", "stop"), new Set()));
    expect(listed(groups, null).map((line) => line.choice?.id)).toEqual([
      "shoot 1",
      "shoot 2",
      "shoot 3",
      "stop",
    ]);
  });

  it("fold more than three of a kind into a line that opens", () => {
    const texts = ["shoot 1", "shoot 2", "shoot 3", "shoot 4", "end_turn"];
    const groups = grouped(choicesOf(options(...texts), new Set()));
    const lines = listed(groups, null);
    expect(lines.map((line) => line.group?.kind ?? line.choice?.id)).toEqual(["shoot", "end_turn"]);
    expect(listed(groups, "shoot").map((line) => [line.number, line.choice?.id])).toEqual([
      [1, "shoot 1"],
      [2, "shoot 2"],
      [3, "shoot 3"],
      [4, "shoot 4"],
    ]);
  });

  it("that differ only in where they point are one line for each piece", () => {
    const all = choicesOf(options("deploy 1", "deploy 2", "deploy 3", "stop"), new Set());
    const groups = grouped(all, (action) => (action.do === "deploy" ? `deploy ${Number(action["target"]) % 2}` : ""));
    expect(listed(groups, null).map((line) => line.group?.key ?? line.choice?.id)).toEqual(["deploy 1", "deploy 0", "stop"]);
    expect(listed(groups, "deploy 1").map((line) => line.choice?.id)).toEqual(["deploy 1", "deploy 3"]);
  });

  it("that end a turn stand last, wherever the engine has them", () => {
    const groups = grouped(choicesOf(options("end_turn", "shoot 1", "pass", "move 2"), new Set()));
    expect(listed(groups, null).map((line) => line.choice?.id)).toEqual(["shoot 1", "move 2", "end_turn", "pass"]);
  });

  it("are listed one by one as far as a game wants", () => {
    const groups = grouped(choicesOf(options("move 1", "move 2", "move 3", "move 4", "stop"), new Set()));
    expect(listed(groups, null, false, 4).length).toBe(5);
  });

  it("stay open when there is only one kind", () => {
    const texts = ["face 0", "face 1", "face 2", "face 3", "face 4", "face 5"];
    expect(listed(grouped(choicesOf(options(...texts), new Set())), null).length).toBe(6);
  });

  it("carry the reason of what is refused", () => {
    const refusal = { rule: "TG-RNG-02", why: "refuse-out-of-range" };
    const [choice] = refusedOf({ actions: [], refused: [{ ...offered("shoot 3"), refusal }] });
    expect(choice?.refusal?.rule).toBe("TG-RNG-02");
  });
});

describe("suggestions", () => {
  it("are folded even when there is nothing else, where any other answer is possible too", () => {
    const groups = grouped(choicesOf(options("go 1", "go 2", "go 3", "go 4"), new Set()));
    expect(listed(groups, null).length).toBe(4);
    expect(listed(groups, null, false).length).toBe(1);
  });

  it("are those of a region, wherever it stands", () => {
    expect(isEndless({ kind: "region", actions: [] })).toBe(true);
    expect(isEndless({ kind: "joined", actions: [], parts: [{ kind: "list", actions: [] }, { kind: "region", actions: [] }] })).toBe(true);
    expect(isEndless({ kind: "list", actions: [] })).toBe(false);
  });
});

describe("typed numbers", () => {
  it("are final when nothing longer could be meant", () => {
    expect(typed("3", 9)).toEqual({ number: 3, final: true });
    expect(typed("1", 12)).toEqual({ number: 1, final: false });
    expect(typed("12", 12)).toEqual({ number: 12, final: true });
  });

  it("mean nothing beyond the last line", () => {
    expect(typed("7", 6)).toBeNull();
    expect(typed("0", 6)).toBeNull();
  });
});

describe("the piece of a choice", () => {
  const about = (action: { do: string; [name: string]: unknown }) => ({ units: (action["figures"] as number[] | undefined) ?? [] });
  const choice = (figures: number[]) => choiceOf({ text: "activate", action: { do: "activate", figures }, words: { key: "w", args: {} } });

  it("is the only one that it names", () => {
    expect(pieceOf(choice([4]), about)).toBe(4);
    expect(pieceOf(choice([4, 5]), about)).toBe(-1);
    expect(pieceOf(choice([]), about)).toBe(-1);
    expect(pieceOf(null, about)).toBe(-1);
  });
});
