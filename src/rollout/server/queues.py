"""Who waits for whom: one after the other of a name, and so many at once by rank."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

FIRST = 0
"""The rank that comes before all others."""


class Turns:
    """What is costly is done for each name, such as an address, one after the other."""

    def __init__(self) -> None:
        self._waiting: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        """Wait until that name has its turn."""
        lock, others = self._waiting.get(name, (asyncio.Lock(), 0))
        self._waiting[name] = lock, others + 1
        try:
            async with lock:
                yield
        finally:
            lock, others = self._waiting[name]
            if others > 1:
                self._waiting[name] = lock, others - 1
            else:
                del self._waiting[name]


class Places:
    """So many at once. Of those who wait a lower rank comes first; among equals whoever has the
    fewest at work, then whoever was served longest ago, and each in its order.

    So who wants much waits for itself: another never waits for more than one of its pieces.
    Where there are several places, one is kept for the first rank.
    """

    def __init__(self, size: int) -> None:
        self._free = size
        self._for_later_ranks = max(size - 1, 1)
        self._waiting: list[_Waiting] = []
        self._at_work: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        self._numbers = count()

    @asynccontextmanager
    async def place(self, rank: int, owner: str = "") -> AsyncIterator[None]:
        await self._take(rank, owner)
        try:
            yield
        finally:
            self._leave(rank, owner)

    async def _take(self, rank: int, owner: str) -> None:
        if self._free and self._may_enter(rank):
            self._free -= 1
            self._enter(rank, owner)
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = _Waiting(rank, next(self._numbers), owner, given)
        self._waiting.append(waiting)
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._leave(rank, owner)
            else:
                self._waiting.remove(waiting)
            raise

    def _may_enter(self, rank: int) -> bool:
        return rank == FIRST or self._for_later_ranks > 0

    def _enter(self, rank: int, owner: str) -> None:
        self._for_later_ranks -= rank != FIRST
        self._at_work[owner] += 1
        self._served[owner] = next(self._numbers)

    def _leave(self, rank: int, owner: str) -> None:
        self._for_later_ranks += rank != FIRST
        self._at_work[owner] -= 1
        willing = [each for each in self._waiting if not each.given.cancelled()]
        next_ones = [each for each in willing if self._may_enter(each.rank)]
        if not next_ones:
            self._free += 1
            if not willing:
                self._forget()
            return
        chosen = min(next_ones, key=self._order)
        self._waiting.remove(chosen)
        self._enter(chosen.rank, chosen.owner)
        chosen.given.set_result(None)

    def _order(self, waiting: _Waiting) -> tuple[int, int, int, int]:
        owner = waiting.owner
        served = self._served.get(owner, -1)
        return waiting.rank, self._at_work[owner], served, waiting.number

    def _forget(self) -> None:
        """Nobody waits: who was served when is of no use any more."""
        self._served.clear()
        self._at_work = +self._at_work


class _Waiting(NamedTuple):
    rank: int
    number: int
    owner: str
    given: asyncio.Future[None]
