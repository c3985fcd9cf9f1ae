/** What the numbers in actions and events stand for, by the table that each game's forms bring (`KINDS`). */

import { readAs } from "./forms";

type KindTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The numbers of a kind that an action or event names, in the order of its fields; -1 stands for nothing. */
export function numbersIn(table: object, tag: string, fields: object, kind: string): number[] {
  return fieldsOf(table, tag, kind)
    .flatMap((name) => readAs<Record<string, unknown>>(fields)[name])
    .filter((value): value is number => typeof value === "number" && value >= 0);
}

/** The fields of an action or event that name something, in their order: of any kind, or of one. */
export function fieldsOf(table: object, tag: string, kind?: string): string[] {
  const kinds = readAs<KindTable>(table)[tag] ?? {};
  return Object.keys(kinds).filter((name) => kind === undefined || kinds[name] === kind);
}
