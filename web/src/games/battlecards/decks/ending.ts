/** BC-RUL-80: whether a match could go on for ever, and what is advised then. */

import type { Values } from "../../../setup/described";

export { ADVISED_TURNS } from "../types";

/** Survival alone and Domination alone often bring nobody to an end; a limit does. */
export function mayNotEnd(options: Values): boolean {
  const [supreme, domination, survival] = ["supreme_target", "domination_target", "survival"].map((name) => !!options[name]);
  return !options["turn_limit"] && !supreme && domination !== survival;
}
