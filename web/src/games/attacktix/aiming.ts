/** Pointing a weapon: whom a line leads to, how far up to point, and what is to be expected, in words. */

import type { Say } from "../../boards/contract";
import { TURN } from "../../boards/plane/lay";
import type { Point } from "../../boards/plane/scene";
import { teamOf, type Figure, type View } from "./tabletop";
import { GRAVITY, type AimLook, type ChanceView } from "./types";

/** A body is best hit a little above its middle. */
const BEST = 0.68;
const STEP = 5;

/** The figure that a line from a point leads to first, if any stands on it or touches it. */
export function inLine(view: View, from: number, bearing: number): number | null {
  const origin = view.figures[from];
  if (!origin) return null;
  const turn = (bearing * 2 * Math.PI) / TURN;
  const [east, north] = [Math.cos(turn), Math.sin(turn)];
  let found: { id: number; along: number } | null = null;
  for (const [id, figure] of Object.entries(view.figures)) {
    if (Number(id) === from || figure.zone !== "play") continue;
    const [dx, dy] = [figure.x - origin.x, figure.y - origin.y];
    const along = dx * east + dy * north;
    const aside = Math.abs(dy * east - dx * north);
    if (along > 0 && aside <= figure.radius * 1.15 && (!found || along < found.along)) found = { id: Number(id), along };
  }
  return found?.id ?? null;
}

/** The nearest whom an attack may be meant for: an opponent, and where there is none anybody else; ahead rather than behind. */
export function likelyTarget(view: View, from: number): Figure | null {
  const origin = view.figures[from];
  if (!origin) return null;
  const others = Object.entries(view.figures).filter(([id, figure]) => Number(id) !== from && figure.zone === "play");
  const side = teamOf(view, origin.controller);
  const turn = (origin.facing * 2 * Math.PI) / TURN;
  const rank = ([, figure]: [string, Figure]): number => {
    const [dx, dy] = [figure.x - origin.x, figure.y - origin.y];
    const behind = dx * Math.cos(turn) + dy * Math.sin(turn) < 0;
    return (teamOf(view, figure.controller) === side ? 2e6 : 0) + (behind ? 1e6 : 0) + Math.hypot(dx, dy);
  };
  return others.sort((one, other) => rank(one) - rank(other))[0]?.[1] ?? null;
}

/** How far up a missile is pointed so that it meets a body a little above its middle; tenths of a degree. */
export function pitchTo(shooter: Figure, target: Figure): number {
  const { arm } = shooter.build;
  if (!arm.speed) return 0;
  const along = Math.max(Math.hypot(target.x - shooter.x, target.y - shooter.y) / 10 - arm.ahead / 10, 1);
  const rise = (target.height * BEST) / 10 - arm.up / 10 + (GRAVITY * along * along) / (2 * arm.speed * arm.speed);
  return withinPitch(shooter, (Math.atan2(rise, along) * 1800) / Math.PI);
}

/** The nearest half degree that the joint allows. */
export function withinPitch(figure: Figure, pitch: number): number {
  const [lowest, highest] = figure.pitch;
  return Math.min(Math.max(Math.round(pitch / STEP) * STEP, Math.ceil(lowest / STEP) * STEP), Math.floor(highest / STEP) * STEP);
}

/** "about 8 in 10", as players say it; certain things are said so. */
export function inTen(thousandths: number, say: Say): string {
  if (thousandths >= 985) return say("at-chance-sure");
  if (thousandths <= 5) return say("at-chance-none");
  if (thousandths < 50) return say("at-chance-hardly");
  return say("at-chance", { number: Math.min(Math.max(Math.round(thousandths / 100), 1), 9) });
}

export function percent(thousandths: number): string {
  return `${Math.round(thousandths / 10)} %`;
}

/** Of the first target: how often it topples, slides or stands, is missed; together a thousand. */
export function shares({ chances, misses }: AimLook): { topples: number; stays: number; misses: number } {
  const topples = Math.min(chances.reduce((most, each) => Math.max(most, each.falls), 0), 1000);
  return { topples, stays: Math.max(0, 1000 - misses - topples), misses };
}

export function friendsIn(chances: readonly ChanceView[]): ChanceView[] {
  return chances.filter((each) => each.friend && (each.hit > 0 || each.falls > 0));
}

/** Where along a path each tik leads, and the last one's note. */
export function tikNote(count: number, most: number, cut: string, say: Say): string {
  const told = say("at-tix", { count, most });
  return cut ? `${told} · ${say(`at-cut-${cut}`)}` : told;
}

export function aheadOf(figure: Figure): Point {
  const turn = (figure.facing * 2 * Math.PI) / TURN;
  return [Math.round(figure.x + Math.cos(turn) * 2000), Math.round(figure.y + Math.sin(turn) * 2000)];
}
