"""Group commit: what arrives from all matches while one transaction runs goes into the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from rollout.server.records import Row
from rollout.server.sinks import Conflict, Sink, Standing

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 500
Written = Callable[[list[Row]], None]


class Unwritten(Exception):
    """The store failed; whether the row is there has to be looked up."""


class Entry:
    """A row on its way, and who waits for it."""

    __slots__ = ("row", "standing", "written")

    def __init__(self, row: Row, standing: Standing | None, written: asyncio.Future[None]) -> None:
        self.row = row
        self.standing = standing
        self.written = written


class Writer:
    """One task writes for all matches of this worker. `on_written` hears of every batch."""

    def __init__(self, sink: Sink, on_written: Written) -> None:
        self.sink = sink
        self.on_written = on_written
        self._waiting: list[Entry] = []
        self._something = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._work())

    async def stop(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self.sink.close()

    def append(self, row: Row, standing: Standing | None) -> asyncio.Future[None]:
        """Done once the row is committed; Conflict or Unwritten otherwise."""
        written = self._loop.create_future()
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
        rows = [entry.row for entry in batch]
        standings = [entry.standing for entry in batch if entry.standing is not None]
        try:
            await self.sink.write(rows, standings)
        except Conflict:
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
        self.on_written(rows)


def _fail(entry: Entry, error: Exception) -> None:
    if not entry.written.done():
        entry.written.set_exception(error)
