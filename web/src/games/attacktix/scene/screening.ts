/** A film in the scene: everything that moves in it is where its frames say, until it is over. */

import { CapsuleGeometry, Quaternion, Vector3, type Mesh, type Object3D } from "three";

import type { Screen } from "../cinema.svelte";
import { Pace, type Pose, type Reel } from "../film";
import { CloseUp } from "./closeup";
import { settleAnew } from "./gliding";
import type { Spot } from "./space";
import type { TableStage } from "./stage";
import { dispose, solid } from "./terrain";

/** A picture of fewer pixels than this shows figures too small. */
const LOW = 700;

export class Screening implements Screen {
  /** Figures that stay as the film left them. */
  readonly held = new Set<number>();
  #rod: Mesh | null = null;
  #things: { object: Object3D; at: Vector3; turn: Quaternion }[] = [];
  #stop: (() => void) | null = null;
  readonly #near: CloseUp;

  constructor(
    readonly stage: TableStage,
    /** Called when figures may go back to where the view has them. */
    readonly released: () => void,
    /** Whether more of the same shot is to be seen, so that the camera stays near. */
    readonly goesOn: () => boolean,
  ) {
    this.#near = new CloseUp(stage.orbit);
  }

  play(reel: Reel, at: (time: number) => void): Promise<void> {
    this.end();
    const pace = new Pace(reel);
    this.#frame(reel);
    let begun = -1;
    return new Promise((resolve) => {
      const cancel = this.stage.move((now) => {
        if (begun < 0) begun = now;
        const time = pace.filmTime(now - begun);
        this.#show(reel, time);
        at(time);
        if (now - begun < pace.total) return true;
        this.#finish();
        if (!this.goesOn()) this.back();
        resolve();
        return false;
      });
      this.#stop = () => {
        cancel();
        resolve();
      };
    });
  }

  hold(reel: Reel, time: number): void {
    this.#stop?.();
    this.#stop = null;
    this.#show(reel, time);
  }

  #show(reel: Reel, time: number): void {
    for (const name of reel.names) {
      const pose = reel.pose(name, time);
      if (name === "weapon") this.#point(reel, pose);
      else if (pose && name.startsWith("f")) this.#figure(Number(name.slice(1)), pose);
      else if (pose) this.#object(name.slice(1), pose);
    }
    this.stage.request();
  }

  end(): void {
    this.#stop?.();
    this.#finish();
    this.back();
    for (const { object, at, turn } of this.#things) {
      object.position.copy(at);
      object.quaternion.copy(turn);
    }
    this.#things = [];
    for (const id of this.held) {
      const piece = this.stage.pieces.get(id);
      if (piece) settleAnew(piece);
    }
    const any = this.held.size > 0;
    this.held.clear();
    if (any) this.released();
  }

  /** The camera goes near to a place of the table; nearer still where the picture is low. */
  near(at: Spot): void {
    this.stage.arrive();
    this.#near.on(at, this.stage.space.width * 0.6 * Math.min(this.stage.height / LOW, 1));
    this.stage.request();
  }

  /** The camera is where it was before. */
  back(): void {
    this.#near.back();
    this.stage.request();
  }

  /** The camera stays where it is, and may be flown on from there. */
  giveCamera(): void {
    this.#near.give();
  }

  /** The rod is gone. */
  #finish(): void {
    this.#stop = null;
    if (this.#rod) {
      this.stage.props.remove(this.#rod);
      dispose(this.#rod);
      this.#rod = null;
    }
    this.stage.request();
  }

  /** The camera goes near to whom it is about; a miss is seen whole. */
  #frame(reel: Reel): void {
    const { hero } = reel;
    if (hero === null) return;
    const pose = reel.pose(`f${hero}`, 0);
    const at = pose ? spot(pose, this.stage) : (this.stage.pieces.get(hero)?.group.position.toArray() as unknown as Spot | undefined);
    if (at) this.near(at);
  }

  #figure(id: number, pose: Pose): void {
    const piece = this.stage.pieces.get(id);
    if (!piece) return;
    this.held.add(id);
    settleAnew(piece);
    piece.group.position.set(...spot(pose, this.stage));
    piece.group.quaternion.copy(turned(pose));
  }

  #object(id: string, pose: Pose): void {
    const object = this.stage.object(id);
    if (!object) return;
    if (!this.#things.some((each) => each.object === object)) {
      this.#things.push({ object, at: object.position.clone(), turn: object.quaternion.clone() });
    }
    const body = object.children[0]?.position ?? new Vector3();
    const turn = turned(pose);
    object.quaternion.copy(turn);
    object.position.set(...spot(pose, this.stage)).sub(body.clone().applyQuaternion(turn));
  }

  #point(reel: Reel, pose: Pose | null): void {
    const { rod } = reel.film;
    if (!this.#rod) {
      const length = Math.max((rod.end - rod.start - 2 * rod.radius) / 10, 1);
      const geometry = new CapsuleGeometry(rod.radius / 10, length, 3, 10);
      geometry.rotateZ(-Math.PI / 2);
      geometry.translate((rod.start + rod.end) / 20, 0, 0);
      this.#rod = solid(geometry, rod.kind === "missile" ? "#ffd84a" : "#c9d2e6");
      this.#rod.castShadow = true;
      this.stage.props.add(this.#rod);
    }
    this.#rod.visible = pose !== null;
    if (!pose) return;
    this.#rod.position.set(...spot(pose, this.stage));
    this.#rod.quaternion.copy(turned(pose));
  }
}

function spot({ at: [x, y, up] }: Pose, stage: TableStage): Spot {
  return stage.space.at([x, y], stage.space.length(up));
}

/** The table's y axis goes away from whoever sits below, the scene's z axis comes towards them. */
export function turned({ turn: [w, x, y, z] }: Pose): Quaternion {
  return new Quaternion(x, z, -y, w);
}
