/** What is being aimed or rolled at this table: the pose, and what the service says of it. */

import type { PlaneDesk } from "../../boards/plane/desk.svelte";
import { Paced } from "../../boards/plane/paced";
import type { Session } from "../../table/session.svelte";
import type { Action, Fields, Json } from "../../wire/messages";
import { inLine, likelyTarget, pitchTo, withinPitch } from "./aiming";
import { viewOf, type Figure } from "./tabletop";
import type { AimLook, ReachLook } from "./types";

type Side = "left" | "right";

export class Gun {
  /** Elevation follows whoever stands in line, until it is set by hand. */
  byHand = $state(false);
  pitch = $state(0);
  side = $state<Side>("right");
  twist = $state(1200);
  height = $state(0);
  stop = $state("never");
  seen = $state.raw<AimLook | null>(null);
  reach = $state.raw<ReachLook | null>(null);
  #asked = new Paced<Fields, AimLook | ReachLook>(
    (at) => this.session.look<AimLook | ReachLook>(at),
    (at, found) => {
      if ("aim" in at) this.seen = found as AimLook | null;
      else this.reach = found as ReachLook | null;
    },
  );

  constructor(
    readonly session: Session,
    readonly desk: PlaneDesk,
  ) {}

  view = $derived.by(() => viewOf(this.session.view));
  about = $derived.by(() => (this.session.options ? (this.session.table?.ask?.about ?? "") : ""));
  /** Whoever aims, rolls or fires on. */
  figure = $derived.by<number>(() => (this.about === "roll" ? this.view.mover : this.view.attacker));
  who = $derived.by<Figure | null>(() => this.view.figures?.[this.figure] ?? null);
  aims = $derived(this.about === "aim" || this.about === "fire_again");
  rolls = $derived(this.about === "roll");
  /** Whom the picture shows besides whoever aims, before anybody is pointed at. */
  towards = $derived.by<Figure | null>(() => (this.aims ? likelyTarget(this.view, this.figure) : null));
  slashes = $derived(this.about === "aim" && this.who?.kind === "slash");
  /** Whether how far up is for the player to say. */
  pitches = $derived(this.about === "aim" && !!this.who && ["missile", "jab", "claw"].includes(this.who.kind));

  /** What is pointed at, or what a listed choice says. */
  pose = $derived.by<Fields | null>((): Fields | null => {
    const { who, session, desk } = this;
    if (!who || !this.aims) return null;
    if (this.about === "fire_again") return { figure: this.figure };
    const listed = session.considered?.actions[0];
    if (listed && listed.do !== "turn_base") return { ...poseIn(listed), figure: this.figure };
    if (this.slashes) return { figure: this.figure, side: this.side, twist: this.twist, height: this.height };
    const bearing = desk.value && "angle" in desk.value && desk.region?.outline.gesture === "direction" ? desk.value.angle : null;
    if (bearing === null) return null;
    const thing = Number(desk.region?.action["thing"] ?? -1);
    return { figure: this.figure, bearing, ...(who.kind === "throw" ? { thing } : { pitch: this.pitch }) };
  });

  slash = $derived.by<Action>(() => ({ do: "slash", side: this.side, twist: this.twist, height: this.height }));

  /** A new question: straight ahead, at rest. */
  begin(): void {
    this.byHand = false;
    this.stop = "never";
    this.seen = this.reach = null;
    const { who } = this;
    if (who?.kind === "slash") this.side = who.pose.side === "left" ? "left" : "right";
    this.pitch = who ? withinPitch(who, who.pose.pitch) : 0;
    this.#asked.forget();
  }

  /** Up or down by hand, or once more as it should be. */
  raise(pitch: number): void {
    if (!this.who) return;
    this.byHand = true;
    this.pitch = withinPitch(this.who, pitch);
  }

  /** How far up, for whoever stands in line. */
  follow(): void {
    const { who, desk, view } = this;
    if (this.byHand || !who || !this.pitches || !desk.value || !("angle" in desk.value)) return;
    const target = inLine(view, this.figure, desk.value.angle);
    if (target !== null) this.pitch = pitchTo(who, view.figures[target]!);
  }

  ask(): void {
    if (this.pose) this.#asked.want({ aim: this.pose as Json });
    else if (this.rolls && this.desk.way.length > 1) {
      const path = this.desk.way.slice(1).map((point) => [...point]);
      this.#asked.want({ reach: { figure: this.figure, path } });
    } else {
      this.#asked.forget();
      this.seen = this.reach = null;
    }
  }

  async strike(): Promise<void> {
    await this.session.answer([this.slash]);
  }

  /** Stop where it is, as it faces. */
  async halt(): Promise<void> {
    if (this.who) await this.session.answer([{ do: "halt", facing: this.who.facing }]);
  }
}

function poseIn(action: Action): Fields {
  const names = ["bearing", "pitch", "side", "twist", "height", "thing"];
  return Object.fromEntries(names.filter((name) => name in action).map((name) => [name, action[name]!]));
}

const GUNS = new WeakMap<PlaneDesk, Gun>();

export function gunOf(session: Session, desk: PlaneDesk): Gun {
  if (!GUNS.has(desk)) $effect.root(() => void GUNS.set(desk, new Gun(session, desk)));
  return GUNS.get(desk)!;
}
