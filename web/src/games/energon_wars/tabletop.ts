/** The view of Energon Wars, as far as the page reads more of it than the table itself. */

import type { PlaneView } from "../../boards/plane/scene";
import type { Fields } from "../../wire/messages";

export interface Model {
  card: string;
  name: string;
  seat: number;
  status: string;
  mode: string;
  form: string;
  hp: number;
  hit_points: number;
  energon: number;
  energon_max: number;
  /** What lost hit points cost: in the red, less energon comes. */
  penalty: number;
  next_energon: number;
  size: number;
  conditions: string[];
  flying: boolean;
  activated: boolean;
  victory_points: number;
}

export interface View {
  stage: string;
  scenario: string;
  winning_total: number;
  round: number;
  points: [number, number];
  projected: [number, number];
  next_first: number;
  models: Record<string, Model>;
  acting: { model: number };
  plane: PlaneView;
}

export function viewOf(view: Fields | null | undefined): View {
  return view as unknown as View;
}

/** The models of a seat that are still there. */
export function modelsOf(view: View, seat: number): [number, Model][] {
  return Object.entries(view.models ?? {})
    .map(([id, model]): [number, Model] => [Number(id), model])
    .filter(([, model]) => model.seat === seat && model.status === "standing");
}

const NAMING = ["model", "target", "carrier", "ally", "victim"] as const;

/** The models that an action names. */
export function modelsIn(action: Record<string, unknown>): number[] {
  return NAMING.map((name) => action[name]).filter((value): value is number => typeof value === "number" && value >= 0);
}
