import { expect, it } from "vitest";

import { arriving, begun } from "./arriving.svelte";

it("knows whether any part of a table is still on its way, each counted once", () => {
  expect(arriving.any).toBe(false);
  const [board, sheet] = [begun(), begun()];
  board();
  board();
  expect(arriving.any).toBe(true);
  sheet();
  expect(arriving.any).toBe(false);
});
