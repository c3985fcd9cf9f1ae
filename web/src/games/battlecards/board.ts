/** Battle Cards at the table. */

import { numbersIn } from "../../wire/kinds";
import type { Fields, GameEvent } from "../../wire/messages";
import { byName } from "../../table/story";
import { told } from "../../table/twin";
import type { ForcePiece, GameBoard, Goal, Say } from "../../boards/contract";
import { late } from "../../boards/late";
import { goalsOf } from "./card_text";
import { library } from "./library.svelte";
import { formOf, cardName } from "./naming";
import PhaseStrip from "./PhaseStrip.svelte";
import ReactionPlanner from "./ReactionPlanner.svelte";
import { stage } from "./stage";
import { viewOf } from "./dealt";
import { knownCards, meaningOf, nearSeat, partsOf, teamOf, wantedOf } from "./tabletop";
import { KINDS } from "./types";
import "./words";

/** Where nothing was done in a phase, the strip says which it is. */
const tells = byName({ detail: ["deck_shuffled", "strength_added", "control_lost", "battle_ended"], aside: ["phase_began"] });

export const board: GameBoard = {
  Board: late(() => import("./CardsBoard.svelte")),
  Strip: PhaseStrip,
  Sheet: late(() => import("./CardSheet.svelte")),
  Planner: ReactionPlanner,
  Preview: late(() => import("./CardsPreview.svelte")),
  previewBelow: true,
  Advice: null,
  stage,
  hidden: new Set(),
  hasOdds: () => true,
  twin: () => [],
  force,
  about: (action) => {
    const { subject, place } = partsOf(action);
    return { units: [subject, place].filter((each): each is number => each !== null), cells: [] };
  },
  wanted: (view, { units }) => units.flatMap((card) => wantedOf(viewOf(view), card)),
  meaning: (view, action) => meaningOf(viewOf(view), action),
  outline: (plan) => plan.map((each) => each.words),
  tells,
  named,
  opens: (event: GameEvent) => event.event === "turn_began",
  team: (view, seat) => teamOf(viewOf(view), seat),
  score: (view, say) => (viewOf(view).turn ? say("bc-turn", { turn: viewOf(view).turn }) : ""),
  goals,
  subtitle: () => "",
  moments: { attack: "bc-next-battle", transform: "ui-next-transform", deactivation: "bc-next-scrapped" },
  standing: { nothing: 1, "pass-over": 1 },
  keys: [
    ["↑ ↓ ← →", "bc-key-arrows"],
    ["N", "ui-key-next"],
  ],
};

function goals(view: Fields, say: Say): Goal[] {
  if (!viewOf(view).seats) return [];
  return goalsOf(view, nearSeat(viewOf(view))).map((line) => ({ text: told(line, say), progress: "" }));
}


/** The cards that an event names, also those that were played and are gone. */
function named(fields: Fields, event: GameEvent): { id: number; name: string }[] {
  const known = knownCards(viewOf(fields));
  const cards = numbersIn(KINDS.events, event.event, event, "card");
  return cards.flatMap((id) => known.get(id) ?? []).map((card) => ({ id: card.card, name: cardName(card) }));
}

/** The Robots of a seat, with what is left of them. */
function force(fields: Fields, seat: number, say: Say): ForcePiece[] {
  const view = viewOf(fields);
  const places = new Map((view.field ?? []).map((each) => [each.card, cardName(each)]));
  return (view.seats?.[seat]?.robots ?? []).map((robot) => ({
    id: robot.card,
    name: robot.title,
    note: [
      robot.mode === "alt" ? formOf(robot) : say("mode-robot"),
      robot.in_battle ? say("bc-in-battle") : (places.get(robot.place ?? -1) ?? say("table-homebase")),
    ].join(", "),
    left: Math.max(robot.endurance - robot.damage, 0) / Math.max(robot.endurance, 1),
    points: Math.max(robot.endurance - robot.damage, 0),
    cast: library.card(robot.code)?.cast ?? "",
    shape: library.card(robot.code)?.shapes[robot.mode === "alt" ? 1 : 0] ?? 0,
    out: false,
    acting: robot.in_battle,
  }));
}
