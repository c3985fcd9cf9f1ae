import { describe, expect, it } from "vitest";

import { Orbit } from "./orbit";

describe("the camera of the scene", () => {
  it("looks from one's own side, and from above", () => {
    const orbit = new Orbit();
    orbit.fit(914, 1174, 1, 0);
    expect(orbit.eye[2]).toBeGreaterThan(500);
    orbit.fit(914, 1174, 1, Math.PI);
    expect(orbit.eye[2]).toBeLessThan(-500);
    orbit.fit(914, 1174, 1, Math.PI / 2);
    expect(orbit.eye[0]).toBeGreaterThan(500);
    orbit.fit(914, 1174, 1, -Math.PI / 2);
    expect(orbit.eye[0]).toBeLessThan(-500);
    expect(orbit.eye[2]).toBeCloseTo(0);
    orbit.above(914, 1174, 1);
    expect(Math.abs(orbit.eye[0] - orbit.centre[0])).toBeLessThan(5);
    expect(orbit.eye[1]).toBeGreaterThan(1174);
  });

  it("needs more distance in a narrow picture", () => {
    const [wide, narrow] = [new Orbit(), new Orbit()];
    wide.fit(914, 1174, 1.6, 0);
    narrow.fit(914, 1174, 0.5, 0);
    expect(narrow.far).toBeGreaterThan(wide.far);
  });

  it("looks over a shoulder the way that somebody faces", () => {
    const orbit = new Orbit();
    orbit.behind([0, 0, 300], Math.PI / 2);
    expect(orbit.eye[2]).toBeGreaterThan(300);
    orbit.behind([0, 0, -300], -Math.PI / 2);
    expect(orbit.eye[2]).toBeLessThan(-300);
  });

  it("comes near to who acts, and is somewhere in between on its way", () => {
    const orbit = new Orbit();
    orbit.fit(914, 1174, 1, 0);
    const whole = orbit.kept();
    orbit.around([100, 0, 200], 200, 1);
    const near = orbit.kept();
    expect(near.far).toBeLessThan(whole.far);
    expect(near.centre).toEqual([100, 200]);
    orbit.between(whole, near, 0.5);
    expect(orbit.far).toBeCloseTo((whole.far + near.far) / 2);
    orbit.restore(whole);
    orbit.around([100, 0, 200], 5_000, 1);
    expect(orbit.kept()).toEqual(whole);
  });

  it("never looks from below, never goes through the table", () => {
    const orbit = new Orbit();
    orbit.turnBy(0, -9);
    expect(orbit.eye[1]).toBeGreaterThan(0);
    orbit.zoomBy(1e6);
    expect(orbit.far).toBe(120);
  });

  it("goes along with the hand when it pans, whichever way it looks", () => {
    const orbit = new Orbit();
    orbit.panBy(100, 0, 800);
    expect(orbit.centre[0]).toBeLessThan(0);
    const other = new Orbit();
    other.round = Math.PI;
    other.panBy(100, 0, 800);
    expect(other.centre[0]).toBeGreaterThan(0);
  });
});
