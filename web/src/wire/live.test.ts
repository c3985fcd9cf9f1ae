import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LiveTable, Lost, Refused, type Reader, type Socket, type Status } from "./live";
import type { TableMessage } from "./messages";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Record<string, Record<string, unknown>>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class MemoryStore {
  kept = new Map<string, string>();
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
}

const TABLE = { ply: 4, seats: [], you: [0], view: {}, events: [] } as unknown as TableMessage;
const FORWARD = { do: "forward" };

let sockets: FakeSocket[];
let heard: { tables: number; statuses: Status[] };
let store: MemoryStore;

function sit(): LiveTable {
  const reader: Reader = {
    table: () => void heard.tables++,
    status: (status) => void heard.statuses.push(status),
    refused: () => undefined,
    chat: () => undefined,
    presence: () => undefined,
    standing: () => undefined,
  };
  const connect = (): Socket => {
    sockets.push(new FakeSocket());
    return sockets.at(-1)!;
  };
  const around = { connect, store: store as unknown as Storage, tokens: () => ["9f"] };
  const live = new LiveTable("k3v9", around, reader);
  live.open();
  sockets[0]!.onopen?.();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  heard = { tables: 0, statuses: [] };
  store = new MemoryStore();
});

afterEach(() => vi.useRealTimers());

describe("the live table", () => {
  it("says hello with its tokens and reads the table", () => {
    sit();
    sockets[0]!.tell({ table: TABLE });
    expect(sockets[0]!.sent).toEqual([{ hello: { protocol: 2, tokens: ["9f"], since: 0, patches: true, twin: true } }]);
    expect(heard).toEqual({ tables: 1, statuses: ["live"] });
  });

  it("sends one action as action and several as actions", () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    void live.answer(0, 4, [FORWARD]);
    void live.answer(0, 4, [FORWARD, { do: "stop" }]);
    expect(sockets[0]!.sent[1]!["answer"]).toMatchObject({ seat: 0, ply: 4, action: FORWARD });
    expect(sockets[0]!.sent[2]!["answer"]!["actions"]).toEqual([FORWARD, { do: "stop" }]);
  });

  it("comes back after the line was lost and sends what was not acknowledged with the same id", () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    void live.answer(0, 4, [FORWARD]);
    sockets[0]!.onclose?.({ code: 1006 });
    expect(heard.statuses).toEqual(["live", "lost"]);
    vi.advanceTimersByTime(500);
    sockets[1]!.onopen?.();
    expect(sockets[1]!.sent).toEqual([{ hello: { protocol: 2, tokens: ["9f"], since: 0, patches: true, twin: true } }]);
    sockets[1]!.tell({ table: TABLE });
    expect(sockets[1]!.sent[1]).toEqual(sockets[0]!.sent[1]);
  });

  it("keeps an unacknowledged answer through a reload of the page", () => {
    const before = sit();
    sockets[0]!.tell({ table: TABLE });
    void before.answer(0, 4, [FORWARD]);
    const given = sockets[0]!.sent[1];
    sockets = [];
    sit();
    sockets[0]!.tell({ table: TABLE });
    expect(sockets[0]!.sent[1]).toEqual(given);
  });

  it("forgets an answer once it is acknowledged", async () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    const answered = live.answer(0, 4, [FORWARD]);
    const id = sockets[0]!.sent[1]!["answer"]!["id"];
    sockets[0]!.tell({ done: { id, ply: 5 } });
    expect(await answered).toEqual({ id, ply: 5 });
    expect(store.kept.size).toBe(0);
  });

  it("tells why an answer was refused", async () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    const answered = live.answer(0, 4, [FORWARD]);
    const id = sockets[0]!.sent[1]!["answer"]!["id"];
    sockets[0]!.tell({ refused: { id, refusal: { rule: "TG-MOV-04", why: "refuse-points" } } });
    await expect(answered).rejects.toThrow(Refused);
    expect(store.kept.size).toBe(0);
  });

  it("gives up questions, not answers, when the line is lost", async () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    const odds = live.request("odds", { seat: 0 });
    sockets[0]!.onclose?.({ code: 1006 });
    await expect(odds).rejects.toThrow(Lost);
  });

  it("waits longer after each failure, and at most eight seconds", () => {
    sit();
    const pauses = [500, 1000, 2000, 4000, 8000, 8000];
    for (const [turn, pause] of pauses.entries()) {
      sockets.at(-1)!.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(pause - 1);
      expect(sockets.length).toBe(turn + 1);
      vi.advanceTimersByTime(1);
      expect(sockets.length).toBe(turn + 2);
    }
  });

  it("takes a new line when an answer has no echo", () => {
    const live = sit();
    sockets[0]!.tell({ table: TABLE });
    void live.answer(0, 4, [FORWARD]);
    vi.advanceTimersByTime(12_000);
    expect(live.status).toBe("lost");
  });

  it("makes the views on the way from what changed", () => {
    const shown: TableMessage[] = [];
    sit();
    const live = new LiveTable("k3v9", { connect: () => sockets[0]!, store: null, tokens: () => [] }, {
      table: (table) => void shown.push(table),
      status: () => undefined,
      refused: () => undefined,
      chat: () => undefined,
      presence: () => undefined,
    standing: () => undefined,
    });
    live.open();
    const told = { ply: 1, event: { event: "moved" }, words: { key: "", args: {} } };
    const { view: _, ...later } = TABLE;
    sockets[0]!.onmessage?.({ data: JSON.stringify({ table: { ...TABLE, view: { at: 1, bank: 2 } } }) });
    sockets[0]!.onmessage?.({ data: JSON.stringify({ table: { ...later, events: [{ ...told, patch: { at: 2 } }, told], patch: { bank: null } } }) });
    expect(shown[1]!.events.map((each) => each.view)).toEqual([{ at: 2, bank: 2 }, { at: 2, bank: 2 }]);
    expect(shown[1]!.view).toEqual({ at: 2 });
  });
});
