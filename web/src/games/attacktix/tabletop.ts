/** The view of Attacktix, as far as the page reads more of it than the table itself. */

import type { Say } from "../../boards/contract";
import { planeOf, type PlaneView } from "../../boards/plane/scene";
import { numbersIn } from "../../wire/kinds";
import type { Action, Fields } from "../../wire/messages";
import { KINDS, type FigureView1, type ThingView, type View as AttacktixView } from "./types";

/** A number of the speed wheel and its colour. */
export type Face = readonly [number, string];
export type Figure = FigureView1;
export type Thing = ThingView;
export type View = Omit<AttacktixView, "plane"> & { plane: PlaneView };

/** With its figures called in the reader's language, as they stand on the table. */
export function viewOf(view: Fields | null | undefined): View {
  return view ? ({ ...view, plane: planeOf(view) } as unknown as View) : (view as unknown as View);
}

/** Mates have one colour, before they stand on the table too. */
export function teamOf(view: View, seat: number): number {
  return view.teams?.[seat] ?? seat;
}

/** The figures of an owner in one place: in play, Back-Up, defeated. */
export function shelf(view: View, seat: number, zone: string): [number, Figure][] {
  return Object.entries(view.figures ?? {})
    .map(([id, figure]): [number, Figure] => [Number(id), figure])
    .filter(([, figure]) => figure.owner === seat && figure.zone === zone);
}

/** Whom a seat stands on its line next: they come in their order. */
export function nextToStand(view: View, seat: number | null): [number, Figure] | null {
  return seat === null ? null : (shelf(view, seat, "unplaced")[0] ?? null);
}

/** The figures that an action names: whoever it is about lights up. */
export function figuresIn(action: Action): number[] {
  return numbersIn(KINDS.actions, action.do, action, "figure");
}

/** How far a tournament is; elsewhere nothing. */
export function roundWords({ tournament }: View, say: Say): string {
  if (!tournament) return "";
  return tournament.final.length ? say("at-final") : say("at-round", { round: tournament.round, rounds: tournament.rounds });
}

/** The letter of an Attacktix Class on the front label. */
export function rankLetter(rank: string): string {
  return rank.slice(0, 1).toUpperCase();
}

/** A number of the wheel with its colour, as it is said. */
export function faceWords([speed, colour]: Face, say: Say): string {
  return say(`at-speed-${colour}`, { speed });
}
