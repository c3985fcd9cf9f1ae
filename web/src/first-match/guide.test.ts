import { describe, expect, it } from "vitest";

import { doneBy, stepNow } from "./guide";

const moment = (...open: string[]) => ({ open: new Set(open), turns: 9, airborne: false, over: false });
const mine = new Set([0, 1]);
const shown = (done: string[], ...open: string[]) => stepNow(new Set(done), moment(...open))?.key;

describe("the guide", () => {
  it("begins with a welcome", () => {
    expect(shown([])).toBe("welcome");
  });

  it("teaches moving when a unit may move", () => {
    expect(shown(["welcome"], "move", "transform")).toBe("turn-and-move");
  });

  it("shows nothing while others act", () => {
    expect(shown(["welcome"])).toBeUndefined();
    expect(shown(["welcome", "turn-and-move", "shoot", "two-actions"])).toBeUndefined();
  });

  it("takes what comes first when the next thing cannot be done yet", () => {
    expect(shown(["welcome"], "transform", "end_turn")).toBe("transform");
  });

  it("speaks of the pile after the first turn, of the dice after the first shot", () => {
    const begun = ["welcome", "turn-and-move", "transform"];
    expect(shown(begun, "end_turn")).toBe("two-actions");
    expect(shown([...begun, "two-actions"], "end_turn")).toBe("the-pile");
    expect(shown([...begun, "two-actions", "the-pile", "shoot"], "end_turn")).toBe("dice");
  });

  it("leaves what is only to be read for later turns", () => {
    const done = new Set(["welcome", "turn-and-move", "shoot", "transform", "two-actions", "the-pile", "dice"]);
    const at = (turns: number) => stepNow(done, { ...moment("end_turn"), turns })?.key;
    expect([at(1), at(2)]).toEqual([undefined, "trees-and-cover"]);
  });

  it("teaches repair when somebody can be repaired, and flying when somebody flies", () => {
    const done = ["welcome", "turn-and-move", "transform", "two-actions", "the-pile", "shoot", "dice"];
    expect(shown([...done, "trees-and-cover"], "repair", "end_turn")).toBe("repair");
    const flying = { ...moment("end_turn"), airborne: true };
    expect(stepNow(new Set([...done, "trees-and-cover"]), flying)?.key).toBe("flying");
  });

  it("sees from the events what was done, and by whom", () => {
    const moved = { event: "movement_ended", unit: 0, left: 3 };
    expect(doneBy([moved], mine)).toEqual(["turn-and-move"]);
    expect(doneBy([{ ...moved, unit: 2 }], mine)).toEqual([]);
    expect(doneBy([{ event: "attack_declared", attacker: 1 }], mine)).toEqual(["shoot"]);
  });

  it("says goodbye when the match is over, and not before", () => {
    expect(stepNow(new Set(), { ...moment(), over: true })?.key).toBe("done");
    const all = "welcome turn-and-move shoot transform two-actions the-pile dice trees-and-cover";
    const rest = "repair flying prone why-not help";
    expect(shown([...all.split(" "), ...rest.split(" ")], "move", "end_turn")).toBeUndefined();
  });
});
