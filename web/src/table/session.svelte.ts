/** One table on the screen: its connection, what it shows, and what is being considered. */

import { get, post, type Failure } from "../wire/http";
import { LiveTable, Lost, Refused, type Socket, type Status } from "../wire/live";
import type {
  Action,
  Chat,
  Fields,
  Hint,
  Json,
  Odds,
  Options,
  Refusal,
  RefusedAnswer,
  TableMessage,
} from "../wire/messages";
import { settings } from "../shell/settings.svelte";
import { simpleBoard } from "../boards/simple/board";
import { boardOf, type GameBoard } from "../boards/registry";
import { words } from "../words/words.svelte";
import { choicesOf, type Choice } from "./choices";
import { logged, type Entry } from "./log";
import { seatName } from "./seats";
import { Playback } from "./playback.svelte";

/** How many choices are weighed before anybody looks at them. */
const AHEAD = 3;

export interface MatchInfo {
  match: string;
  game: string;
  ply: number;
  [extra: string]: unknown;
}

export class Session {
  game = $state("");
  board = $state.raw<GameBoard>(simpleBoard);
  info = $state.raw<MatchInfo | null>(null);
  status = $state<Status>("connecting");
  failure = $state.raw<Failure | null>(null);
  table = $state.raw<TableMessage | null>(null);
  past = $state.raw<TableMessage | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  notice = $state.raw<Refusal | null>(null);
  considered = $state.raw<Choice | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** The odds could not be had, even when asked for twice. */
  unweighed = $state(false);
  hint = $state.raw<Hint | "thinking" | null>(null);
  selected = $state<number | null>(null);
  /** Only choices about these are listed, because somebody clicked there. */
  focus = $state.raw<{ units: number[]; cells: number[] } | null>(null);
  sending = $state(false);
  /** What was answered last, for boards that ask on from there. */
  answered = $state.raw<Action[]>([]);
  rule = $state("");
  readonly playback = new Playback();
  #live: LiveTable | null = null;
  #weighed = new Map<string, Promise<Odds | null>>();

  constructor(readonly match: string) {}

  /** What the board shows: an earlier moment, the events that play, or the present. */
  view = $derived.by<Fields | null>(
    () => this.past?.view ?? this.playback.view ?? this.table?.view ?? null,
  );

  /** Ours to answer, now. */
  options = $derived.by<Options | null>(() => {
    if (this.past || this.playback.playing) return null;
    return this.table?.ask?.options ?? null;
  });

  seat = $derived(this.options ? (this.table?.ask?.seat ?? null) : (this.table?.you[0] ?? null));

  shownLog = $derived(
    this.past
      ? this.log.filter((entry) => entry.ply < (this.past?.ply ?? 0))
      : this.log.filter((entry) => entry.id <= this.playback.shown),
  );

  async open(connected = true): Promise<void> {
    try {
      this.info = await get<MatchInfo>(`/api/matches/${this.match}`);
      this.game = this.info.game;
      const [board] = await Promise.all([boardOf(this.game), words.of(this.game)]);
      this.board = board;
    } catch (failure) {
      this.failure = failure as Failure;
      return;
    }
    if (connected) this.#connect();
  }

  close(): void {
    this.#live?.close();
    this.playback.skip();
  }

  retry(): void {
    this.#live?.retry();
  }

  // What is being considered

  consider(choice: Choice | null): void {
    if (choice?.id === this.considered?.id && choice?.kind === this.considered?.kind) return;
    this.considered = choice;
    this.odds = null;
    this.unweighed = false;
    if (!choice || choice.refusal || !this.board.hasOdds(choice)) return;
    void this.#weigh(choice).then((odds) => {
      if (this.considered?.id !== choice.id) return;
      this.odds = odds;
      this.unweighed = odds === null;
    });
  }

  /** The odds of a choice, asked for once. They are an extra: without them it can be taken too. */
  #weigh(choice: Choice): Promise<Odds | null> {
    const known = this.#weighed.get(choice.id);
    if (known) return known;
    const [table, action] = [this.table, choice.actions[0]];
    if (!table?.ask || !action || !this.#live) return Promise.resolve(null);
    const about = { seat: table.ask.seat, ply: table.ply, action };
    const live = this.#live;
    const odds = live
      .request<Odds>("odds", about)
      .catch(() => live.request<Odds>("odds", about))
      .catch(() => (this.#weighed.delete(choice.id), null));
    this.#weighed.set(choice.id, odds);
    return odds;
  }

  /** Weigh the first choices before anybody looks at them, one after the other. */
  async #weighAhead(): Promise<void> {
    const table = this.table;
    const likely = choicesOf(this.options, this.board.hidden).filter((each) => this.board.hasOdds(each));
    for (const choice of likely.slice(0, AHEAD)) {
      if (this.table !== table) return;
      await this.#weigh(choice);
    }
  }

  // Answers

  async commit(choice: Choice): Promise<void> {
    if (choice.refusal) {
      this.notice = choice.refusal;
      return;
    }
    await this.answer(choice.actions);
  }

  async answer(actions: Action[]): Promise<void> {
    const table = this.table;
    if (!table?.ask || !this.options || this.sending) return;
    this.sending = true;
    this.notice = null;
    this.answered = actions;
    try {
      await this.#live?.answer(table.ask.seat, table.ply, actions);
      this.consider(null);
      this.hint = null;
    } catch (error) {
      if (error instanceof Refused) this.notice = error.refused.refusal;
    } finally {
      this.sending = false;
    }
  }

  async roll(outcome: number): Promise<void> {
    if (!this.table?.chance) return;
    try {
      await this.#live?.roll(this.table.ply, outcome);
    } catch (error) {
      if (error instanceof Refused) this.notice = error.refused.refusal;
    }
  }

  undo(): void {
    const seat = this.table?.you.find(() => true);
    const last = this.#lastSeat() ?? seat;
    if (last !== undefined) this.#live?.say({ undo: { seat: last } });
  }

  #lastSeat(): number | undefined {
    const asked = this.table?.ask?.seat;
    return asked !== undefined && this.table?.you.includes(asked) ? asked : undefined;
  }

  offer(what: "draw" | "undo"): void {
    const seat = this.table?.you[0];
    if (seat !== undefined) this.#live?.say({ [what]: { seat } });
  }

  reply(to: "draw" | "undo", accepted: boolean): void {
    const seat = this.table?.you.find((each) => !this.table?.offers[to].includes(each));
    if (seat === undefined) return;
    this.#live?.say({ [accepted ? "accept" : "decline"]: { seat, what: to } });
  }

  async concede(): Promise<void> {
    const seat = this.seat ?? this.table?.you[0];
    if (seat !== undefined) await this.#live?.concede(seat);
  }

  speak(text: string): void {
    if (text.trim()) this.#live?.say({ chat: { text: text.trim() } });
  }

  // Questions

  async look<Answer>(at: Json): Promise<Answer | null> {
    if (!this.#live || this.past) return null;
    try {
      return await this.#live.request<Answer>("look", { at });
    } catch {
      return null;
    }
  }

  async why(action: Action): Promise<Refusal | null> {
    if (!this.#live || this.seat === null) return null;
    const about = { seat: this.seat, action };
    const answer = await this.#live.request<{ refusal: Refusal | null }>("why", about);
    return answer.refusal;
  }

  async advise(): Promise<void> {
    if (!this.#live || this.seat === null || !this.options) return;
    this.hint = "thinking";
    try {
      this.hint = await this.#live.request<Hint>("hint", { seat: this.seat });
    } catch (error) {
      this.hint = null;
      if (error instanceof Refused) this.notice = error.refused.refusal;
      else if (!(error instanceof Lost)) throw error;
    }
  }

  // Moments

  async visit(ply: number): Promise<void> {
    const last = this.table?.ply ?? this.info?.ply ?? 0;
    if (this.table && ply >= last) {
      this.past = null;
      return;
    }
    const { table } = await get<{ table: TableMessage }>(`/api/matches/${this.match}/at/${ply}`);
    this.playback.skip();
    this.consider(null);
    this.past = { ...table, ply };
  }

  async branch(ply: number): Promise<string> {
    const made = await post<{ match: string }>(`/api/matches/${this.match}/branch`, { ply });
    return made.match;
  }

  // The wire

  #connect(): void {
    this.#live = new LiveTable(this.match, SURROUNDINGS, {
      table: (table, first) => this.#take(table, first),
      status: (status) => (this.status = status),
      refused: (refused: RefusedAnswer) => (this.notice = refused.refusal),
      chat: (chat) => (this.chat = [...this.chat, chat]),
      presence: () => undefined,
    });
    this.#live.open();
  }

  #take(table: TableMessage, first: boolean): void {
    words.call(table.seats.map((_, seat) => seatName(table.seats, seat)));
    const before = this.table?.view;
    const known = first ? [] : this.log;
    this.log = logged(known, table.events, table.back);
    const still = first || !settings.motion || table.back != null || document.hidden;
    this.table = table;
    this.notice = null;
    this.focus = null;
    this.#weighed.clear();
    if (!this.past) this.consider(null);
    if (still || !before) this.playback.settle(this.log.at(-1)?.id ?? -1);
    else this.playback.play(before, this.log.slice(known.length), this.board.stage, table.view);
    void this.#weighAhead();
  }
}

const SURROUNDINGS = {
  connect(match: string): Socket {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/matches/${match}/live`) as Socket;
  },
  get store(): Storage | null {
    try {
      return sessionStorage;
    } catch {
      return null;
    }
  },
  /** Browsers show their seats by cookie. */
  tokens: (): string[] => [],
};
