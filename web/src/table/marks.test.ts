import { expect, it } from "vitest";

import { marksOf, nextMark } from "./marks";

const entry = (id: number, ply: number, moment = "") => ({
  id,
  ply,
  event: { event: "told" },
  words: { key: "", args: {} },
  moment,
});

it("marks the moment after an event of note", () => {
  const marks = marksOf([entry(0, 3), entry(1, 5, "transform"), entry(2, 9, "transform")]);
  expect(marks).toEqual([
    { ply: 6, kind: "transform" },
    { ply: 10, kind: "transform" },
  ]);
  expect(nextMark(marks, "transform", 6)).toBe(10);
  expect(nextMark(marks, "transform", 10)).toBeNull();
});
