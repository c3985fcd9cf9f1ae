/** The table in sentences, as the game tells it. */

import type { Say, TwinPart } from "../boards/contract";
import type { Fields, Sentence, Twin } from "../wire/messages";

export function twinIn(view: Fields): Twin | null {
  return (view["twin"] as unknown as Twin | undefined) ?? null;
}

/** All of it, part by part. */
export function partsIn(twin: Twin, say: Say): TwinPart[] {
  return Object.values(twin)
    .filter((part) => Object.keys(part.lines).length)
    .map((part) => ({ heading: told(part.heading, say), lines: Object.values(part.lines).map((line) => told(line, say)) }));
}

/** The line of that name, wherever it stands. */
export function lineIn(view: Fields, name: string): Sentence | null {
  for (const part of Object.values(twinIn(view) ?? {})) {
    const found = part.lines[name];
    if (found) return found;
  }
  return null;
}

export function told(sentence: Sentence | null, say: Say): string {
  return sentence ? say(sentence.key, sentence.args ?? {}) : "";
}
