/** Choices that lie behind the one that is pinned below them. */

/** As much of a choice may be covered before its words are cut. */
const SPARE = 1 / 4;
/** How many pixels above the pinned one fade into it. */
const FADE = 6;

/** Which of a list cannot be read for the pinned one; the first is what a glance falls on, and stays. */
export function hiddenBehind(pinned: Element | null, list: readonly Element[]): Element[] {
  if (!pinned) return [];
  const edge = pinned.getBoundingClientRect().top - FADE;
  return list.filter((each, place) => {
    const { top, height } = each.getBoundingClientRect();
    return top + height * (place ? 1 - SPARE : 1 / 2) > edge;
  });
}

/** Look again whenever the list is scrolled or has another size; what ends that. */
export function whenMoved(scroller: HTMLElement, list: Element, look: () => void): () => void {
  const watch = new ResizeObserver(() => look());
  watch.observe(scroller);
  watch.observe(list);
  scroller.addEventListener("scroll", look, { passive: true });
  return () => {
    watch.disconnect();
    scroller.removeEventListener("scroll", look);
  };
}
