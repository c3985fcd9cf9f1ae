/** A look that is asked for whenever what it is about changes; only the latest answer counts. */

import { untrack } from "svelte";

import type { Session } from "../../table/session.svelte";
import type { Json } from "../../wire/messages";

const PAUSE = 60;

/** The answer to what `wanted` asks for; null while nothing is asked or known. */
export function looking<Answer>(session: () => Session, wanted: () => Json | null): { readonly now: Answer | null } {
  let now = $state.raw<Answer | null>(null);
  let latest = "";
  $effect(() => {
    const asked = wanted();
    void session().turn;
    const about = asked === null ? "" : JSON.stringify(asked);
    latest = about;
    untrack(() => (now = null));
    if (asked === null) return;
    const waiting = setTimeout(() => {
      void session()
        .look<Answer>(asked)
        .then((found) => {
          if (latest === about) now = found;
        });
    }, PAUSE);
    return () => clearTimeout(waiting);
  });
  return {
    get now() {
      return now;
    },
  };
}
