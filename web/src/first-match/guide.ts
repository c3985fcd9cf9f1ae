/** The guide of a first match: one thing at a time, and only when it can be learnt. */

import type { Json, Options } from "../wire/messages";

/** One thing to learn, as the game says it: see `gamekit/lessons.py`. */
export interface Lesson {
  key: string;
  at?: "board" | "choices" | "strip" | "log" | "";
  rules?: string[];
  open?: string[];
  asked?: string[];
  told?: string[];
  after?: string[];
  answers?: number;
  doing?: string[];
}

/** How a game is taught. */
export interface FirstMatch {
  setup: Json;
  seat: number;
  level: string;
  lessons: Lesson[];
}

/** What the guide looks at to know where the newcomer is. */
export interface Moment {
  /** What they are asked about; empty while others act. */
  about: string;
  /** The kinds of answers that are open to them. */
  open: ReadonlySet<string>;
  /** The events that have happened. */
  told: ReadonlySet<string>;
  /** The kinds of answers they gave. */
  given: readonly string[];
}

/** The lesson to show: the first that is not learnt and whose time it is. */
export function lessonNow(lessons: Lesson[], put: ReadonlySet<string>, moment: Moment): Lesson | null {
  const learnt = new Set([...put, ...learntBy(lessons, moment.given)]);
  return lessons.find((each) => !learnt.has(each.key) && isTime(each, learnt, moment)) ?? null;
}

/** What was learnt by doing it. */
export function learntBy(lessons: Lesson[], given: readonly string[]): string[] {
  return lessons.filter((each) => given.some((kind) => each.doing?.includes(kind))).map((each) => each.key);
}

function isTime(lesson: Lesson, learnt: ReadonlySet<string>, moment: Moment): boolean {
  const { open, asked, told, after, answers, doing } = lesson;
  if (!open && !asked && !told && !after && !answers && !doing) return true;
  return (
    moment.about !== "" &&
    among(open, moment.open) &&
    among(asked, new Set([moment.about])) &&
    among(told, moment.told) &&
    (after ?? []).every((key) => learnt.has(key)) &&
    moment.given.length >= (answers ?? 0)
  );
}

function among(wanted: string[] | undefined, there: ReadonlySet<string>): boolean {
  return !wanted || wanted.some((each) => there.has(each));
}

/** The kinds of answers that are offered, in whatever parts. */
export function openKinds(options: Options | null): Set<string> {
  const here = (options?.actions ?? []).map((offered) => offered.action.do);
  const parts = (options?.parts ?? []).flatMap((part) => [...openKinds(part)]);
  return new Set([...here, ...parts]);
}
