"""A table that waits: seats have yet to bring their part of the setup, or to be taken at all.

What is hidden is dealt when nobody is missing: so nobody can sit down, look and leave. A game that
hides nothing begins with open seats. The table is a match in the store whose journal has no
beginning yet, only who sat down and left. With the last seat the match begins, under the same
address. Every change is one transaction that finds the table as it was, or changes nothing.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from rollout.server.api_games import find_game
from rollout.server.chain import Head, chained
from rollout.server.happenings import Did
from rollout.server.play import read_setup
from rollout.server.problems import Error, Problem
from rollout.server.records import MatchRecord, Row, SeatRecord, first_row
from rollout.server.room import Room, reseating
from rollout.server.rooms import begun
from rollout.server.service import Service
from rollout.server.setups import (
    FAULTS,
    begin,
    brought,
    brought_by_nobody,
    hides_anything,
    is_usual,
    judged,
    lapsed,
    owing,
    problem_of,
    taken_back,
)
from rollout.server.summaries import Summary, summary, summary_of
from rollout.server.tokens import digest, is_match_id, new_token
from rollout.server.worker_time import now

logger = logging.getLogger(__name__)


class Gathering(msgspec.Struct):
    """A table that waits, as it stands in the store."""

    record: MatchRecord
    seats: list[SeatRecord]
    newest: Head
    setup: Any = None
    owing: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.setup = msgspec.json.decode(self.record.setup)
        self.owing = owing(self.record.game, self.setup)

    @property
    def id(self) -> str:
        return self.record.id


async def table_of(service: Service, match_id: str) -> Room | Gathering:
    """The match, begun or not. Raises Problem when there is none."""
    if service.rooms.here(match_id) is None:
        record = await service.store.match(match_id) if is_match_id(match_id) else None
        if record is not None and not await service.store.begun([match_id]):
            newest = await service.store.newest_row(match_id)
            seats = await service.store.seats([match_id])
            return Gathering(record, seats, newest)
    return await service.rooms.get(match_id)


def summary_at(table: Room | Gathering, you: tuple[int, ...]) -> Summary:
    if isinstance(table, Room):
        return summary_of(table, you)
    return summary(table.record, table.seats, you, waiting=True)


async def sit_down(
    service: Service,
    table: Room | Gathering,
    seat: SeatRecord,
    player: str | None,
    brings: Any = None,
) -> str:
    """Take a free seat with what it has to bring; its new token. `seat` has the new name."""
    if isinstance(table, Room):
        if brings is not None:
            raise Problem(409, "nothing-to-bring")
        return await service.sit_down(table, seat.seat, seat.name, player)
    setup = await service.judge(table.id, _with, table, seat.seat, brings)
    token = new_token()
    taken = msgspec.structs.replace(seat, token=digest(token), player=player, reserved=None)
    await _change(service, table, taken, setup, "sat-down")
    return token


async def stand_up(service: Service, table: Gathering, seat: int, invite: str) -> None:
    """Free a seat for whoever has that invitation. What was brought goes with who brought it."""
    setup = taken_back(table.record.game, table.setup, seat)
    freed = SeatRecord(table.id, seat, invite=invite)
    await _change(service, table, freed, setup, "left")


async def set_level(service: Service, table: Gathering, seat: SeatRecord, level: str) -> None:
    """Let a bot take a seat over with something usual, or (without a level) hand it back.

    A seat that is handed back to nobody chooses again, unless its part was agreed on.
    """
    if level == seat.level:
        return
    setup = table.setup
    if level and seat.seat in table.owing:
        setup = await service.judge(table.id, _tried, brought_by_nobody, table, seat.seat)
    elif (
        not level
        and seat.token is None
        and await service.judge(table.id, _tried, is_usual, table, seat.seat)
    ):
        setup = taken_back(table.record.game, setup, seat.seat)
    after = msgspec.structs.replace(seat, level=level)
    await _change(service, table, after, setup, "bot-took-over" if level else "handed-back")


def judge(table: Gathering, seat: int, brings: Any) -> dict[str, Any]:
    """What the game says of something that a seat might bring; `faults` is empty when it may."""
    _check_owes(table, seat)
    told: dict[str, Any] = _tried(judged, table, seat, brings)
    if not told["faults"]:
        try:
            _complete(table, _with(table, seat, brings), table.seats)
        except Problem as problem:
            told["faults"] = [Error(problem.key, problem.rule, problem.arguments)]
    return told


def _with(table: Gathering, seat: int, brings: Any) -> Any:
    """The setup with what a seat brings; a seat that owes nothing brings nothing."""
    if brings is None and seat not in table.owing:
        return table.setup
    _check_owes(table, seat)
    if brings is None:
        raise Problem(422, "nothing-brought")
    return _tried(brought, table, seat, brings)


def _check_owes(table: Gathering, seat: int) -> None:
    if seat not in table.owing:
        raise Problem(409, "nothing-to-bring")


def _tried(work: Any, table: Gathering, *what: Any) -> Any:
    """What the game makes of the setup. Raises Problem when it refuses."""
    try:
        return work(table.record.game, table.setup, *what)
    except FAULTS as error:
        raise problem_of(error) from None


async def _change(
    service: Service, table: Gathering, seat: SeatRecord, setup: Any, did: Did
) -> None:
    """Write a seat and the setup down, and begin the match when nothing is missing any more."""
    was = table.seats[seat.seat]
    seats = [seat if each.seat == seat.seat else each for each in table.seats]
    after, rows = await service.judge(table.id, _complete, table, setup, seats)
    body = reseating(was, seat, did)
    number = table.newest.sequence + 1
    told = Row(table.id, number, "seat", seat.seat, None, 0, 0, body, "", now())
    chained(table.record.seed, table.newest.chain, [told, *rows])
    if not await service.store.gather((table.record, was), (after, seat), [told, *rows]):
        raise Problem(409, "table-changed")
    if rows:
        await _set_going(service, table.id)


async def _set_going(service: Service, match_id: str) -> None:
    """Show that the match has begun. It has, and its seats are taken, whatever fails here."""
    try:
        room = await _room(service, match_id)
        room.publish()
        await service.set_going(room)
    except Exception:
        logger.exception("match %s has begun and could not be set going", match_id)


async def _room(service: Service, match_id: str) -> Room:
    """Somebody may be just reading the table as it was before: then it is read once more."""
    try:
        return await service.rooms.get(match_id)
    except Problem:
        return await service.rooms.get(match_id)


def _complete(
    table: Gathering, setup: Any, seats: list[SeatRecord]
) -> tuple[MatchRecord, list[Row]]:
    """The record with that setup, and the row that begins its match if nobody is missing.

    The match is played by the rules of the day on which it begins. Raises Problem.
    """
    record, game = table.record, find_game(table.record.game).rules
    try:
        setup = _without_lapsed(record.game, setup, seats)
        waiting = bool(owing(record.game, setup))
        if not waiting:
            match = begin(game, read_setup(game, setup))
            waiting = hides_anything(match) and any(seat.kind == "open" for seat in seats)
    except FAULTS as error:
        raise problem_of(error) from None
    after = msgspec.structs.replace(
        record,
        setup=msgspec.json.encode(setup).decode(),
        rules_version=game.rules_version,
        content_version=game.content_version,
    )
    if waiting:
        return after, []
    row = first_row(after, now(), sequence=table.newest.sequence + 2)
    begun(after, [row])
    return after, [row]


def _without_lapsed(slug: str, setup: Any, seats: list[SeatRecord]) -> Any:
    """Whose choice is no longer legal chooses again; nobody else is told what is wrong with it."""
    if owing(slug, setup):
        return setup
    for seat in lapsed(slug, setup):
        setup = taken_back(slug, setup, seat)
        if seats[seat].level:
            setup = brought_by_nobody(slug, setup, seat)
    return setup
