/** What those who made a match agreed on, where it is not as usual: for somebody who is invited to it. */

import type { Say } from "../../../boards/contract";
import type { DescribedOption, Value, Values } from "../../../setup/described";
import { optionKey, valueKey } from "../../../setup/faults";

export interface Agreed {
  setup: { options: Values; homebrew?: string };
  clock: { kind: string; seconds: number; increment: number; days: number };
}

export function agreed({ setup, clock }: Agreed, options: readonly DescribedOption[], say: Say): string[] {
  const changed = options.filter(({ name, usual }) => (setup.options[name] ?? null) !== usual);
  return [
    ...changed.map(({ name }) => `${say(optionKey(name))}: ${valueText(name, setup.options[name] ?? null, say)}`),
    ...(setup.homebrew ? [say("bc-agreed-homebrew")] : []),
    ...(clock.kind === "none" ? [] : [`${say("ui-clock")}: ${clockText(clock, say)}`]),
  ];
}

function valueText(name: string, value: Value, say: Say): string {
  if (value === null) return say("ui-off");
  if (typeof value === "boolean") return say(value ? "ui-yes" : "ui-no");
  return typeof value === "number" ? `${value}` : say(valueKey(name, value));
}

function clockText({ kind, seconds, increment, days }: Agreed["clock"], say: Say): string {
  const figures = { seconds, increment, days };
  const told = Object.entries(figures).filter(([, figure]) => figure > 0);
  return [say(`ui-clock-${kind}`), ...told.map(([name, figure]) => `${say(`ui-${name}`)}: ${figure}`)].join(", ");
}
