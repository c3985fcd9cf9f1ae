/** Attacktix at the table. */

import type { ForcePiece, GameBoard } from "../../boards/contract";
import { late } from "../../boards/late";
import { board as plane } from "../../boards/plane/board";
import { byName } from "../../table/story";
import { insteadOf } from "../../table/whynot.svelte";
import { house } from "./cinema.svelte";
import { calledOf } from "./forces";
import { faceWords, figuresIn, rankLetter, roundWords, teamOf, viewOf } from "./tabletop";
import { KINDS } from "./types";
import "./words";

/** How long each event is looked at, in milliseconds; others for a moment. */
const TIMES: Record<string, number> = {
  rolled: 190,
  halted: 150,
  placed: 200,
  attacked: 500,
  felled: 600,
  underside: 900,
  ability_used: 700,
  entered: 600,
};
const MOMENT = 180;

/** Tix on the way to where a figure stops, and what a missile touches, stand inside; who falls is in the line of the shot. */
const tells = byName({
  lead: ["ground", "covered_grind", "seats_drawn", "speeds_counted", "places_shown", "move_began", "rolled", "shoved", "base_turned"],
  outcome: ["felled", "missed", "slid", "switch_tripped", "stroke_void", "underside", "ability_used", "ability_failed", "defeated", "recovered", "encouraged", "pushed", "jammed", "captured", "targets_stood"],
  aside: ["struck", "thing_moved", "attack_over", "reloaded"],
});

export const board: GameBoard = {
  ...plane,
  Board: late(() => import("./TixTable.svelte")),
  Sheet: late(() => import("./Sheet.svelte")),
  stage: { time: (entry) => TIMES[entry.event.event] ?? MOMENT, until: (entry) => house.cinema?.until(entry) ?? null },
  team: (fields, seat) => teamOf(viewOf(fields), seat),
  force,
  names: { events: KINDS.events, figure: "figure" },
  fold: 8,
  about: (action) => ({ units: figuresIn(action), cells: [] }),
  wanted: (_view, { units: [figure = -1] }, options) => insteadOf(options, KINDS.actions, "figure", figure),
  hasOdds: () => true,
  tells,
  opens: (event) => event.event === "turn_began",
  score: (fields, say) => {
    const view = viewOf(fields);
    if (view.practice) return say("at-practice", { tries: view.practice[0], downs: view.practice[1] });
    const turn = view.turn > 0 ? say("at-turn", { turn: view.turn, left: Math.max(view.allowed - view.used, 0) }) : "";
    return [roundWords(view, say), turn].filter(Boolean).join(" · ");
  },
  moments: { attack: "at-next-attack", loss: "at-next-loss", turn: "at-next-turn" },
  standing: { "pass-over": 1 },
  keys: [
    ...plane.keys.filter(([, message]) => message !== "plane-key-measure"),
    ["Q E", "at-key-turn"],
    ["R F", "at-key-raise"],
    ["T G", "at-key-above"],
    ["C", "at-shoulder"],
  ],
};

/** Whoever stands on the table or will stand there, with what the window shows; shelves are on the sheet. */
function force(fields: Parameters<GameBoard["force"]>[0], seat: number, say: Parameters<GameBoard["force"]>[2]): ForcePiece[] {
  const view = viewOf(fields);
  return Object.entries(view.figures ?? {})
    .filter(([, figure]) => figure.controller === seat && ["play", "fallen", "unplaced"].includes(figure.zone))
    .map(([id, figure]) => ({
      id: Number(id),
      name: view.plane.figures?.[id]?.name ?? calledOf(figure),
      note: [`${figure.points} ${rankLetter(figure.rank)}`, figure.face ? faceWords(figure.face, say) : ""].filter(Boolean).join(" · "),
      left: figure.zone === "fallen" ? 0 : 1,
      out: figure.zone === "fallen",
      acting: view.mover === Number(id) || view.attacker === Number(id),
      points: figure.points,
      cast: figure.cast,
      shape: figure.shape,
    }));
}
