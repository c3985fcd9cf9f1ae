import { describe, expect, it } from "vitest";

import { Refused } from "../wire/live";
import type { Offered, Options } from "../wire/messages";
import { asFarAsItGoes, samePlan, stillOpen } from "./following";

const step = (text: string): Offered => ({ action: { do: text }, text, words: { key: "", args: {} } });
const plan = ["move", "forward", "stop", "strike 4", "end_turn"].map(step);

/** A service that takes no more than so many answers at once. */
function service(most: number, why = "chance-between") {
  const sent: string[][] = [];
  const answer = async (part: Offered[]): Promise<number> => {
    sent.push(part.map((each) => each.text));
    if (part.length > most) throw new Refused({ refusal: { rule: "KERNEL", why } });
    return part.length;
  };
  return { sent, answer };
}

describe("following advice", () => {
  it("sends the whole plan in one answer where nothing falls in between", async () => {
    const { sent, answer } = service(5);
    expect((await asFarAsItGoes(plan, answer)).taken).toBe(5);
    expect(sent).toEqual([["move", "forward", "stop", "strike 4", "end_turn"]]);
  });

  it("goes on to the first dice, and says how much of the plan was done", async () => {
    const { sent, answer } = service(4);
    expect((await asFarAsItGoes(plan, answer)).taken).toBe(4);
    expect(sent.at(-1)).toEqual(["move", "forward", "stop", "strike 4"]);
  });

  it("tells a refusal of the first answer, and does not try again when it is too late", async () => {
    await expect(asFarAsItGoes(plan, service(0).answer)).rejects.toThrow("chance-between");
    const late = service(0, "stale");
    await expect(asFarAsItGoes(plan, late.answer)).rejects.toThrow("stale");
    expect(late.sent.length).toBe(1);
  });

  it("leaves standing what can still be done next", () => {
    const options = { actions: [step("end_turn"), step("transform 1")] };
    expect(stillOpen([step("end_turn")], options).map((each) => each.text)).toEqual(["end_turn"]);
    expect(stillOpen([step("move"), step("stop")], options)).toEqual([]);
    expect(stillOpen([], options)).toEqual([]);
  });

  it("leaves standing what may be pointed at, listed or not", () => {
    const walk = (model: number) => ({ ...step("walk"), action: { do: "walk", model, x: 3, y: 4 } });
    const region = { kind: "region", action: { do: "walk", model: 1 } };
    const options = { kind: "joined", actions: [step("end_turn")], parts: [{ kind: "list" }, region] as unknown as Options[] };
    expect(stillOpen([walk(1)], options)).toEqual([walk(1)]);
    expect(stillOpen([walk(2)], options)).toEqual([]);
  });

  it("knows the advised plan again among those that were weighed", () => {
    expect(samePlan(plan, ["move", "forward", "stop", "strike 4", "end_turn"].map(step))).toBe(true);
    expect(samePlan(plan, plan.slice(0, 4))).toBe(false);
    expect(samePlan(plan, [...plan.slice(0, 4), step("transform 1")])).toBe(false);
  });
});
