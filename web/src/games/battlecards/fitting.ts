/** How large cards can lie on the ground so that all of it is in view. Lengths in pixels. */

export interface Ground {
  width: number;
  height: number;
  /** The size of the page's type. */
  rem: number;
  /** How many cards lie in the Homebase of each other seat, side by side, and in the own. */
  others: number[];
  own: number;
  sites: Site[];
}

interface Site {
  robots: number;
  /** Whether they are the near seat's: on a front these stand below the plate. */
  near: boolean;
}

export interface Fit {
  card: number;
  /** One line of plates with the others' Robots above it and the own below. */
  front: boolean;
  /** Plates with little on them. */
  small: boolean;
  /** Resources where nobody stands are a line each. */
  chips: boolean;
  /** The cards in the others' Homebases lie over one another. */
  lapped: boolean;
  /** Low and narrow plates, and little room around everything. */
  tight: boolean;
  /** Even so there is more than can be seen at once. */
  scrolled: boolean;
}

const GAP = 6;
/** The room around the cards of a Homebase, and around the field. */
const EDGE = 6;
const TIGHT_EDGE = 2;
/** How much of a card is seen where the next lies over it. */
export const LAP = 0.62;
const BETWEEN = 2;
const ABREAST = 3;
const SIZES = [132, 120, 110, 100, 92, 84, 78, 72, 66, 60, 56, 52, 48, 44, 40];
const ROOMY = { width: 9.1, height: 3.75 };
const SMALL = { width: 5.6, height: 3.25 };
const TIGHT = { width: 4.4, height: 2.15 };
const CHIP = { width: 7.3, height: 1.85 };

/** Readable plates go before large cards, large cards before small plates. */
const WAYS: (Omit<Fit, "card" | "scrolled"> & { least: number })[] = [
  { front: true, small: false, chips: false, lapped: false, tight: false, least: 84 },
  { front: false, small: false, chips: false, lapped: false, tight: false, least: 72 },
  { front: false, small: true, chips: false, lapped: false, tight: false, least: 48 },
  { front: false, small: true, chips: false, lapped: true, tight: false, least: 48 },
  { front: false, small: true, chips: true, lapped: false, tight: false, least: 0 },
  { front: false, small: true, chips: true, lapped: true, tight: false, least: 0 },
  { front: false, small: true, chips: false, lapped: false, tight: true, least: 0 },
  { front: false, small: true, chips: false, lapped: true, tight: true, least: 0 },
  { front: false, small: true, chips: true, lapped: false, tight: true, least: 0 },
  { front: false, small: true, chips: true, lapped: true, tight: true, least: 0 },
];

export function fit(ground: Ground): Fit {
  for (const { least, ...rest } of WAYS) {
    const ways = SIZES.filter((size) => size >= least).map((card) => ({ ...rest, card, scrolled: false }));
    const way = ways.find((each) => needed(ground, each) <= ground.height);
    if (way) return way;
  }
  const last = WAYS.filter((way) => way.tight).map(({ least: _, ...rest }) => ({ ...rest, card: SIZES.at(-1)!, scrolled: true }));
  return last.reduce((best, each) => (needed(ground, each) < needed(ground, best) ? each : best));
}

/** How wide the place of a Resource is with so many Robots on it. */
export function siteWidth(robots: number, way: Fit, rem: number): number {
  return Math.max(plateOf(robots, way).width * rem, across(Math.min(robots, ABREAST), way.card));
}

/** The room around things. */
export function edgeOf({ tight }: Fit): number {
  return tight ? TIGHT_EDGE : EDGE;
}

function plateOf(robots: number, { small, chips, tight }: Fit): { width: number; height: number } {
  if (chips && !robots) return CHIP;
  if (tight) return TIGHT;
  return small ? SMALL : ROOMY;
}

function needed(ground: Ground, way: Fit): number {
  const column = ground.width / Math.max(ground.others.length, 1);
  const others = ground.others.map((cards) => homeHeight(cards, column, way, way.lapped ? LAP * way.card : way.card + GAP));
  return Math.max(0, ...others) + fieldHeight(ground, way) + homeHeight(ground.own, ground.width, way, way.card + GAP);
}

function homeHeight(cards: number, width: number, way: Fit, step: number): number {
  const abreast = Math.max(1, Math.floor((width - 2 * edgeOf(way) - way.card) / step) + 1);
  return Math.max(1, Math.ceil(cards / abreast)) * (high(way.card) + GAP) - GAP + 2 * edgeOf(way);
}

function fieldHeight(ground: Ground, way: Fit): number {
  if (!ground.sites.length) return plateOf(1, way).height * ground.rem + 2 * edgeOf(way);
  const sites = way.chips ? [...ground.sites].sort((a, b) => Number(!a.robots) - Number(!b.robots)) : ground.sites;
  const lines = inLines(sites, ground.width - 2 * edgeOf(way), (site) => siteWidth(site.robots, way, ground.rem));
  if (way.front && lines.length > 1) return Infinity;
  const heights = lines.map((line) => {
    const plate = Math.max(...line.map((site) => plateOf(site.robots, way).height * ground.rem));
    const standing = (sites: Site[]): number => Math.max(0, ...sites.map((site) => standingHeight(site, way, ground.rem)));
    // The plates of a front lie in its middle: either side is as high as the higher one.
    return plate + standing(line) * (way.front ? 2 : 1);
  });
  return heights.reduce((sum, each) => sum + each + GAP, 0) - GAP + 2 * edgeOf(way);
}

function standingHeight({ robots }: Site, way: Fit, rem: number): number {
  const abreast = Math.floor((siteWidth(robots, way, rem) + BETWEEN) / (way.card + BETWEEN));
  return Math.ceil(robots / abreast) * (high(way.card) + BETWEEN);
}

function inLines(sites: Site[], width: number, wide: (site: Site) => number): Site[][] {
  const lines: Site[][] = [[]];
  let left = width;
  for (const site of sites) {
    const room = wide(site);
    if (left < room && left < width) {
      lines.push([]);
      left = width;
    }
    lines.at(-1)!.push(site);
    left -= room + GAP;
  }
  return lines;
}

function across(cards: number, card: number): number {
  return cards * (card + BETWEEN) - BETWEEN;
}

/** Cards are three wide and four high. */
function high(card: number): number {
  return (card * 4) / 3;
}
