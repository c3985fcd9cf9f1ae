/** Figures that go where the view says: at once, or in a moment that can be seen. */

import { Quaternion, Vector3 } from "three";

import type { FigureView } from "../../../boards/plane/scene";
import type { Piece } from "./pieces";
import type { TableStage } from "./stage";

const MOMENT = 150;

interface Going {
  stop: () => void;
  x: number;
  y: number;
  facing: number | undefined;
  down: boolean | undefined;
}

const GOING = new WeakMap<Piece, Going>();

export function glide(stage: TableStage, piece: Piece, seen: FigureView, moving: boolean): void {
  const before = GOING.get(piece);
  if (before && before.x === seen.x && before.y === seen.y && before.facing === seen.facing && before.down === seen.down) return;
  before?.stop();
  const { group } = piece;
  const [from, turn] = [group.position.clone(), group.quaternion.clone()];
  piece.stand(seen, stage.space);
  const going: Going = { stop: () => undefined, x: seen.x, y: seen.y, facing: seen.facing, down: seen.down };
  GOING.set(piece, going);
  if (!moving || !before) return;
  const [to, turned] = [group.position.clone(), group.quaternion.clone()];
  let begun = -1;
  going.stop = stage.move((now) => {
    if (begun < 0) begun = now;
    const share = Math.min((now - begun) / MOMENT, 1);
    group.position.copy(new Vector3().lerpVectors(from, to, share));
    group.quaternion.copy(new Quaternion().slerpQuaternions(turn, turned, share));
    return share < 1;
  });
}

/** What a film or a hand has put elsewhere is put back where the view has it. */
export function settleAnew(piece: Piece): void {
  GOING.get(piece)?.stop();
  GOING.delete(piece);
}
