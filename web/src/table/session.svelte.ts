/** One table on the screen: its connection, what it shows, and what is being considered. */

import { get, type Failure } from "../wire/http";
import { Lost, Refused, type LiveTable, type Status } from "../wire/live";
import type {
  Action, Ask, Fields, GameEvent, Hint, Json, Odds, Offered, Options, Refusal, RefusedAnswer, TableMessage, Wording,
} from "../wire/messages";
import { settings } from "../shell/settings.svelte";
import { simpleBoard } from "../boards/simple/board";
import type { GameBoard } from "../boards/contract";
import { boardOf } from "../games/registry";
import { words } from "../words/words.svelte";
import { isPlayed, lineTo, type Line } from "./arrival";
import { choicesOf, type Choice } from "./choices";
import { toConfirm } from "./confirming";
import { asFarAsItGoes, stillOpen } from "./following";
import { Twice } from "./habits";
import type { MatchInfo } from "./info";
import { logged, namesThen, type Entry } from "./log";
import { News } from "./news.svelte";
import { declinedOffer, replyTo } from "./offers";
import { isPrivate, seatName, seatsOfBranch, withoutBots } from "./seats";
import { branchOf } from "./branching";
import { patient } from "./patience";
import { Playback } from "./playback.svelte";
import { StandingAnswers, type Coming, type Kept } from "./standingAnswers.svelte";
import { SURROUNDINGS } from "./surroundings";
import { Talk } from "./talk.svelte";
import { Weighing } from "./weighing";
import { WhyNot } from "./whynot.svelte";

/** How many choices are weighed before anybody looks at them. */
const AHEAD = 3;

export class Session {
  game = $state("");
  board = $state.raw<GameBoard>(simpleBoard);
  info = $state.raw<MatchInfo | null>(null);
  status = $state<Status>("connecting");
  failure = $state.raw<Failure | null>(null);
  table = $state.raw<TableMessage | null>(null);
  /** Counts the positions that were shown: who comes and goes, offers and clocks change none. */
  turn = $state(0);
  past = $state.raw<TableMessage | null>(null);
  log = $state.raw<Entry[]>([]);
  notice = $state.raw<Refusal | null>(null);
  considered = $state.raw<Choice | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** The odds could not be had. */
  unweighed = $state(false);
  hint = $state.raw<Hint | "thinking" | null>(null);
  /** Advice or a line of the log that is pointed at: the board shows what it speaks of. */
  spotlight = $state.raw<{ plan?: Offered[]; event?: GameEvent } | null>(null);
  selected = $state<number | null>(null);
  /** Only choices about these are listed, because somebody clicked there. */
  focus = $state.raw<{ units: number[]; cells: number[] } | null>(null);
  /** The group of choices that is open: the board shows where they point. */ opened = $state<string | null>(null);
  /** From an answer until the table shows what came of it. */
  sending = $state(false);
  /** What was answered last, for boards that ask on from there. */
  answered = $state.raw<Action[]>([]);
  /** The kinds of all answers that were given here. */
  given = $state.raw<string[]>([]);
  /** An answer that waits until it is confirmed. */
  confirming = $state.raw<{ words: Wording; doing: string; decide(sure: boolean): void } | null>(null);
  rule = $state("");
  /** Of several who share this screen, the one who looks at it; up to where they read the log. */
  viewer = $state<number | null>(null);
  read = $state(-1);
  /** Counts how often somebody wanted to read about a piece: on small screens its sheet comes to the front. */
  reading = $state(0);
  /** The end was read and put away, to look at the board. */
  putAway = $state(false);
  readonly playback = new Playback();
  readonly talk = new Talk();
  readonly why = new WhyNot();
  readonly news = new News();
  readonly #twice = new Twice();
  /** We asked for it ourselves: that something is taken back is no news. */
  #undoing = false;
  readonly standing = new StandingAnswers((about) => this.#wish(about), SURROUNDINGS.memory);
  /** Open before anything can be shown; live when what it says is read. */
  #line: Line | null = null;
  #live: LiveTable | null = null;
  #closed = false;
  /** An offer of our own that we took back: that it is gone is no news. */
  #withdrawn = "";
  #shown: { ply: number; resolve: () => void } | null = null;
  readonly #weighing = new Weighing();

  constructor(readonly match: string) {}

  /** What the board shows: an earlier moment, the events that play, or the present. */
  view = $derived.by<Fields | null>(
    () => this.past?.view ?? this.playback.view ?? this.table?.view ?? null,
  );

  /** Ours to answer, now; not while a bot plays for us. */
  options = $derived.by<Options | null>(() => {
    const ask = this.table?.ask;
    if (!ask || this.past || this.playback.playing || this.table?.seats[ask.seat]?.kind === "bot") return null;
    return ask.options ?? null;
  });

  /** Whether we are asked. Options are made anew with every table; this changes when it does. */
  asked = $derived(this.options !== null);

  seat = $derived(this.options ? (this.table?.ask?.seat ?? null) : (this.table?.you[0] ?? null));

  /** Somebody else at this screen is to go on, and what they see is not for the one before. */
  covered = $derived.by(() => {
    const table = this.table;
    if (!table || table.you.length < 2 || table.result || this.playback.playing) return false;
    return isPrivate(table.view) && table.you[0] !== this.viewer;
  });

  shownLog = $derived(
    this.past
      ? this.log.filter((entry) => entry.ply < (this.past?.ply ?? 0))
      : this.log.filter((entry) => entry.id <= this.playback.shown),
  );

  async open(connected = true): Promise<void> {
    try {
      this.info = await get<MatchInfo>(`/api/matches/${this.match}`);
      this.game = this.info.game;
      if (connected && !this.#closed && isPlayed(this.info)) this.#line = lineTo(this.match);
      const [board] = await Promise.all([boardOf(this.game), words.firstOf(this.game)]);
      this.board = board;
    } catch (failure) {
      this.failure = failure as Failure;
      this.#line?.live.close();
      return;
    }
    if (this.info.outlived) await this.#watchWhatIsLeft();
    else if (this.#line && connected && !this.#closed) this.#read(this.#line);
    // What is left to be learned offline is learned when the table is looked at again.
    await words.restOf(this.game).catch(() => undefined);
  }

  /** Its rules are gone: the last checkpoint is what there is to see, and the timeline to the others. */
  async #watchWhatIsLeft(): Promise<void> {
    try {
      const last = `/api/matches/${this.match}/at/${this.info?.ply ?? 0}`;
      this.#take((await get<{ table: TableMessage }>(last)).table, true);
    } catch (failure) {
      this.failure = failure as Failure;
    }
  }

  /** Somebody may have come or chosen meanwhile; with the last of them the match begins. */
  async lookAgain(): Promise<void> {
    const info = await get<MatchInfo>(`/api/matches/${this.match}`).catch(() => null);
    if (this.#closed || !this.info?.waiting) return;
    this.status = info ? "connecting" : "lost";
    if (!info) return;
    this.info = info;
    if (!info.waiting) this.#read((this.#line = lineTo(this.match)));
  }

  close(): void {
    this.#closed = true;
    this.#line?.live.close();
    this.playback.skip();
  }

  retry(): void {
    this.#live?.retry();
  }

  /** Whoever is to go on has taken over the screen. */
  lift(): void {
    this.viewer = this.table?.you[0] ?? null;
    this.read = this.log.at(-1)?.id ?? -1;
    this.selected = null;
  }

  /** Read all about a piece or a card. */
  inspect(id: number): void {
    this.selected = id;
    this.reading += 1;
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

  #weigh(choice: Choice): Promise<Odds | null> {
    return this.#weighing.of(choice, this.table, this.#live);
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
    await this.#answering(actions, async (say) => this.#until(await say(actions)));
  }

  /** Do what was advised. What has to wait for the dice stays advised, if it can still be done. */
  async follow(plan: Offered[]): Promise<void> {
    await this.#answering(plan.slice(0, 1).map((each) => each.action), async (say, seat) => {
      const { done, taken } = await asFarAsItGoes(plan, (part) => say(part.map((each) => each.action)));
      await this.#until(done);
      const ask = this.table?.ask;
      const rest = ask?.seat === seat ? stillOpen(plan.slice(taken), ask.options) : [];
      if (rest.length) this.hint = { plan: rest };
    });
  }

  async #answering(
    first: readonly Action[],
    work: (say: (actions: Action[]) => Promise<number>, seat: number) => Promise<void>,
  ): Promise<void> {
    const table = this.table;
    if (!table?.ask || !this.options || this.sending || this.confirming) return;
    const { ply, ask } = table;
    if (!this.#twice.counts(first, this.news) || !(await this.#confirmed(ask, first)) || this.table?.ply !== ply || this.sending) return;
    this.sending = true;
    this.notice = null;
    await this.#granted((live) =>
      work(async (actions) => {
        this.answered = actions;
        const done = await live.answer(ask.seat, ply, actions);
        this.given = [...this.given, ...actions.map((each) => each.do)];
        this.consider(null);
        this.hint = this.spotlight = null;
        return done.ply;
      }, ask.seat),
    );
    this.sending = false;
  }

  /** Whether an answer may be given: at once, or when it was confirmed. */
  async #confirmed(ask: Ask, actions: readonly Action[]): Promise<boolean> {
    const asked = toConfirm(ask, actions);
    if (!asked) return true;
    const offered = ask.options?.actions.find((each) => each.words.args === asked.args);
    const sure = await new Promise<boolean>((decide) => {
      this.confirming = { words: asked, doing: words.tell(offered?.words), decide };
    });
    this.confirming = null;
    return sure;
  }

  async roll(outcome: number | number[]): Promise<void> {
    const table = this.table;
    if (!table?.chance || this.sending) return;
    this.sending = true;
    await this.#granted(async (live) => this.#until((await live.roll(table.ply, outcome)).ply));
    this.sending = false;
  }

  /** Take back: at once where the rule allows it, else everybody else is asked. */
  undo(): void {
    this.#undoing = true;
    this.offer("undo");
  }

  offer(what: "draw" | "undo"): void {
    const seat = this.table?.you[0];
    if (seat !== undefined) this.#live?.say({ [what]: { seat } });
  }

  /** Agree to what others offer, or not; an offer of our own can only be taken back. */
  reply(to: "draw" | "undo", accepted: boolean): void {
    const mine = this.table?.you ?? [];
    const asked = mine.find((each) => !this.table?.offers[to].includes(each));
    const seat = asked ?? mine[0];
    if (seat === undefined) return;
    if (asked === undefined) this.#withdrawn = to;
    this.#live?.say(replyTo(to, seat, accepted, this.table));
  }

  async concede(): Promise<void> {
    const seat = this.seat ?? this.table?.you[0];
    if (seat !== undefined) await this.#granted((live) => live.concede(seat));
  }

  /** What the service refuses is said; a lost connection says so itself. */
  async #granted(work: (live: LiveTable) => Promise<unknown>): Promise<void> {
    try {
      if (this.#live) await work(this.#live);
    } catch (error) {
      if (error instanceof Refused) this.notice = error.refused.refusal;
      else if (!(error instanceof Lost)) throw error;
    }
  }

  /** Until the table shows that ply: what was acknowledged is about to be seen. */
  #until(ply: number): Promise<void> {
    if ((this.table?.ply ?? 0) >= ply) return Promise.resolve();
    return new Promise((resolve) => (this.#shown = { ply, resolve }));
  }

  speak(): void {
    this.talk.speak((message) => this.#live?.say(message) ?? false);
  }

  // Questions

  /** A look at the present; of an earlier moment nothing can be asked. */
  async look<Answer>(at: Json): Promise<Answer | null> {
    return this.past ? null : this.lookUp<Answer>(at);
  }

  /** A look at what is the same at every moment. */
  async lookUp<Answer>(at: Json): Promise<Answer | null> {
    const live = this.#live;
    if (!live) return null;
    return patient(() => live.request<Answer>("look", { at, seat: this.seat })).catch(() => null);
  }

  /** What the service says of an action that is not chosen yet: why not, or the way to it. */
  async inquire<Answer>(kind: "why" | "way", action: Action): Promise<Answer | null> {
    const seat = this.seat;
    if (!this.#live || seat === null || !this.options) return null;
    return this.#live.request<Answer>(kind, { seat, action }).catch(() => null);
  }

  #wish(about: Record<string, Json>): Promise<Kept | null> {
    return this.#live?.request<Kept>("standing", about).catch(() => null) ?? Promise.resolve(null);
  }

  async advise(): Promise<void> {
    if (!this.#live || this.seat === null || !this.options) return;
    const about = { seat: this.seat };
    const turn = this.turn;
    let hint: Hint | null = null;
    this.hint = "thinking";
    await this.#granted(async (live) => (hint = await live.request<Hint>("hint", about)));
    if (turn === this.turn) this.hint = hint;
  }

  // Moments

  async visit(ply: number): Promise<void> {
    const last = this.table?.ply ?? this.info?.ply ?? 0;
    if (this.table && ply >= last) {
      this.past = null;
      return;
    }
    try {
      const { table } = await get<{ table: TableMessage }>(`/api/matches/${this.match}/at/${ply}`);
      this.playback.skip();
      this.consider(null);
      this.past = { ...table, ply };
    } catch (failure) {
      const { rule, key, args } = failure as Failure;
      this.notice = { rule, why: key, details: args as Fields };
    }
  }

  /** A new match from a moment of this one: bots stay, everybody else sits at this screen. */
  async branch(ply: number): Promise<string> {
    const seats = this.table?.seats ?? [];
    const shown = this.info?.help !== false || this.table?.result ? seats : withoutBots(seats);
    return branchOf(this.match, ply, seatsOfBranch(shown, settings.name || words.say("ui-guest")));
  }

  // The wire

  #read({ live, relay }: Line): void {
    this.#live = live;
    relay.to({
      table: (table, first) => this.#take(table, first),
      status: (status) => this.#become(status),
      refused: (refused) => this.#refuse(refused),
      chat: (line) => this.talk.hear(line, !!this.table?.you.includes(line.seat ?? -1)),
      presence: () => undefined,
      standing: (coming) => this.standing.hear(coming as unknown as Coming),
    });
  }

  #become(status: Status): void {
    this.status = status;
    if (status === "closed") void this.open(false);
    if (status === "lost") this.talk.lost();
    if (status === "live") void this.standing.join(this.game, this.table?.you ?? [], this.board.standing ?? {});
  }

  #refuse(refused: RefusedAnswer): void {
    if (!this.talk.refused(refused)) this.notice = refused.refusal;
  }

  #take(table: TableMessage, first: boolean): void {
    const names = table.seats.map((_, seat) => seatName(table.seats, seat));
    words.call(names);
    const declined = declinedOffer(this.table, table);
    const before = this.table?.view;
    const known = first ? [] : this.log;
    const moved = table.back != null || table.ply !== this.table?.ply || (first && JSON.stringify(before) !== JSON.stringify(table.view));
    this.log = logged(known, table.events, table.back, namesThen(table.events, table.seats, seatName));
    const still = first || !settings.motion || table.back != null || document.hidden;
    this.table = table;
    if (this.info && table.events.some((each) => each.event.event === "help_ended")) this.info = { ...this.info, help: false };
    const back = table.events.findLast((each) => each.event.event === "taken_back")?.words;
    if (table.back != null && !first && !this.#undoing) this.news.tell(back?.key ?? "ui-taken-back", back?.args);
    if (table.back != null) this.#undoing = false;
    if (declined && declined !== this.#withdrawn) this.notice = { rule: "", why: `ui-declined-${declined}` };
    this.#withdrawn = "";
    if (this.#shown && (first || table.back != null || table.ply >= this.#shown.ply)) {
      this.#shown.resolve();
      this.#shown = null;
    }
    if (moved) this.#turnOver();
    if (still || !before) this.playback.settle(this.log.at(-1)?.id ?? -1);
    else this.playback.play(before, this.log.slice(known.length), this.board.stage);
    if (moved) void this.#weighAhead();
  }

  /** What was said and considered of the position before counts no more. */
  #turnOver(): void {
    this.turn += 1;
    this.notice = null;
    this.#twice.forget();
    this.confirming?.decide(false);
    this.focus = this.hint = this.spotlight = null;
    this.#weighing.forget();
    if (!this.past) this.consider(null);
  }
}
