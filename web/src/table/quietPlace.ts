/** Where something can lie over a board for a moment so that it hides nobody. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

interface Extent {
  width: number;
  height: number;
}

/** Free room at the edges of the board, in pixels. */
const EDGE = 8;
/** Places that are tried across and down. */
const TRIED = 13;
/** What it costs to hide a pixel of a figure, of anything else, and to lie a pixel from the usual place. */
const OF_FIGURE = 1000;
const OF_PANEL = 10;
const FAR = 1;

/** The place nearest to the usual one, in the middle at the top, that hides as little as can be: figures count most. */
export function quietPlace(board: Extent, thing: Extent, figures: readonly Box[], panels: readonly Box[] = []): Spot {
  const usual = { left: (board.width - thing.width) / 2, top: board.height * 0.12 };
  const across = steps(board.width - thing.width);
  const down = steps(board.height - thing.height);
  const tried = [usual, ...down.flatMap((top) => across.map((left) => ({ left, top })))];
  const cost = (at: Spot): number =>
    OF_FIGURE * hidden(at, thing, figures) + OF_PANEL * hidden(at, thing, panels) + FAR * Math.hypot(at.left - usual.left, at.top - usual.top);
  return tried.map((at) => ({ at, cost: cost(at) })).reduce((best, next) => (next.cost < best.cost ? next : best)).at;
}

/** How much of them would be hidden, in square pixels. */
export function hidden(at: Spot, thing: Extent, boxes: readonly Box[]): number {
  const overlap = (box: Box): number => {
    const wide = Math.min(at.left + thing.width, box.right) - Math.max(at.left, box.left);
    const high = Math.min(at.top + thing.height, box.bottom) - Math.max(at.top, box.top);
    return Math.max(wide, 0) * Math.max(high, 0);
  };
  return boxes.reduce((sum, box) => sum + overlap(box), 0);
}

/** From edge to edge. */
function steps(room: number): number[] {
  const free = Math.max(room - 2 * EDGE, 0);
  return Array.from({ length: TRIED }, (_, step) => EDGE + (free * step) / (TRIED - 1));
}

/** Everything of a kind on a board, as seen from its upper left corner. */
export function boxesOn(board: HTMLElement, kind: string): Box[] {
  const edge = board.getBoundingClientRect();
  return [...board.querySelectorAll(kind)].map((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return { left: left - edge.left, top: top - edge.top, right: right - edge.left, bottom: bottom - edge.top };
  });
}
