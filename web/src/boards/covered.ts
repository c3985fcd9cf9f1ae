/** What lies over a board at its edges: whatever beside it says so with `data-over`. */

import type { Covered } from "./camera.svelte";

type Place = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

export function coveredBy(board: HTMLElement, what = "[data-over]"): Covered {
  const over = [...(board.parentElement?.querySelectorAll(what) ?? [])];
  return covered(board.getBoundingClientRect(), over.map((each) => each.getBoundingClientRect()));
}

/** A row takes of the upper or the lower edge, a column of the left or the right one. */
export function covered(edge: Place, over: readonly Place[]): Required<Covered> {
  const found = { top: 0, right: 0, bottom: 0, left: 0 };
  for (const each of over) {
    const row = each.right - each.left > each.bottom - each.top;
    const late = row ? each.top + each.bottom > edge.top + edge.bottom : each.left + each.right > edge.left + edge.right;
    if (row && late) found.bottom = Math.max(found.bottom, edge.bottom - each.top);
    else if (row) found.top = Math.max(found.top, each.bottom - edge.top);
    else if (late) found.right = Math.max(found.right, edge.right - each.left);
    else found.left = Math.max(found.left, each.right - edge.left);
  }
  return found;
}
