/** Whoever goes by keys stays on the board while cards move and the tray comes and goes. */

import { tick } from "svelte";

/** To be called before the board changes: leads back to the card that had the focus, else to the board. */
export async function keepFocus(board: HTMLElement): Promise<void> {
  const had = document.activeElement;
  if (!had || had === board || !board.contains(had)) return;
  const about = had.closest<HTMLElement>("[data-card], [data-about]")?.dataset;
  await tick();
  if (had.isConnected && !had.matches(":disabled")) return;
  const card = board.querySelector<HTMLElement>(`[data-card="${about?.["card"] ?? about?.["about"]}"]`);
  (card ?? board).focus();
}
