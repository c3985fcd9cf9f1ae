"""How often somebody may ask: buckets that fill steadily and are emptied by use."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count

MOST_BUCKETS = 50_000


class Bucket:
    """Holds up to `size` uses and gains `rate` of them a second. It can go into debt.

    >>> bucket = Bucket(rate=1, size=2)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("debt", "left", "rate", "size", "then")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = self.left = size
        self.then = time.monotonic()
        self.debt = 0

    def take(self) -> bool:
        """Use one; False when there is none, and `debt` counts how often that was in a row."""
        now = time.monotonic()
        left = self.left + (now - self.then) * self.rate
        self.left = left if left < self.size else self.size
        self.then = now
        if self.left < 1:
            self.debt += 1
            return False
        self.left -= 1
        self.debt = 0
        return True


class Buckets:
    """A bucket for every name, such as an address. Full ones are forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[name] = Bucket(self.rate, self.size)
        return bucket.take()

    def _forget(self) -> None:
        then = time.monotonic() - self.size / self.rate
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if bucket.then > then
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()


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
