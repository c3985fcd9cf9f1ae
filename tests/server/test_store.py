"""The store: migrations, backups, and errors on the way to it."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import random
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select

from benchmarks.soak.servers import GENEROUS, Server
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal, TableError
from rollout.server import migrate, relations
from rollout.server.backup import FORMAT, BackupError, back_up, restore_from
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.records import Conflict, Row
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.sinks import SqliteSink
from rollout.server.store import Store, open_engine, row_values
from tests.server.people import Api


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), relations.metadata))


async def migrated(address: str) -> list[Any]:
    store = Store(open_engine(Settings(database=address)))
    await store.open()
    await store.open()
    async with store.engine.connect() as connection:
        found = await connection.run_sync(differences)
    await store.close()
    return found


def test_migrations_lead_to_the_tables_that_the_code_has(tmp_path: Path) -> None:
    assert asyncio.run(migrated(f"sqlite:///{tmp_path / 'm.sqlite'}")) == []


def test_migrations_lead_to_the_same_tables_in_postgresql(postgres: str) -> None:
    assert asyncio.run(migrated(postgres)) == []


async def contents(address: str, match: str) -> list[Any]:
    engine = open_engine(Settings(database=address))
    async with engine.connect() as connection:
        rows: list[Any] = []
        for table in (
            relations.matches,
            relations.journal,
            relations.seats,
            relations.chat,
        ):
            key = table.c.id if table is relations.matches else table.c.match
            order = list(table.primary_key.columns)
            kept = [column for column in table.c if column is not relations.chat.c.id]
            found = await connection.execute(select(*kept).where(key == match).order_by(*order))
            rows += [tuple(row) for row in found]
    await engine.dispose()
    return rows


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    tmp_path: Path, postgres: str
) -> None:
    first = f"sqlite:///{tmp_path / 'first.sqlite'}"
    second = f"sqlite:///{tmp_path / 'second.sqlite'}"
    with Server(Settings(database=first, limits=GENEROUS)) as server, Api(server) as api:
        made = api.create("bluff")
        with api.sit(made["match"]) as both:
            both.send({"chat": {"text": "Grüße, 🤖"}})
            both.receive("chat")
            both.play_on(random.Random(1))
    file, again = tmp_path / "matches.backup", tmp_path / "again.backup"
    assert asyncio.run(back_up(Settings(database=first), file)) == 1
    assert asyncio.run(restore_from(Settings(database=postgres), file)) == 1
    assert asyncio.run(back_up(Settings(database=postgres), again)) >= 1
    assert asyncio.run(restore_from(Settings(database=second), again)) >= 1
    match = made["match"]
    kept = asyncio.run(contents(first, match))
    assert len(kept) > 10
    assert asyncio.run(contents(postgres, match)) == kept
    assert asyncio.run(contents(second, match)) == kept
    with pytest.raises(BackupError, match="already"):
        asyncio.run(restore_from(Settings(database=second), again))


def backup_of(*lines: str) -> bytes:
    return gzip.compress("\n".join([FORMAT, *lines, ""]).encode(), mtime=0)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no backup",
        b"\x1f\x8b broken",
        backup_of()[:10] + b"\xff" * 30,
        backup_of()[:-9],
        backup_of('{"table":"chat","row":{}}'),
        backup_of('{"table":"films","row":{"match":"m","ply":1,"record":"r","film":"?"}}'),
    ],
    ids=["nothing", "text", "head", "spoilt", "cut", "remark", "film"],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "x.backup"
    file.write_bytes(data)
    with pytest.raises(BackupError):
        asyncio.run(restore_from(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"), file))


def test_a_journal_of_the_first_tables_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {
        "match": "k3v9abcdefgh", "sequence": 1, "kind": "start", "seat": -1, "answer": None,
        "ply": 0, "after": 0, "body": "", "drawn": "", "at": 1.5,
    }  # fmt: skip

    async def fill_and_migrate() -> list[Any]:
        engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        with monkeypatch.context() as before:
            before.setattr(migrate, "NEWEST", "0001")
            await Store(engine).open()
        async with engine.begin() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            await connection.execute(insert(relations.journal), [row])
        store = Store(engine)
        await store.open()
        kept = await store.rows("k3v9abcdefgh")
        await store.close()
        return kept

    assert [row_values(each) for each in asyncio.run(fill_and_migrate())] == [
        {**row, "hash": "", "chain": "", "kept": ""}
    ]


@pytest.mark.parametrize("version", ["0001", "0004", "0008", "0009"])
def test_a_match_of_an_older_database_is_kept_with_all_that_belongs_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    match = {
        "id": "k3v9abcdefgh", "game": "bluff", "rules_version": "1", "content_version": "1",
        "setup": "null", "seed": "5a5a", "commitment": "84e0", "dice": "committed",
        "undo": "rule", "public": True, "clock": "{}", "created": 1.5,
    }  # fmt: skip
    row = {
        "match": "k3v9abcdefgh", "sequence": 1, "kind": "start", "seat": -1, "answer": None,
        "ply": 0, "after": 0, "body": "", "drawn": "", "at": 1.5,
    }  # fmt: skip
    seat = {"match": "k3v9abcdefgh", "seat": 0, "name": "Kim", "level": ""}

    async def fill_and_migrate() -> tuple[Any, ...]:
        engine = open_engine(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        with monkeypatch.context() as before:
            before.setattr(migrate, "NEWEST", version)
            await Store(engine).open()
        async with engine.begin() as connection:
            await connection.execute(insert(relations.matches), [match])
            await connection.execute(insert(relations.seats), [seat])
            await connection.execute(insert(relations.journal), [row])
        store = Store(engine)
        await store.open()
        kept = await store.match("k3v9abcdefgh")
        found = await store.rows("k3v9abcdefgh"), await store.seats(["k3v9abcdefgh"])
        async with engine.connect() as connection:
            wrong = await connection.run_sync(differences)
        await store.close()
        return kept, *found, wrong

    kept, rows, seats, wrong = asyncio.run(fill_and_migrate())
    assert (kept.seed, kept.help, kept.head_sequence) == ("5a5a", True, 0)
    assert ([each.kind for each in rows], [each.name for each in seats]) == (["start"], ["Kim"])
    assert wrong == []


class FailingSink:
    """A store that fails, or says that another worker was quicker."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def write_at_once(self, rows: Any, standings: Any) -> bool:
        raise self.error

    async def write(self, rows: Any, standings: Any) -> None:
        raise self.error

    async def close(self) -> None:
        return


class Told:
    """What somebody was told of an answer."""

    def __init__(self) -> None:
        self.plies: list[int] = []
        self.refusals: list[str] = []

    def done(self, ply: int) -> None:
        self.plies.append(ply)

    def refuse(self, refusal: Refusal) -> None:
        self.refusals.append(refusal.why)


@pytest.mark.parametrize(
    ("error", "why"), [(Conflict(), "stale"), (OSError("the disk is full"), "store-failed")]
)
def test_an_answer_that_cannot_be_written_changes_nothing(
    tmp_path: Path, error: Exception, why: str
) -> None:
    async def scenario(service: Service, room: Room) -> None:
        good = room.around.writer.sink
        room.around.writer.sink = FailingSink(error)
        with pytest.raises(TableError) as refused:
            await mark(room, 0)
        assert refused.value.refusal.why == why
        room.around.writer.sink = good
        await mark(room, 4)
        assert room.play.match.ply == 1
        assert room.play.match.state.cells[4] == 0
        assert [row.kind for row in await service.store.rows(room.id)] == ["start", "answer"]

    with_a_room(tmp_path, scenario)


@pytest.mark.parametrize(
    ("error", "why"), [(Conflict(), "stale"), (OSError("the disk is full"), "store-failed")]
)
def test_an_answer_in_a_hurry_that_cannot_be_written_is_refused(
    tmp_path: Path, error: Exception, why: str
) -> None:
    async def scenario(service: Service, room: Room) -> None:
        good = room.around.writer.sink
        room.around.writer.sink = FailingSink(error)
        told = Told()
        assert mark_at_once(room, 0, told)
        while not told.refusals:
            await asyncio.sleep(0.01)
        assert told.refusals == [why]
        assert told.plies == []
        room.around.writer.sink = good
        await mark(room, 4)
        assert room.play.match.state.cells == [-1, -1, -1, -1, 0, -1, -1, -1, -1]

    with_a_room(tmp_path, scenario)


def test_an_answer_in_a_hurry_is_acknowledged_once_it_is_written(tmp_path: Path) -> None:
    async def scenario(service: Service, room: Room) -> None:
        told, other = Told(), Told()
        assert mark_at_once(room, 0, told)
        assert told.plies == []
        assert not mark_at_once(room, 1, other), "nobody answers before that is written"
        while not told.plies:
            await asyncio.sleep(0)
        assert told.plies == [1]
        assert [row.kind for row in await service.store.rows(room.id)] == ["start", "answer"]
        assert mark_at_once(room, 0, other)
        assert other.plies == [1], "the same answer again is acknowledged alike"
        with pytest.raises(TableError):
            mark_at_once(room, 5, other)
        assert not room.lock.locked()

    with_a_room(tmp_path, scenario)


def test_rows_wait_for_another_process_that_writes(tmp_path: Path) -> None:
    async def scenario(service: Service, room: Room) -> None:
        told = Told()
        with sqlite3.connect(tmp_path / "m.sqlite", check_same_thread=False) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            assert mark_at_once(room, 0, told)
            await asyncio.sleep(0.2)
            assert told.plies == []
        while not told.plies:
            await asyncio.sleep(0.01)
        assert told.plies == [1]

    with_a_room(tmp_path, scenario)


def with_a_room(tmp_path: Path, scenario: Callable[[Service, Room], Awaitable[None]]) -> None:
    async def run() -> None:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
        await service.start()
        try:
            seats = [NewSeat("me"), NewSeat("hotseat")]
            made = await create_match(service, NewMatch("tic_tac_toe", seats=seats), None)
            await scenario(service, await service.rooms.get(made.match))
        finally:
            await service.stop()

    asyncio.run(run())


async def mark(room: Room, cell: int) -> None:
    await room.answer(0, 0, f"mark {cell}", (marking(room, cell),), lambda ply: None)


def mark_at_once(room: Room, cell: int, told: Told) -> bool:
    return room.answer_at_once(0, 0, f"mark {cell}", (marking(room, cell),), told)


def marking(room: Room, cell: int) -> Action:
    return room.play.read_action(f'{{"do":"mark","cell":{cell}}}')


@pytest.mark.parametrize("page", [1024, 4096])
def test_the_log_does_not_grow_beside_a_small_file(tmp_path: Path, page: int) -> None:
    """One row at a time, as people play: that is two pages of the log and more for each.

    A file of before keeps its larger pages.
    """
    with contextlib.closing(sqlite3.connect(tmp_path / "m.sqlite")) as file:
        file.execute(f"PRAGMA page_size={page}")
        file.execute("VACUUM")

    async def sizes() -> list[int]:
        settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}")
        service = Service(settings)
        await service.start()
        made = await create_match(service, NewMatch("tic_tac_toe", seats=SEATS), None)
        sink = SqliteSink(settings, service.store.engine)
        found = []
        for number in range(2, 4_000_000 // page):
            body = '{"do":"mark","cell":3}'
            row = Row(made.match, number, "answer", 0, None, 0, 1, body, "", 0.0)
            while not sink.write_at_once([row], []):
                await asyncio.sleep(0.001)
            if sink.moving is not None:
                await asyncio.wait([sink.moving])
                await asyncio.sleep(0)
                found.append((tmp_path / "m.sqlite-wal").stat().st_size)
        await sink.close()
        await service.stop()
        return found

    found = asyncio.run(sizes())
    assert len(found) >= 4
    assert max(found) < 3_000_000


SEATS = [NewSeat("me"), NewSeat("hotseat")]
