/** Moments of note on the timeline. */

import type { GameBoard } from "../boards/contract";
import type { Entry } from "./log";

export interface Mark {
  ply: number;
  kind: string;
}

/** The table after an event is the one after its answer: one ply later. */
export function marksOf(log: Entry[], board: Pick<GameBoard, "mark">): Mark[] {
  return log.flatMap((entry) => {
    const kind = board.mark(entry.event);
    return kind ? [{ ply: entry.ply + 1, kind }] : [];
  });
}

export function nextMark(marks: Mark[], kind: string, after: number): number | null {
  return marks.find((mark) => mark.kind === kind && mark.ply > after)?.ply ?? null;
}
