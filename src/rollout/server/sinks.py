"""Where the writer's rows go: one transaction for each batch, by the quickest way there is."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

import msgspec
from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rollout.server import relations
from rollout.server.records import Conflict, Row
from rollout.server.settings import Settings, with_driver
from rollout.server.store import LARGEST_LOG, add_rows, pragmas


class Progress(msgspec.Struct, frozen=True):
    """What a row changes in the match's own record."""

    finished: float | None
    result: str | None
    deadline: float | None
    sealed: str
    match: str


class Sink(Protocol):
    """Writes rows, all or none of them."""

    def write_at_once(self, rows: Sequence[Row], progress: Sequence[Progress]) -> bool:
        """Commit without waiting for anything; False when that cannot be. Raises Conflict."""

    async def write(self, rows: Sequence[Row], progress: Sequence[Progress]) -> None:
        """Done once it is committed. Raises Conflict when a row is there already."""

    async def close(self) -> None: ...


INSERT = insert(relations.journal)
KEEP = insert(relations.checkpoints)
UPDATE = (
    update(relations.matches)
    .where(relations.matches.c.id == bindparam("which"))
    .values(
        finished=bindparam("finished"),
        result=bindparam("result"),
        deadline=bindparam("deadline"),
        sealed=bindparam("sealed"),
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

    def write_at_once(self, rows: Sequence[Row], progress: Sequence[Progress]) -> bool:
        return False

    async def write(self, rows: Sequence[Row], progress: Sequence[Progress]) -> None:
        try:
            async with self.engine.begin() as connection:
                await add_rows(connection, rows)
                if progress:
                    changes = [
                        {"which": each.match, **msgspec.structs.asdict(each)} for each in progress
                    ]
                    await connection.execute(UPDATE, changes)
        except IntegrityError:
            raise Conflict from None

    async def close(self) -> None:
        return


class SqliteSink:
    """Straight to the file.

    A commit to the write-ahead log takes microseconds and waits for no disk, so it is made at
    once. What may wait, for another writer or for the disk, is done in a thread.
    """

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        path = make_url(with_driver(settings.database)).database or ":memory:"
        self._insert = str(INSERT.compile(dialect=engine.dialect))
        self._keep = str(KEEP.compile(dialect=engine.dialect))
        self._update = str(UPDATE.compile(dialect=engine.dialect))
        self._thread = ThreadPoolExecutor(1, "journal")
        self._patient = _connect(path, settings)
        self._hasty = _connect(path, settings)
        self._hasty.execute("PRAGMA busy_timeout=0")
        self._hasty.execute("PRAGMA wal_autocheckpoint=0")
        self._waits_for_disk = settings.safe_from_power_loss
        self._is_open = True
        self._file, self._log = Path(path), Path(f"{path}-wal")
        self._since_checkpoint = 0
        self._page = int(self._hasty.execute("PRAGMA page_size").fetchone()[0])
        self._enough = BYTES_A_CHECKPOINT
        """Bytes of the log after which it is moved over."""
        self.moving: asyncio.Future[None] | None = None
        """While the log is moved over into the file."""

    def write_at_once(self, rows: Sequence[Row], progress: Sequence[Progress]) -> bool:
        if self._waits_for_disk:
            return False
        try:
            self._commit(self._hasty, rows, progress)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        self._note(len(rows))
        return True

    async def write(self, rows: Sequence[Row], progress: Sequence[Progress]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit, self._patient, rows, progress)
        self._note(len(rows))

    async def close(self) -> None:
        self._thread.shutdown()
        self._is_open = False
        self._hasty.close()
        self._patient.close()

    def _commit(
        self, connection: sqlite3.Connection, rows: Sequence[Row], progress: Sequence[Progress]
    ) -> None:
        try:
            with connection:
                connection.executemany(self._insert, [fields(row)[:-1] for row in rows])
                kept = [fields(row.checkpoint) for row in rows if row.checkpoint is not None]
                if kept:
                    connection.executemany(self._keep, kept)
                if progress:
                    connection.executemany(self._update, map(fields, progress))
        except sqlite3.IntegrityError:
            raise Conflict from None

    def _note(self, rows: int) -> None:
        """After so many bytes it is time to move the log over."""
        self._since_checkpoint += (rows + PAGES_A_COMMIT) * self._page
        if self._since_checkpoint >= self._enough and self.moving is None:
            self._since_checkpoint = 0
            loop = asyncio.get_running_loop()
            self.moving = loop.run_in_executor(self._thread, self._move_to_the_file)
            self.moving.add_done_callback(self._begin_anew)

    def _move_to_the_file(self) -> None:
        """Take what is in the log over into the file; the others may go on meanwhile."""
        self._patient.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _begin_anew(self, moved: asyncio.Future[None]) -> None:
        """What was written meanwhile is not moved over, so that the log would grow and grow. Once
        it is large nothing is written until the rest is moved over too."""
        self.moving = None
        if moved.cancelled() or moved.exception() is not None or not self._is_open:
            return
        with contextlib.suppress(OSError, sqlite3.OperationalError):
            size = self._file.stat().st_size
            self._enough = bytes_a_checkpoint(size)
            if self._log.stat().st_size > max(2 * LARGEST_LOG, size):
                self._hasty.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()


PAGES_A_COMMIT = 2
"""A row takes one page of the log at least, and so does whatever else a commit touches."""
BYTES_A_CHECKPOINT = 2_400_000
MOST_BYTES_A_CHECKPOINT = 24_000_000


def bytes_a_checkpoint(size: int) -> int:
    """When to move the log over into a file of that size.

    Moving over waits for the disk: beside a large file the log may be as large.
    """
    return min(max(BYTES_A_CHECKPOINT, size), MOST_BYTES_A_CHECKPOINT)


def _connect(path: str, settings: Settings) -> sqlite3.Connection:
    connection = sqlite3.connect(path, check_same_thread=False)
    for pragma in pragmas(settings):
        connection.execute(pragma)
    return connection
