/** The guide of the first match: one thing at a time, and only when it can be done. */

import type { GameEvent } from "../wire/messages";

/** What the guide looks at to know where the player is. */
export interface Moment {
  /** The kinds of answers that are open, empty while others act. */
  open: ReadonlySet<string>;
  /** How many turns the player has had: what is only read comes bit by bit. */
  turns: number;
  /** Whether an enemy is in the air. */
  airborne: boolean;
  over: boolean;
}

export interface Step {
  /** Its words; where a lesson of the scenario has the same key, its rules belong to it. */
  key: string;
  /** Which part of the screen it is about. */
  at: "board" | "choices" | "log" | "pile" | "none";
  /** Whether it can be done, or is worth reading, now. */
  ready(moment: Moment, done: ReadonlySet<string>): boolean;
  /** Whether an event shows that it was done; steps without one are read and put away. */
  done?(event: GameEvent, mine: ReadonlySet<number>): boolean;
}

const always = (): boolean => true;
const open =
  (...kinds: string[]) =>
  (moment: Moment): boolean =>
    kinds.some((kind) => moment.open.has(kind));
const after =
  (key: string, turns = 0) =>
  (moment: Moment, done: ReadonlySet<string>): boolean =>
    moment.open.size > 0 && moment.turns >= turns && done.has(key);
const did =
  (event: string, field = "unit") =>
  (told: GameEvent, mine: ReadonlySet<number>): boolean =>
    told.event === event && mine.has(Number(told[field]));

export const STEPS: Step[] = [
  { key: "welcome", at: "none", ready: always },
  { key: "turn-and-move", at: "board", ready: open("move"), done: did("movement_ended") },
  { key: "shoot", at: "board", ready: open("shoot"), done: did("attack_declared", "attacker") },
  { key: "transform", at: "choices", ready: open("transform"), done: did("transformed") },
  { key: "two-actions", at: "choices", ready: open("end_turn"), done: did("turn_ended") },
  { key: "the-pile", at: "pile", ready: after("two-actions") },
  { key: "dice", at: "log", ready: after("shoot") },
  { key: "trees-and-cover", at: "board", ready: after("the-pile", 2) },
  { key: "repair", at: "choices", ready: open("repair"), done: did("repaired") },
  { key: "flying", at: "board", ready: (moment, done) => moment.airborne && after("the-pile", 3)(moment, done) },
  { key: "prone", at: "choices", ready: after("trees-and-cover", 4) },
  { key: "why-not", at: "choices", ready: after("trees-and-cover", 3) },
  { key: "help", at: "none", ready: after("why-not", 5) },
];

export const FAREWELL: Step = { key: "done", at: "none", ready: always };

/** The step to show: the first that is not done and can be done now. None while there is none. */
export function stepNow(done: ReadonlySet<string>, moment: Moment): Step | null {
  if (moment.over) return FAREWELL;
  return STEPS.find((step) => !done.has(step.key) && step.ready(moment, done)) ?? null;
}

/** The steps that events show to be done. */
export function doneBy(events: GameEvent[], mine: ReadonlySet<number>): string[] {
  return STEPS.filter((step) => step.done && events.some((event) => step.done!(event, mine))).map(
    (step) => step.key,
  );
}
