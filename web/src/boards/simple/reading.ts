/** Reads a view of which nothing is known but that it is JSON. */

import { partsIn, twinIn } from "../../table/twin";
import type { Fields, Json } from "../../wire/messages";
import type { Say, TwinPart } from "../contract";

/** The table as its game tells it; of a game that does not, field by field. */
export function read(view: Fields, say: Say): TwinPart[] {
  const twin = twinIn(view);
  if (twin) return partsIn(twin, say);
  return Object.entries(view).map(([name, value]) => ({ heading: named(name, say), lines: [plain(value)] }));
}

/** The word for a field of a view: a key of the catalogue, or its name in plain letters. */
export function named(name: string, say: Say): string {
  const spoken = say(`view-${name.replaceAll("_", "-")}`);
  return spoken.replace(/^view /, "");
}

export function plain(value: Json | undefined): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.map(plain).join(" ") || "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, inner]) => `${name} ${plain(inner)}`)
      .join(", ");
  }
  return String(value);
}

/** A square grid, when the view has one: rows of equally many cells. */
export function gridOf(view: Fields): Json[][] | null {
  for (const value of Object.values(view)) {
    if (!Array.isArray(value) || value.length < 2) continue;
    if (value.every((row) => Array.isArray(row) && row.length === value.length)) {
      return value as Json[][];
    }
    const side = Math.sqrt(value.length);
    if (side >= 3 && Number.isInteger(side) && value.every(isMark)) {
      return Array.from({ length: side }, (_, row) => value.slice(row * side, (row + 1) * side));
    }
  }
  return null;
}

function isMark(value: Json): boolean {
  return value === null || ["string", "number"].includes(typeof value);
}
