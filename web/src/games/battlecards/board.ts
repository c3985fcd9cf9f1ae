/** Battlecards at the table. */

import type { Fields, GameEvent } from "../../wire/messages";
import type { ForcePiece, GameBoard, Goal, Say } from "../../boards/contract";
import CardsBoard from "./CardsBoard.svelte";
import CardSheet from "./CardSheet.svelte";
import CardsPreview from "./CardsPreview.svelte";
import { twin, waysToWin } from "./describing";
import { kindOfForm } from "./forms";
import { formOf, cardName } from "./naming";
import PhaseStrip from "./PhaseStrip.svelte";
import ReactionPlanner from "./ReactionPlanner.svelte";
import { stage } from "./stage";
import { viewOf } from "./dealt";
import { meaningOf, nearSeat, partsOf, teamOf, type View } from "./tabletop";
import "./words";

export const board: GameBoard = {
  Board: CardsBoard,
  Strip: PhaseStrip,
  Sheet: CardSheet,
  Planner: ReactionPlanner,
  Preview: CardsPreview,
  Advice: null,
  stage,
  hidden: new Set(),
  hasOdds: (choice) => choice.kind === "roll_dice",
  twin: (view, say) => (viewOf(view).seats ? twin(viewOf(view), say) : []),
  force,
  about: (action) => {
    const { subject, place } = partsOf(action);
    return { units: [subject, place].filter((each): each is number => each !== null), cells: [] };
  },
  meaning: (view, action) => meaningOf(viewOf(view), action),
  outline: (_view, _options, plan) => plan.map((each) => each.words),
  opens: (event: GameEvent) => event.event === "turn_began",
  team: (view, seat) => teamOf(viewOf(view), seat),
  score: (view, say) => (viewOf(view).turn ? say("bc-turn", { turn: viewOf(view).turn }) : ""),
  goals: (view, say) => (viewOf(view).seats ? goals(viewOf(view), say) : []),
  subtitle: () => "",
  moments: { attack: "bc-next-battle", transform: "ui-next-transform", deactivation: "bc-next-scrapped" },
  standing: { nothing: 1 },
  keys: [
    ["↑ ↓ ← →", "bc-key-arrows"],
    ["N", "ui-key-next"],
  ],
};

function goals(view: View, say: Say): Goal[] {
  const near = view.seats[nearSeat(view)];
  return near ? waysToWin(view, near, say).map((text) => ({ text, progress: "" })) : [];
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
    kind: `${robot.mode === "alt" ? "" : "robot/"}${kindOfForm(robot.form)}`,
    out: false,
    acting: robot.in_battle,
  }));
}
