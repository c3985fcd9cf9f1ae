/** What happened so far, in the order it happened. */

import type { Told } from "../wire/messages";

export interface Entry extends Told {
  id: number;
  /** What the seats were called when it happened: who did it stays true when they change hands. */
  names?: readonly string[];
}

/** The log after a message: what did not happen after all is taken out, the new is added. */
export function logged(log: Entry[], told: Told[], back: number | null | undefined, names: readonly string[] = []): Entry[] {
  const kept = back === null || back === undefined ? log : log.filter((each) => each.ply < back);
  let id = (kept.at(-1)?.id ?? -1) + 1;
  return [...kept, ...told.map((each) => ({ ...each, id: id++, names }))];
}

/** The first entry of each turn, for headings in between. */
export function headings(log: Entry[], opens: (entry: Entry) => boolean): Set<number> {
  return new Set(log.filter((entry) => opens(entry)).map((entry) => entry.id));
}
