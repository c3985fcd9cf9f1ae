"""Group commit: what arrives from all matches while one transaction runs goes into the next."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import msgspec

from rollout.server.records import Conflict, Row
from rollout.server.sinks import Progress, Sink

logger = logging.getLogger(__name__)

MOST_AT_ONCE = 500
SECONDS_TO_FAIL = 5.0
Batch = list["Entry"]
Heard = Callable[[list[Row]], None]
Written = Callable[[Exception | None], None]
"""Called once a row is committed, or with Conflict or Unwritten."""


class Unwritten(Exception):
    """The store failed; whether the row is there has to be looked up."""


class Entry(msgspec.Struct):
    """A row on its way, and who is told of it."""

    row: Row
    progress: Progress | None
    then: Written


class Writer:
    """Writes for all matches of this worker. `on_written` hears of every batch.

    Rows that arrive in the same turn of the event loop are one transaction. Where the store
    can commit at once nobody waits; where it cannot, a task does, and rows gather meanwhile.
    """

    def __init__(self, sink: Sink, on_written: Heard) -> None:
        self.sink = sink
        self.on_written = on_written
        self._waiting: Batch = []
        self._planned = False
        self._loop = asyncio.get_running_loop()
        self._task: asyncio.Task[None] | None = None

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.sink.close()

    def append(self, row: Row, progress: Progress | None, then: Written) -> None:
        """Write a row soon, and tell."""
        self._waiting.append(Entry(row, progress, then))
        if not self._planned:
            self._plan()

    async def write(self, row: Row, progress: Progress | None) -> Exception | None:
        """Wait until a row is committed; Conflict or Unwritten when it was not."""
        told: asyncio.Future[Exception | None] = self._loop.create_future()

        def tell(error: Exception | None) -> None:
            if not told.done():
                told.set_result(error)

        self.append(row, progress, tell)
        return await told

    def _plan(self) -> None:
        self._planned = True
        self._loop.call_soon(self._write)

    def _write(self) -> None:
        batch = self._take()
        try:
            written = self.sink.write_at_once(*_parts(batch))
        except Exception:
            # A conflict, or worse: written patiently, every row gets its own answer.
            written = False
        if not written:
            self._task = self._loop.create_task(self._write_patiently(batch))
            return
        self._go_on()
        self._tell(batch)

    async def _write_patiently(self, batch: Batch) -> None:
        """Rows gather meanwhile."""
        try:
            await self._write_all_or_each(batch)
        finally:
            self._go_on()

    def _go_on(self) -> None:
        self._planned = False
        if self._waiting:
            self._plan()

    def _take(self) -> Batch:
        batch = self._waiting[:MOST_AT_ONCE]
        del self._waiting[:MOST_AT_ONCE]
        return batch

    async def _write_all_or_each(self, batch: Batch) -> None:
        """One row that cannot be written keeps no other from being written.

        Where the store takes long to fail it is tried no more after a while.
        """
        if await self._write_all(batch) or len(batch) == 1:
            return
        failed = 0.0
        for place, entry in enumerate(batch):
            if failed > SECONDS_TO_FAIL:
                _fail(batch[place:], TimeoutError("the store does not answer"))
                return
            begun = self._loop.time()
            if not await self._write_all([entry]):
                failed += self._loop.time() - begun

    async def _write_all(self, batch: Batch) -> bool:
        """Write a batch and tell. When that fails only whoever is alone in it is told."""
        try:
            await self.sink.write(*_parts(batch))
        except Exception as error:
            if len(batch) == 1 and isinstance(error, Conflict):
                _tell_one(batch[0], error)
            elif len(batch) == 1:
                _fail(batch, error)
            return False
        self._tell(batch)
        return True

    def _tell(self, batch: Batch) -> None:
        for entry in batch:
            try:
                entry.then(None)
            except Exception:
                _lament(entry)
        self.on_written([entry.row for entry in batch])


def _parts(batch: Batch) -> tuple[list[Row], list[Progress]]:
    rows = [entry.row for entry in batch]
    return rows, [entry.progress for entry in batch if entry.progress is not None]


def _fail(batch: Batch, error: Exception) -> None:
    logger.error("the journal could not be written", exc_info=error)
    for entry in batch:
        _tell_one(entry, Unwritten(str(error)))


def _tell_one(entry: Entry, error: Exception | None) -> None:
    try:
        entry.then(error)
    except Exception:
        _lament(entry)


def _lament(entry: Entry) -> None:
    logger.exception("match %s: what was written could not be shown", entry.row.match)
