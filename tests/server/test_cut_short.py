"""Whoever goes in the middle of a transaction leaves no lock behind, and no transaction."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.records import MatchRecord, Remark, SeatRecord
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import Store, open_engine
from rollout.server.wholly import settle


@pytest.fixture
def no_collector() -> Iterator[None]:
    """What nobody refers to is found late."""
    gc.disable()
    yield
    gc.enable()


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """A store with one match, and nobody else who uses it."""
    store = Store(open_engine(Settings(database=database)))
    await store.open()
    try:
        match = MatchRecord(MATCH, "bluff", "", "", "", "", "", "own", "rule", False, "", 1.0)
        await store.create(match, [SeatRecord(MATCH, 0)], [])
        yield store
    finally:
        await store.close()


MATCH = "abcdefghijkl"


async def leave(store: Store, when: str) -> None:
    """Write a remark, and be cancelled before or after its row is written; it is not committed."""
    asked = asyncio.ensure_future(store.add_remark(Remark(0, MATCH, None, "Ann", "Hello", 1.0)))
    executed: list[str] = []

    def cancel(_connection: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        executed.append(statement)
        asked.cancel()

    event.listen(store.engine.sync_engine, when, cancel, once=True)
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert executed[0].startswith("INSERT INTO chat")
    await settle(store, 60)


MOMENTS = pytest.mark.parametrize("when", ["before_cursor_execute", "after_cursor_execute"])


@MOMENTS
def test_a_cancelled_write_does_not_keep_the_file_locked(
    tmp_path: Path, no_collector: None, when: str
) -> None:
    path = tmp_path / "m.sqlite"

    async def scenario() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await leave(store, when)
            with closing(sqlite3.connect(path)) as other:
                other.execute("PRAGMA busy_timeout=0")
                other.execute("UPDATE pulse SET at = at")
                other.rollback()
            assert await store.count_remarks(MATCH) == 1

    asyncio.run(scenario())


@MOMENTS
def test_a_cancelled_write_costs_postgresql_no_connection(postgres: str, when: str) -> None:
    who = text(
        "SELECT pid, state FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def scenario() -> None:
        watching = open_engine(Settings(database=postgres))
        async with opened(postgres) as store, watching.connect() as connection:
            before = {pid for pid, _ in await connection.execute(who)}
            await leave(store, when)
            assert await store.count_remarks(MATCH) == 1
            await connection.rollback()
            after: dict[int, str] = dict((await connection.execute(who)).all())
            assert before <= set(after)
            assert "idle in transaction" not in after.values()
        await watching.dispose()

    asyncio.run(scenario())


def test_a_seat_whose_change_was_cut_short_is_read_anew(tmp_path: Path) -> None:
    async def scenario() -> None:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        await service.start()
        try:
            wish = NewMatch("tic_tac_toe", seats=[NewSeat("me"), NewSeat("open")])
            match = (await create_match(service, wish, None)).match
            room = await service.rooms.get(match)
            behind, written = service.store.reseat, asyncio.Event()

            async def reseat(*arguments: Any) -> bool:
                done = await behind(*arguments)
                written.set()
                await asyncio.Event().wait()
                return done

            setattr(service.store, "reseat", reseat)  # noqa: B010
            asked = asyncio.create_task(service.set_level(room, 1, "easy"))
            await written.wait()
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            setattr(service.store, "reseat", behind)  # noqa: B010
            rows = await service.store.rows(match)
            async with room.lock:
                assert (await room.ready()).sequence == rows[-1].sequence
        finally:
            await service.stop()

    asyncio.run(scenario())
