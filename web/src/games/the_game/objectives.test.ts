import { describe, expect, it } from "vitest";

import { describeHex } from "./hexes";
import { goals, meaningOf, scores, targets, zones } from "./objectives";
import type { View } from "./tabletop";

/** Says the key and its arguments, so that a test sees both. */
const say = (key: string, args: Record<string, unknown> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const nothing = new Array<number>(25).fill(0);
const built = nothing.map((_, cell) => (cell === 12 ? 2 : 0));

function table(objectives: object[], more: object = {}, asked: object = {}): View {
  const map = {
    slug: "m", name: "", columns: 5, rows: 5, terrain_names: ["clear"], terrain: nothing, elevation: built, depth: nothing,
    construct_height: built, construct_hit_points: built.map((height) => height * 10),
    home: { A: ["0101", "0201"], B: ["0105", "0205"] },
    objectives: { plant: ["0303", "0304"] },
  };
  const teams = ["A", "B"].map((team) => ({ team, seats: [], score: 0, value: 100, left: 1, chain: [], leader: null }));
  return {
    map, teams, round: 1, phase: "turn", turn: null, acting: [], pile: { units: [], count: 0, chance: 0 },
    units: [], sheets: {}, fires: [], smoke: [], things: [],
    scenario: { slug: "s", name: "", round_limit: 12, decided_by: "points", reinforcements: [], objectives, ...asked },
    ...more,
  } as unknown as View;
}

const objective = (kind: string, more: object = {}): object => ({ kind, team: "none", count: 0, group: "", level: 0, rounds: [], units: [], scores: true, progress: {}, ...more });
const zone = (team: string, kind: string, ...hexes: string[]): object => ({ team, kind, hexes });
const cube = (id: number, at: string | null, carrier: number | null = null): object => ({ id, name: "", kind: "energon-cube", ...(at === null ? {} : { at }), ...(carrier === null ? {} : { carrier }) });
const cubes = { things: [cube(0, "0101"), cube(1, "0303"), cube(2, null, 0)] };
const plan = { ends: new Map(), choicesAt: () => [] };

describe("the objective of a match", () => {
  it("says what is wanted, how far it has come and the points from the start", () => {
    const view = table([objective("collect_cubes", { count: 4, progress: { a: 1, b: 0 } })], cubes);
    expect(scores(view)).toBe(true);
    const lines = {
      "goal-0": { key: "goal-collect-cubes", args: { count: 4 } },
      "goal-0-now": { key: "goal-collect-cubes-now", args: { a: 1, b: 0 } },
      "zone-A": { key: "goal-home-hexes" },
    };
    const twin = { goal: { heading: { key: "table-part-goal" }, lines } };
    expect(goals({ twin }, say)).toEqual([{ text: "goal-collect-cubes count=4", progress: "goal-collect-cubes-now a=1 b=0" }]);
  });

  it("marks the rows and banks that count, and for whom", () => {
    const kept = [zone("A", "home", "0101", "0201"), zone("B", "bank", "0105")];
    expect(zones(table([], {}, { zones: kept }))).toEqual([{ team: "A", kind: "home", cells: [0, 1] }, { team: "B", kind: "bank", cells: [20] }]);
    expect(zones(table([objective("collect_cubes")]))).toEqual([]);
  });

  it("marks what is fought over", () => {
    expect(targets(table([], {}, { fought_over: ["0303"] }))).toEqual([12]);
    expect(targets(table([objective("hold_level", { level: 2, rounds: [6] })]))).toEqual([]);
  });

  it("is told hex by hex", () => {
    const view = table([objective("collect_cubes")], cubes, { zones: [zone("A", "home", "0101", "0201")] });
    expect(meaningOf(view, 0, say)).toEqual(["ui-goal-home team=team-0"]);
    expect(describeHex(view, 12, plan, say)).toContain("ui-hex-thing thing=thing-energon-cube");
    expect(describeHex(view, 0, plan, say)).toContain("ui-goal-home team=team-0");
    expect(describeHex(view, 7, plan, say)).not.toContain("ui-");
  });

});
