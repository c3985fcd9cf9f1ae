/** Models that the question offers to deploy, each in its modes: every one is a region of its own. */

import type { Region } from "../../boards/plane/regions";
import type { Waiting } from "../../boards/plane/waiting";
import { words } from "../../words/words.svelte";
import { castOf, type View } from "./tabletop";

export function waitingIn(view: View, regions: readonly Region[]): Waiting[] {
  const offered = regions.filter(({ action }) => action.do === "deploy");
  const ids = [...new Set(offered.map(({ action }) => Number(action["model"])))];
  return ids.flatMap((id): Waiting[] => {
    const model = view.models?.[id];
    if (!model) return [];
    const own = offered.filter(({ action }) => action["model"] === id);
    const ways = own.map((region) => {
      const mode = Number(region.action["mode"]);
      return { name: words.say(`mode-${mode ? "alt" : "robot"}`), shape: mode, region };
    });
    return [{ id, name: model.name, cast: castOf(model.name), team: model.seat, ways }];
  });
}
