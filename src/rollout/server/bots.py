"""Bots for all matches of this worker, in processes of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from rollout.bots import LEVELS, NAMES, Bot, Budget, Choice, bot
from rollout.bots.worker import Crashed, Late, Worker
from rollout.kernel.actions import Action
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside

logger = logging.getLogger(__name__)

KNOWN = (*LEVELS, *NAMES)
GRACE = 3.0
"""Seconds beyond its budget after which a bot is given up: it may have a game to load first."""


class BotPool:
    """For every level a few processes; a match waits for the next one that is free."""

    def __init__(self, size: int, make: Callable[[str], Bot] = bot) -> None:
        self.size = size
        self.make = make
        self._free: dict[str, asyncio.LifoQueue[Worker]] = {}
        self._workers: list[Worker] = []
        self._threads = ThreadPoolExecutor(size * len(KNOWN), "bots")

    async def choose(self, level: str, match: Match[Any], ply: int) -> Action | None:
        """The answer of a bot of that level; None when the match has gone on meanwhile."""
        choice = await self.consider(level, match, ply)
        return None if choice is None else choice.action

    async def consider(
        self, level: str, match: Match[Any], ply: int, budget: Budget | None = None
    ) -> Choice | None:
        """The choice with what was weighed. A bot that fails is stood in for, in time."""
        free = self._queue(level)
        worker = await free.get()
        try:
            loop = asyncio.get_running_loop()
            choice = await loop.run_in_executor(
                self._threads, _choose, worker, match, ply, budget or self.make(level).budget
            )
        finally:
            free.put_nowait(worker)
        if choice is not None and choice.fallback:
            logger.warning("a %s bot was %s", level, choice.fallback)
        return choice

    async def warm(self, level: str) -> None:
        """Start a process of that level, so that the first decision need not wait for it."""
        free = self._queue(level)
        worker = await free.get()
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, worker.start)
        except (Crashed, Late):
            logger.warning("a %s bot does not start", level)
        finally:
            free.put_nowait(worker)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _queue(self, level: str) -> asyncio.LifoQueue[Worker]:
        if level not in self._free:
            self._free[level] = asyncio.LifoQueue()
            for _ in range(self.size):
                worker = Worker(partial(self.make, level))
                self._workers.append(worker)
                self._free[level].put_nowait(worker)
        return self._free[level]


def _choose(worker: Worker, match: Match[Any], ply: int, budget: Budget) -> Choice | None:
    """Runs in a thread, so it asks about a copy: the match itself may go on, or back."""
    try:
        copy = match.at(ply, Outside())
    except TableError:
        return None
    return None if copy.ask is None else worker.choose(copy, budget, GRACE)
