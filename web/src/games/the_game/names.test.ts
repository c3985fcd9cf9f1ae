import { describe, expect, it } from "vitest";

import { placed } from "./names";

describe("names on the board", () => {
  const row = [0, 1, 2].map((id) => ({ id, name: "Optimus Prime", at: { x: 60 * id, y: 100 + 28 * (id % 2) }, high: 60 }));

  it("stand below when nothing is in the way", () => {
    expect(placed([row[0]!])).toEqual([{ id: 0, name: "Optimus Prime", x: 0, y: 137 }]);
  });

  it("stand lower when letters are larger, so that the points under a piece can be read", () => {
    expect(placed([row[0]!], 2).map(({ y }) => y)).toEqual([146]);
  });

  it("do not lie over each other when units stand in a row", () => {
    const found = placed(row.map((each) => ({ ...each, at: { ...each.at, y: 100 } })));
    expect(found.map(({ y }) => y)).toEqual([137, 152, 137]);
  });
});
