import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Choice } from "../../table/choices";
import type { Session } from "../../table/session.svelte";
import type { Action } from "../../wire/messages";
import { Desk } from "./desk.svelte";

const PLATE = 60;

/** A place of the board, inside another. */
function marked(drop: string, around: unknown = null): unknown {
  const place = { dataset: { drop }, parentElement: around && { closest: () => around }, closest: () => place };
  return place;
}

const field = marked("field");
const home = marked("home");
const plate = marked(`${PLATE}`, field);

let desk: Desk;
let considered: Choice | null;
let answered: Action[];
let under: unknown[];

function asked(view: object, ...actions: Action[]): void {
  const options = { actions: actions.map((action) => ({ action, text: action.do, words: { key: "", args: {} } })) };
  const session = {
    options,
    view,
    table: null,
    selected: null,
    focus: null,
    notice: null,
    consider: (choice: Choice | null) => (considered = choice),
    commit: (choice: Choice) => Promise.resolve(void answered.push(...choice.actions)),
  };
  desk = new Desk(session as unknown as Session);
}

beforeEach(() => {
  [considered, answered, under] = [null, [], []];
  vi.stubGlobal("document", { elementsFromPoint: () => under });
});
afterEach(() => vi.unstubAllGlobals());

describe("a card in the fingers", () => {
  it("is played to the field over a Resource that it has nothing to do with", () => {
    asked({}, { do: "play", card: 7 });
    desk.pickUp(7, 0, 0);
    under = [plate, field];
    desk.carry(10, 10);
    expect(considered?.id).toBe("play");
    desk.drop();
    expect(answered).toEqual([{ do: "play", card: 7 }]);
  });

  it("contests on the claimed Resource, which shows that it can", () => {
    asked({ claim: { seat: 1, robot: 9, resource: PLATE } }, { do: "contest", robot: 3 });
    desk.pickUp(3, 0, 0);
    expect([...desk.goals]).toEqual([PLATE]);
    under = [plate, field];
    desk.carry(10, 10);
    desk.drop();
    expect(answered).toEqual([{ do: "contest", robot: 3 }]);
  });

  it("leaves nothing considered where it does not fit, and nothing beneath the topmost place counts", () => {
    asked({}, { do: "discover", card: 5 });
    desk.pickUp(5, 0, 0);
    under = [field];
    desk.carry(10, 10);
    under = [home, field];
    desk.carry(20, 20);
    expect([considered, desk.drag?.going]).toEqual([null, null]);
    desk.drop();
    expect(answered).toEqual([]);
  });

  it("tells the ear what can answer, and where the chosen one can go", () => {
    asked({}, { do: "claim", robot: 3, resource: PLATE });
    const say = (key: string): string => key;
    expect([3, PLATE].map((card) => desk.saysOf(card, say))).toEqual(["bc-can-answer", ""]);
    desk.pickUp(3, 0, 0);
    expect(desk.saysOf(PLATE, say)).toBe("bc-can-go-there");
  });

  it("goes back when it is released", () => {
    asked({}, { do: "play", card: 7 });
    desk.pickUp(7, 0, 0);
    under = [field];
    desk.carry(10, 10);
    desk.release();
    desk.drop();
    expect([desk.drag, considered, answered]).toEqual([null, null, []]);
  });
});
