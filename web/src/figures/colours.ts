/** Paint in light and shadow; as `colours.py` does. */

type Rgb = readonly [number, number, number];

function rgb(paint: string): Rgb {
  const part = (at: number): number => parseInt(paint.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}

function colour(parts: Rgb): string {
  const byte = (part: number): string =>
    Math.max(0, Math.min(255, Math.floor(part * 255 + 0.5)))
      .toString(16)
      .padStart(2, "0");
  return `#${byte(parts[0])}${byte(parts[1])}${byte(parts[2])}`;
}

/** Some of b in a. */
export function mix(a: string, b: string, share: number): string {
  const x = rgb(a);
  const y = rgb(b);
  const at = (index: 0 | 1 | 2): number => x[index] + (y[index] - x[index]) * share;
  return colour([at(0), at(1), at(2)]);
}

const SHADES = new Map<string, readonly string[]>();

/** Glint, light, base, shadow, deep shadow. */
export function shades(paint: string): readonly string[] {
  const known = SHADES.get(paint);
  if (known) return known;
  const found = worked(paint);
  SHADES.set(paint, found);
  return found;
}

/** Which shade a face has that is lit so much. */
export function band(light: number): number {
  return [0.93, 0.64, 0.33, -0.08, -2].findIndex((least) => light > least);
}

function worked(paint: string): readonly string[] {
  const bright = rgb(paint);
  const dark = 0.3 * bright[0] + 0.59 * bright[1] + 0.11 * bright[2] < 0.2;
  const base = dark ? mix(paint, "#3a4060", 0.35) : paint;
  const [red, green, blue] = rgb(base);
  const most = Math.max(red, green, blue);
  const up = Math.min(1.28, 1 / most);
  const light = colour([red * up, green * up, blue * up]);
  const warm = 0.1 * (most - Math.min(red, green, blue));
  const shadow = colour([red * 0.76, green * (0.74 - warm), blue * 0.86]);
  const deep = colour([red * 0.53, green * (0.51 - warm), blue * 0.66]);
  return [mix(light, "#fff3d6", 0.4), mix(light, "#ffe2ac", 0.13), base, shadow, mix(deep, "#1c1658", 0.14)];
}
