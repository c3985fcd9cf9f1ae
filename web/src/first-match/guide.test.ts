import { describe, expect, it } from "vitest";

import { doneBy, stepNow } from "./guide";

const moment = (...open: string[]) => ({ open: new Set(open), over: false });
const mine = new Set([0, 1]);

describe("the guide", () => {
  it("begins with a welcome", () => {
    expect(stepNow(new Set(), moment())?.key).toBe("welcome");
  });

  it("teaches moving when a unit may move", () => {
    expect(stepNow(new Set(["welcome"]), moment("move", "transform"))?.key).toBe("move");
  });

  it("shows nothing while others act", () => {
    expect(stepNow(new Set(["welcome"]), moment())).toBeNull();
  });

  it("takes what comes first when the next thing cannot be done yet", () => {
    expect(stepNow(new Set(["welcome"]), moment("transform", "end_turn"))?.key).toBe("transform");
  });

  it("sees from the events what was done, and by whom", () => {
    const moved = { event: "movement_ended", unit: 0, left: 3 };
    expect(doneBy([moved], mine)).toEqual(["move"]);
    expect(doneBy([{ ...moved, unit: 2 }], mine)).toEqual([]);
    expect(doneBy([{ event: "attack_declared", attacker: 1 }], mine)).toEqual(["shoot"]);
  });

  it("says goodbye when the match is over", () => {
    expect(stepNow(new Set(), { open: new Set(), over: true })?.key).toBe("done");
  });
});
