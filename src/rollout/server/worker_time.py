"""What time it is for this worker.

The wall clock may be set back or forward while people play. So it is read once; from then on
the machine's steady clock counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable


class Watch:
    """Wall time when it was set, and steady time since.

    >>> wall, steady = iter([1_000.0, -2_600.0]), iter([5.0, 15.0])
    >>> Watch(lambda: next(wall), lambda: next(steady)).now()
    1010.0
    """

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def now(self) -> float:
        return self._steady() + self._offset

    def set(self, moment: float) -> None:
        """Let it be that moment now."""
        self._offset = moment - self._steady()


def epoch() -> float:
    """When the steady clock of this machine began, by the wall clock as it is now.

    Whoever knows it reads the same time from the steady clock, in every process of the machine.
    """
    return time.time() - time.monotonic()


def since_epoch(began: float) -> float:
    return began + time.monotonic()


watch = Watch()
now = watch.now
