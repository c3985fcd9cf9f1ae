/** How long each event is looked at, in milliseconds. What it changes, the service sends with it. */

import type { Entry } from "../../table/log";
import type { Stage } from "../../table/playback.svelte";

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

export const stage: Stage = { time: (entry: Entry) => TIMES[entry.event.event] ?? 0 };
