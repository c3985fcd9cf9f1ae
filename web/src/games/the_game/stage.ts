/** What each event changes on the board while it plays. The engine's next view is the truth. */

import type { Entry } from "../../table/log";
import type { Stage } from "../../table/playback.svelte";
import type { Fields, GameEvent } from "../../wire/messages";
import { DIRECTION_NAMES } from "../../boards/hex/geometry";
import { gridOf, LEVELS, viewOf, type Unit, type View } from "./tabletop";

const TIMES: Record<string, number> = {
  round_began: 500,
  card_flipped: 650,
  moved: 140,
  turned: 90,
  level_changed: 260,
  went_prone: 240,
  stood_up: 240,
  warped: 420,
  boarded: 260,
  left_transport: 260,
  attack_declared: 420,
  hit_rolled: 750,
  cover_rolled: 700,
  damage_rolled: 850,
  damaged: 360,
  deactivated: 620,
  unconscious: 420,
  control_rolled: 700,
  control_kept: 600,
  wind_rolled: 600,
  transformed: 860,
  combined: 1200,
  separated: 700,
  released: 700,
  fire_set: 420,
  smoke_placed: 80,
  construct_destroyed: 500,
  construct_damaged: 260,
  repaired: 360,
  shield_raised: 360,
  cloaked: 360,
  commanded: 420,
  transmitted: 420,
};

export const stage: Stage = {
  perform: (view, entry) => perform(viewOf(view), entry.event) as unknown as Fields,
  time: (entry: Entry) => TIMES[entry.event.event] ?? 0,
};

export function perform(view: View, event: GameEvent): View {
  const change = CHANGES[event.event];
  return change ? change(view, event) : view;
}

type Change = (view: View, event: GameEvent) => View;

function moving(read: (event: GameEvent, view: View) => Partial<Unit>): Change {
  return (view, event) => changed(view, Number(event["unit"]), read(event, view));
}

function changed(view: View, id: number, some: Partial<Unit>): View {
  const units = view.units.map((unit) => (unit.id === id ? { ...unit, ...some } : unit));
  const moved = some.at;
  if (moved === undefined) return { ...view, units };
  return { ...view, units: units.map((unit) => (unit.carrier === id ? { ...unit, at: moved } : unit)) };
}

function label(view: View, cell: unknown): string {
  return gridOf(view.map).label(Number(cell));
}

function level(event: GameEvent): Unit["level"] {
  return LEVELS[Number(event["level"])] ?? "ground";
}

function facing(event: GameEvent): string {
  return DIRECTION_NAMES[Number(event["facing"])] ?? "N";
}

const arriving = moving((event, view) => ({
  at: label(view, event["cell"]),
  facing: facing(event),
  status: "operational",
  ...("level" in event ? { level: level(event) } : {}),
}));

const CHANGES: Record<string, Change> = {
  card_flipped: (view, event) => {
    const unit = Number(event["unit"]);
    const units = view.pile.units.filter((each) => each !== unit);
    const pile = { units, count: units.length, chance: units.length ? 1 / units.length : 0 };
    return { ...view, pile, turn: unit, acting: [unit], flipped: [...view.flipped, unit] };
  },
  round_began: (view, event) => {
    const round = Number(event["round"]);
    const ready = view.units.filter((unit) => unit.status === "operational" && unit.acts_from <= round);
    const units = ready.map((unit) => unit.id);
    const pile = { units, count: units.length, chance: units.length ? 1 / units.length : 0 };
    return { ...view, round, pile, flipped: [], turn: null, acting: [] };
  },
  grant_began: (view, event) => ({ ...view, acting: [...view.acting, Number(event["unit"])] }),
  moved: moving((event, view) => ({ at: label(view, event["cell"]), level: level(event) })),
  turned: moving((event) => ({ facing: facing(event) })),
  level_changed: moving((event) => ({ level: level(event) })),
  went_prone: moving(() => ({ prone: true })),
  stood_up: moving((event) => ({ prone: false, facing: facing(event) })),
  warped: arriving,
  deployed: arriving,
  arrived: arriving,
  dropped: moving((event, view) => ({
    at: label(view, event["cell"]),
    facing: facing(event),
    carrier: null,
    inside: false,
  })),
  boarded: (view, event) => {
    const transport = view.units[Number(event["transport"])];
    const aboard = { carrier: Number(event["transport"]), inside: true, at: transport?.at ?? null };
    return changed(view, Number(event["unit"]), aboard);
  },
  left_transport: moving((event, view) => ({
    at: label(view, event["cell"]),
    carrier: null,
    inside: false,
  })),
  damaged: (view, event) => {
    const unit = view.units[Number(event["unit"])];
    const left = Number(event["left"]);
    const damage = (unit?.damage ?? 0) + Number(event["amount"]);
    return changed(view, Number(event["unit"]), { hit_points: left, damage });
  },
  deactivated: moving(() => ({ status: "deactivated" })),
  unconscious: moving(() => ({ status: "unconscious" })),
  retreated: moving(() => ({ status: "gone", at: null })),
  transformed: moving((event) => ({ mode: Number(event["mode"]), level: level(event), prone: false })),
  cloaked: moving(() => ({ cloaked: true })),
  uncloaked: moving(() => ({ cloaked: false })),
  ducked: moving(() => ({ ducking: true })),
  shield_raised: moving((event) => ({ shield: Number(event["field"]) === 2 ? "weapon" : "self" })),
  shield_dropped: moving(() => ({ shield: "none" })),
  repaired: (view, event) => {
    const patient = view.units[Number(event["patient"])];
    const amount = Number(event["amount"]);
    const points = (patient?.hit_points ?? 0) + amount;
    return changed(view, Number(event["patient"]), { hit_points: points });
  },
  construct_damaged: (view, event) => {
    const points = [...view.map.construct_hit_points];
    points[Number(event["cell"])] = Number(event["left"]);
    return { ...view, map: { ...view.map, construct_hit_points: points } };
  },
  construct_destroyed: (view, event) => {
    const heights = [...view.map.construct_height];
    heights[Number(event["cell"])] = 0;
    return { ...view, map: { ...view.map, construct_height: heights } };
  },
  built: (view, event) => {
    const heights = [...view.map.construct_height];
    const points = [...view.map.construct_hit_points];
    heights[Number(event["cell"])] = Number(event["height"]);
    points[Number(event["cell"])] = Number(event["hit_points"]);
    const map = { ...view.map, construct_height: heights, construct_hit_points: points };
    return { ...view, map };
  },
  fire_set: (view, event) => ({ ...view, fires: [...view.fires, label(view, event["cell"])] }),
  fire_extinguished: (view, event) => {
    const out = label(view, event["cell"]);
    return { ...view, fires: view.fires.filter((each) => each !== out) };
  },
  smoke_placed: (view, event) => {
    const marker = { at: label(view, event["cell"]), fire: null, expires: null };
    return { ...view, smoke: [...view.smoke, marker] };
  },
  smoke_cleared: (view, event) => {
    const out = label(view, event["cell"]);
    return { ...view, smoke: view.smoke.filter((each) => each.at !== out) };
  },
  wind_rolled: (view, event) => ({
    ...view,
    wind: DIRECTION_NAMES[Number(event["direction"])] ?? view.wind,
  }),
  combined: (view, event) => {
    const members = event["members"] as number[];
    const units = view.units.map((unit) =>
      members.includes(unit.id) ? { ...unit, status: "aside" as const, at: null } : unit,
    );
    const giant = { at: label(view, event["cell"]), facing: facing(event), status: "operational" as const };
    return changed({ ...view, units }, Number(event["unit"]), giant);
  },
};
