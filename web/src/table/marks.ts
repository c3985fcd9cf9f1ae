/** Moments of note on the timeline. */

import type { Entry } from "./log";

export interface Mark {
  ply: number;
  kind: string;
}

/** The table after an event is the one after its answer: one ply later. */
export function marksOf(log: Entry[]): Mark[] {
  return log.flatMap(({ ply, moment }) => (moment ? [{ ply: ply + 1, kind: moment }] : []));
}

export function nextMark(marks: Mark[], kind: string, after: number): number | null {
  return marks.find((mark) => mark.kind === kind && mark.ply > after)?.ply ?? null;
}
