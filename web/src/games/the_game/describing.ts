/** The board in sentences, made from the same view and options as the picture. */

import type { Wording } from "../../wire/messages";
import type { Say, TwinPart } from "../../boards/contract";
import { modeName } from "./naming";
import { goals, meaningOf, targets, zoneName, zones } from "./objectives";
import type { End } from "./reach";
import {
  gridOf,
  facingOf,
  isPiece,
  modeOf,
  teamsOf,
  unitsAt,
  unitsOf,
  type GroundMap,
  type Unit,
  type View,
} from "./tabletop";

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
  for (const unit of unitsAt(view, label)) parts.push(describeUnit(view, unit, say));
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

export function describeUnit(view: View, unit: Unit, say: Say): string {
  const sheet = view.sheets[unit.sheet];
  const mode = modeOf(view, unit);
  return say("ui-unit", {
    name: unit.name,
    team: unit.side === "none" ? say("nobody") : say(`team-${unit.side === "A" ? 0 : 1}`),
    mode: mode ? modeName(mode.name, say) : "",
    hex: unit.at ?? "–",
    facing: say(`facing-${facingOf(unit)}`),
    points: unit.hit_points,
    most: sheet?.hit_points ?? 0,
    states: states(view, unit, say).join(", ") || "none",
  });
}

/** Everything about a unit that its place and hit points do not tell. */
export function states(view: View, unit: Unit, say: Say): string[] {
  const found: string[] = [];
  if (unit.status !== "operational") found.push(say(`status-${unit.status}`));
  if (unit.level !== "ground") found.push(say(`level-${unit.level}`));
  if (unit.submerged) found.push(say("ui-state-submerged"));
  if (unit.prone) found.push(say("ui-state-prone"));
  if (unit.cloaked) found.push(say("ui-state-cloaked"));
  if (unit.shield !== "none") found.push(say(`ui-state-shield-${unit.shield}`));
  if (unit.ducking) found.push(say("ui-state-ducking"));
  const master = view.units[unit.master ?? -1];
  if (master) found.push(say("ui-state-controlled", { unit: master.name }));
  const carrier = view.units[unit.carrier ?? -1];
  if (carrier) found.push(say("ui-state-carried", { unit: carrier.name }));
  if (unit.cargo.length) {
    const names = unit.cargo.map((id) => view.units[id]?.name ?? "").join(", ");
    found.push(say("ui-state-carries", { units: names }));
  }
  for (const thing of Object.values(view.things)) {
    if (thing.carrier === unit.id) found.push(say("ui-state-carries", { units: say(`thing-${thing.kind}`) }));
  }
  return found;
}

export function twin(view: View, say: Say): TwinPart[] {
  const parts: TwinPart[] = [];
  const round = say("ui-round", { round: view.round });
  const turn = view.units[view.turn ?? -1];
  const waiting = view.pile.units.map((id) => view.units[id]?.name ?? "").join(", ");
  const order = [
    round,
    ...(turn ? [say("ui-turn-of", { unit: turn.name })] : []),
    ...(waiting ? [say("ui-pile", { units: waiting, percent: percent(view.pile.chance) })] : []),
  ];
  parts.push({ heading: say("ui-twin-turn"), lines: order });
  const wanted = goals(view, say).map(({ text, progress }) => (progress ? `${text} ${progress}.` : text));
  if (wanted.length) parts.push({ heading: say("ui-goal"), lines: [...wanted, ...describeZones(view, say)] });
  for (const team of teamsOf(view)) {
    const units = unitsOf(view).filter((unit) => unit.side === team.team && isPiece(unit));
    parts.push({
      heading: say(`team-${team.team === "A" ? 0 : 1}`),
      lines: units.map((unit) => describeUnit(view, unit, say)),
    });
  }
  const ground = describeMap(view, say);
  if (ground.length) parts.push({ heading: say("ui-twin-map"), lines: ground });
  return parts;
}

/** The hexes that are not plain: by terrain, each with the labels where it is. */
function describeMap(view: View, say: Say): string[] {
  const grid = gridOf(view.map);
  const kinds = new Map<string, string[]>();
  for (let cell = 0; cell < grid.size; cell++) {
    const terrain = describeGround(view.map, cell, say);
    if (terrain === say("terrain-clear")) continue;
    kinds.set(terrain, [...(kinds.get(terrain) ?? []), grid.label(cell)]);
  }
  const lines = [...kinds].map(([kind, labels]) => `${kind}: ${labels.join(" ")}.`);
  if (view.fires.length) lines.push(say("ui-twin-fires", { hexes: view.fires.join(" ") }));
  if (view.smoke.length) {
    const hexes = [...new Set(view.smoke.map((marker) => marker.at))].join(" ");
    lines.push(say("ui-twin-smoke", { hexes }));
  }
  const litter = new Set(Object.values(view.things).map((thing) => thing.kind));
  for (const kind of litter) {
    const lying = Object.values(view.things).filter((thing) => thing.kind === kind && thing.at && thing.carrier === undefined);
    const hexes = lying.map((thing) => thing.at).join(" ");
    if (hexes) lines.push(say("ui-twin-things", { thing: say(`thing-${kind}`), hexes }));
  }
  return lines;
}

/** The hexes that count for the objective. */
function describeZones(view: View, say: Say): string[] {
  const grid = gridOf(view.map);
  const spelled = (cells: number[]): string => cells.map((cell) => grid.label(cell)).join(" ");
  const lines = zones(view).map((zone) => `${zoneName(zone, say)}: ${spelled(zone.cells)}.`);
  const fought = targets(view);
  return fought.length ? [...lines, `${say("ui-goal-target")}: ${spelled(fought)}.`] : lines;
}

export function percent(share: number): number {
  return Math.round(share * 100);
}
