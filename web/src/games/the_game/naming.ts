/** Names of maps, scenarios, modes and functions: those of the catalogue, or of whoever brewed them. */

import type { Say } from "../../boards/contract";

export function mapName(map: { slug: string; name: string }, say: Say): string {
  return named(`map-${map.slug}`, map.name, say);
}

export function modeName(name: string, say: Say): string {
  return named(`mode-${name}`.toLowerCase().replaceAll(" ", "-"), name, say);
}

/** What a character does, as its sheet says. */
export function functionName(name: string, say: Say): string {
  return named(`function-${name}`.toLowerCase().replaceAll(" ", "-"), name, say);
}

export function scenarioName(scenario: { slug: string; name: string }, say: Say): string {
  return named(`scenario-${scenario.slug}`, scenario.name, say);
}

function named(key: string, otherwise: string, say: Say): string {
  const said = say(key);
  return said === key.replace(/[-_]/g, " ") ? otherwise : said;
}
