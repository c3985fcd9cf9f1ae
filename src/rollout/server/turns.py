"""Who waits for whom: one after the other of a name, and so many at once by rank."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count


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
    """So many at once; of those who wait a lower rank comes first, and each in its order."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        await self._take(rank)
        try:
            yield
        finally:
            self._give()

    async def _take(self, rank: int) -> None:
        if self._free:
            self._free -= 1
            return
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), given))
        try:
            await given
        except asyncio.CancelledError:
            if given.done() and not given.cancelled():
                self._give()
            raise

    def _give(self) -> None:
        while self._waiting:
            _, _, given = heappop(self._waiting)
            if not given.done():
                given.set_result(None)
                return
        self._free += 1
