/** The log of Energon Wars as a story: who did what and what came of it, dice and energon inside. */

import { byName, type Telling } from "../../table/story";
import type { GameEvent } from "../../wire/messages";

const named = byName({
  lead: ["start_tied", "terrain_shifted", "objectives_placed"],
  outcome: ["damaged", "defeated", "displaced", "fell", "prevented", "guarded", "immune", "object_lifted", "object_thrown", "terrain_destroyed", "marked", "unmarked", "item_gone", "workbench_used"],
  aside: ["energized", "rerolled", "energon_changed", "activation_ended", "replenished"],
});

/** A roll that failed is the verdict unless another succeeds. */
export function tells(event: GameEvent): Telling {
  switch (event.event) {
    case "attack_rolled":
    case "throw_rolled":
    case "lifted":
      return event["hit"] === true ? "aside" : "otherwise";
    case "damage_rolled":
      return Number(event["amount"]) > 0 ? "aside" : "otherwise";
    default:
      return named(event);
  }
}
