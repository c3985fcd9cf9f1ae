"""What goes wrong around a service while it is attacked, killed and searched.

Each trouble is made again and again by a thread of its own until the suite is done: a database
that another holds, a disk that is full for a while, a wall clock that jumps, neighbours who send
control characters or text that is costly to read.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.soak.servers import Server, children_of
from rollout.server.settings import with_driver

HOUR = 3_600
JUMPING = Path(__file__).parent / "jumping"
WRONG_BY = "ROLLOUT_WRONG_BY"
COSTLY = "a." * 45_000 + "a = 1"
ODD_PATHS = ["/api/matches/%00", "/api/matches?game=a%1fb", "/api/cast/%0a", "/api/words/%00/en"]
ODD_BODIES = [b"\0", b'{"game":"\\u0000","seats":[]}', b'{"game":"a\\u001f"}', b"\x85\xff"]
DISK_IS_FULL = 1.0
"""Seconds; it is free for as long."""


class Neighbourhood:
    """Makes one trouble for one server while `around` lasts."""

    def __init__(self, server: Server, kind: str) -> None:
        self.server = server
        self.kind = kind
        self.times = 0
        """How often there was trouble."""
        self.wrong_answers = 0
        """Neighbours that were not told what they should have been."""
        self._over = threading.Event()
        self.is_file = make_url(server.settings.database).get_backend_name() == "sqlite"
        self._postmaster = 0

    @contextmanager
    def around(self) -> Iterator[None]:
        make = TROUBLES[self.kind]
        if make is None:
            yield
            return
        thread = threading.Thread(target=self._make, args=(make,))
        thread.start()
        try:
            yield
        finally:
            self._over.set()
            thread.join()

    def _make(self, make: Callable[[Neighbourhood], None]) -> None:
        while not self._over.is_set():
            make(self)
            self.times += 1

    def wait(self, seconds: float) -> None:
        self._over.wait(seconds)

    def wait_until_ready(self) -> None:
        while not self.server.is_ready and not self._over.wait(0.05):
            pass

    def writers(self) -> list[int]:
        """The processes that write to the database."""
        if self.is_file:
            return self.server.processes()
        if not self._postmaster:
            self._postmaster = asyncio.run(_postmaster(self.server.settings.database))
        return children_of(self._postmaster)


def send_control_characters(here: Neighbourhood) -> None:
    """Refused, whatever else goes on."""
    path = ODD_PATHS[here.times % len(ODD_PATHS)]
    body = ODD_BODIES[here.times % len(ODD_BODIES)]
    _expect(here, ("GET", path, b""), range(400, 401))
    _expect(here, ("POST", "/api/matches", body), range(400, 500))
    here.wait(0.02)


def send_costly_text(here: Neighbourhood) -> None:
    """Judged without anybody waiting for it: the answer names the limit."""
    body = json.dumps({"setup": {"homebrew": COSTLY}}).encode()
    _expect(here, ("POST", "/api/games/battlecards/check", body), range(200, 201))
    here.wait(0.05)


def _expect(here: Neighbourhood, request: tuple[str, str, bytes], statuses: range) -> None:
    """A server that is being killed answers nothing; any other answer than those is wrong."""
    caller = http.client.HTTPConnection("127.0.0.1", here.server.port, timeout=60)
    with suppress(OSError, http.client.HTTPException):
        caller.request(*request, {"Content-Type": "application/json"})
        status = caller.getresponse().status
        here.wrong_answers += status not in statuses and status != NOT_READY
    caller.close()


NOT_READY = 503


def write_slowly(here: Neighbourhood) -> None:
    _lock(here, 0.2)
    here.wait(0.05)


def lock_the_database(here: Neighbourhood) -> None:
    _lock(here, 3.0)
    here.wait(1.0)


def _lock(here: Neighbourhood, seconds: float) -> None:
    """Nobody else may write meanwhile."""
    if not here.is_file:
        asyncio.run(_lock_journal(here, seconds))
        return
    with suppress(sqlite3.OperationalError):
        other = sqlite3.connect(make_url(here.server.settings.database).database or "", timeout=5)
        other.execute("BEGIN IMMEDIATE")
        here.wait(seconds)
        other.close()


async def _postmaster(database: str) -> int:
    """The process whose children write for PostgreSQL."""
    engine = create_async_engine(with_driver(database))
    async with engine.connect() as other:
        child = (await other.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        parent = Path(f"/proc/{child}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    await engine.dispose()
    return int(parent[1])


async def _lock_journal(here: Neighbourhood, seconds: float) -> None:
    engine = create_async_engine(with_driver(here.server.settings.database))
    async with engine.connect() as other:
        await other.execute(text("LOCK TABLE journal IN SHARE ROW EXCLUSIVE MODE"))
        await asyncio.to_thread(here.wait, seconds)
    await engine.dispose()


def fill_the_disk(here: Neighbourhood) -> None:
    """No file may grow for a while. PostgreSQL gives up on that and starts anew.

    Every other time a server that is being started is waited for: a slow one would never be up.
    """
    if here.times % 2:
        here.wait_until_ready()
    for process in here.writers():
        _let_files_have(process, 0)
    here.wait(DISK_IS_FULL)
    for process in here.writers():
        _let_files_have(process, resource.RLIM_INFINITY)
    here.wait(DISK_IS_FULL)


def _let_files_have(process: int, size: int) -> None:
    with suppress(OSError):
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def set_the_clock(here: Neighbourhood) -> None:
    """An hour back, an hour ahead, right again."""
    wrong = (-HOUR, 0, HOUR, 0)[here.times % 4]
    Path(here.server.environment[WRONG_BY]).write_text(str(wrong), encoding="ascii")
    here.wait(0.4)


TROUBLES: dict[str, Callable[[Neighbourhood], None] | None] = {
    "none": None,
    "control characters": send_control_characters,
    "costly text": send_costly_text,
    "slow writes": write_slowly,
    "locked database": lock_the_database,
    "disk full": fill_the_disk,
    "clock jumps": set_the_clock,
}


def wrong_clock(folder: Path) -> dict[str, str]:
    """What the environment of a server needs so that its clock can be set."""
    path = os.pathsep.join(filter(None, [str(JUMPING), os.environ.get("PYTHONPATH", "")]))
    return {"PYTHONPATH": path, WRONG_BY: str(folder / "wrong_by")}
