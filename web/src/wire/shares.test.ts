import { beforeEach, describe, expect, it, vi } from "vitest";

import { sha256 } from "./sha256";
import { giveParts, isLost, partHolds, sealOf, type Dicing, type Shares } from "./shares";

const NONE: Shares = { agreed: "00", ready: false, due: [], sealed: {}, open: {}, without: [] };
const SEED = "5eed";

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
    return { match: "m", you, commitment: sha256(SEED), seed: null, shares: { ...NONE, ...shares } };
  }

  it("is sealed while somebody is missing, and opened when all are sealed", async () => {
    await giveParts(at({ due: [0] }));
    const sealed = { 0: sent[0]!.body["sealed"]!, 1: "of the other" };
    await giveParts(at({ due: [1], ready: true, sealed: { 0: sealed[0] } }));
    expect(sent).toHaveLength(1);
    await giveParts(at({ ready: true, sealed }));
    const secret = sent[1]!.body["open"]!;
    expect(sealOf("m", "00", 0, secret)).toBe(sealed[0]);
    const end = at({ sealed, open: { 0: secret, 1: "r" } });
    expect(partHolds({ ...end, seed: SEED })).toBe(true);
    expect(partHolds({ ...end, seed: "another" })).toBe(false);
    expect(partHolds(at({ sealed: { ...sealed, 1: "changed" }, open: end.shares!.open }))).toBe(false);
    expect(partHolds(at({ sealed, open: { 0: "changed" } }))).toBe(false);
    expect(partHolds(at({ sealed }))).toBe(false);
  });

  it("is given openly by whoever is the last, and by whoever is alone", async () => {
    await giveParts(at({ due: [0], ready: true, sealed: { 1: "of the other" } }));
    expect(Object.keys(sent[0]!.body)).toEqual(["open"]);
  });

  it("waits for others who have yet to seal theirs", async () => {
    await giveParts(at({ due: [0, 1], ready: true }));
    expect(Object.keys(sent[0]!.body)).toEqual(["sealed"]);
  });

  it("is lost in another browser, which opens nothing", async () => {
    const lost = at({ ready: true, sealed: { 0: "of another browser" } });
    await giveParts(lost);
    expect([sent.length, isLost(lost), partHolds(lost)]).toEqual([0, true, null]);
  });
});

describe("SHA-256", () => {
  it("knows the examples of the standard", () => {
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("a".repeat(119))).toBe("31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
  });
});
