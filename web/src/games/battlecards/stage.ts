/** How long each event is looked at, in milliseconds. What it changes, the service sends with it. */

import type { Entry } from "../../table/log";
import type { Stage } from "../../table/playback.svelte";

const TIMES: Record<string, number> = {
  turn_began: 350,
  yield_banked: 550,
  bank_changed: 450,
  discovered: 450,
  deployed: 450,
  moved: 260,
  transformed: 820,
  ability_used: 550,
  advantage_played: 650,
  claim_staked: 600,
  claim_granted: 450,
  contested: 600,
  challenged: 650,
  strength_added: 600,
  robot_joined: 700,
  dice_rolled: 800,
  robot_affected: 350,
  support_cancelled: 450,
  battle_fought: 1300,
  battle_broken_off: 700,
  hit_taken: 1800,
  damaged: 380,
  repaired: 350,
  scrapped: 380,
  control_gained: 300,
  card_fetched: 450,
  card_salvaged: 450,
};

export const stage: Stage = { time: (entry: Entry) => TIMES[entry.event.event] ?? 0 };
