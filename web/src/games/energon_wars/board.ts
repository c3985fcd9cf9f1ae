/** Energon Wars at the table. */

import type { GameBoard } from "../../boards/contract";
import { board as plane } from "../../boards/plane/board";
import ModelCard from "./ModelCard.svelte";
import Order from "./Order.svelte";
import { modelsIn, viewOf } from "./tabletop";
import WarsTable from "./WarsTable.svelte";
import "./words";

export const board: GameBoard = {
  ...plane,
  Board: WarsTable,
  Strip: Order,
  Sheet: ModelCard,
  about: (action) => ({ units: modelsIn(action), cells: [] }),
  opens: (event) => event.event === "activated" || event.event === "round_began",
  team: (_view, seat) => seat,
  score: (fields, say) => {
    const view = viewOf(fields);
    if (!view.round) return "";
    const [first, second] = view.points;
    const args = { round: view.round, first, second, total: view.winning_total };
    return say(view.winning_total ? "ew-round-of" : "ew-round", args);
  },
};
