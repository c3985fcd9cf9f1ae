import { expect, it } from "vitest";

import { marksOf, nextMark } from "./marks";

const entry = (id: number, ply: number, event: string) => ({
  id,
  ply,
  event: { event },
  words: { key: "", args: {} },
});
const board = { mark: ({ event }: { event: string }) => (event === "transformed" ? "transform" : null) };

it("marks the moment after an event of note", () => {
  const marks = marksOf([entry(0, 3, "moved"), entry(1, 5, "transformed"), entry(2, 9, "transformed")], board);
  expect(marks).toEqual([
    { ply: 6, kind: "transform" },
    { ply: 10, kind: "transform" },
  ]);
  expect(nextMark(marks, "transform", 6)).toBe(10);
  expect(nextMark(marks, "transform", 10)).toBeNull();
});
