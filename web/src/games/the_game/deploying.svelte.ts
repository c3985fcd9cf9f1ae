/** Putting a unit on the board by one gesture: which, where, looking where, in which mode. */

import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/messages";
import type { DeploymentLook, WayLook } from "./types";

export type { WayLook as Way };

const AHEAD = 0;

export class Deploying {
  /** Who is carried, or was taken up to be put down with the next tap. */
  unit = $state<number | null>(null);
  look = $state.raw<DeploymentLook | null>(null);
  cell = $state(-1);
  facing = $state(AHEAD);
  /** The mode and layer wished for each unit, by its place among the ways. */
  #wished = $state<Record<number, number>>({});

  constructor(readonly session: Session) {}

  /** Who may be placed now. */
  waiting = $derived.by<number[]>(() => {
    const actions = this.session.options?.actions ?? [];
    const units = actions.filter((each) => each.action.do === "deploy").map((each) => Number(each.action["unit"]));
    return units.length === actions.length ? units : [];
  });

  ways = $derived(this.look?.unit === this.unit ? (this.look?.ways ?? []) : []);
  way = $derived<WayLook | undefined>(this.ways[this.wish(this.unit ?? -1)] ?? this.ways[0]);
  fits = $derived(!!this.way?.cells.includes(this.cell));

  wish(unit: number): number {
    return this.#wished[unit] ?? 0;
  }

  async takeUp(unit: number): Promise<void> {
    this.unit = unit;
    this.cell = -1;
    if (this.look?.unit !== unit) this.look = await this.session.look<DeploymentLook>({ deployment: { unit } });
  }

  /** The next mode or layer of whoever is taken up. */
  change(): void {
    if (this.unit !== null && this.ways.length) {
      this.#wished[this.unit] = (this.wish(this.unit) + 1) % this.ways.length;
    }
  }

  over(cell: number, facing: number): void {
    this.cell = cell;
    this.facing = facing;
  }

  putBack(): void {
    this.unit = this.look = null;
    this.cell = -1;
  }

  /** One plan of several answers; what the rules ask is asked as ever. */
  plan(): Action[] {
    const { unit, way, cell, facing } = this;
    if (unit === null || !way || !this.fits) return [];
    const as: Action = { do: "deploy_as", mode: way.mode, level: way.level, carrier: -1 };
    const looks: Action[] = this.look?.faces ? [{ do: "face", facing }] : [];
    return [{ do: "deploy", unit }, as, { do: "place_at", cell }, ...looks];
  }

  async putDown(): Promise<void> {
    const plan = this.plan();
    if (!plan.length) return;
    this.putBack();
    await this.session.answer(plan);
  }
}
