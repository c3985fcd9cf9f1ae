/** A fallen figure is turned over: its underside, with the window that is white or is not. */

import { CircleGeometry, Color, Group, Mesh, MeshBasicMaterial, Quaternion, RingGeometry, Vector3 } from "three";

import type { Piece } from "./pieces";
import type { TableStage } from "./stage";

const RAISED = 70;
const MOMENT = 420;

export function reveal(stage: TableStage, piece: Piece, radius: number, white: boolean): void {
  const { group } = piece;
  group.add(windowOf(radius, white));
  const eye = new Vector3(...stage.orbit.eye);
  const [from, turn] = [group.position.clone(), group.quaternion.clone()];
  const to = from.clone().setY(Math.max(from.y, 0) + RAISED);
  const towards = eye.sub(to).normalize();
  const turned = new Quaternion().setFromUnitVectors(new Vector3(0, -1, 0), towards);
  let begun = -1;
  stage.move((now) => {
    if (begun < 0) begun = now;
    const share = Math.min((now - begun) / MOMENT, 1);
    const eased = share * share * (3 - 2 * share);
    group.position.lerpVectors(from, to, eased);
    group.quaternion.slerpQuaternions(turn, turned, eased);
    return share < 1;
  });
}

/** Whether its underside is held up to be looked at: its name goes below that. */
export function isOver({ group }: Piece): boolean {
  return new Vector3(0, 1, 0).applyQuaternion(group.quaternion).y < -0.2;
}

/** White is an open disc, anything else a dark one that is crossed. */
function windowOf(radius: number, white: boolean): Group {
  const holder = new Group();
  const paint = (color: string): MeshBasicMaterial => new MeshBasicMaterial({ color: new Color(color) });
  const pane = new Mesh(new CircleGeometry(radius * 0.42, 28), paint(white ? "#ffffff" : "#39406b"));
  const frame = new Mesh(new RingGeometry(radius * 0.42, radius * 0.54, 28), paint("#ffc65c"));
  holder.add(pane, frame);
  if (!white) {
    const bar = new Mesh(new RingGeometry(radius * 0.1, radius * 0.16, 4), paint("#8f97c9"));
    bar.position.z = 0.2;
    holder.add(bar);
  }
  holder.rotation.x = Math.PI / 2;
  holder.position.y = -0.8;
  return holder;
}
