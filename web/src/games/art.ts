/** The picture of each game, for the first page. */

import type { Component } from "svelte";

import Blueprint from "../figures/Blueprint.svelte";

type Art = Component<Record<string, never>>;

const ART = import.meta.glob<{ default: Art }>("./*/Art.svelte", { eager: true });

/** Its picture; an empty blueprint for a game that has none. */
export function artOf(game: string): Art {
  return ART[`./${game}/Art.svelte`]?.default ?? (Blueprint as Art);
}
