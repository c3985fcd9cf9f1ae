import { describe, expect, it } from "vitest";

import { noChoice } from "./habits";

const offered = (kind: string) => ({ action: { do: kind }, text: kind, words: { key: kind, args: {} } });

describe("a phase without a choice", () => {
  it("is one that can only be ended", () => {
    expect(noChoice([offered("end_phase")])?.text).toBe("end_phase");
    expect(noChoice([offered("end_phase"), offered("deploy")])).toBeNull();
    expect(noChoice([offered("take_the_hit")])).toBeNull();
    expect(noChoice([])).toBeNull();
  });
});
