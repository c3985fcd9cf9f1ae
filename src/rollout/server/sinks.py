"""Where the writer's rows go: one transaction for each batch, by the quickest way there is."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rollout.server import schema
from rollout.server.records import Row
from rollout.server.settings import Settings, with_driver
from rollout.server.store import pragmas


class Standing(msgspec.Struct, frozen=True):
    """What a row changes in the match's own record."""

    finished: float | None
    result: str | None
    deadline: float | None
    match: str


class Conflict(Exception):
    """Another worker wrote that sequence number, or that answer id, first."""


class Sink(Protocol):
    """Writes rows, all or none of them."""

    async def write(self, rows: Sequence[Row], standings: Sequence[Standing]) -> None:
        """Done once it is committed. Raises Conflict when a row is there already."""

    async def close(self) -> None: ...


INSERT = insert(schema.journal)
UPDATE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("which"))
    .values(
        finished=bindparam("finished"), result=bindparam("result"), deadline=bindparam("deadline")
    )
)
fields = msgspec.structs.astuple


def sink_for(settings: Settings, engine: AsyncEngine) -> Sink:
    if engine.dialect.name == "sqlite":
        return SqliteSink(settings, engine)
    return EngineSink(engine)


class EngineSink:
    """Through SQLAlchemy: PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, rows: Sequence[Row], standings: Sequence[Standing]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.execute(INSERT, [msgspec.structs.asdict(row) for row in rows])
                if standings:
                    changes = [
                        {"which": each.match, **msgspec.structs.asdict(each)} for each in standings
                    ]
                    await connection.execute(UPDATE, changes)
        except IntegrityError:
            raise Conflict from None

    async def close(self) -> None:
        return


class SqliteSink:
    """Straight to the file: one call to one thread for a whole transaction."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        path = make_url(with_driver(settings.database)).database or ":memory:"
        self._insert = str(INSERT.compile(dialect=engine.dialect))
        self._update = str(UPDATE.compile(dialect=engine.dialect))
        self._thread = ThreadPoolExecutor(1, "journal")
        self._connection = sqlite3.connect(path, check_same_thread=False)
        for pragma in pragmas(settings):
            self._connection.execute(pragma)

    async def write(self, rows: Sequence[Row], standings: Sequence[Standing]) -> None:
        loop = asyncio.get_running_loop()
        data = [fields(row) for row in rows]
        changes = [fields(each) for each in standings]
        await loop.run_in_executor(self._thread, self._commit, data, changes)

    async def close(self) -> None:
        self._thread.shutdown()
        self._connection.close()

    def _commit(self, rows: list[tuple[Any, ...]], changes: list[tuple[Any, ...]]) -> None:
        try:
            with self._connection:
                self._connection.executemany(self._insert, rows)
                if changes:
                    self._connection.executemany(self._update, changes)
        except sqlite3.IntegrityError:
            raise Conflict from None
