import { expect, it } from "vitest";

import { logged } from "./log";

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
