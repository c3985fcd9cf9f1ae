/** The colours of the scene by day and by night; those of the measured table and the tokens of the page. */

export interface Palette {
  room: string;
  ground: string;
  /** What lies in the ground's own shade. */
  shade: string;
  rim: string;
  line: string;
  wall: string;
  low: string;
  trees: string;
  crown: string;
  mud: string;
  crate: string;
  tower: string;
  fortress: string;
  base: string;
  chalk: string;
  good: string;
  bad: string;
  aim: string;
  /** By team. */
  teams: readonly string[];
  sky: number;
  lamp: number;
}

const LIGHT: Palette = {
  room: "#e4e6da",
  ground: "#cbd3be",
  shade: "#56604a",
  rim: "#c79f6c",
  line: "#10163a",
  wall: "#c0b7a6",
  low: "#a9a08d",
  trees: "#a9c59a",
  crown: "#7fae70",
  mud: "#b8b08e",
  crate: "#c79c62",
  tower: "#5aa7d6",
  fortress: "#b9bccb",
  base: "#3c4260",
  chalk: "#1b2a6b",
  good: "#0f7a52",
  bad: "#c81e50",
  aim: "#00609f",
  teams: ["#bf1219", "#5b2fc9", "#9c4300", "#00666b"],
  sky: 1.75,
  lamp: 2.1,
};

const DARK: Palette = {
  room: "#0c1028",
  ground: "#4a666b",
  shade: "#06101c",
  rim: "#5d4338",
  line: "#eceeff",
  wall: "#857a70",
  low: "#6d6259",
  trees: "#3f6d60",
  crown: "#518372",
  mud: "#5d5a4e",
  crate: "#8a6538",
  tower: "#3b82b4",
  fortress: "#6a7690",
  base: "#1b2347",
  chalk: "#ffffff",
  good: "#aef0cf",
  bad: "#ff7d97",
  aim: "#7cd0ff",
  teams: ["#ff5b57", "#ab93ff", "#ff9c4a", "#4fd8d2"],
  sky: 1.25,
  lamp: 2.2,
};

export function palette(dark: boolean): Palette {
  return dark ? DARK : LIGHT;
}
