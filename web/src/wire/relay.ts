/** Keeps what a live table says until somebody is ready to read it. */

import type { Chat, Json, RefusedAnswer, TableMessage } from "./messages";
import type { Reader, Status } from "./live";

export class Relay implements Reader {
  #reader: Reader | null = null;
  #kept: ((reader: Reader) => void)[] = [];

  /** From now on this one reads, beginning with what was said before. */
  to(reader: Reader): void {
    this.#reader = reader;
    for (const say of this.#kept.splice(0)) say(reader);
  }

  table(table: TableMessage, first: boolean): void {
    this.#pass((reader) => reader.table(table, first));
  }

  status(status: Status): void {
    this.#pass((reader) => reader.status(status));
  }

  refused(refused: RefusedAnswer): void {
    this.#pass((reader) => reader.refused(refused));
  }

  chat(chat: Chat): void {
    this.#pass((reader) => reader.chat(chat));
  }

  presence(presence: Json): void {
    this.#pass((reader) => reader.presence(presence));
  }

  standing(coming: Json): void {
    this.#pass((reader) => reader.standing(coming));
  }

  #pass(say: (reader: Reader) => void): void {
    if (this.#reader) say(this.#reader);
    else this.#kept.push(say);
  }
}
