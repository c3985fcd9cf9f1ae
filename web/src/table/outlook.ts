/** What comes of an action, as the engine foretells it: the outcome first, the sums one step below. */

import type { Outlook, OutlookPart } from "../wire/messages";
import type { Arguments } from "../words/catalogue";
import { percentage } from "./odds";

type Say = (key: string, args?: Arguments) => string;

export function meanOf(spread: readonly (readonly [number, number])[]): number {
  return spread.reduce((total, [value, chance]) => total + value * chance, 0);
}

/** A part in the words of terminal and text twin. */
export function partSaid(part: OutlookPart, say: Say): string {
  const what = part.words;
  if (part.chance !== undefined) return say("outlook-chance", { chance: percentage(part.chance), what });
  if (part.spread?.length) return say("outlook-mean", { mean: Math.round(meanOf(part.spread) * 10) / 10, what });
  return say(what.key, what.args);
}

/** The headline in one line, for small screens and the ear. */
export function headline(outlook: Outlook, say: Say): string {
  return (outlook.headline ?? []).map((part) => partSaid(part, say)).join(" · ");
}

/** What has room in a few lines: the headline and whatever is bad, and as much of the rest as is left. */
export function inShort(outlook: Outlook, most: number): OutlookPart[] {
  const [head, fates] = [outlook.headline ?? [], outlook.fates ?? []];
  const bad = fates.filter((part) => part.tone === "bad");
  const rest = fates.filter((part) => part.tone !== "bad");
  return [...head, ...bad, ...rest.slice(0, Math.max(most - head.length - bad.length, 0))];
}
