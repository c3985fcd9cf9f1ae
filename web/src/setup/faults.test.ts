import { describe, expect, it } from "vitest";

import { Catalogue } from "../words/catalogue";
import de from "../words/page.de.ftl?raw";
import type { DescribedOption, DescribedScenario, DraftUnit } from "./described";
import { forceFault, optionFault, optionFaults, worded } from "./faults";

const number = (name: string, limits: [number, number] | null): DescribedOption => ({ name, usual: 0, values: [], limits, rule: "TG-RUL-73" });
const FIRE = number("fire_damage", null);
const ROUNDS = number("round_limit", [5, 99]);
const GERMAN = new Catalogue([{ language: "de", text: `${de}\nteam-0 = Team A\noption-fire-damage = Schaden im Feuer` }]);

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

describe("a force", () => {
  const scenario = { sides: [{ fixed: [] }, { fixed: ["devcon"] }] } as unknown as DescribedScenario;
  const units = [
    { slug: "jazz", faction: "autobot" },
    { slug: "axer", faction: "mercenary" },
  ] as DraftUnit[];

  it("has units of its own, beside those that are hired", () => {
    expect(forceFault(scenario, units, 0, ["jazz", "axer"])).toBeNull();
    const fault = forceFault(scenario, units, 0, ["axer"])!;
    expect(fault.rule).toBe("TG-SET-01");
    expect(GERMAN.say(fault.key, fault.args)).toBe("Team A hat keine eigenen Einheiten: wähle wenigstens eine.");
  });

  it("may be empty where the scenario brings somebody", () => {
    expect(forceFault(scenario, units, 1, [])).toBeNull();
  });
});

describe("an English sentence of the service", () => {
  const refused = (problem: string) => worded({ key: "setup-refused", rule: "", args: { problem } }, (slug) => slug.toUpperCase());

  it("is told anew where it is known", () => {
    expect(refused("jazz is in this match twice (TG-SET-02)")).toEqual({ key: "ui-fault-twice", rule: "TG-SET-02", args: { unit: "JAZZ" } });
    expect(refused("rescue needs hex 0101, which map mesa has not").key).toBe("ui-fault-map");
    expect(refused("40 units are too many for a map of 30 hexes (TG-SET-03)").args).toEqual({ units: "40", hexes: "30" });
  });

  it("is not shown where it is not", () => {
    expect(refused("Expected `int`")).toEqual({ key: "ui-fault", rule: "", args: {} });
  });

  it("leaves faults with a key of their own as they are", () => {
    const fault = { key: "too-dear", rule: "TG-RUL-90", args: {} };
    expect(worded(fault, (slug) => slug)).toEqual(fault);
  });
});
