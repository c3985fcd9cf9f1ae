/** Energon Wars at the table. */

import type { ForcePiece, Goal, GameBoard, Say } from "../../boards/contract";
import { late } from "../../boards/late";
import { board as plane } from "../../boards/plane/board";
import { insteadOf } from "../../table/whynot.svelte";
import type { Action, Fields, Options } from "../../wire/messages";
import Order from "./Order.svelte";
import Prevention from "./Prevention.svelte";
import { castOf, coming, modelsIn, viewOf, type View } from "./tabletop";
import { tells } from "./telling";
import { KINDS } from "./types";
import "./words";

/** How long each event is looked at, in milliseconds; others for a moment. */
const TIMES: Record<string, number> = {
  walked: 700,
  ran: 700,
  climbed: 600,
  displaced: 700,
  teleported: 600,
  trampled: 700,
  transformed: 800,
  attack_rolled: 800,
  damage_rolled: 700,
  damaged: 450,
  prevented: 450,
  defeated: 1000,
  matrix_opened: 1000,
  combined: 1700,
  split: 1700,
};
const MOMENT = 220;

export const board: GameBoard = {
  ...plane,
  Board: late(() => import("./WarsTable.svelte")),
  Strip: Order,
  Sheet: late(() => import("./ModelCard.svelte")),
  Planner: Prevention,
  force,
  stage: { time: (entry) => TIMES[entry.event.event] ?? MOMENT },
  hasOdds: () => true,
  names: { events: KINDS.events, figure: "model" },
  closeUps: new Set(["transformed", "terrain_destroyed", "combined"]),
  about: (action) => ({ units: modelsIn(action), cells: [] }),
  wanted,
  tells,
  opens: (event) => event.event === "activated" || event.event === "round_began",
  team: (_view, seat) => seat,
  score: (fields, say) => {
    const view = viewOf(fields);
    if (!view.round) return "";
    const [first, second] = view.points;
    const args = { round: view.round, first, second, total: view.winning_total };
    return say(view.winning_total ? "ew-round-of" : "ew-round", args);
  },
  goals: (fields, say) => goals(viewOf(fields), say),
  subtitle: (fields, say) => (viewOf(fields).scenario ? say(keyOf(viewOf(fields).plays)) : ""),
  moments: { attack: "ew-next-attack", defeat: "ew-next-defeat", merge: "ew-next-merge", score: "ew-next-score" },
  standing: { "energize-free": 1, "pass-over": 1 },
};

/** Another instead of those that can be chosen; while somebody acts, an enemy is one to be attacked, from as far as any weapon reaches. */
function wanted(fields: Fields, { units: [model = -1] }: { units: number[] }, options: Options): Action[] {
  const { acting, models, sheets } = viewOf(fields);
  const [mover, other] = [models?.[acting?.model ?? -1], models?.[model]];
  if (!mover || !other || mover.seat === other.seat) return insteadOf(options, KINDS.actions, "model", model);
  const rows = sheets?.[mover.card]?.sides[mover.mode]?.attacks ?? [];
  const [farthest] = [...rows.entries()].filter(([, { kind }]) => kind !== "spray").sort(([, one], [, two]) => (two.range ?? 0) - (one.range ?? 0));
  return farthest ? [{ do: "attack", weapon: farthest[0], target: model }] : [];
}

/** Whoever is on the table, and whoever waits to be deployed. */
function force(fields: Parameters<GameBoard["force"]>[0], seat: number, say: Say): ForcePiece[] {
  const waiting = Object.entries(viewOf(fields).models ?? {}).filter(([, model]) => model.seat === seat && (model.status === "waiting" || model.status === "reserve"));
  return [
    ...plane.force(fields, seat, say),
    ...waiting.map(([id, model]) => ({
      id: Number(id),
      name: model.name,
      note: say(`ew-${model.status}`),
      left: 1,
      out: false,
      acting: false,
      points: model.hp,
      cast: castOf(model.name),
      shape: 0,
    })),
  ];
}

function keyOf(scenario: string): string {
  return `scenario-${scenario.replaceAll("_", "-")}`;
}

/** What wins, who has which objective, and what this round would score. */
function goals(view: View, say: Say): Goal[] {
  if (!view.scenario || !view.round) return [];
  const held = [0, 1].map((seat) => coming(view, seat).map((each) => `${say(`score-${each.why}`)} +${each.points}`).join(", ") || "–");
  const points = [0, 1].map((seat) => `${view.points[seat] ?? 0}+${view.projected[seat] ?? 0}`);
  return [
    { text: say(`${keyOf(view.plays)}-told`), progress: say("ew-goal-points", { first: points[0] ?? "", second: points[1] ?? "", total: view.winning_total }) },
    { text: say("ew-goal-now"), progress: say("ew-goal-held", { first: held[0] ?? "", second: held[1] ?? "" }) },
  ];
}
