/** Which side fights for whom. */

import type { Json } from "../wire/messages";
import { factionOf, type Builder } from "./lists";

type Setup = Record<string, Json>;

/** The setup with another faction on a side; the other side takes what is left, unless both may be alike. */
export function withFaction(builder: Builder, setup: Setup, side: number, faction: string, alike: boolean): Setup {
  const lists = setup[builder.field] as string[];
  const now = lists.map((text, place) => (builder.factions ? (setup[builder.factions] as string[])[place]! : factionOf(builder, text)));
  const next = now.map((each, place) => (place === side ? faction : !alike && each === faction ? now[side]! : each));
  const texts = lists.map((text, place) => (next[place] === now[place] ? text : readyFor(builder, next[place]!, text)));
  return { ...setup, [builder.field]: texts, ...(builder.factions ? { [builder.factions]: next } : {}) };
}

/** A ready-made list of that faction in the place of another, for as many points where there is one. */
function readyFor(builder: Builder, faction: string, text: string): string {
  const points = builder.ready.find((each) => each.code === text)?.points;
  const ours = builder.ready.filter((each) => each.faction === faction);
  return (ours.findLast((each) => each.points === points) ?? ours[0])?.code ?? "";
}
