"""Group commit: what arrives from all matches while one transaction runs goes into the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rollout.server import schema
from rollout.server.records import Row
from rollout.server.store import plain

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 500
Written = Callable[[list[Row]], None]


class Conflict(Exception):
    """Another worker wrote that sequence number, or that answer id, first."""


class Unwritten(Exception):
    """The store failed; whether the row is there has to be looked up."""


class Standing(msgspec.Struct, frozen=True):
    """What a row changes in the match's own record."""

    finished: float | None
    result: str | None
    deadline: float | None


class Entry:
    """A row on its way, and who waits for it."""

    __slots__ = ("row", "standing", "written")

    def __init__(self, row: Row, standing: Standing | None, written: asyncio.Future[None]) -> None:
        self.row = row
        self.standing = standing
        self.written = written


class Writer:
    """One task writes for all matches of this worker. `on_written` hears of every batch."""

    def __init__(self, engine: AsyncEngine, on_written: Written) -> None:
        self.engine = engine
        self.on_written = on_written
        self._waiting: list[Entry] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def append(self, row: Row, standing: Standing | None) -> asyncio.Future[None]:
        """Done once the row is committed; Conflict or Unwritten otherwise."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(row, standing, written))
        self._something.set()
        return written

    async def _work(self) -> None:
        while True:
            await self._something.wait()
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not self._waiting:
                self._something.clear()
            await self._write(batch)

    async def _write(self, batch: list[Entry]) -> None:
        try:
            async with self.engine.begin() as connection:
                await _insert(connection, batch)
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch[0], Conflict())
                return
            for entry in batch:
                await self._write([entry])
            return
        except Exception as error:
            logger.exception("the journal could not be written")
            for entry in batch:
                _fail(entry, Unwritten(str(error)))
            return
        for entry in batch:
            if not entry.written.done():
                entry.written.set_result(None)
        self.on_written([entry.row for entry in batch])


INSERT = insert(schema.journal)
UPDATE = (
    update(schema.matches)
    .where(schema.matches.c.id == bindparam("which"))
    .values(
        finished=bindparam("finished"), result=bindparam("result"), deadline=bindparam("deadline")
    )
)


async def _insert(connection: AsyncConnection, batch: list[Entry]) -> None:
    await connection.execute(INSERT, [plain(entry.row) for entry in batch])
    standings: list[dict[str, Any]] = [
        {"which": entry.row.match, **plain(entry.standing)}
        for entry in batch
        if entry.standing is not None
    ]
    if standings:
        await connection.execute(UPDATE, standings)


def _fail(entry: Entry, error: Exception) -> None:
    if not entry.written.done():
        entry.written.set_exception(error)
