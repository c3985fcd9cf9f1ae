/** What is wrong with an option, told with the name that players know. */

import type { DescribedOption, Fault, Value, Values } from "./described";

export function optionKey(name: string): string {
  return `option-${name.replaceAll("_", "-")}`;
}

/** The words for one of the few values of an option. */
export function valueKey(name: string, value: string): string {
  return `${optionKey(name)}-${value.replaceAll("_", "-")}`;
}

/** What is wrong with a value of an option; null when it is possible. */
export function optionFault(option: DescribedOption, value: Value): Fault | null {
  if (typeof value !== "number" || option.values.length) return null;
  const zero = !!option.none_at_0;
  if (zero && value === 0) return null;
  const [least, most] = option.limits ?? [-Infinity, Infinity];
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
