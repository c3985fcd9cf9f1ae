/** What is said once and calmly: an answer given by itself, something taken back, a question for sureness. */

import type { Wording } from "../wire/messages";

/** How long a line stays, in milliseconds. */
const STAYS = 6000;
const MOST = 3;

export class News {
  lines = $state.raw<{ id: number; words: Wording }[]>([]);
  #next = 0;

  tell(key: string, args: Wording["args"] = {}): void {
    const id = this.#next++;
    this.lines = [...this.lines, { id, words: { key, args } }].slice(-MOST);
    setTimeout(() => (this.lines = this.lines.filter((line) => line.id !== id)), STAYS);
  }
}
