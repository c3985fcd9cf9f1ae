import { describe, expect, it } from "vitest";

import type { Options } from "../../wire/messages";
import { answerOf, bundling, homeOf, pointedAt, regionsOf, sector, seemsGood, snapped, valueOf, type Region } from "./regions";

const walk: Region = {
  action: { do: "walk", figure: 3 },
  outline: { gesture: "path", start: [0, 0], allowance: 6_000, legs: 16, rings: [[[0, 0], [10, 0], [10, 10], [0, 10]]], base: 500 },
};
const put: Region = { action: { do: "put" }, outline: { gesture: "point", rings: [], base: 0 } };
const aim: Region = {
  action: { do: "fire" },
  outline: { gesture: "direction", origin: [0, 0], arcs: [[3_450, 300]], step: 50, length: 0, width: 0, base: 0 },
};
const face: Region = {
  action: { do: "face" },
  outline: { gesture: "facing", origin: [7, 7], now: 900, arcs: [[0, 3_600]], step: 1, base: 0 },
};

describe("regions", () => {
  it("of one kind put their answers together by what they have in common", () => {
    const place = (model: number): Options => ({ kind: "region", actions: [], outline: put.outline, action: { do: "deploy", model } }) as unknown as Options;
    const two = { kind: "joined", actions: [], parts: [place(1), place(2)] } as unknown as Options;
    expect(bundling(two)({ do: "deploy", model: 2, x: 5, y: 6 })).toBe('{"do":"deploy","model":2}');
    expect(bundling(two)({ do: "deploy", model: 3, x: 5, y: 6 })).toBe("");
    expect(bundling(place(1))({ do: "deploy", model: 1, x: 5, y: 6 })).toBe("");
  });

  it("are found in whatever part of the options they stand", () => {
    const region = { kind: "region", actions: [], action: walk.action, outline: walk.outline };
    const options: Options = { kind: "joined", actions: [], parts: [{ kind: "list", actions: [] }, region] };
    expect(regionsOf(options)).toEqual([walk]);
    expect(regionsOf(null)).toEqual([]);
  });

  it("make answers with flat fields, beside what they say anyway", () => {
    expect(answerOf(walk, { path: [[1, 2], [3, 4]] })).toEqual({ do: "walk", figure: 3, path: [[1, 2], [3, 4]] });
    expect(answerOf(put, { point: [1, 2] })).toEqual({ do: "put", x: 1, y: 2 });
    expect(answerOf(aim, { angle: 50 })).toEqual({ do: "fire", bearing: 50 });
    expect(answerOf(face, { angle: 50 })).toEqual({ do: "face", facing: 50 });
  });

  it("read what a listed answer means, if it is theirs", () => {
    expect(valueOf(walk, { do: "walk", figure: 3, path: [[5, 5]] })).toEqual({ path: [[5, 5]] });
    expect(valueOf(walk, { do: "walk", figure: 4, path: [[5, 5]] })).toBeNull();
    expect(valueOf(aim, { do: "fire", bearing: 100 })).toEqual({ angle: 100 });
  });

  it("are answered by pointing", () => {
    expect(pointedAt(walk, [9, 9], [[1, 1]])).toEqual({ path: [[1, 1], [9, 9]] });
    expect(pointedAt(face, [7, 8], [])).toEqual({ angle: 900 });
    expect([homeOf(walk), homeOf(put), homeOf(face)]).toEqual([[0, 0], null, [7, 7]]);
  });

  it.each([
    [0, 0],
    [26, 50],
    [155, 150],
    [1_700, 150],
    [2_000, 3_450],
    [3_440, 3_450],
  ])("turn %i into the nearest step of their arcs, %i", (pointed, meant) => {
    if (aim.outline.gesture === "direction") expect(snapped(aim.outline, pointed)).toBe(meant);
  });

  it("seem good inside their outline", () => {
    expect(seemsGood(walk, { path: [[5, 5]] })).toBe(true);
    expect(seemsGood(walk, { path: [[5, 50]] })).toBe(false);
    expect(seemsGood(aim, { angle: 0 })).toBe(true);
  });

  it("draw arcs from their middle", () => {
    expect(sector([0, 0], [0, 900], 100)[0]).toEqual([0, 0]);
    expect(sector([0, 0], [0, 3_600], 100)[0]).toEqual([100, 0]);
  });
});
