"""Time as it counts for players: steady, never back, and not while the service is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from rollout.kernel.actions import Event
from rollout.kernel.errors import TableError
from rollout.server import relations
from rollout.server.backup import back_up, restore_from
from rollout.server.clocks import Clocks
from rollout.server.connection import Connection
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.happenings import TimeGivenBack
from rollout.server.outages import GRACE
from rollout.server.records import ClockRule, Outage
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import Store, open_engine
from rollout.server.worker_time import Watch, epoch, since_epoch, watch
from tests.server.test_store import FailingSink

HOUR = 3_600.0
MINUTES = 300.0


@pytest.fixture(autouse=True)
def right_time() -> Iterator[None]:
    yield
    watch.set(time.time())


def running(kind: Any = "match", seconds: float = 60.0) -> Clocks:
    """Clocks of two; since 100 the first is asked."""
    clocks = Clocks(ClockRule(kind, seconds=seconds), 2)
    clocks.begin(100.0)
    clocks.ask(0, 100.0)
    return clocks


def left(clocks: Clocks, seat: int, now: float) -> float:
    shown = clocks.show(seat, now)
    assert shown is not None
    return shown.seconds


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_wall_clock_that_is_set_changes_no_time(jump: float) -> None:
    wall, steady = [1_000.0], [50.0]
    worker = Watch(lambda: wall[0], lambda: steady[0])
    wall[0] += jump
    steady[0] += 7.0
    assert worker.now() == 1_007.0


def test_workers_of_one_machine_tell_the_same_time() -> None:
    assert since_epoch(epoch() - HOUR) == pytest.approx(time.time() - HOUR, abs=60)


def test_an_outage_counts_against_nobody() -> None:
    clocks = running()
    clocks.excuse(Outage(110.0, 200.0))
    assert clocks.deadline() == 250.0
    assert left(clocks, 0, 205.0) == 45.0
    assert left(clocks, 1, 205.0) == 60.0
    clocks.ask(1, 205.0)
    assert clocks.left == [45.0, 60.0]


def test_an_outage_counts_from_the_question_on() -> None:
    clocks = running()
    clocks.excuse(Outage(90.0, 200.0))
    assert clocks.deadline() == 260.0


def test_an_outage_is_given_back_once() -> None:
    clocks = running()
    outage = Outage(110.0, 200.0)
    clocks.excuse(outage)
    assert not clocks.counts(outage)
    clocks.excuse(outage)
    assert clocks.deadline() == 250.0


def test_an_outage_before_the_question_gives_nothing() -> None:
    clocks = running()
    assert not clocks.counts(Outage(20.0, 90.0))
    clocks.excuse(Outage(20.0, 90.0))
    assert clocks.deadline() == 160.0


def test_the_grace_after_an_outage_costs_nobody_a_second() -> None:
    clocks = running()
    clocks.excuse(Outage(110.0, 200.0))
    assert left(clocks, 0, 190.0) == 50.0
    clocks.ask(1, 185.0)
    assert clocks.left == [50.0, 60.0]
    assert left(clocks, 1, 195.0) == 60.0
    assert clocks.deadline() == 260.0


def test_an_outage_while_a_seat_is_free_is_given_back_once() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0)
    clocks.seat_taken(1, 150.0)
    outage = Outage(105.0, 145.0)
    assert clocks.counts(outage)
    clocks.excuse(outage)
    assert clocks.deadline() == 160.0 + 45.0
    assert left(clocks, 0, 155.0) == 50.0


def test_an_outage_within_the_time_of_a_free_seat_gives_nothing() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0)
    assert not clocks.counts(Outage(120.0, 145.0))
    clocks.seat_taken(1, 150.0)
    assert not clocks.counts(Outage(120.0, 145.0))


def test_outages_that_overlap_are_given_back_once() -> None:
    clocks = running()
    clocks.excuse(Outage(110.0, 140.0))
    clocks.excuse(Outage(120.0, 150.0))
    assert clocks.deadline() == 160.0 + 40.0


def test_while_a_seat_is_free_all_clocks_stand_still() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0)
    assert clocks.deadline() is None
    assert left(clocks, 0, 400.0) == 50.0
    assert not clocks.running
    clocks.seat_taken(1, 500.0)
    assert clocks.deadline() == 550.0
    assert left(clocks, 0, 510.0) == 40.0


def test_they_stand_still_until_the_last_free_seat_is_taken() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0)
    clocks.seat_freed(0, 120.0)
    clocks.seat_taken(0, 200.0)
    assert clocks.deadline() is None
    clocks.seat_taken(1, 300.0)
    assert clocks.deadline() == 350.0


def test_an_answer_while_a_seat_is_free_costs_what_was_spent_before() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0)
    clocks.ask(1, 200.0)
    assert clocks.left == [50.0, 60.0]
    clocks.seat_taken(1, 260.0)
    assert clocks.deadline() == 320.0


async def runs(room: Room) -> bool:
    """Whether somebody's time runs, by the room and by the store."""
    record = await room.around.store.match(room.id)
    assert record is not None
    clocks = room.play.clocks
    assert clocks.deadline() == record.deadline == room.record.deadline
    return clocks.running


def test_a_seat_that_a_bot_hands_back_to_nobody_is_free_and_time_stands_still(
    tmp_path: Path,
) -> None:
    clock = ClockRule("match", seconds=MINUTES)

    async def scenario() -> None:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        await service.start()
        try:
            seats = [NewSeat("me"), NewSeat("open")]
            made = await create_match(service, NewMatch("tic_tac_toe", None, seats, clock), None)
            room = await service.rooms.get(made.match)
            found = []
            for level in ("easy", ""):
                await service.set_level(room, 1, level)
                found.append(await runs(room))
            await service.sit_down(room, 1, "Kim", None)
            for level in ("easy", ""):
                found.append(await runs(room))
                await service.set_level(room, 1, level)
            assert found == [True, False, True, True]
            assert await runs(room)
        finally:
            await service.stop()

    asyncio.run(scenario())


def test_whoever_begins_to_watch_sees_the_time_of_now(tmp_path: Path) -> None:
    async def scenario() -> float:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        await service.start()
        try:
            room = await service.rooms.get(await begin(service))
            sent: list[bytes] = []
            for later in (0.0, 100.0):
                watch.set(time.time() + later)
                async with room.lock:
                    await room.join(Connection(sent.append, room, []), 0)
            table = msgspec.json.decode(sent[-1])["table"]
            return float(table["seats"][0]["clock"]["seconds"])
        finally:
            await service.stop()

    assert asyncio.run(scenario()) < MINUTES - 99.0


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'm.sqlite'}"
    return str(request.getfixturevalue("postgres"))


async def begin(service: Service) -> str:
    """A match of two at one screen on a clock of five minutes."""
    seats = [NewSeat("me"), NewSeat("hotseat")]
    wish = NewMatch("tic_tac_toe", None, seats, ClockRule("match", seconds=MINUTES))
    return (await create_match(service, wish, None)).match


async def shift(database: str, match: str, seconds: float) -> None:
    """Let all that was written have happened so much later: as if the wall clock was set.

    And before there were chains, which would notice; outages that came before are forgotten."""
    engine = open_engine(Settings(database=database))
    journal, matches, pulse = relations.journal, relations.matches, relations.pulse
    async with engine.begin() as connection:
        for change in (
            relations.outages.delete(),
            update(pulse).values(at=pulse.c.at + seconds),
            update(journal)
            .where(journal.c.match == match)
            .values(at=journal.c.at + seconds, chain=""),
            update(matches)
            .where(matches.c.id == match)
            .values(deadline=matches.c.deadline + seconds, head_sequence=0, head=""),
        ):
            await connection.execute(change)
    await engine.dispose()


async def shown_after(database: str, seconds: float) -> tuple[float, list[Event], list[float]]:
    """What the first has left after a restart before which the past was shifted; what was told;
    and the times of the rows, once the first has given up."""
    service = Service(Settings(database=database))
    await service.start()
    match = await begin(service)
    await service.stop()
    await shift(database, match, seconds)
    again = Service(Settings(database=database))
    await again.start()
    try:
        room = await again.rooms.get(match)
        seconds_left = left(room.play.clocks, 0, watch.now())
        told = [event for _, event in room.play.log]
        await give_up(room)
        rows = await again.store.rows(match)
        return seconds_left, told, [row.at for row in rows]
    finally:
        await again.stop()


async def give_up(room: Room) -> None:
    async with room.lock:
        await room.commit(room.play.draft("concede", 0, watch.now()))


def test_an_hour_without_the_service_counts_against_nobody(database: str) -> None:
    seconds_left, told, times = asyncio.run(shown_after(database, -HOUR))
    assert 200 < seconds_left <= MINUTES + GRACE
    assert times == sorted(times)
    (given_back,) = [event for event in told if isinstance(event, TimeGivenBack)]
    assert HOUR <= given_back.seconds < HOUR + 100


def test_a_wall_clock_that_is_set_back_gives_nobody_an_hour(database: str) -> None:
    seconds_left, _, times = asyncio.run(shown_after(database, HOUR))
    assert 200 < seconds_left <= MINUTES + GRACE
    assert times == sorted(times)


def test_what_passes_between_backup_and_restore_counts_against_nobody(tmp_path: Path) -> None:
    async def restored() -> float:
        old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.sqlite", "new.sqlite"))
        service = Service(Settings(database=old))
        await service.start()
        match = await begin(service)
        await service.stop()
        await shift(old, match, -HOUR)
        await back_up(Settings(database=old), tmp_path / "backup")
        await restore_from(Settings(database=new), tmp_path / "backup")
        again = Service(Settings(database=new))
        await again.start()
        room = await again.rooms.get(match)
        seconds = left(room.play.clocks, 0, watch.now())
        await again.stop()
        return seconds

    assert 200 < asyncio.run(restored()) <= MINUTES + GRACE


def test_one_worker_of_several_notes_an_outage(database: str) -> None:
    async def noted() -> tuple[int, float]:
        stores = [Store(open_engine(Settings(database=database))) for _ in range(2)]
        await stores[0].open()
        async with stores[0].engine.begin() as connection:
            await connection.execute(relations.outages.delete())
            await connection.execute(update(relations.pulse).values(at=1_000.0))
        outage = Outage(1_000.0, 2_005.0)
        await asyncio.gather(*[store.end_outage(outage, 2_000.0) for store in stores])
        async with stores[0].engine.connect() as connection:
            count = len((await connection.execute(select(relations.outages))).all())
        at = await stores[1].pulse()
        assert await stores[1].outages(2_004.0) == [outage]
        assert await stores[1].outages(2_005.0) == []
        await stores[1].beat(1_500.0)
        assert await stores[1].pulse() == at
        for store in stores:
            await store.close()
        return count, at

    assert asyncio.run(noted()) == (1, 2_000.0)


@asynccontextmanager
async def locked(database: str) -> AsyncIterator[None]:
    """Somebody else holds the database: nothing of this can be written meanwhile."""
    engine = open_engine(Settings(database=database))
    sqlite = engine.dialect.name == "sqlite"
    async with engine.connect() as connection:
        await connection.exec_driver_sql("BEGIN IMMEDIATE" if sqlite else "LOCK TABLE pulse")
        yield
        await connection.rollback()
    await engine.dispose()


def test_nobody_loses_on_time_while_the_store_cannot_be_written_to(database: str) -> None:
    async def scenario() -> None:
        service = Service(Settings(database=database))
        await service.start()
        try:
            room = await service.rooms.get(await begin(service))
            async with locked(database):
                watch.set(watch.now() + HOUR)
                flag = asyncio.create_task(room.pace.ring())
                await asyncio.sleep(0)
            await flag
            assert room.play.result is None
            assert 200 < left(room.play.clocks, 0, watch.now()) <= MINUTES
            rows = await service.store.rows(room.id)
            assert [row.kind for row in rows] == ["start", "begin", "outage"]
            watch.set(watch.now() + MINUTES + GRACE)
            await service.store.beat(watch.now())
            await room.pace.ring()
            assert room.play.result is not None
        finally:
            await service.stop()

    asyncio.run(scenario())


def test_an_answer_that_could_not_be_written_costs_no_time(database: str) -> None:
    async def scenario() -> None:
        service = Service(Settings(database=database))
        await service.start()
        try:
            room = await service.rooms.get(await begin(service))
            writer = room.around.writer
            behind, writer.sink = writer.sink, FailingSink(OSError("the disk is full"))
            for tried in range(2):
                action = next(iter(room.play.match.ask.options))  # type: ignore[union-attr]
                with suppress(TableError):
                    await room.answer(0, 0, f"a{tried}", (action,), lambda ply: None)
                if not tried:
                    watch.set(watch.now() + MINUTES / 2)
                    writer.sink = behind
            assert room.play.match.ply == 1
            assert 200 < room.play.clocks.left[0] <= MINUTES
        finally:
            await service.stop()

    asyncio.run(scenario())
