/** The Game at the table. */

import type { Telling } from "../../table/story";
import { readAs } from "../../wire/forms";
import type { Fields, GameEvent, Json, Reasons } from "../../wire/messages";
import { sum } from "../../words/catalogue";
import type { ForcePiece, GameBoard, Say } from "../../boards/contract";
import { late } from "../../boards/late";
import { about } from "./about";
import { states } from "./hexes";
import { PLAN } from "./desk.svelte";
import { outlineOf } from "./advice";
import { modeName, scenarioName } from "./naming";
import { goals, scores } from "./objectives";
import Plan from "./Plan.svelte";
import Planner from "./Planner.svelte";
import { stage } from "./stage";
import { isPiece, modeOf, teamNumber, teamsOf, unitsOf, viewOf } from "./tabletop";
import TurnPile from "./TurnPile.svelte";
import "./words";

export const board: GameBoard = {
  Board: late(() => import("./HexBoard.svelte")),
  Strip: TurnPile,
  Sheet: late(() => import("./TechSpec.svelte")),
  Planner,
  Plan,
  Preview: late(() => import("./HexPreview.svelte")),
  Advice: late(() => import("./HexAdvice.svelte")),
  stage,
  hidden: new Set(["warp"]),
  hasOdds: (choice) => choice.kind !== PLAN,
  twin: () => [],
  force,
  about,
  meaning: (_view, action) => JSON.stringify(action),
  outline: (plan) => outlineOf(plan).lines,
  tells,
  steps: { of: ({ unit }) => readAs<number | undefined>(unit), went: "tg-went" },
  opens: (event: GameEvent) => event.event === "card_flipped" || event.event === "round_began",
  team: (view, seat) => {
    const team = teamsOf(viewOf(view)).find((each) => each.seats.includes(seat));
    return team ? teamNumber(team.team) : -1;
  },
  score,
  goals,
  subtitle: (view, say) => (viewOf(view).scenario ? scenarioName(viewOf(view).scenario, say) : ""),
  moments: { attack: "ui-next-attack", transform: "ui-next-transform", deactivation: "ui-next-deactivation" },
  standing: { "pass-over": 1 },
  keys: [
    ["↑ ↓ ← →", "ui-key-arrows"],
    ["[ ]", "ui-key-turn"],
    ["N", "ui-key-next"],
    ["M", "ui-key-measure"],
    ["L", "tg-labels"],
    ["+ −", "ui-key-zoom"],
  ],
};

const DETAILS = new Set(["movement_began", "movement_ended", "border_chosen", "turned", "smoke_placed", "smoke_cleared"]);

/** Dice that decided nothing by themselves stand inside of what came of them; a miss is what came of it. */
function tells(event: GameEvent): Telling {
  if (event.event === "moved") return "step";
  if (event.event === "hit_rolled") return event["hit"] === true ? "detail" : "deed";
  if (event.event === "cover_rolled") return event["stray"] === true ? "deed" : "detail";
  if (event.event === "damage_rolled") return totalOf(event["damage"]) > 0 ? "detail" : "deed";
  return DETAILS.has(event.event) ? "detail" : "deed";
}

function totalOf(reasons: Json | undefined): number {
  const { terms = [], least = -Infinity } = readAs<Partial<Reasons>>(reasons ?? {});
  return Math.max(least, sum(terms));
}

function force(fields: Fields, seat: number, say: Say): ForcePiece[] {
  const view = viewOf(fields);
  return unitsOf(view)
    .filter((unit) => unit.seat === seat && (isPiece(unit) || unit.status === "gone"))
    .map((unit) => {
      const sheet = view.sheets[unit.sheet];
      const mode = modeOf(view, unit);
      return {
        id: unit.id,
        name: unit.name,
        note: [mode ? modeName(mode.name, say) : "", ...states(view, unit, say)].filter(Boolean).join(", "),
        left: Math.max(unit.hit_points, 0) / Math.max(sheet?.hit_points ?? 1, 1),
        points: unit.hit_points,
        cast: unit.sheet,
        shape: unit.mode,
        out: unit.status !== "operational",
        acting: view.acting.at(-1) === unit.id,
      };
    });
}

function score(fields: Fields, say: Say): string {
  const view = viewOf(fields);
  if (!view.round) return "";
  const limit = view.scenario.round_limit;
  const round = limit
    ? say("ui-round-of", { round: view.round, limit })
    : say("ui-round", { round: view.round });
  const scored = scores(view) || teamsOf(view).some((team) => team.score > 0);
  const points = scored ? ` · ${teamsOf(view).map((team) => `${team.team} ${team.score}`).join(" : ")}` : "";
  return round + points;
}
