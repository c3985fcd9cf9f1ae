/** Solids as SVG in a picture of 100 by 100; as `drawing.py` does. */

import { band, mix, shades } from "./colours";
import { dot, type Flat, type Point } from "./geometry";
import { solids, type Sticker } from "./mesh";
import { FLAT, GLOW, PANE, type Model } from "./model";
import { outward, seen, type Box, type Seen } from "./projection";

export interface Theme {
  line: string;
  halo: string;
  haloStrength: number;
  haloWidth: number;
}

/** The page's own: light or dark by the style of the page, so that nothing is drawn anew. */
export const PAGE: Theme = { line: "var(--figure-line)", halo: "var(--figure-halo)", haloStrength: 1, haloWidth: 1.5 };

const LIGHT: Point = [-0.5, 0.75, 0.43];
const RIM = "#7f8cff";
/** In pixels: what is smaller is left out. */
const SMALLEST_DECAL = 0.5;
const SMALLEST_WITH_RIM = 60;
const BELOW_THE_BUST = new Set(["hips", "left-leg", "right-leg"]);

/** Where the picture's edges are in the model, and how wide its lines are. */
export class Frame {
  /** About four fifths of a pixel, at every size. */
  readonly line: number;

  constructor(
    readonly scale: number,
    readonly x: number,
    readonly y: number,
    readonly pixels: number,
  ) {
    this.line = Math.min(2.6, Math.max(0.7, 78 / pixels));
  }

  at = (point: Point | Flat): Flat => [(point[0] + this.x) * this.scale, (this.y - point[1]) * this.scale];

  path(points: readonly (Point | Flat)[]): string {
    return `M${points.map((point) => this.at(point).map(short).join(" ")).join("L")}Z`;
  }
}

/** The whole figure. */
export function figure(model: Model, pixels: number, theme = PAGE, yaw = model.yaw, pitch = model.pitch): string {
  const order = seen(solids(model), yaw, pitch);
  return drawn(order, whole(order, model, pixels), theme);
}

/** Head and chest of a robot, the head of a beast, all of anything else. */
export function bust(model: Model, pixels: number, theme = PAGE): string {
  if (!model.bust) {
    const order = seen(solids(model), model.yaw, model.pitch);
    const frame = model.face ? aroundTheFace(model, order, pixels) : whole(order, model, pixels);
    return drawn(order, frame, theme);
  }
  const [top, half, head] = model.bust;
  const upper = solids(model, head).filter((each) => !BELOW_THE_BUST.has(each.limb));
  const order = seen(upper, model.yaw, model.pitch);
  return drawn(order, new Frame(50 / half, half + 1.5, top + 2.5, pixels), theme);
}

/** The solids as shaded paths, outline first. */
export function drawn(order: readonly Seen[], frame: Frame, theme: Theme): string {
  const silhouette = order.map((each) => frame.path(each.hull)).join("");
  const { line } = frame;
  const halo = line * 1.5 + theme.haloWidth * Math.min(1.6, Math.max(0.7, 96 / frame.pixels));
  const glows: string[] = [];
  const parts = order.flatMap((each) => [
    ...solid(each, frame, theme),
    ...each.stickers.flatMap((one) => sticker(each, frame, one, glows)),
    ...edges(each, frame),
  ]);
  return [
    '<g stroke-linejoin="round" stroke-linecap="round" stroke-width=".2">',
    `<path d="${silhouette}" fill="none" stroke="${theme.halo}" stroke-opacity="${short(theme.haloStrength)}" stroke-width="${short(halo)}"/>`,
    `<path d="${silhouette}" fill="${theme.line}" stroke="${theme.line}" stroke-width="${short(line * 1.7)}"/>`,
    ...parts,
    ...glows,
    "</g>",
  ].join("");
}

export function whole(order: readonly Seen[], model: Model, pixels: number): Frame {
  const [x0, y0, x1, y1] = extent(order);
  if (model.stands) {
    const scale = Math.min((92 * model.size) / (y1 - y0), 97 / (x1 - x0));
    return new Frame(scale, 50 / scale - (x0 + x1) / 2, 97 / scale + y0, pixels);
  }
  const scale = (94 * model.size) / Math.max(x1 - x0, y1 - y0);
  return new Frame(scale, 50 / scale - (x0 + x1) / 2, 50 / scale + (y0 + y1) / 2, pixels);
}

function aroundTheFace(model: Model, order: readonly Seen[], pixels: number): Frame {
  const half = model.face;
  const glowing = order.flatMap((each) => each.stickers.filter((one) => one.light === GLOW));
  const eyes = glowing.flatMap((one) => one.points);
  const x = mean(eyes.map((point) => point[0]));
  const y = mean(eyes.map((point) => point[1]));
  return new Frame(50 / half, half - x - half * 0.07, y + half * 0.86, pixels);
}

function extent(order: readonly Seen[]): Box {
  return [
    Math.min(...order.map((each) => each.box[0])),
    Math.min(...order.map((each) => each.box[1])),
    Math.max(...order.map((each) => each.box[2])),
    Math.max(...order.map((each) => each.box[3])),
  ];
}

/** Its outline, then its faces gathered by shade; those of a convex solid never overlap. */
function solid(each: Seen, frame: Frame, theme: Theme): string[] {
  const width = frame.line * (leastSide(each, frame) > 5 ? 0.9 : 0.6);
  const byShade = new Map<string, string>();
  each.faces.forEach((face, index) => {
    const n = each.normals[index]!;
    if (n[2] <= 0.02) return;
    const tint = shade(each.paint, n);
    byShade.set(tint, (byShade.get(tint) ?? "") + frame.path(face));
  });
  return [
    `<path d="${frame.path(each.hull)}" fill="${theme.line}" stroke="${theme.line}" stroke-width="${short(width)}"/>`,
    ...[...byShade].map(([tint, paths]) => `<path d="${paths}" fill="${tint}" stroke="${tint}"/>`),
  ];
}

function shade(paint: string, n: Point): string {
  const light = dot(n, LIGHT);
  const tint = shades(paint)[band(light)]!;
  return n[0] > 0.75 && light < 0.2 ? mix(tint, RIM, 0.2) : tint;
}

function sticker(each: Seen, frame: Frame, { paint, light, points }: Sticker, glows: string[]): string[] {
  const n = outward(points, each.centre);
  const at = points.map(frame.at);
  const xs = at.map(([x]) => x);
  const ys = at.map(([, y]) => y);
  const width = Math.max(...xs) - Math.min(...xs);
  const height = Math.max(...ys) - Math.min(...ys);
  if (n[2] <= 0.04 || (Math.min(width, height) * frame.pixels) / 100 < SMALLEST_DECAL) return [];
  if (light === PANE) return pane(frame, paint, points);
  const tint = light === FLAT ? shades(paint)[band(dot(n, LIGHT))]! : paint;
  const out = [`<path d="${frame.path(points)}" fill="${tint}"/>`];
  if (light !== GLOW || n[2] <= 0.25) return out;
  const [x, y] = [mean(xs), mean(ys)];
  const inner = at.map(([a, b]) => `${short(x + (a - x) * 0.55)} ${short(y + (b - y) * 0.5)}`);
  glows.push(...glow(x, y, width, height, mix(paint, "#ffffff", 0.15)));
  return [...out, `<path d="M${inner.join("L")}Z" fill="${mix(paint, "#ffffff", 0.72)}"/>`];
}

function glow(x: number, y: number, width: number, height: number, paint: string): string[] {
  const layers: [number, string][] = [
    [1, ".2"],
    [0.62, ".22"],
  ];
  return layers.map(
    ([k, strength]) =>
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(width * k * 0.6 + 0.8 * k)}" ry="${short(height * k * 0.6 + 0.9 * k)}" fill="${paint}" fill-opacity="${strength}"/>`,
  );
}

/** Glass, lighter above, with a slanting glint. */
function pane(frame: Frame, paint: string, corners: readonly Point[]): string[] {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const at = (u: number, v: number): Point => {
    const along = (i: 0 | 1 | 2): number =>
      (1 - v) * ((1 - u) * a[i] + u * b[i]) + v * ((1 - u) * d[i] + u * c[i]);
    return [along(0), along(1), along(2)];
  };
  const layers: [readonly Point[], string][] = [
    [corners, mix(paint, "#0c1a4a", 0.25)],
    [[at(0, 0), at(1, 0), at(1, 0.25), at(0, 0.8)], paint],
    [[at(0.12, 0), at(0.42, 0), at(0.12, 0.62), at(0, 0.62), at(0, 0.2)], mix(paint, "#ffffff", 0.62)],
  ];
  return layers.map(([points, tint]) => `<path d="${frame.path(points)}" fill="${tint}"/>`);
}

/** From a certain size on: a cool rim on the right, a glint on the upper left. */
function edges(each: Seen, frame: Frame): string[] {
  if (frame.pixels < SMALLEST_WITH_RIM || leastSide(each, frame) <= 3.2) return [];
  const kinds: [string, number, number, string][] = [
    [RIM, 0.96, -0.28, ".75"],
    ["#ffffff", -0.75, 0.66, ".5"],
  ];
  return kinds.flatMap(([paint, x, y, strength]) => {
    const segments = each.hull.map((_, index) => edge(each.hull, index, frame, x, y)).join("");
    return segments
      ? [
          `<path d="${segments}" fill="none" stroke="${paint}" stroke-opacity="${strength}" stroke-width="${short(frame.line * 0.5)}"/>`,
        ]
      : [];
  });
}

function edge(hull: readonly Flat[], index: number, frame: Frame, x: number, y: number): string {
  const a = hull[index]!;
  const b = hull[(index + 1) % hull.length]!;
  const across = b[1] - a[1];
  const up = a[0] - b[0];
  const length = Math.hypot(across, up);
  if (length * frame.scale <= 2.2 || (across * x + up * y) / length <= 0.72) return "";
  const inward = (0.55 * frame.line) / frame.scale / length;
  const start = frame.at([a[0] - across * inward, a[1] - up * inward]);
  const end = frame.at([b[0] - across * inward, b[1] - up * inward]);
  return `M${start.map(short).join(" ")}L${end.map(short).join(" ")}`;
}

function leastSide({ box: [x0, y0, x1, y1] }: Seen, frame: Frame): number {
  return Math.min(x1 - x0, y1 - y0) * frame.scale;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One decimal, as both languages write it. */
function short(value: number): string {
  const tenths = Math.floor(value * 10 + 0.5);
  return String(tenths === 0 ? 0 : tenths / 10);
}
