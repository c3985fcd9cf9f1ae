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
