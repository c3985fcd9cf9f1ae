/** The keys of the scene: those of the measured table, and the camera with Q, E, R, F, T, G, C. */

import type { PlaneDesk } from "../../../boards/plane/desk.svelte";
import type { Lay } from "../../../boards/plane/lay";
import type { Point } from "../../../boards/plane/scene";
import type { Gun } from "../gun.svelte";

export interface Lens {
  zoom(factor: number): void;
  turn(round: number, steep: number): void;
  whole(): void;
  above(): void;
  behind(): void;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const STEP = 0.16;

/** Whether the key meant something here. */
export function keyFor(event: KeyboardEvent, desk: PlaneDesk, gun: Gun, lay: Lay, lens: Lens): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const arrow = ARROWS[event.key];
  if (arrow) {
    walk(desk, gun, arrow, event.shiftKey, lay);
    return true;
  }
  const done = deeds(desk, lens)[event.key];
  done?.();
  return !!done;
}

function deeds(desk: PlaneDesk, lens: Lens): Record<string, () => void> {
  return {
    Enter: () => void desk.settle().then(() => desk.commit()),
    Backspace: () => desk.takeWaypoint(),
    w: () => desk.addWaypoint(),
    n: () => desk.suggest(),
    o: () => desk.next(),
    "+": () => lens.zoom(1.25),
    "-": () => lens.zoom(0.8),
    q: () => lens.turn(-STEP, 0),
    e: () => lens.turn(STEP, 0),
    r: () => lens.turn(0, STEP),
    f: () => lens.turn(0, -STEP),
    t: () => lens.above(),
    g: () => lens.whole(),
    c: () => lens.behind(),
  };
}

function walk(desk: PlaneDesk, gun: Gun, [dx, dy]: readonly [number, number], fine: boolean, lay: Lay): void {
  if (dx && desk.turn(-dx * (fine ? 5 : 20))) return;
  if (dy && gun.pitches) {
    gun.raise(gun.pitch + dy * (fine ? 5 : 20));
    return;
  }
  const step = desk.plane.inch * (fine ? 2 : 12.7);
  const [east, north] = lay.step([dx * step, dy * step]);
  const [x, y] = desk.pointed ?? desk.start();
  const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));
  const next: Point = [within(x + east, desk.plane.width), within(y + north, desk.plane.depth)];
  desk.point(next, true);
}
