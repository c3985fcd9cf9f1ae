/** Odds as a screen shows them. */

import type { Json, OddsQuestion } from "../wire/messages";

export function isYesNo(question: OddsQuestion): boolean {
  return question.chances.every(([value]) => typeof value === "boolean");
}

export function chanceOf(question: OddsQuestion, wanted: Json): number {
  return question.chances.find(([value]) => value === wanted)?.[1] ?? 0;
}

export interface Bar {
  value: Json;
  chance: number;
  /** Its height against the highest bar. */
  share: number;
}

/** One bar for each number from the lowest to the highest, and the mean. */
export function bars(chances: readonly (readonly [Json, number])[]): { list: Bar[]; mean: number } {
  const numbers = chances.filter(([value]) => typeof value === "number") as [number, number][];
  const known = new Map(numbers);
  const values = numbers.map(([value]) => value);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const most = Math.max(...numbers.map(([, chance]) => chance), 0.0001);
  const list = Array.from({ length: numbers.length ? high - low + 1 : 0 }, (_, index) => {
    const chance = known.get(low + index) ?? 0;
    return { value: low + index, chance, share: chance / most };
  });
  const mean = numbers.reduce((total, [value, chance]) => total + value * chance, 0);
  return { list, mean };
}

/** A chance with as many figures as mean something: 0.4 % is not 0 %. */
export function percentage(chance: number): string {
  const percent = chance * 100;
  if (percent > 0 && percent < 1) return "< 1 %";
  if (percent > 99 && percent < 100) return "> 99 %";
  return `${Math.round(percent)} %`;
}
