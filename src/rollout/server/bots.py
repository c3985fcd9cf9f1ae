"""Bots for all matches of this worker, in processes of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from rollout.bots import LEVELS, NAMES, Bot, Budget, Choice, bot
from rollout.bots.labour import Crashed, Labourer, Late
from rollout.bots.worker import Worker
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server.crew import Crew
from rollout.server.queues import Places

logger = logging.getLogger(__name__)

KNOWN = (*LEVELS, *NAMES)
GRACE = 3.0
"""Seconds beyond its budget after which a bot is given up: it may have a game to load first."""


PEOPLE_WAIT, NOBODY_WAITS = 0, 1
"""How tables rank that wait for a bot."""


class BotPool:
    """So many bots think at once; a match waits for the next process that is free."""

    def __init__(
        self, size: int, make: Callable[[str], Bot] = bot, crew: Crew | None = None
    ) -> None:
        self.size = size
        self.make = make
        self.crew = crew or Crew(size)
        self._thinking = Places(size)

    async def consider(
        self,
        level: str,
        match: Match[Any],
        ply: int,
        budget: Budget | None = None,
        rank: int = PEOPLE_WAIT,
        owner: str = "",
    ) -> Choice | None:
        """What a bot of that level chooses; None when the match has gone on meanwhile.

        A bot that fails is stood in for, in time. Where people wait for it, it comes first; an
        owner of many tables, such as an address, waits for itself.
        """
        make = partial(self.make, level)
        seconds = budget or self.budget(level)
        async with self._thinking.place(rank, owner):
            choice = await self.crew.lend(
                lambda labourer: _choose(Worker(make, None, labourer), match, ply, seconds),
                owner if rank == PEOPLE_WAIT else "",
                owner,
            )
        if choice is not None and choice.fallback:
            logger.warning("a %s bot was %s", level, choice.fallback)
        return choice

    def budget(self, level: str) -> Budget:
        """How long a bot of that level thinks about an answer."""
        return self.make(level).budget

    async def warm(self, level: str) -> None:
        """Have a bot of that level ready, so that the first decision need not wait for it."""
        try:
            await self.crew.lend(partial(_warm, partial(self.make, level)))
        except (Crashed, Late):
            logger.warning("a %s bot does not start", level)

    def close(self) -> None:
        self.crew.close()


def _warm(make: Callable[[], Bot], labourer: Labourer) -> None:
    Worker(make, None, labourer).start()


def _choose(worker: Worker, match: Match[Any], ply: int, budget: Budget) -> Choice | None:
    """Runs in a thread, so it asks about a copy: the match itself may go on, or back."""
    try:
        copy = match.at(ply, Outside())
    except TableError:
        return None
    return None if copy.ask is None else worker.choose(copy, budget, GRACE)
