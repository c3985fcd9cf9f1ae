/** Whoever draws figures: fetched with the first character that is to be drawn. */

import { bust, figure, PAGE } from "./drawing";
import type { Model } from "./model";

export { onBoard, onBoardBetween } from "./onBoard";
export { between } from "./transforming";

/** Ahead is up when a figure is seen from above. */
const TOP = { yaw: 180, pitch: 90 };

/** The whole figure, its bust, or what is seen from above. */
export function drawing(model: Model, kind: "figure" | "bust" | "top", pixels: number, yaw = model.yaw, pitch = model.pitch): string {
  if (kind === "bust") return bust(model, pixels);
  if (kind === "top") return figure(model, pixels, PAGE, TOP.yaw, TOP.pitch);
  return figure(model, pixels, PAGE, yaw, pitch);
}
