/** The live table: one WebSocket that comes back by itself and loses no answer. */

import { freshId } from "./identity";
import { PROTOCOL, type Action, type Chat, type Done, type Fields, type Json, type Outgoing, type RefusedAnswer, type TableMessage, type Told } from "./messages";
import { patched } from "./patches";
import { PendingAnswers } from "./pending";

export type Status = "connecting" | "live" | "lost" | "closed";

export interface Reader {
  /** The first table of a connection tells everything, later ones what is new. */
  table(table: TableMessage, first: boolean): void;
  status(status: Status): void;
  refused(refused: RefusedAnswer): void;
  chat(chat: Chat): void;
  presence(presence: Json): void;
  /** What is about to be answered for a seat of ours. */
  standing(coming: Json): void;
}

export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  connect(match: string): Socket;
  store: Storage | null;
  tokens(match: string): string[];
}

/** A request or answer that the service did not grant. */
export class Refused extends Error {
  constructor(readonly refused: RefusedAnswer) {
    super(refused.refusal.why);
  }
}

/** The connection went away before a request was answered. */
export class Lost extends Error {}

interface Waiting {
  resolve(value: never): void;
  reject(error: Error): void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8_000;
const PATIENCE = 12_000;
/** Closed by the service for good: there is no such match, or we sent far too much. */
const GONE = 4404;
/** Its rules are gone. */
const UNREADABLE = 4409;

export class LiveTable {
  status: Status = "connecting";
  #socket: Socket | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: PendingAnswers;
  #waiting = new Map<string, Waiting>();
  #greeted = false;
  #view: Fields = {};

  constructor(
    readonly match: string,
    private around: Surroundings,
    private reader: Reader,
  ) {
    this.#pending = new PendingAnswers(match, around.store);
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#greeted = false;
    const socket = this.around.connect(this.match);
    this.#socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, tokens: this.around.tokens(this.match), since: 0, patches: true, twin: true } }));
    };
    socket.onmessage = (event) => this.#read(JSON.parse(event.data) as Record<string, unknown>);
    socket.onclose = (event) => this.#closed(socket, event.code);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#become("closed");
    this.#socket?.close();
    this.#socket = null;
  }

  /** Try at once, for instance because the network came back. */
  retry(): void {
    if (this.status === "lost") this.open();
  }

  /** One answer, or several in a row: all or nothing. */
  answer(seat: number, ply: number, actions: Action[]): Promise<Done> {
    const id = freshId("a");
    const only = actions.length === 1 ? actions[0] : undefined;
    const what: Record<string, Json> = only ? { action: only } : { actions };
    return this.#insist(id, { answer: { id, seat, ply, ...what } });
  }

  roll(ply: number, outcome: Json): Promise<Done> {
    const id = freshId("r");
    return this.#insist(id, { roll: { id, ply, outcome } });
  }

  concede(seat: number): Promise<Done> {
    const id = freshId("c");
    return this.#insist(id, { concede: { id, seat } });
  }

  /** A question about the table: odds, look, why, hint. */
  request<Answer>(kind: string, about: Record<string, Json>): Promise<Answer> {
    const id = freshId("q");
    if (this.status !== "live") return Promise.reject(new Lost());
    const answered = this.#wait<Answer>(id);
    this.#send({ [kind]: { id, ...about } });
    return answered;
  }

  /** Something that is answered by a new table or goes to everybody: undo, draw, chat. Whether it went. */
  say(message: Outgoing): boolean {
    const live = this.status === "live";
    if (live) this.#send(message);
    return live;
  }

  #insist(id: string, message: Outgoing): Promise<Done> {
    this.#pending.add(id, message);
    const acknowledged = this.#wait<Done>(id);
    if (this.status === "live") this.#send(message);
    setTimeout(() => this.#doubt(id), PATIENCE);
    return acknowledged;
  }

  /** An answer without an echo: the line is probably dead, so take a new one. */
  #doubt(id: string): void {
    if (this.status === "live" && this.#pending.all.some((each) => each.id === id)) {
      this.#socket?.close();
    }
  }

  #wait<Answer>(id: string): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as Waiting["resolve"], reject });
    });
  }

  #send(message: Outgoing): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #read(message: Record<string, unknown>): void {
    if ("table" in message) this.#table(message["table"] as TableMessage);
    else if ("done" in message) this.#settle(message["done"] as Done);
    else if ("refused" in message) this.#refuse(message["refused"] as RefusedAnswer);
    else if ("chat" in message) this.reader.chat(message["chat"] as Chat);
    else if ("presence" in message) this.reader.presence(message["presence"] as Json);
    else if (isAnnounced(message["standing"])) this.reader.standing(message["standing"] as Json);
    else {
      const [answer] = Object.values(message) as { id?: string }[];
      if (answer?.id) this.#settle(answer as { id: string });
    }
  }

  #table(table: TableMessage): void {
    const first = !this.#greeted;
    this.#greeted = true;
    this.#pause = FIRST_PAUSE;
    this.reader.table(this.#seen(table), first);
    this.#become("live");
    if (first) for (const each of this.#pending.all) this.#send(each.message);
  }

  /** The table with its view, and with the views on the way there. */
  #seen(table: TableMessage): TableMessage {
    if (table.view) {
      this.#view = table.view;
      return table;
    }
    const events = table.events.map((told): Told => {
      if (told.patch) this.#view = patched(this.#view, told.patch);
      return { ...told, view: this.#view };
    });
    if (table.patch) this.#view = patched(this.#view, table.patch);
    return { ...table, events, view: this.#view };
  }

  #settle(answer: { id: string }): void {
    this.#pending.remove(answer.id);
    this.#waiting.get(answer.id)?.resolve(answer as never);
    this.#waiting.delete(answer.id);
  }

  #refuse(refused: RefusedAnswer): void {
    const id = refused.id ?? "";
    const waiting = this.#waiting.get(id);
    const ours = this.#pending.remove(id);
    this.#waiting.delete(id);
    if (waiting) waiting.reject(new Refused(refused));
    else if (!ours) this.reader.refused(refused);
  }

  #closed(socket: Socket, code: number): void {
    if (socket !== this.#socket || this.status === "closed") return;
    const kept = new Set(this.#pending.all.map((each) => each.id));
    for (const [id, waiting] of this.#waiting) {
      if (kept.has(id)) continue;
      this.#waiting.delete(id);
      waiting.reject(new Lost());
    }
    if (code === GONE || code === UNREADABLE) {
      this.#become("closed");
      return;
    }
    this.#become("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #become(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.reader.status(status);
  }
}

/** What the service says by itself has no id, as answers to us have. */
function isAnnounced(standing: unknown): boolean {
  return typeof standing === "object" && standing !== null && "coming" in standing;
}
