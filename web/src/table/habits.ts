/** What the page does because somebody likes it so: asking twice, passing over what is no choice. */

import type { Action, Offered } from "../wire/messages";
import { words } from "../words/words.svelte";
import { manners } from "./manners.svelte";
import type { News } from "./news.svelte";
import type { Session } from "./session.svelte";

/** How long a question is seen that is passed over, in milliseconds. */
const PAUSE = 700;

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

/** All that can be done is to end the phase; null where there is a choice. */
export function noChoice(actions: readonly Offered[]): Offered | null {
  const [only, ...more] = actions;
  return only && !more.length && only.action.do.startsWith("end_") ? only : null;
}

/** A phase without a choice is passed over, and that is said. */
export function passOver(session: Session): void {
  const only = noChoice(session.options?.actions ?? []);
  if (!only || !manners.pass || manners.confirm) return;
  const turn = session.turn;
  setTimeout(() => {
    if (turn !== session.turn || !session.options || session.sending) return;
    session.news.tell("ui-passed-over", { doing: words.tell(only.words) });
    void session.answer([only.action]);
  }, PAUSE);
}
