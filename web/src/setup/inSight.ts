/** Whoever was followed to by a link stays in sight while the page grows around it, until somebody does something. */
export function keepInSight(node: Element, block: ScrollLogicalPosition): () => void {
  const show = (): void => node.scrollIntoView({ block });
  const growing = new ResizeObserver(show);
  const done = new AbortController();
  const stop = (): void => (growing.disconnect(), done.abort());
  show();
  growing.observe(document.body);
  growing.observe(node);
  for (const deed of ["wheel", "touchmove", "pointerdown", "keydown"]) addEventListener(deed, stop, { passive: true, signal: done.signal });
  return stop;
}
