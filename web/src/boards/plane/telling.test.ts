import { expect, it } from "vitest";

import type { Say } from "../contract";
import type { PlaneView } from "./scene";
import { twin } from "./telling";

const say: Say = (key, args) => `${key}(${Object.values(args ?? {}).join(" ")})`;

const plane: PlaneView = {
  width: 24_000,
  depth: 24_000,
  inch: 1_000,
  figures: {
    0: { x: 12_000, y: 3_000, radius: 750, name: "Prowl", team: 0, facing: 905, left: 2, most: 3, badges: ["badge-aim"] },
    1: { x: 12_000, y: 21_000, radius: 750, name: "Vortex", team: 1, raised: 3_000, acting: true },
    2: { x: 1_000, y: 1_000, radius: 750, name: "Wreck", team: 1, wreck: true },
  },
  obstacles: { 0: { kind: "building", corners: [[0, 0], [2_000, 0], [2_000, 2_000], [0, 2_000]], height: 4_000 } },
};

it("tells figures, distances between sides, and what stands on the table", () => {
  expect(twin(plane, say)).toEqual([
    {
      heading: "plane-twin-figures()",
      lines: [
        "plane-figure(Wreck plane-whereabouts(plane-part-sw() 1″ 1″ none) plane-wreck())",
        "plane-figure(Vortex plane-whereabouts(plane-part-n() 12″ 21″ none) plane-raised(3″), plane-acting())",
        "plane-figure(Prowl plane-whereabouts(plane-part-s() 12″ 3″ none) plane-facing(plane-looking(bearing-n())), plane-left(2 3), badge-aim())",
      ],
    },
    { heading: "plane-twin-apart()", lines: ["plane-apart(Vortex Prowl 16.5″ bearing-s())"] },
    { heading: "plane-twin-table()", lines: ["plane-obstacle(obstacle-building() plane-whereabouts(plane-part-sw() 1″ 1″ none) 4″)"] },
  ]);
});
