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
  /** What is open when it is: its kind, or what its answers have in common besides. */
  key: string;
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

/** The one piece that a choice is about, whose sheet is read while the choice is pointed at; -1 when there is none. */
export function pieceOf(choice: Choice | null, about: (action: Action) => { units: number[] }): number {
  const units = choice?.actions.length === 1 ? about(choice.actions[0]!).units : [];
  return units.length === 1 ? units[0]! : -1;
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

/** What an answer has in common with those that differ from it only in where they point; "" where there are none. */
export type Bundling = (action: Action) => string;

/** Choices of one kind together, in the order in which the kinds first appear; of what points, those of one piece. */
export function grouped(choices: Choice[], bundle: Bundling = () => ""): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const [first] = choice.actions;
    const key = (first && bundle(first)) || choice.kind;
    const group = groups.get(key) ?? { kind: choice.kind, key, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export interface Line {
  number: number;
  choice?: Choice;
  group?: Group;
}

/** What is listed: each choice, or a group as one line. An open group lists its members only; one that is alone is open. */
export function listed(groups: Group[], open: string | null, alone = groups.length === 1, fold = FOLD): Line[] {
  const lines: Omit<Line, "number">[] = [];
  const opened = groups.find((group) => group.key === open);
  if (opened) {
    lines.push(...opened.choices.map((choice) => ({ choice })));
  } else {
    for (const group of groups) {
      if ((group.choices.length > fold || group.key !== group.kind) && !alone) lines.push({ group });
      else lines.push(...group.choices.map((choice) => ({ choice })));
    }
    lines.sort((one, other) => Number(isClosing(one)) - Number(isClosing(other)));
  }
  return lines.map((line, index) => ({ ...line, number: index + 1 }));
}

/** What ends something stands below what goes on with it. */
function isClosing({ choice }: Omit<Line, "number">): boolean {
  return !!choice && closes(choice.kind);
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
