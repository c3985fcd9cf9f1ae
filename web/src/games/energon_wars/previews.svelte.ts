/** What the board is asked about while somebody looks: lines, reach, and where force would lead. */

import { untrack } from "svelte";

import type { Session } from "../../table/session.svelte";
import type { Json } from "../../wire/messages";

/** An answer of the service to the newest question; older ones that come late are dropped. */
export class Looked<Answer> {
  found = $state.raw<Answer | null>(null);
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `question` is read again whenever what it reads changes; `pause` spares the service while a hand moves. */
  constructor(whose: () => Session, question: () => Json | null, pause = 0) {
    $effect(() => {
      const [session, wanted] = [whose(), question()];
      void session.turn;
      untrack(() => this.#ask(session, wanted, pause));
      return () => clearTimeout(this.#timer);
    });
  }

  #ask(session: Session, wanted: Json | null, pause: number): void {
    clearTimeout(this.#timer);
    this.#asked = JSON.stringify([session.turn, wanted]);
    if (wanted === null) this.found = null;
    else this.#timer = setTimeout(() => void this.#look(session, wanted, this.#asked), pause);
  }

  async #look(session: Session, wanted: Json, asked: string): Promise<void> {
    const answer = await session.look<Answer>(wanted);
    if (asked === this.#asked) this.found = answer;
  }
}
