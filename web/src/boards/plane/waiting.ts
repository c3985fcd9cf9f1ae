/** Who is still to be put down, as a game tells it from its question. */

import type { Held } from "./desk.svelte";
import type { Region } from "./regions";

export interface Waiting {
  id: number;
  name: string;
  cast: string;
  team: number | undefined;
  ways: readonly Way[];
}

/** A form or mode in which it can stand: the question offers where, or that is looked up. */
export type Way = { name: string; shape: string | number } & ({ region: Region } | { look: () => Promise<Held | null> });
