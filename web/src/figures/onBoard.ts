/**
 * A figure as it stands on a board: the same size whichever way it looks, its foot at one point.
 *
 * Who has a face turns it no farther away than it can still be seen; what has none turns truly.
 */

import { drawn, Frame, PAGE } from "./drawing";
import { solids, type Solid } from "./mesh";
import type { Model } from "./model";
import { seen } from "./projection";
import { onTheWay } from "./transforming";

/** Where the foot is in a picture of 100 by 100. */
export const FOOT = { x: 50, y: 80 } as const;

const TRUE = [180, 120, 60, 0, -60, -120] as const;
const WITH_FACE = [-80, 62, 38, 0, -38, -62] as const;
const UPRIGHT = 20;
const LOW = 44;

interface Stance {
  yaw: number;
  pitch: number;
  scale: number;
}

/** A model that looks to one of six sides: 0 is away from the viewer, and on clockwise. */
export function onBoard(model: Model, side: number, pixels: number): string {
  return pictured(solids(model), stance(model, side), pixels);
}

/** On the way from one model to another, on the spot. */
export function onBoardBetween(from: Model, to: Model, share: number, side: number, pixels: number): string {
  const [a, b] = [stance(from, side), stance(to, side)];
  const at = (x: number, y: number): number => x + (y - x) * share;
  const turn = ((b.yaw - a.yaw + 540) % 360) - 180;
  const way = { yaw: a.yaw + turn * share, pitch: at(a.pitch, b.pitch), scale: at(a.scale, b.scale) };
  return pictured(onTheWay(from, to, share), way, pixels);
}

function pictured(parts: Solid[], { yaw, pitch, scale }: Stance, pixels: number): string {
  return drawn(seen(parts, yaw, pitch), new Frame(scale, FOOT.x / scale, FOOT.y / scale, pixels), PAGE);
}

function stance(model: Model, side: number): Stance {
  const upright = model.stands;
  const pitch = upright ? UPRIGHT : LOW;
  const yaw = (upright ? WITH_FACE : TRUE)[side] ?? 0;
  const { round, high } = extent(model);
  const angle = (pitch * Math.PI) / 180;
  const scale = Math.min(76 / (high * Math.cos(angle) + round * Math.sin(angle) * 0.5), 47 / round);
  return { yaw, pitch, scale: scale * model.size };
}

const known = new WeakMap<Model, { round: number; high: number }>();

/** How far it reaches from its middle, and how high. */
function extent(model: Model): { round: number; high: number } {
  const found = known.get(model) ?? measured(model);
  known.set(model, found);
  return found;
}

function measured(model: Model): { round: number; high: number } {
  let [round, high] = [1, 1];
  for (const [x, y, z] of solids(model).flatMap((solid) => solid.faces.flat())) {
    round = Math.max(round, Math.hypot(x, z));
    high = Math.max(high, y);
  }
  return { round, high };
}
