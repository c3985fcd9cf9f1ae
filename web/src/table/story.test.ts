import { describe, expect, it } from "vitest";

import type { Entry } from "./log";
import { byName, folded, linked, momentOf, story, type Telling } from "./story";

let next = 0;

function entry(ply: number, event: string, unit = 0): Entry {
  return { id: next++, ply, event: { event, unit }, words: { key: event, args: {} } } as Entry;
}

const KINDS: Record<string, Telling> = {
  rolled: "detail", moved: "step", began: "lead", ended: "aside", hurt_by: "outcome", missed: "otherwise",
};
const tells = (event: { event: string }): Telling => KINDS[event.event] ?? "deed";
const told = (entries: Entry[]): string[] =>
  story(entries, tells, undefined, ({ unit }) => unit as number | undefined).map(({ head, details, steps }) => [head.event.event, details.length, steps].join(" "));

describe("the story of a match", () => {
  it("has a line a deed, with the sums inside", () => {
    expect(told([entry(1, "shot"), entry(1, "rolled"), entry(1, "hurt"), entry(2, "rolled"), entry(2, "shot")])).toEqual([
      "shot 1 0",
      "hurt 0 0",
      "shot 1 0",
    ]);
  });

  it("makes one deed of the steps of a piece", () => {
    expect(told([entry(1, "moved"), entry(2, "moved"), entry(3, "moved", 1)])).toEqual(["moved 1 2", "moved 0 1"]);
  });

  it("joins no steps of which nobody says whose they are", () => {
    const steps = [1, 2].map((piece) => ({ ...entry(piece, "moved"), event: { event: "moved", piece } }));
    expect(story(steps, tells).map(({ steps }) => steps)).toEqual([1, 1]);
  });

  it("folds the sums of a deed above what led to it, each with its own", () => {
    const [deed] = story([entry(1, "shot"), entry(1, "rolled")], tells);
    const tell = ({ event }: Entry): string => `${event.event}.`;
    expect(folded(deed!, tell, ({ event }) => (event.event === "shot" ? "7 = 5 + 2" : ""))).toEqual(["7 = 5 + 2", "rolled."]);
    expect(folded({ ...deed!, details: [] }, tell, () => "")).toEqual([]);
  });

  it("leads to the moment at which what came of a deed can be seen", () => {
    const [deed, next] = story([entry(2, "fired"), entry(3, "missed"), entry(4, "hurt_by"), entry(6, "fired")], tells);
    expect([momentOf(deed!), momentOf(next!)]).toEqual([5, 7]);
  });

  it("tells what came of a deed in its line, however many answers later", () => {
    const log = [entry(1, "began"), entry(2, "fired"), entry(3, "missed"), entry(4, "hurt_by"), entry(5, "ended")];
    const [deed, ...more] = story(log, tells);
    expect(more).toEqual([]);
    expect(deed!.head.event.event).toBe("fired");
    expect(deed!.also.map(({ event }) => event.event)).toEqual(["hurt_by"]);
    expect(deed!.details.map(({ event }) => event.event)).toEqual(["began", "missed", "ended"]);
  });

  it("tells the last verdict where nothing else came of a deed", () => {
    const [deed] = story([entry(1, "fired"), entry(2, "missed"), entry(3, "missed", 1)], tells);
    expect(deed!.also.map(({ event }) => event["unit"])).toEqual([1]);
    expect(deed!.details).toHaveLength(1);
  });

  it("has nothing come of a heading, and shows what leads to no deed yet", () => {
    const log = [entry(1, "turn"), entry(2, "hurt_by"), entry(3, "began")];
    expect(story(log, tells, ({ event }) => event === "turn").map(({ head }) => head.event.event)).toEqual(["turn", "hurt_by", "began"]);
  });

  it("knows events by their names", () => {
    const known = byName({ aside: ["ended"] });
    expect([known({ event: "ended" }), known({ event: "shot" })]).toEqual(["aside", "deed"]);
  });

  it("leaves nothing out", () => {
    expect(told([entry(1, "rolled"), entry(2, "shot"), entry(3, "rolled")])).toEqual(["rolled 0 0", "shot 0 0", "rolled 0 0"]);
  });

  it("leads from names to pieces, those that the event speaks of first", () => {
    const pieces = [
      { id: 1, name: "Prowl" },
      { id: 2, name: "Prowl" },
      { id: 3, name: "Rail Runner" },
      { id: 4, name: "Rail" },
    ];
    expect(linked("Prowl shoots Rail Runner.", pieces, { event: "shot", unit: 2 })).toEqual([
      { text: "Prowl", id: 2 },
      { text: " shoots " },
      { text: "Rail Runner", id: 3 },
      { text: "." },
    ]);
    expect(linked("Prowling.", pieces, { event: "shot" })).toEqual([{ text: "Prowling." }]);
  });
});
