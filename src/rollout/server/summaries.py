"""A match in a list."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any

import msgspec

from rollout.games.registry import find
from rollout.server.records import ClockRule, MatchRecord, SeatRecord
from rollout.server.room import Room
from rollout.server.setup_service import owing
from rollout.server.shares import ShownShares
from rollout.server.timestamps import written
from rollout.words import Words
from rollout.words.catalogue import LANGUAGES

logger = logging.getLogger(__name__)


class SummarySeat(msgspec.Struct):
    seat: int
    name: str
    kind: str
    level: str


class Summary(msgspec.Struct):
    """What anyone may know of a match without looking at its table."""

    match: str
    game: str
    setup: Any
    seats: list[SummarySeat]
    created: str
    finished: str | None
    result: Any
    commitment: str
    seed: str | None
    dice: str
    undo: str
    public: bool
    help: bool
    clock: ClockRule
    next: str | None
    parent: str | None
    parent_ply: int | None
    ply: int | None = None
    asked: int | None = None
    """The seat that has to decide. A list knows this and the ply of matches in memory alone."""
    owing: tuple[int, ...] = ()
    """The seats that have yet to bring their part of the setup: the match begins after that."""
    waiting: bool = False
    """The match begins when nobody is missing."""
    head: str = ""
    """The number of the last row of its journal and the hash that it carries."""
    you: tuple[int, ...] = ()
    outlived: bool = False
    """Other rules played it than those that are here: it is watched by its checkpoints."""
    shares: ShownShares | None = None
    """The players' part of the dice, where that was agreed on. A list does not tell it."""
    called: dict[str, str] = {}
    """What is played of the game, by language; empty where there are no words for it."""


def summary(
    record: MatchRecord,
    seats: list[SeatRecord],
    you: tuple[int, ...] = (),
    waiting: bool = False,
) -> Summary:
    """What a record tells; where some of it is nothing that can be read, the rest."""
    try:
        return _summary(record, seats, you, waiting)
    except Exception as error:  # What is damaged may be anything.
        logger.warning("match %s, record: %s", record.id, error)
        readable = msgspec.structs.replace(record, setup="null", clock="{}", result=None)
        return _summary(readable, seats, you, waiting)


def _summary(
    record: MatchRecord, seats: list[SeatRecord], you: tuple[int, ...], waiting: bool
) -> Summary:
    over = record.finished is not None
    return Summary(
        match=record.id,
        game=record.game,
        setup=shown_setup(record, you),
        seats=[SummarySeat(each.seat, each.name, each.kind, each.level) for each in seats],
        created=written(record.created),
        finished=None if record.finished is None else written(record.finished),
        result=None if record.result is None else msgspec.json.decode(record.result),
        commitment=record.commitment,
        seed=record.seed if over else None,
        dice=record.dice,
        undo=record.undo,
        public=record.public,
        help=record.help,
        clock=record.clock_rule,
        next=record.next,
        parent=record.parent,
        parent_ply=record.parent_ply,
        you=you,
        waiting=waiting,
        owing=owing(record.game, msgspec.json.decode(record.setup)),
        called=called(record),
    )


def called(record: MatchRecord) -> dict[str, str]:
    """A scenario, for instance, in every language that has words for it."""
    setup = msgspec.json.decode(record.setup)
    key = "" if setup is None else find(record.game).desk.called(setup)
    return dict(_spoken(record.game, key)) if key else {}


@lru_cache(maxsize=200)
def _spoken(game: str, key: str) -> tuple[tuple[str, str], ...]:
    known = [(language, Words(find(game), language)) for language in LANGUAGES]
    return tuple((language, words.plain(key)) for language, words in known if key in words)


def shown_setup(record: MatchRecord, you: tuple[int, ...]) -> Any:
    """The setup without what only others may know of it; all of it once the match is over."""
    setup = msgspec.json.decode(record.setup)
    return setup if record.finished is not None else find(record.game).desk.shown(setup, you)


def summary_of(room: Room, you: tuple[int, ...]) -> Summary:
    """That of a match in memory, which tells how far it has come."""
    found = summary(room.record, room.seats, you)
    found.ply, found.asked = room.stored.ply, room.stored.asked
    found.head = str(room.head)
    found.help = room.stored.helps
    if room.record.dice == "shared":
        found.shares = room.play.shares.shown()
    return found
