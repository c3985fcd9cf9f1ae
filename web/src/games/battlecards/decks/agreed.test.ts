import { describe, expect, it } from "vitest";

import type { DescribedOption } from "../../../setup/described";
import { agreed } from "./agreed";

const say = (key: string): string => key;
const option = (name: string, usual: DescribedOption["usual"]): DescribedOption => ({ name, usual }) as DescribedOption;
const OPTIONS = [option("deck_size", 50), option("survival", true), option("turn_limit", null), option("mulligan", "none")];
const USUAL = { deck_size: 50, survival: true, turn_limit: null, mulligan: "none" };
const NO_CLOCK = { kind: "none", seconds: 0, increment: 0, days: 0 };

describe("what was agreed on", () => {
  it("is nothing to speak of where all is as usual", () => {
    expect(agreed({ setup: { options: USUAL, homebrew: "" }, clock: NO_CLOCK }, OPTIONS, say)).toEqual([]);
  });

  it("is told where it is not", () => {
    const options = { deck_size: 40, survival: false, turn_limit: 60, mulligan: "one_free" };
    const clock = { kind: "match", seconds: 600, increment: 5, days: 0 };
    expect(agreed({ setup: { options, homebrew: "…" }, clock }, OPTIONS, say)).toEqual([
      "option-deck-size: 40",
      "option-survival: ui-no",
      "option-turn-limit: 60",
      "option-mulligan: option-mulligan-one-free",
      "bc-agreed-homebrew",
      "ui-clock: ui-clock-match, ui-seconds: 600, ui-increment: 5",
    ]);
  });
});
