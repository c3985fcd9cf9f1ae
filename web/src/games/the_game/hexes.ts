/** What a hex is called when it is pointed at; who stands there is told by the game. */

import { lineIn, told } from "../../table/twin";
import { readAs } from "../../wire/forms";
import type { Fields, Sentence, Wording } from "../../wire/messages";
import type { Say } from "../../boards/contract";
import { meaningOf } from "./objectives";
import type { End } from "./reach";
import { gridOf, unitsAt, type GroundMap, type Unit, type View } from "./tabletop";

interface Planned {
  ends: Map<number, End>;
  choicesAt(cell: number): { words: Wording }[];
}

/** One hex: its ground, who is there, and what can be answered with it. */
export function describeHex(view: View, cell: number, plan: Planned, say: Say): string {
  const label = gridOf(view.map).label(cell);
  const parts = [`${label}: ${describeGround(view.map, cell, say)}`];
  if (view.fires.includes(label)) parts.push(say("ui-hex-fire"));
  if (view.smoke.some((marker) => marker.at === label)) parts.push(say("ui-hex-smoke"));
  for (const thing of Object.values(view.things)) {
    if (thing.at === label && thing.carrier === undefined) parts.push(say("ui-hex-thing", { thing: say(`thing-${thing.kind}`) }));
  }
  parts.push(...meaningOf(view, cell, say));
  for (const unit of unitsAt(view, label)) {
    parts.push(told(lineIn(readAs<Fields>(view), `unit-${unit.id}`), say).replace(/\.$/, ""));
  }
  const end = plan.ends.get(cell);
  if (end) parts.push(say("ui-hex-reach", { points: end.spent }));
  for (const choice of plan.choicesAt(cell)) parts.push(say(choice.words.key, choice.words.args));
  return parts.join(". ") + ".";
}

export function describeGround(map: GroundMap, cell: number, say: Say): string {
  const name = map.terrain_names[map.terrain[cell] ?? 0] ?? "clear";
  const parts = [say(`terrain-${name.replaceAll("_", "-")}`)];
  if (map.elevation[cell]) parts.push(say("ui-hex-level", { level: map.elevation[cell] }));
  if (map.depth[cell]) parts.push(say("ui-hex-depth", { depth: map.depth[cell] }));
  if (map.construct_height[cell]) {
    const height = map.construct_height[cell];
    const points = map.construct_hit_points[cell];
    parts.push(say("ui-hex-construct", { height, points }));
  }
  return parts.join(", ");
}

/** Everything about a unit that its place and hit points do not tell, as the game says it. */
export function states(view: View, unit: Unit, say: Say): string[] {
  const found = lineIn(readAs<Fields>(view), `unit-${unit.id}`)?.args?.["states"];
  return (Array.isArray(found) ? found : []).map((each) => told(readAs<Sentence>(each), say));
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
