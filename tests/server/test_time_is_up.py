"""Time is up at a table of the service (TW-RUL-78): the match is told once, and points decide."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from rollout.gamekit import TimeLimit
from rollout.games import tabletop_warfare
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.kernel.journal import Journal
from rollout.server import relations
from rollout.server.api_matches import journal_of
from rollout.server.branching import entries_as_given
from rollout.server.connection import Connection
from rollout.server.creation import Kept, NewSeat
from rollout.server.dealings import undo
from rollout.server.records import ClockRule, Origin
from rollout.server.room import Room
from rollout.server.settings import Settings
from rollout.server.store import open_engine
from rollout.server.worker_time import watch
from tests.server.timed import (
    BOTH,
    BY_POINTS,
    LIMIT,
    MORE_THAN_A_MOMENT,
    READY,
    asked,
    begin,
    do,
    go_by,
    kinds,
    left,
    result,
    serving,
    told,
)


@pytest.fixture(autouse=True)
def right_time() -> Iterator[None]:
    yield
    watch.set(time.time())


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'm.sqlite'}"


@pytest.mark.rule("TW-RUL-78")
def test_between_two_activations_the_match_ends_by_points_when_time_is_up(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            ply = room.play.match.ply
            await go_by(service, LIMIT - MORE_THAN_A_MOMENT)
            await room.pace.ring()
            assert result(room) is None
            await go_by(service, MORE_THAN_A_MOMENT)
            await room.pace.ring()
            assert result(room) == BY_POINTS
            assert told(room) == [ply]
            await room.pace.ring()
            rows = await service.store.rows(room.id)
            assert kinds(rows) == ["start", "begin", "time"]
            assert (rows[1].body, rows[2].seat) == ("600.0", -1)
            record = await service.store.match(room.id)
            assert record is not None
            assert (record.finished, record.deadline) == (rows[2].at, None)

    asyncio.run(scenario())


@pytest.mark.rule("TW-RUL-78")
def test_an_activation_in_progress_is_finished_first(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            seat = asked(room)
            await do(room, "activate")
            await go_by(service, LIMIT)
            await room.pace.ring()
            await room.pace.ring()
            assert result(room) is None
            assert room.record.deadline is None
            while result(room) is None:
                assert asked(room) == seat
                await do(room, "pass")
            assert result(room) == BY_POINTS
            assert len(told(room)) == 1
            assert kinds(await service.store.rows(room.id)).count("time") == 1

    asyncio.run(scenario())


@pytest.mark.rule("TW-RUL-78")
def test_the_end_of_time_stands_in_a_journal_that_holds_and_in_the_store(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            await do(room, "activate")
            await go_by(service, LIMIT)
            await room.pace.ring()
            await do(room, "pass")
            log, state = list(room.play.log), room.play.match.state
        async with serving(database) as service:
            room = await service.rooms.get(room.id)
            assert (room.play.log, room.play.match.state) == (log, state)
            assert room.play.clocks.next_deadline() is None
            while result(room) is None:
                await do(room, "pass")
            journal = journal_of(room.record, room.play.match, room.play).to_text()
            assert "! time_is_up" in journal
            Journal.parse(journal).verify(room.play.game)
        async with serving(database) as service:
            again = await service.rooms.get(room.id)
            assert again.play.result == BY_POINTS
            assert again.play.chain == room.play.chain

    asyncio.run(scenario())


def test_time_that_is_up_is_found_where_no_worker_has_the_match_in_memory(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service, clock=ClockRule("match", seconds=2 * LIMIT))
            record = await service.store.match(room.id)
            assert record is not None
            begun = (await service.store.rows(room.id))[1].at
            assert record.deadline == begun + LIMIT == room.record.deadline
            room.pace.stop()
            service.rooms._rooms.clear()
            await go_by(service, LIMIT)
            await service.rooms.flag_overdue(watch.now())
            found = await service.rooms.get(room.id)
            assert found is not room
            assert found.play.result == BY_POINTS

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("seconds", "reason"), [(LIMIT - 1.0, "out-of-time"), (LIMIT + 1.0, "time")]
)
def test_of_a_seat_and_the_match_whose_time_was_up_first_ends_it(
    database: str, seconds: float, reason: str
) -> None:
    """However late that is found out."""

    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service, clock=ClockRule("match", seconds=seconds))
            in_time = 1 - asked(room)
            await go_by(service, 2 * LIMIT)
            await room.pace.ring()
            found = result(room)
            assert found is not None
            winners = (in_time,) if reason == "out-of-time" else ()
            assert (found.winners, found.reason) == (winners, reason)

    asyncio.run(scenario())


def test_time_that_is_called_gives_the_asked_seat_none(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            clock = ClockRule("match", seconds=2 * LIMIT, increment=MORE_THAN_A_MOMENT)
            room = await begin(service, clock=clock)
            await do(room, "activate")
            before = room.play.clocks.deadline()
            await go_by(service, LIMIT)
            await room.pace.ring()
            assert told(room) == []
            assert room.play.clocks.deadline() == pytest.approx(before)
            assert room.record.deadline == room.play.clocks.deadline()

    asyncio.run(scenario())


def test_while_a_seat_is_free_no_time_is_up(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service, seats=[NewSeat("me"), NewSeat("open")])
            deadlines = [room.record.deadline]
            await service.sit_down(room, 1, "Kim", None)
            deadlines.append(room.record.deadline)
            await service.stand_up(room, 1, "invitation", (1,))
            deadlines.append(room.record.deadline)
            assert [each is None for each in deadlines] == [True, False, True]
            await go_by(service, 2 * LIMIT)
            await room.pace.ring()
            assert result(room) is None
            await service.set_level(room, 1, "random")
            await go_by(service, LIMIT)
            await room.pace.ring()
            assert result(room) == BY_POINTS

    asyncio.run(scenario())


def test_time_without_the_service_is_excused(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            watch.set(watch.now() + 2 * LIMIT)
            await room.pace.ring()
            assert result(room) is None
            rows = await service.store.rows(room.id)
            assert kinds(rows) == ["start", "begin", "outage"]
            assert left(room.play.clocks, watch.now())[0] > LIMIT - MORE_THAN_A_MOMENT
            await go_by(service, LIMIT + MORE_THAN_A_MOMENT)
            await room.pace.ring()
            assert result(room) == BY_POINTS

    asyncio.run(scenario())


def test_what_is_taken_back_leaves_the_time_and_the_end_of_it_comes_again(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            ply = room.play.match.ply
            await do(room, "activate")
            await go_by(service, LIMIT / 2)
            await undo(room, 0, BOTH)
            assert room.play.match.ply == ply
            assert left(room.play.clocks, watch.now())[0] <= LIMIT / 2
            await do(room, "activate")
            await go_by(service, LIMIT / 2)
            await room.pace.ring()
            assert room.play.clocks.next_deadline() is None
            await undo(room, 0, BOTH)
            assert room.play.clocks.next_deadline() is not None
            assert "rewind" in kinds(await service.store.rows(room.id))
            await room.pace.ring()
            assert result(room) == BY_POINTS
        async with serving(database) as service:
            assert (await service.rooms.get(room.id)).play.result == BY_POINTS

    asyncio.run(scenario())


def test_a_branch_has_time_of_its_own_unless_it_begins_after_the_end_of_time(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            await do(room, "activate")
            await go_by(service, LIMIT)
            await room.pace.ring()
            match = room.play.match
            for ply, seconds in ((match.ply - 1, LIMIT), (match.ply, 0.0)):
                origin = Origin(entries_as_given(match, ply))
                branch = await begin(service, Kept(origin, room.id, ply))
                assert left(branch.play.clocks, branch.play.at) == (seconds, seconds > 0)
                assert (branch.record.deadline is None) == (seconds == 0)

    asyncio.run(scenario())


async def forget(database: str, match: str, clocked: ClockRule) -> None:
    """Let a match be as it was stored before there were limits, and chains."""
    engine = open_engine(Settings(database=database))
    journal, matches = relations.journal, relations.matches
    async with engine.begin() as connection:
        of_it = update(journal).where(journal.c.match == match)
        await connection.execute(of_it.values(chain="", kept=""))
        if clocked.kind == "none":
            begun = (journal.c.match == match) & (journal.c.kind == "begin")
            await connection.execute(journal.delete().where(begun))
        await connection.execute(of_it.where(journal.c.kind == "begin").values(body=""))
        await connection.execute(
            update(matches).where(matches.c.id == match).values(head_sequence=0, head="")
        )
    await engine.dispose()


def test_a_match_that_was_begun_before_there_were_limits_goes_on_without(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            clock = ClockRule("match", seconds=3 * LIMIT)
            room = await begin(service, clock=clock)
            await do(room, "activate")
            state = room.play.match.state
        await forget(database, room.id, clock)
        async with serving(database) as service:
            room = await service.rooms.get(room.id)
            assert room.play.match.state == state
            await go_by(service, LIMIT)
            await room.pace.ring()
            assert result(room) is None
            assert told(room) == []
            assert room.play.clocks.in_all.show(watch.now()) is None

    asyncio.run(scenario())


def test_where_nobody_had_a_clock_then_the_time_begins_when_it_is_read_again(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            state = room.play.match.state
        await forget(database, room.id, ClockRule())
        watch.set(watch.now() + 2 * LIMIT)
        async with serving(database) as service:
            room = await service.rooms.get(room.id)
            await room.pace.begin_clocks()
            assert room.play.match.state == state
            assert kinds(await service.store.rows(room.id)).count("begin") == 1
            seconds, goes_on = left(room.play.clocks, watch.now())
            assert LIMIT - MORE_THAN_A_MOMENT < seconds <= LIMIT
            assert goes_on

    asyncio.run(scenario())


def test_a_game_that_wants_no_end_of_time_is_told_once(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A setup without the option, and a package that says there is a limit all the same."""
    limited = replace(tabletop_warfare.GAME, time_limit=lambda setup: TimeLimit(LIMIT, TimeIsUp()))
    monkeypatch.setattr(tabletop_warfare, "GAME", limited)
    untimed = {**READY, "options": {"points_limit": 50}}

    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service, setup=untimed)
            ply = room.play.match.ply
            await go_by(service, LIMIT)
            for _ in range(2):
                await room.pace.ring()
            assert kinds(await service.store.rows(room.id)) == ["start", "begin", "time"]
            assert (room.play.match.ply, room.play.result) == (ply, None)
            assert room.record.deadline is None
        async with serving(database) as service:
            again = await service.rooms.get(room.id)
            assert again.play.clocks.next_deadline() is None

    asyncio.run(scenario())


def test_of_two_workers_one_says_that_time_is_up(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as one, serving(database) as two:
            here = await begin(one)
            there = await two.rooms.get(here.id)
            await go_by(one, LIMIT + MORE_THAN_A_MOMENT)
            await asyncio.gather(here.pace.ring(), there.pace.ring())
            assert kinds(await one.store.rows(here.id)).count("time") == 1
            assert here.play.result == there.play.result == BY_POINTS

    asyncio.run(scenario())


# What is told


async def shown(room: Room) -> Any:
    sent: list[bytes] = []
    async with room.lock:
        await room.join(Connection(sent.append, room, []), 0)
    return msgspec.json.decode(sent[-1])["table"]


def test_everybody_is_told_what_is_left_of_the_time(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await begin(service)
            table = await shown(room)
            assert table["time"]["running"]
            assert LIMIT - MORE_THAN_A_MOMENT < table["time"]["seconds"] <= LIMIT
            assert [seat["clock"] for seat in table["seats"]] == [None, None]
            await go_by(service, LIMIT / 2)
            assert (await shown(room))["time"]["seconds"] <= LIMIT / 2
            await go_by(service, LIMIT / 2)
            await room.pace.ring()
            table = await shown(room)
            assert table["time"] == {"seconds": 0.0, "running": False}
            assert table["result"]["reason"] == "time"
            said = [each["words"]["key"] for each in table["events"]]
            assert said.count("event-time-called") == 1

    asyncio.run(scenario())


def test_where_there_is_no_limit_nobody_is_told_of_one(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            clock = ClockRule("match", seconds=LIMIT)
            room = await begin(service, game="tic_tac_toe", setup=None, clock=clock)
            assert "time" not in await shown(room)

    asyncio.run(scenario())
