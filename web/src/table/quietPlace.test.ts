import { expect, it } from "vitest";

import { hidden, quietPlace, type Box } from "./quietPlace";

const BOARD = { width: 800, height: 600 };
const TRAY = { width: 200, height: 150 };
const figure = (x: number, y: number): Box => ({ left: x - 30, right: x + 30, top: y - 40, bottom: y + 40 });

it("lies in the middle at the top where nobody stands there", () => {
  expect(quietPlace(BOARD, TRAY, [figure(400, 500)])).toEqual({ left: 300, top: 72 });
});

it("hides nobody where there is room, whichever side they are on", () => {
  const figures = [figure(400, 120), figure(250, 300), figure(560, 480)];
  const found = quietPlace(BOARD, TRAY, figures);
  expect(hidden(found, TRAY, figures)).toBe(0);
});

it("would rather hide a panel than a figure, and neither where it can", () => {
  const crowd = Array.from({ length: 10 }, (_, column) => Array.from({ length: 6 }, (_, row) => figure(column * 80 + 40, 180 + row * 75))).flat();
  const panel: Box = { left: 0, right: 800, top: 0, bottom: 100 };
  expect(hidden(quietPlace({ ...BOARD, height: 560 }, { width: 200, height: 100 }, crowd, [panel]), { width: 200, height: 100 }, crowd)).toBe(0);
  expect(hidden(quietPlace(BOARD, TRAY, [], [panel]), TRAY, [panel])).toBe(0);
});

it("stays on a board that is hardly larger than it", () => {
  expect(quietPlace({ width: 200, height: 150 }, TRAY, [])).toEqual({ left: 0, top: 18 });
});
