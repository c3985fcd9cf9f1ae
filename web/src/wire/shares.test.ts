import { beforeEach, describe, expect, it, vi } from "vitest";

import { proofIn } from "./proof";
import { sha256 } from "./sha256";
import { forgetPart, giveParts, goOnWithout, isLost, partHolds, sealOf, settledBy, type Dicing, type Shares } from "./shares";

const SEED = "5eed";
const AGREED = sha256("{}");
const SETUP = `{"decks":["a","b"]}`;
const THEIRS = "r".repeat(32);
const BY = "rules 1 content 1";
const NONE: Shares = { agreed: AGREED, ready: false, due: [], sealed: {}, open: {}, without: [], settled: "", by: BY };

describe("our part of the dice", () => {
  const sent: { path: string; body: Record<string, string> }[] = [];

  beforeEach(() => {
    sent.length = 0;
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, text: string) => store.set(name, text),
    });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      sent.push({ path, body: JSON.parse(init.body as string) as Record<string, string> });
      return Promise.resolve(new Response("{}"));
    });
  });

  function at(shares: Partial<Shares>, you = [0]): Dicing {
    const settled = shares.ready ? settledOf(shares.sealed ?? {}) : "";
    return { match: "m", you, commitment: sha256(SEED), shares: { ...NONE, settled, ...shares } };
  }

  function settledOf(sealed: Record<string, string>, setup = SETUP, by = BY): string {
    return settledBy({ match: "m", seed: SEED, setup: sha256(setup), by, sealed });
  }

  /** The head of a journal, whose rows a liar may have changed. */
  function journal(sealed: Record<string, string>, open: Record<string, string>, setup = SETUP, seed = SEED): string {
    const rows = [0, 1, 2].map((seat) => {
      const secret = open[seat] ?? (sealed[seat] ? "lost" : "none");
      return `share ${"ABC"[seat]} ${secret}${sealed[seat] ? ` sealed ${sealed[seat]}` : ""}`;
    });
    const head = ["rollout journal 4", "game bluff rules 1 content 1", `setup ${setup}`, "match m", "agreed {}"];
    const settled = `settled ${settledBy({ match: "m", seed, setup: sha256(setup), by: BY, sealed })}`;
    return [...head, ...rows, settled, `by ${BY}`, `commitment ${sha256(SEED)}`, "= 00", "0 A raise 3", `seed ${seed}`, ""].join("\n");
  }

  function holds(text: string): boolean | null {
    return partHolds("m", proofIn(text));
  }

  /** Both have sealed, and ours is opened. */
  async function opened(): Promise<{ sealed: Record<string, string>; open: Record<string, string> }> {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]!, 1: sealOf("m", AGREED, 1, THEIRS) };
    await giveParts(at({ ready: true, sealed }));
    return { sealed, open: { 0: sent[1]!.body["open"]!, 1: THEIRS } };
  }

  it("is sealed while somebody is missing, and opened when all are sealed", async () => {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]!, 1: sealOf("m", AGREED, 1, THEIRS) };
    await giveParts(at({ due: [1], ready: true, sealed: { 0: sealed[0] } }));
    expect(sent).toHaveLength(1);
    await giveParts(at({ ready: true, sealed }));
    const secret = sent[1]!.body["open"]!;
    expect(sealOf("m", AGREED, 0, secret)).toBe(sealed[0]);
    expect(sent[1]!.body["settled"]).toBe(settledOf(sealed));
    expect(holds(journal(sealed, { 0: secret, 1: THEIRS }))).toBe(true);
  });

  it("does not hold when anything was changed that was fixed", async () => {
    const { sealed, open } = await opened();
    expect(holds(journal(sealed, open, SETUP, "another"))).toBe(false);
    expect(holds(journal({ ...sealed, 1: "changed" }, open))).toBe(false);
    expect(holds(journal(sealed, { ...open, 0: "changed" }))).toBe(false);
    expect(holds(journal(sealed, { 1: THEIRS }))).toBe(false);
    expect(holds(journal(sealed, { ...open, 1: "another" }))).toBe(false);
  });

  it("does not hold when a part was added after it was opened, with a seal or without", async () => {
    const { sealed, open } = await opened();
    const chosen = "c".repeat(32);
    expect(holds(journal(sealed, { ...open, 2: chosen }))).toBe(false);
    expect(holds(journal({ ...sealed, 2: sealOf("m", AGREED, 2, chosen) }, { ...open, 2: chosen }))).toBe(false);
  });

  it("does not hold when what was open already has become another", async () => {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]! };
    await giveParts(at({ ready: true, sealed, open: { 1: THEIRS } }));
    const ours = sent[1]!.body["open"]!;
    expect(holds(journal(sealed, { 0: ours, 1: THEIRS }))).toBe(true);
    expect(holds(journal(sealed, { 0: ours, 1: "another" }))).toBe(false);
    expect(holds(journal(sealed, { 0: ours }))).toBe(false);
  });

  it("does not hold when a deck was exchanged after it was opened", async () => {
    const { sealed, open } = await opened();
    expect(holds(journal(sealed, open, `{"decks":["a","c"]}`))).toBe(false);
    const lie = journal(sealed, open, `{"decks":["a","c"]}`).replace(/settled .*/, `settled ${settledOf(sealed)}`);
    expect(holds(lie)).toBe(false);
  });

  it("does not hold when it was settled by other rules, or by none", async () => {
    const { sealed, open } = await opened();
    const told = journal(sealed, open);
    const other = BY.replace("1", "2");
    expect(holds(told.replace(`by ${BY}`, `by ${other}`))).toBe(false);
    expect(holds(told.replace(/settled .*/, `settled ${settledOf(sealed, SETUP, "")}`).replace(`by ${BY}\n`, ""))).toBe(false);
  });

  it("holds in a journal of before, for a page that opened it then", async () => {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]!, 1: sealOf("m", AGREED, 1, THEIRS) };
    const settled = settledOf(sealed, SETUP, "");
    await giveParts(at({ ready: true, sealed, settled, by: undefined }));
    const told = journal(sealed, { 0: sent[1]!.body["open"]!, 1: THEIRS });
    expect(holds(told.replace(/settled .*/, `settled ${settled}`).replace(`by ${BY}\n`, ""))).toBe(true);
    expect(holds(told)).toBe(false);
  });

  it("holds without a part that was lost only if we agreed", async () => {
    const { sealed, open } = await opened();
    expect(holds(journal(sealed, { 0: open[0]! }))).toBe(false);
    await goOnWithout(at({ ready: true, sealed }));
    expect(holds(journal(sealed, { 0: open[0]! }))).toBe(true);
  });

  it("is opened for what is settled, and never again for anything else", async () => {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]!, 1: "of the other" };
    await giveParts(at({ ready: true, sealed, settled: "" }));
    expect(sent).toHaveLength(1);
    await giveParts(at({ ready: true, sealed }));
    await giveParts(at({ ready: true, sealed }));
    expect(sent[2]).toEqual(sent[1]);
    const changed = at({ ready: true, sealed: { ...sealed, 1: "chosen to fit" } });
    await giveParts(changed);
    await giveParts(at({ ready: true, sealed, settled: "another" }));
    expect([sent.length, isLost(changed)]).toEqual([3, true]);
  });

  it("is not made up anew because the service would like another", async () => {
    const { sealed } = await opened();
    await giveParts(at({ ready: true, due: [0], sealed: { 1: sealed[1]! } }));
    await giveParts(at({ ready: true, due: [2], sealed }, [2]));
    expect(sent).toHaveLength(2);
    forgetPart("m");
    await giveParts(at({ ready: true, due: [0], sealed: { 1: sealed[1]! } }));
    expect(sent[2]!.body["open"]).not.toBe(sent[1]!.body["open"]);
  });

  it("is given openly by whoever is the last, and by whoever is alone", async () => {
    const sealed = { 1: sealOf("m", AGREED, 1, THEIRS) };
    await giveParts(at({ due: [0], ready: true, sealed }));
    expect(Object.keys(sent[0]!.body)).toEqual(["open", "settled"]);
    expect(holds(journal(sealed, { 0: sent[0]!.body["open"]!, 1: THEIRS }))).toBe(true);
  });

  it("waits for others who have yet to seal theirs", async () => {
    await giveParts(at({ due: [0, 1], ready: true }));
    expect(Object.keys(sent[0]!.body)).toEqual(["sealed"]);
  });

  it("is lost in another browser, which opens nothing", async () => {
    const lost = at({ ready: true, sealed: { 0: "of another browser" } });
    await giveParts(lost);
    expect([sent.length, isLost(lost), holds(journal(lost.shares!.sealed, {}))]).toEqual([0, true, null]);
  });

  it("goes with whoever leaves", async () => {
    await giveParts(at({ due: [0] }));
    forgetPart("m");
    expect(holds(journal({}, { 1: THEIRS }))).toBeNull();
  });
});

describe("SHA-256", () => {
  it("knows the examples of the standard", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("a".repeat(119))).toBe("31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
  });
});
