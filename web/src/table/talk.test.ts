import { beforeEach, describe, expect, it } from "vitest";

import type { Chat, Outgoing, Refusal } from "../wire/messages";
import { Talk } from "./talk.svelte";

const TOO_MANY: Refusal = { rule: "KERNEL", why: "too-many-messages" };

let talk: Talk;
let sent: { id: string; text: string }[];

function say(text: string): void {
  talk.draft = text;
  talk.speak((message: Outgoing) => sent.push(message["chat"] as never) > 0);
}

function line(number: number, text: string): Chat {
  return { from: "Kim", text, seat: 0, number };
}

beforeEach(() => {
  talk = new Talk();
  sent = [];
});

describe("a remark", () => {
  it("leaves the line it was written in when it is sent", () => {
    say("  Good luck ");
    expect(sent.map((each) => each.text)).toEqual(["Good luck"]);
    expect(talk.draft).toBe("");
  });

  it("stays in its line when there is no connection", () => {
    talk.draft = "Good luck";
    talk.speak(() => false);
    expect(talk.draft).toBe("Good luck");
  });

  it("that is refused comes back with the reason, before what is written by then", () => {
    say("Good luck");
    talk.draft = "and";
    expect(talk.refused({ id: sent[0]!.id, refusal: TOO_MANY })).toBe(true);
    expect(talk.draft).toBe("Good luck and");
    expect(talk.refusal).toBe(TOO_MANY);
    say(talk.draft);
    expect(talk.refusal).toBeNull();
  });

  it("is not what some other refusal is about", () => {
    say("Good luck");
    expect(talk.refused({ id: "a1", refusal: TOO_MANY })).toBe(false);
    expect(talk.draft).toBe("");
  });

  it("that was heard does not come back", () => {
    say("Good luck");
    talk.hear(line(1, "Good luck"), true);
    talk.lost();
    expect(talk.draft).toBe("");
  });

  it("comes back with the connection lost, and goes when it turns out to have been heard", () => {
    say("Good luck");
    talk.lost();
    expect(talk.draft).toBe("Good luck");
    talk.hear(line(1, "Good luck"), true);
    expect(talk.draft).toBe("");
  });
});

describe("what others say", () => {
  it("is news, once", () => {
    talk.hear(line(1, "Hello"), false);
    talk.hear(line(1, "Hello"), false);
    expect(talk.lines).toHaveLength(1);
    expect(talk.unread).toBe(1);
  });
});
