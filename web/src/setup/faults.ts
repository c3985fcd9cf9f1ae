/** What is wrong with a setup, told with the names that players know. */

import type { Arguments } from "../words/catalogue";
import type { DescribedOption, DescribedScenario, DraftUnit, Fault, Value, Values } from "./described";

const MERCENARY = "mercenary";
const OWN_UNITS = "TG-SET-01";
/** The limits of options for which the service does not give any. */
const LIMITS: Record<string, [number, number]> = { fire_damage: [0, 99], to_hit_offset: [-99, 99] };
/** Options for which 0 stands for none, whatever the limits. */
const NONE_AT_ZERO = ["round_limit"];

export function optionKey(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}

/** What is wrong with a value of an option; null when it is possible. */
export function optionFault(option: DescribedOption, value: Value): Fault | null {
  if (typeof value !== "number" || option.values.length) return null;
  const zero = NONE_AT_ZERO.includes(option.name);
  if (zero && value === 0) return null;
  const [least, most] = option.limits ?? LIMITS[option.name] ?? [-Infinity, Infinity];
  if (Number.isInteger(value) && value >= least && value <= most) return null;
  const key = !Number.isFinite(least + most) ? "ui-fault-whole" : zero ? "ui-fault-limits-or-none" : "ui-fault-limits";
  return { key, rule: option.rule, args: { option: { key: optionKey(option.name), args: {} }, least, most } };
}

/** The faults of those options that are chosen, by name. */
export function optionFaults(options: DescribedOption[], chosen: Values): Map<string, Fault> {
  const found = new Map<string, Fault>();
  for (const option of options) {
    const fault = option.name in chosen ? optionFault(option, chosen[option.name] ?? null) : null;
    if (fault) found.set(option.name, fault);
  }
  return found;
}

/** A team without units of its own cannot fight. */
export function forceFault(scenario: DescribedScenario, units: DraftUnit[], team: number, force: string[]): Fault | null {
  const hired = new Set(units.filter((unit) => unit.faction === MERCENARY).map((unit) => unit.slug));
  if (scenario.sides[team]?.fixed.length || force.some((slug) => !hired.has(slug))) return null;
  return { key: "ui-fault-no-units", rule: OWN_UNITS, args: { team: { key: `team-${team}`, args: {} } } };
}

/** Faults that the service only has an English sentence for. */
const REFUSED = "setup-refused";
const SENTENCES: [RegExp, string, (found: string[]) => Arguments][] = [
  [/ needs .*, which map \S+ has not$/, "ui-fault-map", () => ({})],
  [/^(\S+) is in this match twice \((\S+)\)$/, "ui-fault-twice", ([unit = ""]) => ({ unit })],
  [/^(\d+) units are too many for a map of (\d+) hexes/, "ui-fault-no-room", ([units = "", hexes = ""]) => ({ units, hexes })],
];

/** A fault of the service in words; `name` knows what a unit is called. */
export function worded({ key, rule, args }: Fault, name: (unit: string) => string): Fault {
  if (key !== REFUSED) return { key, rule, args };
  const problem = `${args["problem"] ?? ""}`;
  for (const [pattern, own, telling] of SENTENCES) {
    const found = pattern.exec(problem);
    if (!found) continue;
    const told = telling(found.slice(1));
    if (typeof told["unit"] === "string") told["unit"] = name(told["unit"]);
    return { key: own, rule: rule || (/\(([A-Z]{2}-[A-Z]+-\d+)\)/.exec(problem)?.[1] ?? ""), args: told };
  }
  return { key: "ui-fault", rule, args: {} };
}
