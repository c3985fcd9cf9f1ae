/** The choices of an ask: numbered, grouped when there are many, each with its words. */

import type { Action, Offered, Options, Refusal, RefusedChoice, Wording } from "../wire/messages";

export interface Choice {
  id: string;
  kind: string;
  words: Wording;
  /** Answers in a row; one, except for a planned Movement. */
  actions: Action[];
  refusal?: Refusal;
}

export interface Group {
  kind: string;
  choices: Choice[];
}

/** What ends a turn, a phase or a part of it: it stays in sight however long the list is. */
const CLOSING = /^(end_|pass$|stop$|halt$|proceed$|decline$|cease_fire$|stop_firing$)/;

export function closes(kind: string): boolean {
  return CLOSING.test(kind);
}

/** More of a kind than this are folded into one line that opens. */
const FOLD = 3;

export function choiceOf(offered: Offered): Choice {
  return {
    id: offered.text,
    kind: offered.action.do,
    words: offered.words,
    actions: [offered.action],
  };
}

export function choicesOf(options: Options | null | undefined, hidden: Set<string>): Choice[] {
  return (options?.actions ?? [])
    .filter((offered) => !hidden.has(offered.action.do))
    .map((offered) => choiceOf(offered));
}

export function refusedOf(options: Options | null | undefined): Choice[] {
  return (options?.refused ?? []).map((each: RefusedChoice) => ({
    ...choiceOf(each),
    refusal: each.refusal,
  }));
}

/** One of those that come to the same: copies of a card need not be told apart. */
export function distinct(choices: Choice[], meaning: (action: Action) => string): Choice[] {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    const key = choice.actions.map((action) => meaning(action)).join("\n");
    if (!found.has(key)) found.set(key, choice);
  }
  return [...found.values()];
}

/** Choices of one kind together, in the order in which the kinds first appear. */
export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    groups.set(choice.kind, [...(groups.get(choice.kind) ?? []), choice]);
  }
  return [...groups].map(([kind, members]) => ({ kind, choices: members }));
}

export interface Line {
  number: number;
  choice?: Choice;
  group?: Group;
}

/** What is listed: each choice, or a group as one line. An open group lists its members only; one that is alone is open. */
export function listed(groups: Group[], open: string | null, alone = groups.length === 1): Line[] {
  const lines: Omit<Line, "number">[] = [];
  const opened = groups.find((group) => group.kind === open);
  if (opened) {
    lines.push(...opened.choices.map((choice) => ({ choice })));
  } else {
    for (const group of groups) {
      if (group.choices.length > FOLD && !alone) lines.push({ group });
      else lines.push(...group.choices.map((choice) => ({ choice })));
    }
  }
  return lines.map((line, index) => ({ ...line, number: index + 1 }));
}

/**
 * What a typed number means: a line at once when no longer number could be meant,
 * else the line so far.
 */
export function typed(digits: string, lines: number): { number: number; final: boolean } | null {
  const number = Number(digits);
  if (!number || number > lines) return null;
  return { number, final: number * 10 > lines };
}

/** Whether there are more answers than are listed: then those are only suggestions. */
export function isEndless(options: Options | null | undefined): boolean {
  return options?.kind === "region" || !!options?.parts?.some(isEndless);
}
