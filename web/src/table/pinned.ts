/** Choices that lie behind the one that is pinned below them. */

/** How many of a list begin beyond the pinned one's upper edge, more than half hidden. */
export function hiddenBehind(pinned: Element | null, list: readonly Element[]): Element[] {
  if (!pinned) return [];
  const edge = pinned.getBoundingClientRect().top;
  return list.filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return top + height / 2 > edge;
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
