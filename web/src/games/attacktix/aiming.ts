/** Pointing a weapon: whom a line leads to, how far up to point, and what is to be expected, in words. */

import type { Say } from "../../boards/contract";
import { TURN } from "../../boards/plane/lay";
import type { Point } from "../../boards/plane/scene";
import { teamOf, type Figure, type View } from "./tabletop";
import { GRAVITY, type AimLook, type ChanceView } from "./types";

/** A body is best hit a little above its middle. */
const BEST = 0.68;
const STEP = 5;
/** A switch is pressed from an eighth of a turn to either side of its front: the cosine. */
const FRONT = Math.SQRT1_2;

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

/**
 * How far up a missile is pointed, in tenths of a degree: so that it meets a body a little above its middle,
 * and of a Battle Master that turns its front the switch that is left; the lower one where no joint points at the upper.
 */
export function pitchTo(shooter: Figure, target: Figure): number {
  if (!shooter.build.arm.speed) return 0;
  const found = marks(shooter, target).map(([far, height]) => pitchOver(shooter, far, height));
  return withinPitch(shooter, found.find((pitch) => pitch <= shooter.pitch[1]) ?? found.at(-1)!);
}

/** Places to aim at, the best first: how far from the shooter's axis, and how high. */
function marks(shooter: Figure, target: Figure): [number, number][] {
  const [dx, dy] = [target.x - shooter.x, target.y - shooter.y];
  const far = Math.hypot(dx, dy);
  const turn = (target.facing * 2 * Math.PI) / TURN;
  const front = -(dx * Math.cos(turn) + dy * Math.sin(turn)) / Math.max(far, 1);
  if (!target.switches || front < FRONT) return [[far, target.height * BEST]];
  const [waist, chest] = target.switches;
  const left = [...(chest ? [] : ["chest"]), ...(waist ? [] : ["waist"])];
  const discs = target.build.parts.filter((part) => left.includes(part.name)).sort((one, other) => other.at[2] - one.at[2]);
  return discs.length ? discs.map(({ at }) => [far - at[0] * front, at[2]]) : [[far, target.height * BEST]];
}

function pitchOver(shooter: Figure, far: number, height: number): number {
  const { arm } = shooter.build;
  const along = Math.max((far - arm.ahead) / 10, 1);
  const rise = (height - arm.up) / 10 + (GRAVITY * along * along) / (2 * (arm.speed ?? 1) ** 2);
  return (Math.atan2(rise, along) * 1800) / Math.PI;
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

/** The target that is likeliest to fall. */
export function targetOf({ chances }: AimLook): ChanceView | null {
  return chances.find((each) => !each.friend) ?? null;
}

/** How often a target topples, is struck and stands, is missed; together a hundred in whole parts. */
export function shares({ hit, falls }: Pick<ChanceView, "hit" | "falls">): { topples: number; stays: number; misses: number } {
  const topples = Math.min(falls, 1000);
  const struck = Math.min(Math.max(hit, topples), 1000);
  const [first = 0, second = 0, third = 0] = hundredths([topples, struck - topples, 1000 - struck]);
  return { topples: first, stays: second, misses: third };
}

/** Whole parts of a hundred: what is left by rounding down goes to the largest remainders. */
export function hundredths(parts: readonly number[]): number[] {
  const whole = parts.reduce((sum, each) => sum + each, 0);
  if (!whole) return parts.map(() => 0);
  const exact = parts.map((each) => (100 * each) / whole);
  const found = exact.map(Math.floor);
  const left = 100 - found.reduce((sum, each) => sum + each, 0);
  const order = exact.map((each, index) => ({ index, rest: each - found[index]! })).sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) found[index]! += 1;
  return found;
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
