"""One pool of processes for all that must not stop the service.

Bots, odds, physics and strangers' texts are worked on there, each with its deadline; a process
that is late, fails or wants too much memory is ended, and the next work gets a new one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, Signals, pthread_sigmask
from threading import Lock
from typing import Any, TypeVar

from rollout.bots.labour import Crashed, Labourer
from rollout.server.queues import FIRST, Places

SECONDS_BETWEEN_KILLS = 0.02
T = TypeVar("T")


class Crew:
    """A few processes; work waits for the next one that is free.

    A process remembers what it thought of last. So whoever has a name comes back to the one that
    worked for it before, and work without a name keeps to those that have nobody's. Whoever has
    much to be done, an address for instance, waits for itself.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self._all = [Employed() for _ in range(size)]
        self._free = list(self._all)
        self._places = Places(size)
        self._threads = ThreadPoolExecutor(size, "crew")

    async def run(
        self, seconds: float, function: Callable[..., Any], *arguments: Any, owner: str = ""
    ) -> Any:
        """What the function returns. Raises Late, Crashed, or what the function raises."""
        return await self.lend(
            lambda labourer: labourer.run(seconds, function, *arguments), owner=owner
        )

    async def lend(self, work: Callable[[Labourer], T], name: str = "", owner: str = "") -> T:
        """Do something with a process, in a thread."""
        async with self._places.place(FIRST, owner):
            labourer = self._taken(name)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, labourer.lend, work)
            finally:
                self._free.append(labourer)

    def _taken(self, name: str) -> Employed:
        """The one that worked for that name, else one of nobody's, else of whoever came first."""
        known = [each for each in self._free if each.last == name]
        nobodys = [each for each in self._free if not each.last]
        labourer = (known or nobodys or self._free[:1])[-1]
        self._free.remove(labourer)
        labourer.last = name
        return labourer

    def close(self) -> None:
        """For good, whatever is being worked on."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for each in self._all:
            each.dismiss()


class Employed(Labourer):
    """The process of a service that may stop while a thread waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self._dismissed = False
        self.last = ""
        """For whom it worked last."""
        self._in_use = Lock()

    def lend(self, work: Callable[[Labourer], T]) -> T:
        """One thread after the other: who gave up waiting may have left work behind."""
        with self._in_use:
            return work(self)

    def start(self) -> Connection:
        if self._dismissed:
            raise Crashed
        return super().start()

    def spawn(self) -> tuple[Connection, BaseProcess]:
        with spared(SIGINT, SIGTERM):
            return super().spawn()

    def dismiss(self) -> None:
        """End the process for good, and let the thread that waits for it go."""
        self._dismissed = True
        while not self._in_use.acquire(timeout=SECONDS_BETWEEN_KILLS):
            process = self._process
            if process is not None and process.is_alive():
                process.kill()
        self.close()
        self._in_use.release()


@contextmanager
def spared(*signals: Signals) -> Iterator[None]:
    """A process that is started meanwhile never hears of those signals: the service ends it.

    They may be sent to all processes at once, and what ends first should not look crashed.
    """
    ensure_running()
    before = pthread_sigmask(SIG_BLOCK, signals)
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)
