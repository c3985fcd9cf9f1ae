import { describe, expect, it } from "vitest";

import { Catalogue } from "../words/catalogue";
import de from "../words/page.de.ftl?raw";
import type { DescribedOption } from "./described";
import { optionFault, optionFaults } from "./faults";

const number = (name: string, limits: [number, number] | null): DescribedOption => ({ name, usual: 0, values: [], limits, rule: "TG-RUL-73" });
const FIRE = number("fire_damage", [0, 99]);
const ROUNDS = { ...number("round_limit", [5, 99]), none_at_0: true };
const GERMAN = new Catalogue([{ language: "de", text: `${de}\noption-fire-damage = Schaden im Feuer` }]);

describe("an option", () => {
  it("is a whole number within its limits", () => {
    expect(optionFault(FIRE, 99)).toBeNull();
    for (const value of [100, -1, 1.5]) expect(optionFault(FIRE, value)?.key).toBe("ui-fault-limits");
  });

  it("may be none at zero", () => {
    expect(optionFault(ROUNDS, 0)).toBeNull();
    expect(optionFault(ROUNDS, 4)?.key).toBe("ui-fault-limits-or-none");
  });

  it("says its name in the reader's language when it is wrong", () => {
    const fault = optionFaults([FIRE, ROUNDS], { fire_damage: 100 }).get("fire_damage")!;
    expect(GERMAN.say(fault.key, fault.args)).toBe("Schaden im Feuer: eine ganze Zahl von 0 bis 99.");
  });
});
