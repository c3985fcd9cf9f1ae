/** Tabletop Warfare at the table. */

import type { ForcePiece, GameBoard, Say } from "../../boards/contract";
import { late } from "../../boards/late";
import { board as plane } from "../../boards/plane/board";
import { insteadOf } from "../../table/whynot.svelte";
import { figuresIn, left, sideOf, viewOf, type View } from "./tabletop";
import { tells } from "./telling";
import Tempo from "./Tempo.svelte";
import { KINDS } from "./types";
import "./words";

/** How long each event is looked at, in milliseconds; others for a moment. */
const TIMES: Record<string, number> = {
  moved: 800,
  placed: 500,
  strike_rolled: 900,
  dodge_rolled: 800,
  damage_rolled: 800,
  critical_checked: 700,
  rammed: 800,
  optimism_rolled: 700,
  spoils_rolled: 700,
  teleport_rolled: 700,
  damaged: 500,
  destroyed: 1100,
  transformed: 900,
  critical_hit: 900,
};
const MOMENT = 260;

export const board: GameBoard = {
  ...plane,
  Board: late(() => import("./WarTable.svelte")),
  Strip: Tempo,
  Sheet: late(() => import("./Cards.svelte")),
  hasOdds: () => true,
  stage: { time: (entry) => TIMES[entry.event.event] ?? MOMENT },
  force: (fields, seat, say) => [...plane.force(fields, seat, say), ...waiting(viewOf(fields), seat, say)],
  names: { events: KINDS.events, figure: "figure" },
  closeUps: new Set(["transformed", "destroyed"]),
  about: (action) => ({ units: figuresIn(action), cells: [] }),
  wanted: (_view, { units: [figure = -1] }, options) => insteadOf(options, KINDS.actions, "figure", figure),
  tells,
  opens: (event) => event.event === "activated" || event.event === "round_began",
  team: (_view, seat) => seat % 2,
  score: (fields, say) => {
    const view = viewOf(fields);
    if (!view.round) return "";
    const [first, second] = view.points;
    return say(view.round_limit ? "tw-round" : "tw-round-open", { round: view.round, limit: view.round_limit, first, second });
  },
  moments: { attack: "tw-next-attack", destroyed: "tw-next-destroyed" },
  standing: { dodge: 1 },
};

/** Whoever is still to be deployed, under the first seat of the side. */
function waiting(view: View, seat: number, say: Say): ForcePiece[] {
  if (seat > 1) return [];
  return sideOf(view, seat)
    .filter((figure) => figure.status === "waiting")
    .map((figure) => ({
      id: figure.id,
      name: view.sheets[figure.kind]?.name ?? "",
      note: say("tw-waiting"),
      left: 1,
      out: false,
      acting: false,
      points: left(view, figure, figure.form),
      cast: view.sheets[figure.kind]?.cast ?? "",
      shape: view.sheets[figure.kind]?.shapes[figure.form] ?? 0,
    }));
}
