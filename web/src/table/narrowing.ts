/** Listing only the choices about what was clicked on the board. */

import type { Choice } from "./choices";
import type { Session } from "./session.svelte";

export function narrowing(session: Session, choices: Choice[]): Choice[] | null {
  const focus = session.focus;
  if (!focus) return null;
  const found = choices.filter((choice) => {
    const first = choice.actions[0];
    if (!first) return false;
    const { units, cells } = session.board.about(first);
    return units.some((unit) => focus.units.includes(unit)) || cells.some((cell) => focus.cells.includes(cell));
  });
  return found.length ? found : null;
}

narrowing.clear = (session: Session): void => {
  session.focus = null;
};
