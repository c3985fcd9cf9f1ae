"""Matches that the rules of today cannot follow: watched by their checkpoints, and gone on with
from the last of them if all seats agree.

Such a match has no room: nothing is played there. What its seats say of going on are rows of its
journal like any others. With the last consent a row is written that holds the state from which
the match goes on; from then on it is a match of today's rules, and has a room again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from rollout.server.budgets import Spent
from rollout.server.chain import Damage, Key, damage_of, digest_of, link
from rollout.server.checkpoints import lasting
from rollout.server.play import Play, Unrecoverable
from rollout.server.problems import Problem
from rollout.server.records import Checkpoint, Consent, MatchRecord, Resumption, Row, SeatRecord
from rollout.server.seals import fault_of
from rollout.server.service import Service
from rollout.server.store import Store
from rollout.server.summaries import Summary, summary
from rollout.server.worker_time import now

logger = logging.getLogger(__name__)

TRIES = 5
"""How often a row is written anew when another one was quicker."""


class Outlived(msgspec.Struct):
    """Such a match, as it stands in the store."""

    record: MatchRecord
    seats: list[SeatRecord]
    rows: list[Row]
    checkpoints: list[Checkpoint]
    fault: str
    """Why it cannot be followed: nothing of what is hidden."""
    damaged: bool = False
    """Its journal is not what was written: then it can only be watched."""

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def last(self) -> Checkpoint | None:
        return self.checkpoints[-1] if self.checkpoints else None

    def at(self, ply: int) -> Checkpoint:
        """The last checkpoint up to there. Raises Problem when there is none."""
        before = [each for each in self.checkpoints if each.ply <= ply]
        if not before:
            raise Problem(404, "no-such-ply", {"ply": ply})
        return before[-1]


class GoingOn(msgspec.Struct):
    """Whether a match may go on from its last checkpoint, and who has yet to agree."""

    possible: bool
    ply: int
    agreed: list[int] = []
    missing: list[int] = []


class Left(msgspec.Struct):
    """What is left of a match whose rules are gone."""

    fault: str
    rules: str
    content: str
    plies: list[int]
    going_on: GoingOn


async def of_other_rules(store: Store, match_id: str, error: Unrecoverable) -> Outlived:
    """The match that could not be followed."""
    record = await store.match(match_id)
    assert record is not None
    seats, rows = await store.seats([match_id]), await store.rows(match_id)
    damage = damage_of(record, rows)
    kept = _sound(record, rows, await store.checkpoints(match_id), damage)
    fault = fault_of(record, seats, rows)
    if fault:
        # Only a match that is over shows its seed.
        record.finished = record.result = None
    damaged = damage is not None or fault != ""
    return Outlived(record, seats, rows, lasting(rows, kept), str(error), damaged)


def _sound(
    record: MatchRecord, rows: list[Row], kept: list[Checkpoint], damage: Damage | None
) -> list[Checkpoint]:
    """Checkpoints as they were written, of rows up to where the journal is what was written."""
    known = {row.sequence: row.kept for row in rows}
    return [
        each
        for each in kept
        if (damage is None or each.sequence < damage.sequence)
        and known.get(each.sequence) in ("", digest_of(record.seed, each))
    ]


async def found(service: Service, match_id: str) -> Outlived:
    """Raises Problem when the match can be followed, has not begun, or there is none."""
    try:
        await service.rooms.get(match_id)
    except Unrecoverable as error:
        return await of_other_rules(service.store, match_id, error)
    raise Problem(409, "match-is-readable")


async def what_is_left(match: Outlived) -> Left:
    record = match.record
    plies = [each.ply for each in match.checkpoints]
    going_on = await asyncio.to_thread(_going_on, match)
    return Left(match.fault, record.rules_version, record.content_version, plies, going_on)


async def say(service: Service, match_id: str, seats: tuple[int, ...], agrees: bool) -> bool:
    """Seats agree to go on, or do not; whether the match goes on now. Raises Problem."""
    for _ in range(TRIES):
        match = await found(service, match_id)
        going_on = await asyncio.to_thread(_going_on, match)
        if not going_on.possible:
            raise Problem(409, "cannot-be-resumed")
        _check_patience(service, match, seats)
        if not agrees:
            if await service.store.add(_said(match, "refuse", seats[0])):
                return False
        elif set(going_on.missing) <= set(seats):
            if await _resume(service, match, seats[0]):
                return True
        elif await _agree(service.store, match, set(seats) & set(going_on.missing)):
            return False
    raise Problem(409, "table-changed")


def _check_patience(service: Service, match: Outlived, seats: tuple[int, ...]) -> None:
    spent, limits = Spent(match.rows), service.settings.limits
    for seat in seats:
        why = spent.refused(_said(match, "consent", seat), len(match.seats), limits)
        if why:
            raise Problem(409, why)


def table_at(match: Outlived, you: tuple[int, ...], ply: int) -> dict[str, Any]:
    """What a `table` message says, as far as a checkpoint knows it: what everybody may know."""
    kept, record = match.at(ply), match.record
    over = record.finished is not None and kept is match.last
    seats = [
        {"seat": each.seat, "name": each.name, "kind": each.kind, "level": each.level}
        for each in match.seats
    ]
    return {
        "ply": kept.ply,
        "seats": [{**each, "online": False, "clock": None} for each in seats],
        "you": you,
        "view": msgspec.Raw(kept.view.encode()),
        "result": msgspec.json.decode(record.result) if over and record.result else None,
        "ask": None,
        "chance": None,
        "events": [],
        "undo": None,
        "back": None,
        "offers": {"draw": [], "undo": []},
        "commitment": record.commitment,
        "seed": record.seed if record.finished is not None else None,
        "next": record.next,
    }


def summary_left(match: Outlived, you: tuple[int, ...]) -> Summary:
    """What anyone may know of the match: how far its checkpoints reach, not who is asked."""
    told = summary(match.record, match.seats, you)
    told.outlived = True
    told.ply = 0 if match.last is None else match.last.ply
    return told


def _going_on(match: Outlived) -> GoingOn:
    last, record = match.last, match.record
    if last is None or record.finished is not None or match.damaged:
        return GoingOn(False, 0 if last is None else last.ply)
    try:
        play = _resumed(match, last)[0]
        if play.match.result is not None:
            return GoingOn(False, last.ply)
        plays = play.match.plays
        asked = [each.seat for each in match.seats if each.kind == "human" and plays(each.seat)]
    except Exception as error:  # Today's rules may make anything of a state of others.
        logger.info("match %s cannot be resumed: %s", match.id, error)
        return GoingOn(False, last.ply)
    agreed = _agreed(match, _wish(play, last))
    return GoingOn(
        True,
        last.ply,
        [seat for seat in asked if seat in agreed],
        [seat for seat in asked if seat not in agreed],
    )


def _resumed(match: Outlived, last: Checkpoint) -> tuple[Play, Row]:
    """The match as it would go on, and the row with which it does."""
    record = match.record
    play = Play(record)
    play.pass_over(match.rows)
    state = msgspec.Raw(last.state.encode())
    versions = record.rules_version, record.content_version
    resumption = Resumption(state, last.ply, _next_draw(match), *versions)
    row = play.draft("resume", -1, now(), msgspec.json.encode(resumption).decode())
    row.ply = 0
    play.enter(row)
    return play, row


def _next_draw(match: Outlived) -> int:
    """No draw is made twice, not even one that came after the checkpoint."""
    drawn = 0
    for row in match.rows:
        if row.kind == "resume":
            drawn = msgspec.json.decode(row.body, type=Resumption).draws
        if row.drawn:
            drawn += len(msgspec.json.decode(row.drawn, type=list[Any]))
    return drawn


def _agreed(match: Outlived, wish: Consent) -> set[int]:
    """Who agreed to just that, and nobody refused since."""
    agreed: set[int] = set()
    for row in match.rows:
        if row.kind in ("refuse", "resume"):
            agreed = set()
        elif row.kind == "consent" and msgspec.json.decode(row.body, type=Consent) == wish:
            agreed.add(row.seat)
    return agreed


def _wish(play: Play, last: Checkpoint) -> Consent:
    return Consent(last.sequence, play.game.rules_version, play.game.content_version)


async def _agree(store: Store, match: Outlived, seats: set[int]) -> bool:
    """One row for each seat that had not agreed; False when another row was quicker."""
    for seat in sorted(seats):
        row = _said(match, "consent", seat)
        if not await store.add(row):
            return False
        match.rows.append(row)
    return True


async def _resume(service: Service, match: Outlived, seat: int) -> bool:
    assert match.last is not None
    play, row = await asyncio.to_thread(_resumed, match, match.last)
    row.seat = seat
    row.chain = link(Key.of(match.record), match.rows[-1].chain, row)
    rules, content = play.game.rules_version, play.game.content_version
    if not await service.store.resume(row, rules, content):
        return False
    room = await service.rooms.get(match.id)
    room.publish()
    await service.set_going(room)
    return True


def _said(match: Outlived, kind: str, seat: int) -> Row:
    """A row of a match that is not played: it leads nowhere."""
    assert match.last is not None
    last = match.rows[-1]
    number, ply, at = last.sequence + 1, last.after, max(now(), last.at)
    body = msgspec.json.encode(_wish(Play(match.record), match.last)).decode()
    row = Row(match.id, number, kind, seat, None, ply, ply, body, "", at)
    row.chain = link(Key.of(match.record), last.chain, row)
    return row
