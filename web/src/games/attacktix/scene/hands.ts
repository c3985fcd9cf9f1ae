/** Mouse and fingers over the scene: what turns the camera, what takes hold of a figure, what is a tap. */

import type { Orbit } from "./orbit";

const DRAG = 6;
const TURN = 0.006;

interface Place {
  x: number;
  y: number;
}

export interface Grip {
  /** A press: whether it took hold of something that now goes where the hand goes. */
  take(at: Place): boolean;
  carry(at: Place): void;
  /** Let go of what was held; tapped when it never went anywhere. */
  drop(at: Place, tapped: boolean, event: PointerEvent): void;
  hover(at: Place): void;
  tap(at: Place, event: PointerEvent): void;
  height(): number;
  turned(): void;
}

export class Hands {
  #fingers = new Map<number, Place>();
  #start: Place = { x: 0, y: 0 };
  #dragged = false;
  #held = false;

  constructor(
    readonly orbit: Orbit,
    readonly grip: Grip,
  ) {}

  press(event: PointerEvent, at: Place): void {
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) {
      this.#dragged = true;
      this.#held = false;
      return;
    }
    [this.#start, this.#dragged] = [at, false];
    this.#held = event.button === 0 && !event.shiftKey && this.grip.take(at);
  }

  /** Whether the hand has gone so far that what it does is no tap. */
  move(event: PointerEvent, at: Place): boolean {
    const before = this.#fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch") this.grip.hover(at);
      return false;
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, at);
    if (!this.#dragged && distance(at, this.#start) < DRAG) return false;
    this.#dragged = true;
    if (this.#held) this.grip.carry(at);
    else if (other) this.#pinch(before, at, other);
    else this.#turn(before, at, event.shiftKey || (event.buttons & 6) !== 0);
    return true;
  }

  #pinch(before: Place, at: Place, other: Place): void {
    this.orbit.zoomBy(distance(at, other) / Math.max(distance(before, other), 1));
    this.orbit.panBy((at.x - before.x) / 2, (at.y - before.y) / 2, this.grip.height());
    this.grip.turned();
  }

  #turn(before: Place, at: Place, pan: boolean): void {
    if (pan) this.orbit.panBy(at.x - before.x, at.y - before.y, this.grip.height());
    else this.orbit.turnBy(-(at.x - before.x) * TURN, (at.y - before.y) * TURN);
    this.grip.turned();
  }

  release(event: PointerEvent, at: Place): void {
    const known = this.#fingers.delete(event.pointerId);
    if (!known || this.#fingers.size) return;
    if (this.#held) this.grip.drop(at, !this.#dragged, event);
    else if (!this.#dragged && event.button === 0) this.grip.tap(at, event);
    this.#held = false;
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#held = false;
  }
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
