import { describe, expect, it } from "vitest";

import { CloseUp } from "./closeup";
import { Orbit } from "./orbit";

describe("a close-up", () => {
  it("goes from one fall to the next, and back where it was before the first", () => {
    const orbit = new Orbit();
    orbit.fit(914, 1174, 1, 0);
    const before = orbit.kept();
    const near = new CloseUp(orbit);
    near.on([100, 0, -200], 500);
    expect([orbit.far, orbit.centre]).toEqual([500, [100, -200]]);
    near.on([-300, 0, 50], 200);
    expect([orbit.far, orbit.centre]).toEqual([430, [-300, 50]]);
    near.back();
    expect(orbit.kept()).toEqual(before);
    near.on([0, 0, 0], 9000);
    expect(orbit.far).toBe(before.far);
  });

  it("leaves a camera that is near already, and one that was given away", () => {
    const orbit = new Orbit();
    orbit.far = 429;
    const near = new CloseUp(orbit);
    near.on([100, 0, -200], 500);
    expect([orbit.far, orbit.centre]).toEqual([429, [0, 0]]);
    orbit.far = 1400;
    near.on([100, 0, -200], 500);
    near.give();
    near.back();
    expect([orbit.far, orbit.centre]).toEqual([500, [100, -200]]);
  });
});
