"""A match as the journal tells it: every accepted row is entered, live or in recovery, alike."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from rollout.gamekit import PreparedChance
from rollout.games.registry import find
from rollout.kernel.actions import Event, Result
from rollout.kernel.course import WORLD
from rollout.kernel.errors import NothingAsked, Refusal
from rollout.kernel.game import Game
from rollout.kernel.journal import state_hash
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.sources import Outside, Source
from rollout.server.budgets import Spent
from rollout.server.chain import (
    SEALING,
    Damage,
    Key,
    digest_of,
    fault_in,
    is_begun_before_terms,
    link,
)
from rollout.server.checkpoints import Noted, Noting
from rollout.server.clocks import Clocks
from rollout.server.game_forms import action_decoder, read_interjection, read_setup
from rollout.server.happenings import (
    Happening,
    HelpEnded,
    MatchResumed,
    Reseating,
    RulesChanged,
    SeatChanged,
    TakenBack,
    TimeGivenBack,
)
from rollout.server.luck import lay_out, prepared_for, source_of
from rollout.server.records import Given, MatchRecord, Offer, Outage, Resumption, Row
from rollout.server.shares import Shares
from rollout.server.terms import Helping

OUT_OF_TIME = "out-of-time"

logger = logging.getLogger(__name__)

DRAW = "draw"
UNDO = "undo"


class Unrecoverable(Exception):
    """The journal cannot be followed: it was written for other rules than those that are here.

    A match of older rules goes on as long as the same comes of its rows.
    """


class Play:
    """The kernel's match, and what the service adds: answer ids, offers, clocks, a log."""

    def __init__(self, record: MatchRecord) -> None:
        self.id = record.id
        self.seed = record.seed
        self.key = Key.of(record)
        self.package = find(record.game)
        self.game: Game[Any] = self.package.rules
        self.setup = read_setup(self.game, msgspec.json.decode(record.setup))
        self.source: Source = Outside()
        self.prepared: PreparedChance | None = prepared_for(record, self.setup)
        self.match: Match[Any] = Match(self.game, self.setup, Outside())
        self.seats = self.game.seats(self.match.state)
        self.shares = Shares(record.id)
        self.deal = partial(source_of, record, self.seats)
        self.clocks = Clocks(record.clock_rule, self.seats)
        self.noting = Noting(self.match.opening)
        self.match.watcher = self.noting
        self.read_action = action_decoder(self.game).decode
        self.sequence = 0
        self.at = 0.0
        """When the newest row was accepted."""
        self.chain = ""
        """The hash that the newest row carries."""
        self.sealed = False
        """Whether a row carries the hash of what was agreed on."""
        self.spent = Spent()
        self.helping = Helping(record)
        self.answers: dict[str, int] = {}
        self.offers: dict[str, set[int]] = {DRAW: set(), UNDO: set()}
        self.offered: Counter[int] = Counter()
        """How often each seat has offered something."""
        self.undo_ply = 0
        self.log: list[tuple[int, Event]] = [(0, event) for event in self.match.events]
        self.backs: list[int] = []
        self.flagged = False
        self.resumed: Resumption | None = None
        """From where it went on, if other rules began it."""

    @property
    def result(self) -> Result | None:
        result = self.match.result
        if result is not None and self.flagged:
            return Result(result.winners, OUT_OF_TIME)
        return result

    def draft(
        self,
        kind: str,
        seat: int,
        at: float,
        body: str = "",
        answer: str = "",
        ply: int | None = None,
    ) -> Row:
        """The row that would come next. Time never falls within a match.

        `ply`: the one that an answer is for.
        """
        number = self.sequence + 1
        if ply is None:
            ply = self.match.ply
        at = at if at > self.at else self.at
        return Row(self.id, number, kind, seat, answer or None, ply, ply, body, "", at)

    def enter(self, row: Row, given: Any = None) -> None:
        """Do what the row says and note in it what came of it. On a TableError nothing changed.

        `given` is the decoded body, where the caller has it.
        """
        before, over = self.noting.ply, self.match.result is not None
        try:
            self._follow(row, given)
        except BaseException:
            self.noting.go_back(before)
            raise
        noted = self.noting.take()
        if self.match.result is not None and not over:
            noted = Noted(self.match.ply, self.match.draws, self.match.state)
        if noted is not None:
            row.checkpoint = noted.kept(self.package, row)
            row.kept = digest_of(self.seed, row.checkpoint)
        row.chain = self.chain = link(self.key, self.chain, row)
        self.sealed = self.sealed or row.kind in SEALING

    def _follow(self, row: Row, given: Any = None) -> None:
        match = self.match
        draws, steps = match.draws, match.table.steps
        first = CHANGES[row.kind](self, row, given)
        match = self.match
        if self.prepared is not None and self.shares.dealt:
            self.prepared = lay_out(match, self.prepared, self.source)
        row.after = match.ply
        if first is not None and match.draws != draws:
            row.drawn = _outcomes(match, first)
        if match.table.steps != steps:
            row.hash = state_hash(self.game, match.state)
        self.sequence = row.sequence
        if row.at > self.at:
            self.at = row.at
        self.spent.note(row)
        if row.answer is not None:
            self.answers[row.answer] = row.after
        if first is not None:
            self._went_on(first, row.after, row.at)

    def hear(self, row: Row) -> None:
        """What was written at the table before the match began."""
        self._follow(msgspec.structs.replace(row))

    def recover(self, row: Row) -> None:
        """Enter a row of the store, and check that the same comes of it as then.

        What the error says may be read by anybody: it tells where, and nothing of what is hidden.
        """
        fault = fault_in(self.key, self.chain, row)
        if fault:
            raise Unrecoverable(str(Damage(self.id, row.sequence, fault)))
        after, drawn, state = row.after, row.drawn, row.hash
        row.drawn = row.hash = ""
        try:
            self._follow(row)
        except Exception as error:
            logger.warning("match %s, row %d: %s", self.id, row.sequence, error)
            raise Unrecoverable(f"row {row.sequence} cannot be followed") from error
        self.noting.take()
        if (row.after, row.drawn) != (after, drawn) or (state and row.hash != state):
            raise Unrecoverable(f"row {row.sequence} leads elsewhere")
        self._pass_on(row)

    def _pass_on(self, row: Row) -> None:
        """The next row follows from this one."""
        if row.kind in SEALING and row.chain:
            self.sealed = not is_begun_before_terms(self.key, self.chain, row)
        self.chain = row.chain

    def _went_on(self, first: int, now: int, at: float) -> None:
        """Log the events of the answers from `first` on; offers lapse, clocks change."""
        match = self.match
        if first == now - 1:
            self.log.extend([(first, event) for event in match.events_since(first)])
        else:
            for ply in range(first, now):
                told = match.events_since(ply)
                later = len(match.events_since(ply + 1))
                self.log.extend([(ply, event) for event in told[: len(told) - later]])
        if self.offers[DRAW] or self.offers[UNDO]:
            self.offers = {DRAW: set(), UNDO: set()}
        if self.clocks.used:
            self.clocks.ask(None if match.ask is None else match.ask.seat, at, first)

    def _went_back(self, ply: int, told: TakenBack) -> None:
        """What happened since is taken out of the log; that it was taken back stays in it."""
        self.log = [
            (min(then, ply), event)
            for then, event in self.log
            if then < ply or isinstance(event, Happening)
        ]
        self.log.append((ply, told))
        self.backs.append(ply)
        self.noting.go_back(ply)

    def pass_over(self, rows: Sequence[Row]) -> None:
        """Rows of other rules, before the one with which the match goes on by these."""
        for row in rows:
            self._pass_on(row)
            self.sequence = row.sequence
            self.shares.follow(row)
            self.spent.note(row)
            self.helping.follow(row)
            self.at = max(self.at, row.at)
            if row.answer is not None:
                self.answers[row.answer] = row.after

    def stand_at(self, state: msgspec.Raw, draws: int) -> None:
        """Begin at a state instead of the setup's; chance waits. Raises what decoding raises."""
        start = self.game.decode(msgspec.json.decode(state))
        self.prepared = None
        self.match = match = Match(self.game, self.setup, Outside(), start)
        match.draws = draws
        self.noting = match.watcher = Noting(match.opening)
        self.log = [(0, event) for event in match.events]


# What each kind of row does. They return the first ply that is new, or None when none is.


def _start(play: Play, row: Row, given: Any) -> int:
    play.shares.follow(row)
    play.source = play.deal(play.shares)
    if play.prepared is None:
        play.match.source = play.source
        play.match.go_on()
    return 0


def _take_over(play: Play, row: Row, given: Any) -> int:
    for each in msgspec.json.decode(row.body, type=list[Given]):
        if each.interjected:
            play.match.take_over(each.by, read_interjection(play.game, each.answer))
        elif each.by == WORLD:
            assert play.match.chance is not None
            kind = play.match.chance.outcome_type
            play.match.take_over(WORLD, msgspec.json.decode(each.answer, type=kind))
        else:
            play.match.take_over(each.by, play.read_action(each.answer))
    return _start(play, row, given)


def _begin_clocks(play: Play, row: Row, given: Any) -> None:
    play.clocks.begin(row.at)


def _answer(play: Play, row: Row, given: Any) -> int:
    action = play.read_action(row.body.encode()) if given is None else given
    play.match.answer(action, row.seat, row.ply)
    return row.ply


def _answer_all(play: Play, row: Row, given: Any) -> int:
    if given is None:
        given = tuple(map(play.read_action, msgspec.json.decode(row.body, type=list[msgspec.Raw])))
    play.match.answer_all(given, row.seat, row.ply)
    return row.ply


def _roll(play: Play, row: Row, given: Any) -> int:
    chance = play.match.chance
    if chance is None or isinstance(chance, Recorded):
        raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
    play.match.resolve(msgspec.json.decode(row.body, type=chance.outcome_type), row.ply)
    return row.ply


def _record(play: Play, row: Row, given: Any) -> int:
    chance = play.match.chance
    if not isinstance(chance, Recorded):
        raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
    play.match.resolve(msgspec.json.decode(row.body, type=chance.outcome_type), row.ply)
    return row.ply


def _undo(play: Play, row: Row, given: Any) -> int:
    play.match.undo(row.seat)
    play._went_back(play.match.ply, TakenBack(row.seat))
    play.clocks.take_back(row.seat, row.at)
    return play.match.ply


def _rewind(play: Play, row: Row, given: Any) -> int:
    ply = msgspec.json.decode(row.body, type=int)
    decider = play.match.entries[ply].by if ply < play.match.ply else WORLD
    seat = row.seat if decider == WORLD else decider
    agreed = int(bool(play.offers[UNDO]))
    play.match.rewind(ply)
    play._went_back(ply, TakenBack(seat, agreed))
    play.clocks.take_back(seat, row.at, agreed_to=ply)
    return ply


def _concede(play: Play, row: Row, given: Any) -> int:
    play.match.concede(row.seat)
    return row.ply


def _flag(play: Play, row: Row, given: Any) -> int:
    play.match.concede(row.seat)
    play.flagged = play.match.result is not None
    return row.ply


def _agree_draw(play: Play, row: Row, given: Any) -> int:
    play.match.agree_draw()
    return row.ply


def _offer(play: Play, row: Row, given: Any) -> None:
    offer = msgspec.json.decode(row.body, type=Offer)
    if offer.what == UNDO and row.kind == "offer":
        if offer.ply != play.undo_ply:
            play.offers[UNDO].clear()
        play.undo_ply = offer.ply
    play.offers[offer.what].add(row.seat)
    play.offered[row.seat] += row.kind == "offer"


def _decline(play: Play, row: Row, given: Any) -> None:
    play.offers[msgspec.json.decode(row.body, type=Offer).what].clear()


def _reseat(play: Play, row: Row, given: Any) -> None:
    """Who sits where is no part of the match, but of what everybody may know of it.

    What somebody agreed to is not said by whoever sits there next.
    """
    play.shares.follow(row)
    for agreed in play.offers.values():
        agreed.discard(row.seat)
    change = msgspec.json.decode(row.body, type=Reseating)
    event = SeatChanged(
        row.seat, change.did, change.name, change.level, named=int(bool(change.name))
    )
    play.log.append((play.match.ply, event))
    if play.helping.follow(row):
        play.log.append((play.match.ply, HelpEnded()))
    if change.free or change.did == "left":
        by = () if isinstance(change.by, msgspec.UnsetType) else change.by
        play.clocks.seat_freed(row.seat, row.at, by)
    else:
        play.clocks.seat_taken(row.seat, row.at, change.did != "sat-down")


def _excuse(play: Play, row: Row, given: Any) -> None:
    outage = msgspec.json.decode(row.body, type=Outage)
    play.clocks.excuse(outage)
    seconds = round(outage.ended - outage.begun)
    play.log.append((play.match.ply, TimeGivenBack(seconds)))


def _note_rules(play: Play, row: Row, given: Any) -> None:
    """From here on other rules are those of the match: all before it is the same by both."""
    play.log.append((play.match.ply, msgspec.json.decode(row.body, type=RulesChanged)))


def _place(play: Play, row: Row, given: Any) -> None:
    """A match that begins where another one was resumed."""
    play.stand_at(msgspec.json.decode(row.body, type=Resumption).state, 0)


def _resume(play: Play, row: Row, given: Any) -> int:
    """Its seats agreed to go on from a checkpoint: from here on it is a match of these rules."""
    found = msgspec.json.decode(row.body, type=Resumption)
    play.stand_at(found.state, found.draws)
    play.resumed = found
    game = play.game
    event = MatchResumed(found.ply, game.rules_version, game.content_version)
    play.log.insert(0, (0, event))
    return _start(play, row, given)


def _share(play: Play, row: Row, given: Any) -> None:
    play.shares.follow(row)


def _pass(play: Play, row: Row, given: Any) -> None:
    """What changes nothing: what was agreed on is sealed, or going on was agreed to in vain."""


CHANGES: dict[str, Callable[[Play, Row, Any], int | None]] = {
    "start": _start,
    "given": _take_over,
    "share": _share,
    "begin": _begin_clocks,
    "seat": _reseat,
    "outage": _excuse,
    "rules": _note_rules,
    "answer": _answer,
    "plan": _answer_all,
    "roll": _roll,
    "record": _record,
    "undo": _undo,
    "rewind": _rewind,
    "concede": _concede,
    "flag": _flag,
    "draw": _agree_draw,
    "offer": _offer,
    "accept": _offer,
    "decline": _decline,
    "place": _place,
    "resume": _resume,
    "terms": _pass,
    "consent": _pass,
    "refuse": _pass,
}


def _outcomes(match: Match[Any], first: int) -> str:
    drawn = [entry.answer for entry in match.entries[first:] if entry.draw >= 0]
    return msgspec.json.encode(drawn).decode()
