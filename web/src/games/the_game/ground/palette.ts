/** The colours of the ground: calm and near to each other, so that figures speak. */

export interface Palette {
  /** By kind of ground: clear, rough, water, thin and thick trees. */
  ground: readonly [string, string, string, string, string];
  /** By how many levels a hex lies above the lowest. */
  hill: readonly string[];
  /** From the shore to the deep. */
  water: readonly [string, string, string, string];
  foam: string;
  bank: string;
  /** Sides that look down left, to the viewer, down right. */
  walls: readonly [string, string, string];
  ledge: string;
  tick: string;
  tree: readonly [string, string];
  trunk: string;
  rock: readonly [string, string];
  block: readonly [string, string, string, string];
  window: string;
  lamp: string;
  shadow: string;
  sun: string;
  dusk: string;
  letters: string;
  /** By how much facets of the ground differ. */
  facets: number;
}

export const DARK: Palette = {
  ground: ["#2e3559", "#3e3852", "#2e3559", "#2b3a55", "#293d52"],
  hill: ["#2e3559", "#3a4166", "#444b73", "#4e557d", "#565c86"],
  water: ["#2c5577", "#25496c", "#1d3e62", "#16345a"],
  foam: "rgb(150 205 240 / 32%)",
  bank: "#262c4b",
  walls: ["#3b4268", "#2a3054", "#1d2242"],
  ledge: "rgb(190 200 255 / 16%)",
  tick: "rgb(190 200 255 / 24%)",
  tree: ["#34605f", "#274a50"],
  trunk: "#202a3f",
  rock: ["#6b6580", "#474361"],
  block: ["#6a72a0", "#575f8c", "#454c77", "#383e66"],
  window: "rgb(14 18 44 / 55%)",
  lamp: "#e9c98d",
  shadow: "rgb(8 10 32 / 34%)",
  sun: "rgb(214 222 255 / 9%)",
  dusk: "rgb(4 5 22 / 24%)",
  letters: "#8f99cf",
  facets: 0.035,
};

export const LIGHT: Palette = {
  ground: ["#dcdfe9", "#dcd3d0", "#dcdfe9", "#d5ded9", "#cfdcd6"],
  hill: ["#dcdfe9", "#e0e1ec", "#e5e5ef", "#e9e8f1", "#ecebf3"],
  water: ["#c6dfec", "#b5d2e4", "#a4c5dc", "#94b8d4"],
  foam: "rgb(255 255 255 / 75%)",
  bank: "#c9cbd8",
  walls: ["#c9cde0", "#b4b9d2", "#9da3c1"],
  ledge: "rgb(60 70 130 / 20%)",
  tick: "rgb(60 70 130 / 26%)",
  tree: ["#8fc0a8", "#6fa48c"],
  trunk: "#8d8a86",
  rock: ["#c3bdbb", "#9c96a2"],
  block: ["#e3e6f3", "#d3d7ea", "#bcc2dc", "#a6acca"],
  window: "rgb(60 72 130 / 38%)",
  lamp: "#fff3c4",
  shadow: "rgb(60 66 120 / 20%)",
  sun: "rgb(255 255 255 / 34%)",
  dusk: "rgb(70 78 140 / 12%)",
  letters: "#6a739f",
  facets: 0.05,
};

/** A colour on its way to another. */
export function mix(a: string, b: string, share: number): string {
  const [first, second] = [parts(a), parts(b)];
  const blended = first.map((value, index) => Math.round(value + (second[index]! - value) * share));
  return `rgb(${blended.join(" ")})`;
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
