"""Bots for all matches of this worker, in processes of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.resource_tracker import ensure_running
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, Signals, pthread_sigmask
from threading import Lock
from typing import Any

from rollout.bots import LEVELS, NAMES, Bot, Budget, Choice, bot
from rollout.bots.worker import Crashed, Late, Worker
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside

logger = logging.getLogger(__name__)

KNOWN = (*LEVELS, *NAMES)
SECONDS_BETWEEN_KILLS = 0.02
GRACE = 3.0
"""Seconds beyond its budget after which a bot is given up: it may have a game to load first."""


class BotPool:
    """For every level a few processes; a match waits for the next one that is free."""

    def __init__(self, size: int, make: Callable[[str], Bot] = bot) -> None:
        self.size = size
        self.make = make
        self._free: dict[str, asyncio.LifoQueue[Employed]] = {}
        self._workers: list[Employed] = []
        self._threads = ThreadPoolExecutor(size * len(KNOWN), "bots")

    async def consider(
        self, level: str, match: Match[Any], ply: int, budget: Budget | None = None
    ) -> Choice | None:
        """What a bot of that level chooses; None when the match has gone on meanwhile.

        A bot that fails is stood in for, in time.
        """
        free = self._queue(level)
        worker = await free.get()
        try:
            loop = asyncio.get_running_loop()
            choice = await loop.run_in_executor(
                self._threads, _choose, worker, match, ply, budget or self.budget(level)
            )
        finally:
            free.put_nowait(worker)
        if choice is not None and choice.fallback:
            logger.warning("a %s bot was %s", level, choice.fallback)
        return choice

    def budget(self, level: str) -> Budget:
        """How long a bot of that level thinks about an answer."""
        return self.make(level).budget

    async def warm(self, level: str) -> None:
        """Start a process of that level, so that the first decision need not wait for it."""
        free = self._queue(level)
        worker = await free.get()
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.warm)
        except (Crashed, Late):
            logger.warning("a %s bot does not start", level)
        finally:
            free.put_nowait(worker)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.dismiss()

    def _queue(self, level: str) -> asyncio.LifoQueue[Employed]:
        if level not in self._free:
            self._free[level] = asyncio.LifoQueue()
            for _ in range(self.size):
                worker = Employed(partial(self.make, level))
                self._workers.append(worker)
                self._free[level].put_nowait(worker)
        return self._free[level]


class Employed(Worker):
    """A worker of a service that may stop while a thread waits for the bot's choice."""

    def __init__(self, make: Callable[[], Bot]) -> None:
        super().__init__(make)
        self._dismissed = False
        self._in_use = Lock()

    def choose(self, match: Match[Any], budget: Budget, grace: float = GRACE) -> Choice:
        with self._in_use:
            return super().choose(match, budget, grace)

    def warm(self) -> None:
        with self._in_use:
            self.start()

    def start(self) -> Connection:
        if self._dismissed:
            raise Crashed
        with spared(SIGINT, SIGTERM):
            return super().start()

    def dismiss(self) -> None:
        """End the process for good, and let the thread that waits for it go."""
        self._dismissed = True
        while not self._in_use.acquire(timeout=SECONDS_BETWEEN_KILLS):
            process = self._process
            if process is not None and process.is_alive():
                process.kill()
        self.close()


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


def _choose(worker: Worker, match: Match[Any], ply: int, budget: Budget) -> Choice | None:
    """Runs in a thread, so it asks about a copy: the match itself may go on, or back."""
    try:
        copy = match.at(ply, Outside())
    except TableError:
        return None
    return None if copy.ask is None else worker.choose(copy, budget, GRACE)
