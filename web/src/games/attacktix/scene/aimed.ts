/** In the scene: the arc of a missile or the sweep of an arm, how far a hand may stray, and the tix of a path. */

import { CircleGeometry, Color, Group, Mesh, MeshBasicMaterial } from "three";

import type { AimLook, ReachLook } from "../types";
import { inTheAir } from "./answers";
import type { Palette } from "./palette";
import type { Space, Spot } from "./space";
import { flat } from "./terrain";

export function drawAim(group: Group, look: AimLook, space: Space, paints: Palette): void {
  const arc = spots(look.arc, space);
  const danger = look.chances.some((each) => each.friend && each.falls > 0);
  const tone = look.refusal || danger ? paints.bad : paints.aim;
  const [left = [], right = [], above = [], below = []] = look.cone.map((way) => spots(way, space));
  if (look.swept.length > 2) group.add(flat(fan(look.swept.map(([x, y]) => space.at([x, y], 3))), tone, 0.32));
  else group.add(flat(between(left, right), tone, 0.26), flat(between(above, below), tone, 0.16));
  if (arc.length > 1) group.add(inTheAir(arc, 1.6, tone));
  const end = arc.at(-1);
  if (end) group.add(target(end, tone));
}

export function drawTiks(group: Group, look: ReachLook, space: Space, paints: Palette): void {
  for (const tik of look.tiks) {
    const dot = new Mesh(new CircleGeometry(tik.cut ? 6 : 3.2, 16), new MeshBasicMaterial({ color: new Color(tik.cut ? paints.bad : paints.good) }));
    dot.rotation.x = -Math.PI / 2;
    dot.position.set(...space.at(tik.at, 3.4));
    group.add(dot);
  }
}

function spots(way: readonly (readonly [number, number, number])[], space: Space): Spot[] {
  return way.map(([x, y, up]) => space.at([x, y], space.length(up)));
}

/** The sheet between two ways, as far as both go. */
function between(one: Spot[], other: Spot[]): number[] {
  const found: number[] = [];
  for (let index = 1; index < Math.min(one.length, other.length); index += 1) {
    const [a, b, c, d] = [one[index - 1]!, one[index]!, other[index]!, other[index - 1]!];
    for (const corner of [a, b, c, a, c, d]) found.push(...corner);
  }
  return found;
}

function fan(corners: Spot[]): number[] {
  return corners.slice(2).flatMap((corner, index) => [...corners[0]!, ...corners[index + 1]!, ...corner]);
}

function target(at: Spot, paint: string): Mesh {
  const dot = new Mesh(new CircleGeometry(6, 20), new MeshBasicMaterial({ color: new Color(paint), transparent: true, opacity: 0.8, side: 2 }));
  dot.position.set(...at);
  dot.rotation.x = -Math.PI / 2;
  return dot;
}
