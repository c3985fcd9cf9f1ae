/** Going from card to card by arrow keys: the nearest one in that direction. */

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The index of the next box from `from` (or -1 for the start), or `from` when there is none. */
export function nearest(boxes: Box[], from: number, key: string): number {
  const way = WAYS[key];
  if (!way || !boxes.length) return from;
  const start = boxes[from];
  if (!start) return key === "ArrowUp" ? boxes.length - 1 : 0;
  let best = from;
  let least = Infinity;
  for (const [index, box] of boxes.entries()) {
    const x = box.left + box.width / 2 - start.left - start.width / 2;
    const y = box.top + box.height / 2 - start.top - start.height / 2;
    const ahead = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (index === from || ahead < 4) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
