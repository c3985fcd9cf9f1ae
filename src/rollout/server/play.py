"""A match as the journal tells it: every accepted row is entered, live or in recovery, alike."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any, Union

import msgspec

from rollout.gamekit import Lesson
from rollout.games.registry import find
from rollout.kernel.actions import Action, AgreeDraw, Concede, Event, Interjection, Result
from rollout.kernel.course import WORLD
from rollout.kernel.errors import NothingAsked, Refusal, Unreadable
from rollout.kernel.game import Game
from rollout.kernel.journal import state_hash
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance, Shuffle
from rollout.kernel.sources import Outside, Seeded, Source
from rollout.server.clocks import Clocks
from rollout.server.happenings import Happening, Reseating, RulesChanged, SeatChanged
from rollout.server.records import Given, MatchRecord, Offer, Row

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
        self.package = find(record.game)
        self.game: Game[Any] = self.package.rules
        self.setup = read_setup(self.game, msgspec.json.decode(record.setup))
        self.source = source_of(record)
        self.lesson: Lesson | None = lesson_of(record, self.setup)
        self.match: Match[Any] = Match(self.game, self.setup, Outside())
        self.seats = self.game.seats(self.match.state)
        self.clocks = Clocks(record.clock_rule, self.seats)
        self.read_action = action_decoder(self.game).decode
        self.sequence = 0
        self.answers: dict[str, int] = {}
        self.offers: dict[str, set[int]] = {DRAW: set(), UNDO: set()}
        self.undo_ply = 0
        self.log: list[tuple[int, Event]] = [(0, event) for event in self.match.events]
        self.backs: list[int] = []
        self.flagged = False

    @property
    def result(self) -> Result | None:
        result = self.match.result
        if result is not None and self.flagged:
            return Result(result.winners, OUT_OF_TIME)
        return result

    def draft(self, kind: str, seat: int, at: float, body: str = "", answer: str = "") -> Row:
        """The row that would come next."""
        ply, number = self.match.ply, self.sequence + 1
        return Row(self.id, number, kind, seat, answer or None, ply, ply, body, "", at)

    def enter(self, row: Row, given: Any = None) -> None:
        """Do what the row says and note in it what came of it. On a TableError nothing changed.

        `given` is the decoded body, where the caller has it.
        """
        match = self.match
        draws, steps = match.draws, match.steps
        first = CHANGES[row.kind](self, row, given)
        if self.lesson is not None:
            self._teach()
        row.after = match.ply
        if first is not None and match.draws != draws:
            row.drawn = _outcomes(match, first)
        if match.steps != steps:
            row.hash = state_hash(self.game, match.state)
        self.sequence = row.sequence
        if row.answer is not None:
            self.answers[row.answer] = row.after
        if first is not None:
            self._went_on(first, row.at)

    def recover(self, row: Row) -> None:
        """Enter a row of the store, and check that the same comes of it as then.

        What the error says may be read by anybody: it tells where, and nothing of what is hidden.
        """
        after, drawn, state = row.after, row.drawn, row.hash
        row.drawn = row.hash = ""
        try:
            self.enter(row)
        except Exception as error:
            logger.warning("match %s, row %d: %s", self.id, row.sequence, error)
            raise Unrecoverable(f"row {row.sequence} cannot be followed") from error
        if (row.after, row.drawn) != (after, drawn) or (state and row.hash != state):
            raise Unrecoverable(f"row {row.sequence} leads elsewhere")

    def _teach(self) -> None:
        """A lesson gives what it has written; what comes after that, the seed draws."""
        match = self.match
        while self.lesson is not None and match.chance is not None:
            outcome = self.lesson.outcome(match.chance, match.entries)
            if outcome is None:
                self.lesson = None
                match.source = self.source
                match.go_on()
            else:
                match.resolve(outcome)

    def _went_on(self, first: int, at: float) -> None:
        """Log the events of the answers from `first` on; offers lapse, clocks change."""
        match = self.match
        if first == match.ply - 1:
            self.log.extend([(first, event) for event in match.events_since(first)])
        else:
            for ply in range(first, match.ply):
                told = match.events_since(ply)
                later = len(match.events_since(ply + 1))
                self.log.extend([(ply, event) for event in told[: len(told) - later]])
        if self.offers[DRAW] or self.offers[UNDO]:
            self.offers = {DRAW: set(), UNDO: set()}
        if self.clocks.used:
            self.clocks.ask(None if match.ask is None else match.ask.seat, at)

    def _went_back(self, ply: int) -> None:
        self.log = [
            (min(told, ply), event)
            for told, event in self.log
            if told < ply or isinstance(event, Happening)
        ]
        self.backs.append(ply)


# What each kind of row does. They return the first ply that is new, or None when none is.


def _start(play: Play, row: Row, given: Any) -> int:
    if play.lesson is None:
        play.match.source = play.source
        play.match.go_on()
    return 0


def _take_over(play: Play, row: Row, given: Any) -> int:
    for each in msgspec.json.decode(row.body, type=list[Given]):
        if each.interjected:
            play.match.take_over(each.by, _interjection(play.game, each.answer))
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
    play._went_back(play.match.ply)
    return play.match.ply


def _rewind(play: Play, row: Row, given: Any) -> int:
    ply = msgspec.json.decode(row.body, type=int)
    play.match.rewind(ply)
    play._went_back(ply)
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
    play.offers[offer.what].add(row.seat)
    if offer.what == UNDO and row.kind == "offer":
        play.undo_ply = offer.ply


def _decline(play: Play, row: Row, given: Any) -> None:
    play.offers[msgspec.json.decode(row.body, type=Offer).what].clear()


def _reseat(play: Play, row: Row, given: Any) -> None:
    """Who sits where is no part of the match, but of what everybody may know of it."""
    change = msgspec.json.decode(row.body, type=Reseating)
    event = SeatChanged(
        row.seat, change.did, change.name, change.level, named=int(bool(change.name))
    )
    play.log.append((play.match.ply, event))


def _note_rules(play: Play, row: Row, given: Any) -> None:
    """From here on other rules are those of the match: all before it is the same by both."""
    play.log.append((play.match.ply, msgspec.json.decode(row.body, type=RulesChanged)))


CHANGES: dict[str, Callable[[Play, Row, Any], int | None]] = {
    "start": _start,
    "given": _take_over,
    "begin": _begin_clocks,
    "seat": _reseat,
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
}


class OwnDice(Source):
    """People roll for themselves; only what must stay hidden, a shuffle, comes from the seed."""

    def __init__(self, seed: str) -> None:
        self.seeded = Seeded(seed)

    def answer(self, chance: Chance, number: int) -> Any:
        return self.seeded.answer(chance, number) if isinstance(chance, Shuffle) else None


def source_of(record: MatchRecord) -> Source:
    return OwnDice(record.seed) if record.dice == "own" else Seeded(record.seed)


def lesson_of(record: MatchRecord, setup: Any) -> Lesson | None:
    """The lesson that a game has for a setup. Own dice are never scripted."""
    taught = record.dice == "committed" and setup is not None
    return find(record.game).lesson(setup) if taught else None


def read_setup(game: Game[Any], data: Any) -> Any:
    """The setup that a client or the store wrote. Raises Unreadable."""
    if data is None:
        return game.default_setup()
    if game.setup_type is None:
        if data:
            raise Unreadable(f"{game.slug} has no setup to choose")
        return None
    try:
        return msgspec.convert(data, type=game.setup_type)
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None


_DECODERS: dict[str, msgspec.json.Decoder[Action]] = {}


def action_decoder(game: Game[Any]) -> msgspec.json.Decoder[Action]:
    """Reads any action of the game, and giving up."""
    if game.slug not in _DECODERS:
        _DECODERS[game.slug] = msgspec.json.Decoder(Union[(*game.actions, Concede)])
    return _DECODERS[game.slug]


def _interjection(game: Game[Any], raw: msgspec.Raw) -> Interjection:
    interjection: Interjection = msgspec.json.decode(raw, type=Union[(*game.interjections,)])
    return interjection


def entries_as_given(match: Match[Any], ply: int) -> str:
    """The answers up to a ply, for a match that goes on from there."""
    given = [
        {"by": entry.by, "answer": entry.answer, "interjected": entry.interjected}
        for entry in match.entries[:ply]
        if not isinstance(entry.answer, AgreeDraw)
    ]
    return msgspec.json.encode(given).decode()


def _outcomes(match: Match[Any], first: int) -> str:
    drawn = [entry.answer for entry in match.entries[first:] if entry.draw >= 0]
    return msgspec.json.encode(drawn).decode()


def is_older(record: MatchRecord, game: Game[Any]) -> bool:
    """Whether the match was last played by other rules or content than those that are here."""
    return (record.rules_version, record.content_version) != (
        game.rules_version,
        game.content_version,
    )
