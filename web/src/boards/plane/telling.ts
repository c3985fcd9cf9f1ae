/** The table in sentences: for whoever does not see it. */

import type { Say, TwinPart } from "../contract";
import { distance, Lay } from "./lay";
import { figuresOf, middleOf, type FigureView, type PlaneView } from "./scene";

/** What is to be said of a figure beside its place. */
export function notes(plane: PlaneView, figure: FigureView, say: Say): string[] {
  const lay = new Lay(plane);
  const found: string[] = [];
  if (figure.facing !== undefined) found.push(say("plane-facing", { way: looking(figure.facing, say) }));
  if (figure.most) found.push(say("plane-left", { left: figure.left ?? 0, most: figure.most }));
  if (figure.raised) found.push(say("plane-raised", { height: lay.told(figure.raised) }));
  for (const state of ["acting", "spent", "down", "wreck"] as const) {
    if (figure[state]) found.push(say(`plane-${state}`));
  }
  return [...found, ...(figure.badges ?? []).map((badge) => say(badge))];
}

export function twin(plane: PlaneView, say: Say): TwinPart[] {
  const lay = new Lay(plane);
  const figures = figuresOf(plane).map(([, figure]) => figure);
  const standing = figures.filter((figure) => !figure.wreck);
  const apart = standing.flatMap((one, index) =>
    standing
      .slice(index + 1)
      .filter((other) => other.team !== one.team)
      .map((other) => {
        const gap = Math.max(0, distance([one.x, one.y], [other.x, other.y]) - one.radius - other.radius);
        return say("plane-apart", { one: one.name, other: other.name, gap: lay.told(gap), bearing: say(`bearing-${bearing(other.x - one.x, other.y - one.y)}`) });
      }),
  );
  const obstacles = Object.values(plane.obstacles ?? {}).map((each) => {
    const name = each.name || say(`obstacle-${each.kind}`);
    return say("plane-obstacle", { name, place: whereabouts(plane, middleOf(each), lay, say), height: lay.told(each.height ?? 0) });
  });
  const parts = [
    { heading: say("plane-twin-figures"), lines: figures.map((figure) => line(plane, figure, lay, say)) },
    { heading: say("plane-twin-apart"), lines: apart },
    { heading: say("plane-twin-table"), lines: obstacles },
  ];
  return parts.filter((part) => part.lines.length);
}

/** The middle is what lies within this part of the table's width from its centre. */
const MIDDLE = 6;
const WINDS = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

/** One of the eight winds, where y runs to the north. */
function bearing(dx: number, dy: number): string {
  return WINDS[(Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) + 8) % 8]!;
}

function looking(facing: number, say: Say): string {
  const angle = (facing / 1800) * Math.PI;
  return say("plane-looking", { bearing: say(`bearing-${bearing(Math.cos(angle), Math.sin(angle))}`) });
}

/** The part of the table and the way from two edges; of what stands near, games of their own tell more. */
function whereabouts(plane: PlaneView, [x, y]: readonly [number, number], lay: Lay, say: Say): string {
  const [dx, dy] = [x - plane.width / 2, y - plane.depth / 2];
  const part = Math.hypot(dx, dy) <= plane.width / MIDDLE ? "middle" : bearing(dx, dy);
  return say("plane-whereabouts", { part: say(`plane-part-${part}`), west: lay.told(x), south: lay.told(y), by: "none" });
}

function line(plane: PlaneView, figure: FigureView, lay: Lay, say: Say): string {
  const told = notes(plane, figure, say).join(", ") || "none";
  return say("plane-figure", { name: figure.name, place: whereabouts(plane, [figure.x, figure.y], lay, say), notes: told });
}
