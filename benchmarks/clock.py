"""The two ways to measure: how often in a second, and how long once."""

import gc
import statistics
import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 2.0


def rate(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Call `play` until the time is up and divide what it returned (decisions) by the time."""
    play()
    gc.collect()
    done = 0
    start = time.perf_counter()
    end = start + seconds
    now = start
    while now < end:
        done += play()
        now = time.perf_counter()
    return done / (now - start)


def duration(act: Callable[[], object], seconds: float = SECONDS) -> float:
    """The median time of one call of `act`, in seconds, over calls that fill the time."""
    act()
    gc.collect()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while not times or time.perf_counter() < end:
        start = time.perf_counter()
        act()
        times.append(time.perf_counter() - start)
    return statistics.median(times)
