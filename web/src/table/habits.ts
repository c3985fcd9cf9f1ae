/** What the page does because somebody likes it so: asking twice. */

import type { Action } from "../wire/messages";
import { manners } from "./manners.svelte";
import type { News } from "./news.svelte";

/** Whoever wants to be asked before every answer gives it twice. */
export class Twice {
  #armed = "";

  /** Whether it counts; if not, the same again will, and that is said. */
  counts(actions: readonly Action[], news: News): boolean {
    const answer = JSON.stringify(actions);
    const counts = !manners.confirm || this.#armed === answer;
    this.#armed = counts ? "" : answer;
    if (!counts) news.tell("ui-once-more");
    return counts;
  }

  forget(): void {
    this.#armed = "";
  }
}
