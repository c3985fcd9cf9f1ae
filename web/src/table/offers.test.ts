import { describe, expect, it } from "vitest";

import type { TableMessage } from "../wire/messages";
import { declinedOffer, offersAt, replyTo } from "./offers";
import { seatsOfBranch, withoutBots } from "./seats";

function table(some: Partial<TableMessage>): TableMessage {
  const usual = { ply: 4, you: [0], offers: { draw: [], undo: [] }, result: null, back: null };
  return { ...usual, ...some } as TableMessage;
}

const offered = table({ offers: { draw: [0], undo: [] } });

describe("offers", () => {
  it("are ours to wait for or theirs to answer", () => {
    expect(offersAt(offered)).toEqual({ ours: ["draw"], theirs: [] });
    expect(offersAt(table({ you: [1], offers: { draw: [0], undo: [] } }))).toEqual({ ours: [], theirs: ["draw"] });
  });

  it("are nothing to whoever only watches", () => {
    expect(offersAt(table({ you: [], offers: { draw: [0], undo: [] } }))).toEqual({ ours: [], theirs: [] });
  });

  it("that vanish while nothing happens were declined", () => {
    expect(declinedOffer(offered, table({}))).toBe("draw");
  });

  it("lapse without a word when the match goes on, goes back or ends", () => {
    expect(declinedOffer(offered, table({ ply: 5 }))).toBeNull();
    expect(declinedOffer(offered, table({ back: 3 }))).toBeNull();
    expect(declinedOffer(offered, table({ result: { winners: [], reason: "draw-agreed" } }))).toBeNull();
  });
});

describe("an answer to an offer", () => {
  it("names the ply that is agreed to go back to", () => {
    const asked = table({ offers: { draw: [1], undo: [1], ply: 0 } });
    expect(replyTo("undo", 0, true, asked)).toEqual({ accept: { seat: 0, what: "undo", ply: 0 } });
    expect(replyTo("undo", 0, false, asked)).toEqual({ decline: { seat: 0, what: "undo" } });
    expect(replyTo("draw", 0, true, asked)).toEqual({ accept: { seat: 0, what: "draw" } });
  });
});

describe("the seats of a match that is played on from a moment", () => {
  const kim = { seat: 0, name: "Kim", kind: "human" };
  const bot = { seat: 1, name: "", kind: "bot", level: "hard" };

  it("keep their bots; people share the screen", () => {
    expect(seatsOfBranch([kim, bot], "Sam")).toEqual([
      { kind: "hotseat", name: "Kim" },
      { kind: "bot", level: "hard" },
    ]);
  });

  it("have no bots while a match without help goes on", () => {
    expect(seatsOfBranch(withoutBots([kim, bot]), "Sam")).toEqual([
      { kind: "hotseat", name: "Kim" },
      { kind: "hotseat", name: "Sam" },
    ]);
  });

  it("have room for whoever watched two bots", () => {
    expect(seatsOfBranch([{ ...bot, seat: 0 }, bot], "Sam")).toEqual([
      { kind: "hotseat", name: "Sam" },
      { kind: "bot", level: "hard" },
    ]);
  });
});
