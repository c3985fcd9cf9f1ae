import { describe, expect, it } from "vitest";

import { fit, siteWidth, type Ground } from "./fitting";

const free = { robots: 0, near: false };
const ours = { robots: 1, near: true };
const theirs = { robots: 2, near: false };
const table: Ground = { width: 624, height: 490, rem: 16, others: [2], own: 2, sites: [free, ours, theirs] };

describe("cards on the ground", () => {
  it("stand on a front while that leaves them large", () => {
    expect(fit(table).front).toBe(false);
    expect(fit({ ...table, height: 700 })).toMatchObject({ front: true, small: false });
  });

  it("shrink when more is to be shown, but never below what a finger finds", () => {
    const more = fit({ ...table, sites: [...Array<typeof ours>(5).fill(ours), theirs, theirs, free, free] });
    expect(more.card).toBeLessThan(fit(table).card);
    expect(more.small).toBe(true);
    expect(fit({ ...table, height: 10 }).card).toBe(40);
  });

  it("share the width among the others", () => {
    const three = fit({ ...table, others: [4, 4, 4] });
    expect(three.card).toBeLessThan(fit({ ...table, others: [4] }).card);
  });

  it("leave a line to Resources where nobody stands before they get out of sight", () => {
    const phone: Ground = { width: 390, height: 330, rem: 16, others: [2], own: 2, sites: [ours, theirs, ...Array<typeof free>(7).fill(free)] };
    expect(fit(phone)).toMatchObject({ chips: true, scrolled: false });
    expect(fit({ ...phone, height: 500 }).chips).toBe(false);
    expect(fit({ ...phone, height: 150 })).toMatchObject({ tight: true, scrolled: true, card: 40 });
  });

  it("come closer together before a Robot gets out of sight", () => {
    const one = { robots: 1, near: false };
    const sites = [ours, one, { robots: 2, near: true }, theirs, ours, one, free, free, free];
    const phone: Ground = { width: 390, height: 334, rem: 16, others: [4], own: 4, sites };
    expect(fit(phone)).toMatchObject({ tight: true, scrolled: false, card: 44 });
    expect(fit({ ...phone, height: 400 }).tight).toBe(false);
  });

  it("make a place as wide as who stands there, three abreast at most", () => {
    const way = { card: 100, front: false, small: true, chips: false, lapped: false, tight: false, scrolled: false };
    expect([0, 2, 3, 5].map((robots) => siteWidth(robots, way, 16))).toEqual([89.6, 202, 304, 304]);
  });

  it("leaves room on both sides of a front when only one stands there", () => {
    const ground = { width: 784, height: 581, rem: 16, others: [1], own: 1, sites: [{ robots: 1, near: false }] };
    expect(fit(ground)).toMatchObject({ front: true, card: 84 });
  });

  it("leaves room to a field on which nothing was discovered yet", () => {
    const phone: Ground = { width: 390, height: 330, rem: 16, others: [0], own: 0, sites: [] };
    expect(fit(phone)).toMatchObject({ card: 84, scrolled: false });
  });
});
