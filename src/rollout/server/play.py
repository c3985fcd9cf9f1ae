"""A match as the journal tells it: every accepted row is entered, live or in recovery, alike."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from rollout.gamekit import PreparedChance
from rollout.games.registry import find
from rollout.kernel.actions import Event, Result
from rollout.kernel.game import Game
from rollout.kernel.journal import state_hash
from rollout.kernel.match import Match
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
from rollout.server.changes import CHANGES
from rollout.server.checkpoints import Noted, Noting
from rollout.server.clocks import Clocks
from rollout.server.game_forms import action_decoder, read_setup
from rollout.server.happenings import (
    Happening,
    TakenBack,
)
from rollout.server.luck import lay_out, prepared_for, source_of
from rollout.server.records import DRAW, UNDO, MatchRecord, Resumption, Row
from rollout.server.shares import Shares
from rollout.server.terms import Helping

OUT_OF_TIME = "out-of-time"

logger = logging.getLogger(__name__)


class Unrecoverable(Exception):
    """The journal cannot be followed: it was written for other rules than those that are here.

    A match of older rules goes on as long as the same comes of its rows.
    """


NO_DECISIONS = frozenset({"time", "concede", "flag"})
"""Rows that come between while somebody thinks."""


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
        self.limit = self.package.time_limit(self.setup)
        seconds = None if self.limit is None else self.limit.seconds
        self.clocks = Clocks(record.clock_rule, self.seats, seconds)
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
        self.opened = len(self.log)
        """How much of the log was told before the first answer: it is never taken back."""
        self.backs: list[int] = []
        self.flagged = False
        self.resumed: Resumption | None = None
        """From where it went on, if other rules began it."""

    @property
    def asked(self) -> int | None:
        """The seat that thinks."""
        return None if self.match.ask is None else self.match.ask.seat

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
            self._went_on(first, row)

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

    def _went_on(self, first: int, row: Row) -> None:
        """Log the events of the answers from `first` on; offers lapse, clocks change."""
        match, now = self.match, row.after
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
            self._time_passes(first, row)

    def _time_passes(self, first: int, row: Row) -> None:
        """Somebody else thinks, perhaps, or nobody any more."""
        match, clocks = self.match, self.clocks
        if row.kind in NO_DECISIONS:
            clocks.interrupt(self.asked, row.at)
        else:
            clocks.ask(self.asked, row.at, first)
        if match.result is not None:
            clocks.end(row.at)

    def went_back(self, ply: int, told: TakenBack) -> None:
        """What happened since is taken out of the log; that it was taken back stays in it."""
        self.log = [
            (min(then, ply), event)
            for place, (then, event) in enumerate(self.log)
            if then < ply or place < self.opened or isinstance(event, Happening)
        ]
        self.log.append((ply, told))
        self.backs.append(ply)
        self.clocks.in_all.take_back(ply)
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
        self.opened = len(self.log)


def place_in_log(play: Play, ply: int) -> int:
    """Where in the log the events of a ply begin."""
    log = play.log
    place = len(log)
    while place and log[place - 1][0] >= ply:
        place -= 1
    return place


def _outcomes(match: Match[Any], first: int) -> str:
    drawn = [entry.answer for entry in match.entries[first:] if entry.draw >= 0]
    return msgspec.json.encode(drawn).decode()
