import { expect, it } from "vitest";

import type { Seat } from "../wire/messages";
import { logged, namesThen } from "./log";

const told = (ply: number, event: string) => ({
  ply,
  event: { event },
  words: { key: `event-${event}`, args: {} },
});

it("adds what was told", () => {
  const log = logged(logged([], [told(0, "moved")], null), [told(1, "turned")], null);
  expect(log.map((entry) => [entry.id, entry.event.event])).toEqual([
    [0, "moved"],
    [1, "turned"],
  ]);
});

it("forgets what was taken back", () => {
  const before = logged([], [told(0, "moved"), told(1, "turned"), told(2, "turned")], null);
  const log = logged(before, [told(1, "went_prone")], 1);
  expect(log.map((entry) => entry.event.event)).toEqual(["moved", "went_prone"]);
});

const called = (seats: Seat[], seat: number): string => seats[seat]!.name || seats[seat]!.kind;
const changed = (did: string, name: string) => ({ ...told(0, "seat_changed"), event: { event: "seat_changed", seat: 1, did, name } });

it("names who did it then, for whoever comes later too", () => {
  const now = [{ seat: 0, name: "Kim", kind: "human" }, { seat: 1, name: "Lee", kind: "human" }];
  const all = [
    changed("sat-down", "Sam"),
    told(0, "moved"),
    changed("bot-took-over", "Sam"),
    changed("handed-back", "Sam"),
    changed("left", "Sam"),
    told(1, "moved"),
    changed("sat-down", "Lee"),
    told(2, "moved"),
  ];
  const seconds = namesThen(all, now, called).map((names) => names[1]);
  expect(seconds).toEqual(["open", "Sam", "Sam", "Sam", "Sam", "open", "open", "Lee"]);
  expect(namesThen(all, now, called).every((names) => names[0] === "Kim")).toBe(true);
});

it("names a bot that has no name as a bot", () => {
  const now = [{ seat: 0, name: "Kim", kind: "human" }, { seat: 1, name: "Lee", kind: "human" }];
  const all = [told(0, "moved"), changed("handed-back", ""), changed("sat-down", "Lee"), told(1, "moved")];
  expect(namesThen(all, now, called).map((names) => names[1])).toEqual(["bot", "bot", "open", "Lee"]);
});
