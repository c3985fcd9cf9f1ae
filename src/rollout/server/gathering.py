"""A table that waits: seats have yet to bring their part of the setup, or to be taken at all.

What is hidden is dealt when nobody is missing: so nobody can sit down, look and leave. A game that
hides nothing begins with open seats. The table is a match in the store whose journal has no
beginning yet, only who sat down and left, and the parts of the dice that seats have given. With the
last seat, or the last part, the match begins, under the same address. Every change is one
transaction that finds the table as it was, or changes nothing.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from rollout.kernel.shares import versions
from rollout.server.api_games import find_game
from rollout.server.budgets import Spent
from rollout.server.chain import Head, Key, chained
from rollout.server.game_forms import read_setup
from rollout.server.happenings import Did
from rollout.server.play import Unrecoverable
from rollout.server.problems import Error, Problem
from rollout.server.records import MatchRecord, Row, SeatRecord, first_rows
from rollout.server.recovery import check_table
from rollout.server.reseating import reseating
from rollout.server.room import Room
from rollout.server.rooms import begun
from rollout.server.seals import seal_of
from rollout.server.service import Service
from rollout.server.setup_service import (
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
from rollout.server.shares import (
    NOTHING_SETTLED,
    Said,
    Settled,
    Shares,
    share_row,
    shares_in,
)
from rollout.server.summaries import Summary, summary, summary_of
from rollout.server.terms import Helping
from rollout.server.tokens import digest, is_match_id, new_token
from rollout.server.worker_time import now

logger = logging.getLogger(__name__)

TRIES = 5
"""How often a part of the dice is written anew when the table has changed meanwhile."""


class Gathering(msgspec.Struct):
    """A table that waits, as it stands in the store."""

    record: MatchRecord
    seats: list[SeatRecord]
    rows: list[Row]
    setup: Any = None
    owing: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.setup = msgspec.json.decode(self.record.setup)
        self.owing = owing(self.record.game, self.setup)

    @property
    def newest(self) -> Head:
        last = self.rows[-1:]
        return Head(self.id, last[0].sequence, last[0].chain) if last else Head(self.id, 0, "")

    @property
    def shares(self) -> Shares:
        return shares_in(self.id, self.rows)

    @property
    def is_full(self) -> bool:
        """Whether nobody is missing, and nobody has yet to choose."""
        return not self.owing and not any(seat.kind == "open" for seat in self.seats)

    @property
    def helps(self) -> bool:
        """Whether bots may advise and stand in."""
        return Helping(self.record, self.rows).on

    @property
    def settled(self) -> Settled:
        """The digest of setup, rules and seals, which nobody may change once a part is open."""
        game = find_game(self.record.game).rules
        if not self.is_full:
            return NOTHING_SETTLED
        try:
            read_setup(game, self.setup)
        except FAULTS:
            return NOTHING_SETTLED
        by = versions(game.rules_version, game.content_version)
        return self.shares.settled_now(self.record.seed, self.setup, len(self.seats), by)

    @property
    def id(self) -> str:
        return self.record.id


async def table_of(service: Service, match_id: str) -> Room | Gathering:
    """The match, begun or not. Raises Problem when there is none, Unrecoverable when rows are
    damaged: without those that are lost a match may look like a table that waits."""
    if service.rooms.here(match_id) is None:
        record = await service.store.match(match_id) if is_match_id(match_id) else None
        if record is not None and not await service.store.begun([match_id]):
            rows = await service.store.rows(match_id)
            seats = await service.store.seats([match_id])
            await check_table(service.store, record, seats, rows)
            return _gathering(record, seats, rows)
    return await service.rooms.get(match_id)


def _gathering(record: MatchRecord, seats: list[SeatRecord], rows: list[Row]) -> Gathering:
    try:
        return Gathering(record, seats, rows)
    except FAULTS as error:
        logger.warning("table %s, setup: %s", record.id, error)
        raise Unrecoverable("its setup cannot be read") from error


def summary_at(table: Room | Gathering, you: tuple[int, ...]) -> Summary:
    if isinstance(table, Room):
        return summary_of(table, you)
    found = summary(table.record, table.seats, you, waiting=True)
    found.help = table.helps
    if table.record.dice == "shared":
        found.shares = table.shares.shown(table.is_full, table.settled)
    return found


async def sit_down(
    service: Service,
    table: Room | Gathering,
    seat: SeatRecord,
    player: str | None,
    brings: Any = None,
    shares: bool = False,
) -> str:
    """Take a free seat with what it has to bring; its new token. `seat` has the new name.

    `shares`: whoever sits down will have a part of the dice.
    """
    if isinstance(table, Room):
        if brings is not None:
            raise Problem(409, "nothing-to-bring")
        return await service.sit_down(table, seat.seat, seat.name, player)
    setup = await service.judge(table.id, _with, table, seat.seat, brings)
    token = new_token()
    taken = msgspec.structs.replace(seat, token=digest(token), player=player, reserved=None)
    await _change(service, table, taken, setup, "sat-down", shares)
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


async def say(service: Service, match_id: str, seats: tuple[int, ...], said: Said) -> None:
    """A seat seals or opens its part of the dice, or agrees to go on without what is missing."""
    for _ in range(TRIES):
        table = await table_of(service, match_id)
        shares = table.play.shares if isinstance(table, Room) else table.shares
        new = [seat for seat in seats if not shares.was_said(seat, said)]
        if not new:
            return
        if isinstance(table, Room) or table.record.dice != "shared":
            raise Problem(409, "share-not-due")
        fault = shares.fault(new[0], said, table.is_full)
        if fault:
            raise Problem(422 if fault == "share-not-the-sealed-one" else 409, fault)
        saying = _for_what_is_settled(said, shares.settled_before or table.settled)
        number = table.newest.sequence + 1
        told = [
            share_row(table.id, number + more, seat, saying, now()) for more, seat in enumerate(new)
        ]
        if await _told(service, table, told, table.setup, table.seats[new[0]]):
            return
    raise Problem(409, "table-changed")


def _for_what_is_settled(said: Said, settled: Settled) -> Said:
    """Whoever opens says for what, if they know; it is written down with the secret."""
    if not said.open:
        return said
    if said.settled and said.settled != settled.digest:
        raise Problem(409, "table-changed")
    return msgspec.structs.replace(said, settled=settled.digest, by=settled.by)


def judge(table: Gathering, seat: int, brings: Any) -> dict[str, Any]:
    """What the game says of something that a seat might bring; `faults` is empty when it may."""
    _check_owes(table, seat)
    told: dict[str, Any] = _tried(judged, table, seat, brings)
    if not told["faults"]:
        try:
            _complete(table, _with(table, seat, brings), table.seats, [], now())
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
    service: Service,
    table: Gathering,
    seat: SeatRecord,
    setup: Any,
    did: Did,
    shares: bool = False,
) -> None:
    """Write a seat and the setup down. Once parts of the dice are known nobody comes or goes."""
    if table.shares.fixed:
        raise Problem(409, "dice-are-opened")
    shares = shares and table.record.dice == "shared"
    body = reseating(table.seats[seat.seat], seat, did, shares)
    number = table.newest.sequence + 1
    told = Row(table.id, number, "seat", seat.seat, None, 0, 0, body, "", now())
    if not await _told(service, table, [told], setup, seat):
        raise Problem(409, "table-changed")


async def _told(
    service: Service, table: Gathering, told: list[Row], setup: Any, seat: SeatRecord
) -> bool:
    """Write rows down, and begin the match when nothing is missing any more.

    False when the table has changed meanwhile.
    """
    spent, limits = Spent(table.rows), service.settings.limits
    for row in told:
        why = spent.refused(row, len(table.seats), limits)
        if why:
            raise Problem(409, why)
        spent.note(row)
    was = table.seats[seat.seat]
    seats = [seat if each.seat == seat.seat else each for each in table.seats]
    after, rows = await service.judge(table.id, _complete, table, setup, seats, told, now())
    chained(Key.of(after), table.newest.chain, [*told, *rows])
    after.sealed = seal_of(after, None if rows else seats)
    if not await service.store.gather((table.record, was), (after, seat), [*told, *rows]):
        return False
    if rows:
        await _set_going(service, table.id)
    return True


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
    table: Gathering, setup: Any, seats: list[SeatRecord], told: list[Row], at: float
) -> tuple[MatchRecord, list[Row]]:
    """The record with that setup, and the row that begins its match if nobody is missing.

    `told` are rows that are about to be written. The match is played by the rules of the day on
    which it begins. Raises Problem.
    """
    record, game = table.record, find_game(table.record.game).rules
    before = [*table.rows, *told]
    shares = shares_in(record.id, before)
    try:
        if shares.settled_before is not None:
            _check_settled(record, shares, len(seats), setup)
        else:
            setup = _without_lapsed(record.game, setup, seats)
        waiting = bool(owing(record.game, setup))
        if not waiting:
            match = begin(game, read_setup(game, setup))
            waits = record.dice == "shared" or hides_anything(match)
            waiting = waits and any(seat.kind == "open" for seat in seats)
            waiting = waiting or shares.holds_up(seats)
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
    rows = first_rows(after, at, shares.origin, table.newest.sequence + len(told) + 1)
    begun(after, rows, before)
    return after, rows


def _check_settled(record: MatchRecord, shares: Shares, seats: int, setup: Any) -> None:
    """What is dealt is what everybody was shown before the first part was opened, by the same
    rules: those of another day would be a choice between two deals."""
    game = find_game(record.game).rules
    by = versions(game.rules_version, game.content_version) if shares.by else ""
    if shares.settled_now(record.seed, setup, seats, by) != shares.settled_before:
        raise Problem(409, "not-what-was-settled")


def _without_lapsed(slug: str, setup: Any, seats: list[SeatRecord]) -> Any:
    """Whose choice is no longer legal chooses again; nobody else is told what is wrong with it."""
    if owing(slug, setup):
        return setup
    for seat in lapsed(slug, setup):
        setup = taken_back(slug, setup, seat)
        if seats[seat].level:
            setup = brought_by_nobody(slug, setup, seat)
    return setup
