/** How a choice is entered: by finger or otherwise, for the table or for something over it. */

/** A finger has not looked before it taps, as the mouse and the keys have. Tools that press for somebody count nothing. */
export function byTouch(event: MouseEvent): boolean {
  return event.detail > 0 && "pointerType" in event && event.pointerType === "touch";
}

/** Whether a part of the table lies behind something else, a tab for instance: keys are not for it then. */
export function isBehind(part: Element | undefined): boolean {
  return !part || part.closest("[hidden]") !== null;
}

/** Whether a key is not for the table: a line is being written, or a dialog lies over it. */
export function elsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
  return typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal") !== null;
}
