/** The dice that an event tells of, to be shown as they fall. */

import type { GameEvent, Reasons } from "../../wire/messages";
import type { Die } from "../../boards/contract";

export function diceOf(event: GameEvent): Die[] {
  const roll = event["roll"];
  const need = event["need"];
  if (event.event === "hit_rolled") {
    return [die("roll-to-hit", Number(roll), Number(need), event["hit"] === true)];
  }
  if (event.event === "cover_rolled") {
    return [die("roll-cover", Number(roll), 6, event["stray"] !== true)];
  }
  if (event.event === "control_rolled") {
    return [die("roll-control", Number(roll), null, event["success"] === true)];
  }
  if (event.event === "control_kept") {
    return [die("roll-keep", Number(roll), null, event["kept"] === true)];
  }
  if (event.event === "wind_rolled") return [die("roll-wind", Number(roll), null, null)];
  if (event.event === "damage_rolled") {
    const potential = event["potential"] as unknown as Reasons;
    const resistance = event["resistance"] as unknown as Reasons;
    return [sumDie("roll-potential", potential), sumDie("roll-resistance", resistance)];
  }
  return [];
}

function die(about: string, face: number, need: number | null, good: boolean | null): Die {
  return { about, face, need, good, total: null };
}

/** The die inside a sum, with the sum beside it. */
function sumDie(about: string, reasons: Reasons): Die {
  const face = reasons.terms.find((term) => term.label === "reason-roll")?.amount ?? 0;
  const total = reasons.terms.reduce((sum, term) => sum + term.amount, 0);
  return { about, face, need: null, good: null, total };
}
