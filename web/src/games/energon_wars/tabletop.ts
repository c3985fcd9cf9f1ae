/** The view of Energon Wars, as the page reads it. */

import { numbersIn } from "../../wire/kinds";
import type { Action, Fields } from "../../wire/messages";
import { KINDS, type LastingView, type ModelView, type View } from "./types";

export type { ModelView, View };

export function viewOf(view: Fields | null | undefined): View {
  return (view ?? {}) as unknown as View;
}

/** The models of a seat that are still there. */
export function modelsOf(view: View, seat: number): [number, ModelView][] {
  return Object.entries(view.models ?? {})
    .map(([id, model]): [number, ModelView] => [Number(id), model])
    .filter(([, model]) => model.seat === seat && (model.status === "standing" || model.status === "carried"));
}

/** The models that an action names. */
export function modelsIn(action: Action): number[] {
  return numbersIn(KINDS.actions, action.do, action, "model");
}

/** What is drawn for a name. */
export function castOf(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

/** The model that a question names; -1 when there is none of that name. */
export function modelNamed(view: View, name: unknown, seat?: number): number {
  const found = Object.entries(view.models ?? {}).find(
    ([, model]) => model.name === name && (seat === undefined || model.seat === seat),
  );
  return found ? Number(found[0]) : -1;
}

export interface Pip {
  /** kept: a shield; spent now: to use; coming: with the next round; gone: empty. */
  kind: "kept" | "free" | "coming" | "gone";
}

/** Energon as one budget: what stays as a shield, what may be spent, what comes back. */
export function budget(model: Pick<ModelView, "energon" | "energon_max" | "next_energon">, kept: number): Pip[] {
  const boxes = Math.max(model.energon_max, model.energon);
  return Array.from({ length: boxes }, (_, box): Pip => {
    if (box < Math.min(kept, model.energon)) return { kind: "kept" };
    if (box < model.energon) return { kind: "free" };
    return { kind: box < model.next_energon ? "coming" : "gone" };
  });
}

/** What each seat would score if the round ended now, for the sake of what. */
export function coming(view: View, seat: number): { points: number; why: string }[] {
  return (view.coming ?? []).filter((each) => each.seat === seat);
}

type Say = (key: string, args?: Record<string, string | number>) => string;

/** Everything that a model carries: friends, objectives, items. */
export function cargoOf(view: View, carrier: number, say: Say): string[] {
  const friends = Object.values(view.models ?? {}).filter((model) => model.status === "carried" && model.carrier === carrier);
  const tokens = Object.values(view.tokens ?? {}).filter((token) => token.present !== false && token.carrier === carrier);
  const items = Object.values(view.items ?? {}).filter((item) => item.carrier === carrier);
  return [
    ...friends.map((model) => model.name),
    ...tokens.map((token) => say(`token-${token.kind}`)),
    ...items.map((item) => say(`item-${item.kind.replaceAll("_", "-")}`)),
  ];
}

/** What an ability has done to a model for a while. */
export function lastingTold({ verb, what, amount = 0 }: LastingView, say: Say): string {
  const key = what.toLowerCase().replaceAll(/[._]/g, "-");
  switch (verb) {
    case "mod":
      return say("effect-mod", { stat: say(`stat-${key}`), by: amount > 0 ? `+${amount}` : `${amount}` });
    case "gain":
    case "lose":
      return say(`effect-${verb}`, { what: say(`keyword-${key}`) });
    case "immunity":
      return say("effect-immunity", { what: say(`condition-${key}`) });
    case "free":
      return say(`effect-free-${key.replace(/\(.*/, "")}`);
    case "reroll":
      return say("effect-reroll", { roll: say(`roll-${key}`) });
    default:
      return say(`effect-${verb}`);
  }
}
