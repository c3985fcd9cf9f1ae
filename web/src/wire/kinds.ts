/** What the numbers in actions and events stand for, by the table that each game's forms bring (`KINDS`). */

import { readAs } from "./forms";

type KindTable = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The numbers of a kind that an action or event names, in the order of its fields; -1 stands for nothing. */
export function numbersIn(table: object, tag: string, fields: object, kind: string): number[] {
  const kinds = readAs<KindTable>(table)[tag] ?? {};
  const values = Object.keys(kinds).filter((name) => kinds[name] === kind);
  return values
    .flatMap((name) => readAs<Record<string, unknown>>(fields)[name])
    .filter((value): value is number => typeof value === "number" && value >= 0);
}
