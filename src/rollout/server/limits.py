"""How often somebody may ask: buckets that fill steadily and are emptied by use."""

from __future__ import annotations

import time

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

    def take(self, uses: float = 1) -> bool:
        """Use one, or several; False when there is none, and `debt` counts how often that was in
        a row. What is used beyond the last has to be regained first."""
        now = time.monotonic()
        left = self.left + (now - self.then) * self.rate
        self.left = left if left < self.size else self.size
        self.then = now
        if self.left < 1:
            self.debt += 1
            return False
        self.left -= uses
        self.debt = 0
        return True


class Buckets:
    """A bucket for every name, such as an address. Full ones are forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str, uses: float = 1) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget()
            bucket = self._buckets[name] = Bucket(self.rate, self.size)
        return bucket.take(uses)

    def _forget(self) -> None:
        then = time.monotonic() - self.size / self.rate
        self._buckets = {
            name: bucket for name, bucket in self._buckets.items() if bucket.then > then
        }
        if len(self._buckets) >= MOST_BUCKETS:
            self._buckets.clear()
