/** What the service answers to a look, as `screen/looks.py` writes it. */

import type { Point } from "../../boards/plane/scene";

export interface SightLine {
  target: number;
  clear: boolean;
  gap: number;
  start: Point;
  end: Point;
  obstacles?: number[];
  figures?: number[];
}

export interface SightLook {
  viewer: number;
  lines: SightLine[];
}

export interface Forecast {
  refusal: { rule: string; why: string; details?: Record<string, never> } | null;
  need?: { terms: { label: string; amount: number; rule: string; base?: boolean }[] };
  chance?: number;
  damage?: number;
  left?: number;
  /** Everybody who is harmed, friends too. */
  victims?: number[];
}
