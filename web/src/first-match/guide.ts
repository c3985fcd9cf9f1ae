/** The guide of the first match: one thing at a time, and only when it can be done. */

import type { GameEvent } from "../wire/messages";

/** What the guide looks at to know where the player is. */
export interface Moment {
  /** The kinds of answers that are open, empty while others act. */
  open: Set<string>;
  over: boolean;
}

export interface Step {
  key: string;
  /** Which part of the screen it is about. */
  at: "board" | "choices" | "odds" | "log" | "none";
  /** Whether it can be done now. */
  ready(moment: Moment): boolean;
  /** Whether an event shows that it was done; steps without one are read and put away. */
  done?(event: GameEvent, mine: Set<number>): boolean;
}

const always = (): boolean => true;

export const STEPS: Step[] = [
  { key: "welcome", at: "none", ready: always },
  {
    key: "move",
    at: "board",
    ready: ({ open }) => open.has("move"),
    done: (event, mine) => event.event === "movement_ended" && mine.has(Number(event["unit"])),
  },
  {
    key: "transform",
    at: "choices",
    ready: ({ open }) => open.has("transform"),
    done: (event, mine) => event.event === "transformed" && mine.has(Number(event["unit"])),
  },
  {
    key: "end-turn",
    at: "choices",
    ready: ({ open }) => open.has("end_turn"),
    done: (event, mine) => event.event === "turn_ended" && mine.has(Number(event["unit"])),
  },
  { key: "pile", at: "log", ready: always },
  {
    key: "shoot",
    at: "odds",
    ready: ({ open }) => open.has("shoot"),
    done: (event, mine) => event.event === "attack_declared" && mine.has(Number(event["attacker"])),
  },
  { key: "dice", at: "log", ready: always },
  { key: "why-not", at: "choices", ready: ({ open }) => open.size > 0 },
  { key: "help", at: "none", ready: always },
  { key: "done", at: "none", ready: always },
];

/**
 * The step to show: the first that is not done and can be done now.
 * While none can, nothing is shown and the match goes on.
 */
export function stepNow(done: ReadonlySet<string>, moment: Moment): Step | null {
  if (moment.over) return STEPS.at(-1)!;
  for (const step of STEPS) {
    if (done.has(step.key)) continue;
    if (step.ready(moment)) return step;
    // What has to be waited for keeps what is only read from coming too early.
    if (!step.done) return null;
    const later = STEPS.slice(STEPS.indexOf(step) + 1);
    return later.find((other) => other.done && !done.has(other.key) && other.ready(moment)) ?? null;
  }
  return null;
}

/** The steps that events show to be done. */
export function doneBy(events: GameEvent[], mine: Set<number>): string[] {
  return STEPS.filter((step) => step.done && events.some((event) => step.done!(event, mine))).map(
    (step) => step.key,
  );
}
