/** A game on a measured table, as far as its view tells: for samples, and for other people's games. */

import type { Fields } from "../../wire/messages";
import type { ForcePiece, GameBoard } from "../contract";
import { late } from "../late";
import { bundling } from "./regions";
import { figuresOf, planeOf } from "./scene";
import { notes, twin } from "./telling";
import "./words";

/** How long an event is looked at: as long as a figure takes to get there. */
const LOOK = 700;

export const board: GameBoard = {
  Board: late(() => import("./PlaneBoard.svelte")),
  Strip: null,
  Sheet: null,
  Planner: null,
  Preview: null,
  Advice: null,
  stage: { time: () => LOOK },
  hidden: new Set(),
  bundling,
  hasOdds: () => false,
  twin: (view, say) => twin(planeOf(view), say),
  force,
  about: () => ({ units: [], cells: [] }),
  meaning: (_view, action) => JSON.stringify(action),
  outline: (plan) => plan.map((each) => each.words),
  opens: () => false,
  team: (view, seat) => figuresOf(planeOf(view)).find(([, figure]) => figure.seat === seat)?.[1].team ?? seat,
  score: () => "",
  goals: () => [],
  subtitle: () => "",
  moments: {},
  keys: [
    ["↑ ↓ ← →", "plane-key-cursor"],
    ["⇧ ↑ ↓ ← →", "plane-key-fine"],
    ["W", "plane-key-waypoint"],
    ["⌫", "plane-key-back"],
    ["N", "plane-key-next"],
    ["O", "plane-key-region"],
    ["M", "plane-key-measure"],
    ["+ −", "plane-key-zoom"],
  ],
};

export function force(view: Fields, seat: number, say: Parameters<GameBoard["force"]>[2]): ForcePiece[] {
  const plane = planeOf(view);
  return figuresOf(plane)
    .filter(([, figure]) => figure.seat === seat)
    .map(([id, figure]) => ({
      id,
      name: figure.name,
      note: notes(plane, figure, say).join(", "),
      left: figure.most ? (figure.left ?? 0) / figure.most : 1,
      out: !!figure.wreck,
      acting: !!figure.acting,
      points: figure.left ?? 0,
      cast: figure.cast ?? "",
      shape: figure.shape ?? 0,
    }));
}
