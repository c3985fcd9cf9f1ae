import { describe, expect, it } from "vitest";

import { Camera } from "./camera.svelte";

const board = { width: 1000, height: 1000 };
/** The middle of what is seen, on the board. */
const middle = (camera: Camera, box: { width: number; height: number }) =>
  camera.toBoard({ x: box.width / 2, y: box.height / 2 });

describe("the camera", () => {
  it("shows the whole board again when the box changes", () => {
    const camera = new Camera();
    camera.measure({ width: 820, height: 820 }, board);
    camera.measure({ width: 820, height: 620 }, board);
    expect(camera.zoom).toBeCloseTo(0.6);
    expect(camera.y).toBeCloseTo(10);
  });

  it("fits a small screen anew as well, though the board is larger than that", () => {
    const camera = new Camera();
    camera.measure({ width: 390, height: 500 }, board);
    camera.reveal({ x: 100, y: 950 });
    const narrow = { width: 390, height: 380 };
    camera.measure(narrow, board);
    expect(middle(camera, narrow).x).toBeCloseTo(500);
    expect(middle(camera, narrow).y).toBeCloseTo(500);
  });

  it("shows more at once where nobody taps", () => {
    const camera = new Camera();
    camera.measure({ width: 470, height: 480 }, board);
    expect(camera.zoom).toBeCloseTo(0.56);
    camera.serve(false);
    expect(camera.zoom).toBeCloseTo(0.45);
  });

  it("leaves what somebody chose to see where it is, until the whole is asked for", () => {
    const camera = new Camera();
    camera.measure({ width: 820, height: 820 }, board);
    camera.zoomBy(2);
    const { x, zoom } = camera;
    camera.measure({ width: 820, height: 700 }, board);
    expect([camera.x, camera.zoom]).toEqual([x, zoom]);
    camera.fit();
    camera.measure({ width: 420, height: 420 }, board);
    expect(camera.zoom).toBeCloseTo(0.56);
  });

  it("shows the board beside what lies over the box, not under it", () => {
    const camera = new Camera();
    camera.measure({ width: 1000, height: 820 }, board, { top: 100, right: 200 });
    expect(camera.zoom).toBeCloseTo(0.7);
    expect([camera.x, camera.y]).toEqual([50, 110]);
  });

  it("frames others besides where that costs little, and leaves them out where it costs much", () => {
    const camera = new Camera();
    camera.measure({ width: 600, height: 400 }, board);
    const own = [{ x: 400, y: 900 }];
    camera.direct(own, 1, [{ x: 700, y: 900 }]);
    expect(camera.toBox({ x: 700, y: 900 }).x).toBeLessThan(600);
    camera.direct(own, 1, [{ x: 400, y: 100 }]);
    expect(camera.toBox({ x: 400, y: 100 }).y).toBeLessThan(0);
  });

  it("stays with the whole board where coming nearer gains little", () => {
    const camera = new Camera();
    camera.measure({ width: 920, height: 920 }, board);
    expect(camera.calm).toBeCloseTo(0.9);
    camera.measure({ width: 420, height: 420 }, board);
    expect(camera.calm).toBe(1.2);
  });

  it("has whoever acts in the picture when nothing happens, and moves for nobody who is", () => {
    const camera = new Camera();
    const box = { width: 390, height: 500 };
    camera.measure(box, board);
    camera.direct([{ x: 200, y: 800 }]);
    camera.pullBack([{ x: 900, y: 100 }]);
    const { x, y } = camera.toBox({ x: 900, y: 100 });
    expect([x > 24 && x < box.width - 24, y > 24 && y < box.height - 24]).toEqual([true, true]);
    const before = [camera.x, camera.y, camera.zoom];
    camera.pullBack([{ x: 880, y: 120 }]);
    expect([camera.x, camera.y, camera.zoom]).toEqual(before);
  });

  it("frames who acts and what can answer, as near as is legible", () => {
    const camera = new Camera();
    const box = { width: 390, height: 500 };
    camera.measure(box, board);
    camera.direct([{ x: 200, y: 800 }, { x: 500, y: 900 }]);
    for (const place of [{ x: 200, y: 800 }, { x: 500, y: 900 }]) {
      const { x, y } = camera.toBox(place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(box.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(box.height);
    }
    expect(camera.zoom).toBeGreaterThan(0.9);
  });

  it("leaves a board alone that is in sight as a whole where nothing moves", () => {
    const camera = new Camera();
    camera.measure({ width: 820, height: 820 }, board);
    camera.direct([{ x: 200, y: 800 }]);
    expect(camera.zoom).toBeCloseTo(0.8);
  });

  it("shows both ends of what is looked at, and stays where both are in sight", () => {
    const camera = new Camera();
    camera.measure({ width: 390, height: 500 }, board);
    camera.direct([{ x: 100, y: 100 }]);
    camera.include([{ x: 100, y: 100 }, { x: 900, y: 950 }]);
    const far = camera.toBox({ x: 900, y: 950 });
    expect(far.x).toBeLessThan(390);
    expect(far.y).toBeLessThan(500);
    const { x, y, zoom } = camera;
    camera.include([{ x: 100, y: 100 }]);
    expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
  });

  it("shows figures below what lies over the board for the moment, and what is seen anyway stays", () => {
    const camera = new Camera();
    camera.measure({ width: 390, height: 500 }, board);
    camera.direct([{ x: 500, y: 500 }, { x: 500, y: 700 }]);
    const { x, y, zoom } = camera;
    camera.include([{ x: 500, y: 500 }], { top: 20 });
    expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
    camera.include([{ x: 500, y: 500 }, { x: 500, y: 700 }], { top: 200 });
    expect(camera.toBox({ x: 500, y: 410 }).y).toBeGreaterThanOrEqual(200);
    expect(camera.toBox({ x: 500, y: 700 }).y).toBeLessThan(500);
  });

  it("gives way to a hand at once, until the next question", () => {
    const camera = new Camera();
    camera.measure({ width: 390, height: 500 }, board);
    camera.zoomBy(1.5);
    const { x, y, zoom } = camera;
    camera.direct([{ x: 100, y: 100 }]);
    camera.include([{ x: 100, y: 100 }]);
    camera.pushIn({ x: 100, y: 100 });
    expect([camera.x, camera.y, camera.zoom]).toEqual([x, y, zoom]);
    camera.askedAnew();
    camera.direct([{ x: 100, y: 100 }]);
    expect(camera.toBox({ x: 100, y: 100 }).x).toBeLessThan(390);
    expect(camera.zoom).not.toBe(zoom);
  });
});

describe("a field much larger than the screen", () => {
  it("leaves room for names, which do not shrink with it", () => {
    const camera = new Camera();
    const box = { width: 400, height: 460 };
    camera.measure(box, { width: 2400, height: 2400 });
    camera.direct([{ x: 400, y: 100 }, { x: 1900, y: 2300 }]);
    const [left, right] = [400, 1900].map((x) => x * camera.zoom + camera.x) as [number, number];
    const [top, low] = [100, 2300].map((y) => y * camera.zoom + camera.y) as [number, number];
    expect(Math.min(left, box.width - right)).toBeGreaterThanOrEqual(40);
    expect(Math.min(top, box.height - low)).toBeGreaterThanOrEqual(24);
  });
});
