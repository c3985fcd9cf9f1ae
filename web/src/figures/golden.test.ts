/** The page draws what Python draws: the same paths, within rounding. */

import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { bust, figure, type Theme } from "./drawing";
import type { Model } from "./model";

interface Golden {
  slug: string;
  shape: string;
  view: "bust" | "figure";
  pixels: number;
  yaw: number;
  pitch: number;
  model: Model;
  drawing: string;
}

const DARK: Theme = { line: "#05071a", halo: "#8c9bff", haloStrength: 0.5, haloWidth: 1.5 };
const NUMBER = /-?\d*\.?\d+(?=[\s"LMZ])/g;
/** A tenth is the last digit written. */
const ROUNDING = 0.11;

const file = new URL("../../../tests/cast/golden/figures.json", import.meta.url);
const wanted = JSON.parse(readFileSync(file, "utf8")) as Golden[];

describe("a figure drawn by the page", () => {
  it.each(wanted)("is that of Python: $slug as $shape, $view at $pixels", (golden) => {
    const { model, pixels, yaw, pitch, view } = golden;
    const drawing = view === "bust" ? bust(model, pixels, DARK) : figure(model, pixels, DARK, yaw, pitch);
    expect(drawing.replace(NUMBER, "#")).toBe(golden.drawing.replace(NUMBER, "#"));
    const own = drawing.match(NUMBER)!.map(Number);
    const others = golden.drawing.match(NUMBER)!.map(Number);
    const farthest = Math.max(...own.map((value, index) => Math.abs(value - others[index]!)));
    expect(farthest).toBeLessThan(ROUNDING);
  });
});
