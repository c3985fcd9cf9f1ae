/** The log of Tabletop Warfare as a story: who did what and what came of it, dice and checks inside. */

import { byName, type Telling } from "../../table/story";
import type { GameEvent } from "../../wire/messages";

const named = byName({
  lead: ["attack_began", "free_action_began", "optimism_rolled", "direction_sealed", "list_sealed", "obstacles_sealed", "rolled_off", "spoils_rolled", "teleport_rolled"],
  outcome: ["damaged", "destroyed", "repaired", "marker_repaired", "protected", "shielded", "critical_hit", "weapon_destroyed", "form_locked", "rotor_flew", "rammed", "stomped", "cube_taken", "left_the_field"],
  aside: ["damage_rolled", "critical_checked", "critical_rolled", "rerolled", "attack_ended", "activation_ended", "marker_removed", "faced", "held"],
});

/** A strike that misses is the verdict unless another hits; aiming is a deed, other markers come of one. */
export function tells(event: GameEvent): Telling {
  switch (event.event) {
    case "strike_rolled":
      return event["hit"] === true ? "aside" : "otherwise";
    case "dodge_rolled":
      return event["dodged"] === true ? "outcome" : "aside";
    case "marker_placed":
      return event["marker"] === "aim" ? "deed" : "outcome";
    default:
      return named(event);
  }
}
