import { beforeEach, describe, expect, it, vi } from "vitest";

import { forgetInvite, invitesOf, isOurs, keepInvites, placesAt, secretOf } from "./invites";

const OPEN = [
  { seat: 0, name: "" },
  { seat: 1, name: "" },
];
const KEPT = { 0: "/table/m?invite=aaa", 1: "/table/m?invite=bbb" };

describe("invitations", () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => store.set(name, text),
    });
  });

  it("are kept until they lapse", () => {
    keepInvites("m", KEPT);
    forgetInvite("m", 0);
    expect(invitesOf("m")).toEqual({ 1: "/table/m?invite=bbb" });
  });

  it("belong to a match of ours, and so does a match without any", () => {
    keepInvites("m", {});
    expect([isOurs("m"), isOurs("n"), invitesOf("m")]).toEqual([true, false, {}]);
  });

  it("carry a secret", () => {
    expect([secretOf("/table/m?invite=aaa"), secretOf(undefined)]).toEqual(["aaa", ""]);
  });
});

describe("somebody without a seat", () => {
  it("sits down on any seat of a public match", () => {
    expect(placesAt(OPEN, {}, "", true)).toEqual([
      { seats: [0], invite: "" },
      { seats: [1], invite: "" },
    ]);
  });

  it("finds no place at a private match without an invitation", () => {
    expect(placesAt(OPEN, {}, "", false)).toEqual([]);
  });

  it("has every place of a match that was made here for others", () => {
    expect(placesAt(OPEN, KEPT, "", false)).toEqual([
      { seats: [0], invite: "aaa" },
      { seats: [1], invite: "bbb" },
    ]);
  });

  it("has one place by an invitation, whichever seat it is for", () => {
    expect(placesAt(OPEN, {}, "bbb", false)).toEqual([{ seats: [0, 1], invite: "bbb" }]);
    expect(placesAt(OPEN, KEPT, "bbb", false)).toEqual([{ seats: [1], invite: "bbb" }]);
  });

  it("does not take a seat that is kept for somebody", () => {
    expect(placesAt([{ seat: 0, name: "Kim" }, OPEN[1]!], {}, "", true)).toEqual([{ seats: [1], invite: "" }]);
  });
});
