import { describe, expect, it } from "vitest";

import { describeHex, twin } from "./describing";
import { goals, meaningOf, scores, targets, zones } from "./objectives";
import type { View } from "./tabletop";

/** Says the key and its arguments, so that a test sees both. */
const say = (key: string, args: Record<string, unknown> = {}): string =>
  [key, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

const nothing = new Array<number>(25).fill(0);
const built = nothing.map((_, cell) => (cell === 12 ? 2 : 0));

function table(objectives: object[], more: object = {}): View {
  const map = {
    slug: "m", name: "", columns: 5, rows: 5, terrain_names: ["clear"], terrain: nothing, elevation: built, depth: nothing,
    construct_height: built, construct_hit_points: built.map((height) => height * 10),
    home: { A: ["0101", "0201"], B: ["0105", "0205"] },
    objectives: { plant: ["0303", "0304"] },
    far_bank: { A: ["0104"], B: ["0102"] },
  };
  const teams = ["A", "B"].map((team) => ({ team, seats: [], score: 0, value: 100, left: 1, chain: [], leader: null }));
  return {
    map, teams, round: 1, phase: "turn", turn: null, acting: [], pile: { units: [], count: 0, chance: 0 },
    units: [], sheets: {}, fires: [], smoke: [], things: [],
    scenario: { slug: "s", name: "", round_limit: 12, decided_by: "points", reinforcements: [], objectives },
    ...more,
  } as unknown as View;
}

const objective = (kind: string, more: object = {}): object => ({ kind, team: "none", count: 0, group: "", level: 0, rounds: [], units: [], scores: true, progress: {}, ...more });
const cube = (id: number, at: string | null, carrier: number | null = null): object => ({ id, name: "", kind: "energon-cube", ...(at === null ? {} : { at }), ...(carrier === null ? {} : { carrier }) });
const cubes = { things: [cube(0, "0101"), cube(1, "0303"), cube(2, null, 0)] };
const plan = { ends: new Map(), choicesAt: () => [] };

describe("the objective of a match", () => {
  it("says what is wanted, how far it has come and the points from the start", () => {
    const view = table([objective("collect_cubes", { count: 4, progress: { a: 1, b: 0 } })], cubes);
    expect(scores(view)).toBe(true);
    expect(goals(view, say)[0]!.text).toContain("ui-goal-collect-cubes");
    expect(goals(view, say)[0]!.text).toContain("count=4");
    expect(goals(view, say)[0]!.progress).toBe("ui-goal-collect-cubes-now a=1 b=0");
    expect(goals(view, say)[1]!.progress).toBe("ui-goal-points-now a=0 b=0");
  });

  it("marks home rows only where something is carried there", () => {
    expect(zones(table([objective("collect_cubes")])).map((zone) => zone.cells)).toEqual([[0, 1], [20, 21]]);
    expect(zones(table([objective("rescue", { team: "A" })])).map((zone) => zone.team)).toEqual(["A"]);
    expect(zones(table([objective("eliminate")]))).toEqual([]);
  });

  it("sends each team to the bank of the other", () => {
    expect(zones(table([objective("far_bank")])).map((zone) => [zone.team, zone.cells])).toEqual([["A", [15]], ["B", [5]]]);
  });

  it("marks what of the plant still stands, and ground that must be held", () => {
    const plant = table([objective("destroy_constructs", { team: "B", group: "plant" })]);
    expect(targets(plant)).toEqual([12]);
    expect(targets(table([objective("hold_level", { level: 2, rounds: [6] })]))).toEqual([12]);
  });

  it("says what decides at the end where nothing else does, and who is still to come", () => {
    const wave = [{ round: 3, team: "B", units: ["astro-train"] }];
    const scenario = { slug: "s", name: "", round_limit: 20, decided_by: "value", reinforcements: wave, objectives: [objective("eliminate")] };
    const said = goals(table([], { scenario }), say).map((goal) => goal.text);
    expect(said[1]).toBe("ui-goal-value limit=20");
    expect(said[2]).toBe("ui-goal-reinforcements round=3 units=Astro Train team=team-1");
    expect(goals(table([], { scenario, round: 4 }), say).length).toBe(2);
  });

  it("is told hex by hex", () => {
    const view = table([objective("collect_cubes")], cubes);
    expect(meaningOf(view, 0, say)).toEqual(["ui-goal-home team=team-0"]);
    expect(describeHex(view, 12, plan, say)).toContain("ui-hex-thing thing=thing-energon-cube");
    expect(describeHex(view, 0, plan, say)).toContain("ui-goal-home team=team-0");
    expect(describeHex(view, 7, plan, say)).not.toContain("ui-");
  });

  it("is part of the table in words, with every cube that lies about", () => {
    const parts = twin(table([objective("collect_cubes", { count: 4 })], cubes), say);
    const lines = parts.flatMap((part) => part.lines);
    expect(lines).toContain("ui-goal-home team=team-0: 0101 0201.");
    expect(lines).toContain("ui-twin-things thing=thing-energon-cube hexes=0101 0303");
  });
});
