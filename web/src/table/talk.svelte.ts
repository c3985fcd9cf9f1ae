/** The talk at a table: what was said, and what we said but nobody heard. */

import { freshId } from "../wire/identity";
import type { Chat, Outgoing, Refusal, RefusedAnswer } from "../wire/messages";

interface Remark {
  id: string;
  text: string;
}

export class Talk {
  lines = $state.raw<Chat[]>([]);
  /** Remarks of others that nobody has looked at yet. */
  unread = $state(0);
  /** What is being written. */
  draft = $state("");
  /** Why the draft was not said. */
  refusal = $state.raw<Refusal | null>(null);
  #unheard: Remark[] = [];

  /** Say the draft. It comes back when it is refused, or when nobody can have heard it. */
  speak(send: (message: Outgoing) => boolean): void {
    const remark = { id: freshId("t"), text: this.draft.trim() };
    this.refusal = null;
    if (remark.text && !send({ chat: remark })) return;
    this.draft = "";
    if (remark.text) this.#unheard.push(remark);
  }

  /** After a lost connection everything that was said comes again. */
  hear(line: Chat, mine: boolean): void {
    if (this.lines.some((each) => each.number === line.number)) return;
    this.lines = [...this.lines, line];
    if (!mine) this.unread += 1;
    else if (this.#unheard.length) this.#unheard.shift();
    else if (this.draft === line.text) this.draft = "";
  }

  /** Whether it was a remark of ours. */
  refused({ id, refusal }: RefusedAnswer): boolean {
    const remark = this.#unheard.find((each) => each.id === id);
    if (!remark) return false;
    this.#unheard = this.#unheard.filter((each) => each !== remark);
    this.#takeBack([remark]);
    this.refusal = refusal;
    return true;
  }

  lost(): void {
    this.#takeBack(this.#unheard);
    this.#unheard = [];
  }

  #takeBack(remarks: Remark[]): void {
    this.draft = [...remarks.map((each) => each.text), this.draft].filter(Boolean).join(" ");
  }
}
