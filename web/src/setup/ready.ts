/** What is ready-made for a setup: armies, scenarios, maps, by the lists that a game describes. */

import type { Json } from "../wire/messages";

export interface Ready {
  id: string;
  /** The game's own name for it, where no catalogue has one. */
  name: string;
}

export interface Place {
  field: string;
  /** Which of several, such as a side's army; null where there is one alone. */
  index: number | null;
  /** The key of the word for what is chosen here. */
  label: string;
  /** The beginning of the keys with the names of what can be chosen. */
  prefix: string;
  choices: Ready[];
  usual: string;
}

type Entry = Record<string, Json> | string;

const LISTS: Record<string, { list: string; label: string; prefix: string }> = {
  scenario: { list: "scenarios", label: "ui-scenario", prefix: "scenario" },
  map: { list: "maps", label: "ui-map", prefix: "map" },
  ground: { list: "fields", label: "ui-map", prefix: "field" },
  deployment: { list: "deployments", label: "ui-deployment", prefix: "deployment" },
  armies: { list: "armies", label: "ui-forces", prefix: "army" },
  forces: { list: "forces", label: "ui-forces", prefix: "force" },
};
/** What has to stay as it is when one ready-made thing stands for another. */
const ALIKE = ["faction", "limit", "size"];

/** Everything of a setup that can be chosen among ready-made things. */
export function placesOf(about: Record<string, unknown>, setup: Record<string, Json>): Place[] {
  return Object.entries(LISTS).flatMap(([field, { list, label, prefix }]) => {
    const entries = about[list] as Entry[] | undefined;
    const usual = setup[field];
    if (!entries || usual === undefined) return [];
    const place = (value: Json, index: number | null): Place => ({
      field,
      index,
      label,
      prefix,
      choices: alike(entries, `${value}`).map((each) => ({ id: idOf(each), name: nameOf(each) })),
      usual: `${value}`,
    });
    return Array.isArray(usual) ? usual.map(place) : [place(usual, null)];
  });
}

/** The setup with something else at a place. */
export function withChoice(setup: Record<string, Json>, place: Place, id: string): Record<string, Json> {
  if (place.index === null) return { ...setup, [place.field]: id };
  const several = [...(setup[place.field] as Json[])];
  several[place.index] = id;
  return { ...setup, [place.field]: several };
}

export function chosenAt(setup: Record<string, Json>, place: Place): string {
  const found = setup[place.field];
  return `${place.index === null ? found : (found as Json[])[place.index]}`;
}

function alike(entries: Entry[], usual: string): Entry[] {
  const model = entries.find((each) => idOf(each) === usual);
  if (model === undefined || typeof model === "string") return entries;
  return entries.filter((each) => typeof each !== "string" && ALIKE.every((name) => each[name] === model[name]));
}

function idOf(entry: Entry): string {
  return typeof entry === "string" ? entry : `${entry["code"] ?? entry["name"]}`;
}

function nameOf(entry: Entry): string {
  const found = typeof entry === "string" ? entry : `${entry["title"] ?? entry["name"] ?? entry["code"]}`;
  const spaced = found.replaceAll("_", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
