import { expect, it } from "vitest";

import { words } from "../../words/words.svelte";
import { board } from "./board";
import { roundWords, viewOf } from "./tabletop";

/** Two against one, before anybody stands. */
const waiting = { teams: [0, 1, 0], plane: { width: 1, depth: 1, inch: 10 } };

it("gives mates one colour before they stand on the table", () => {
  expect([0, 1, 2].map((seat) => board.team(waiting, seat))).toEqual([0, 1, 0]);
});

it("calls a figure in its other mode in the reader's words, and numbers copies", () => {
  const figure = { x: 0, y: 0, radius: 1, name: "Runabout", form: "shape-rocket-sled", copy: 2 };
  const view = viewOf({ ...waiting, plane: { ...waiting.plane, figures: { 4: figure, 5: { ...figure, form: "", copy: 0 } } } });
  expect(view.plane.figures?.["4"]?.name).toBe("Runabout (rocket sled) 2");
  expect(view.plane.figures?.["5"]?.name).toBe("Runabout");
});

it("says how far a tournament is", () => {
  const told = (tournament?: { round: number; rounds: number; points: number[]; final: number[] }): string => roundWords(viewOf({ ...waiting, ...(tournament ? { tournament } : {}) }), words.say);
  expect(told()).toBe("");
  expect(told({ round: 2, rounds: 3, points: [6, 3, 0], final: [] })).toBe("Round 2 of 3");
  expect(told({ round: 3, rounds: 2, points: [6, 3, 0], final: [0, 1] })).toBe("Final");
});
