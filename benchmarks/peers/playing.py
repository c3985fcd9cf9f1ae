"""What the peers' drivers share: play random games for some seconds, print one JSON line."""

import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Final

SECONDS: Final = 5.0
SEED: Final = 1984


def report(peer: str, package: str, play: Callable[[random.Random], int]) -> None:
    """`play` plays one game with that random source and returns its number of decisions."""
    rng = random.Random(SEED)
    play(rng)
    games = decisions = 0
    start = time.perf_counter()
    seconds = 0.0
    while seconds < SECONDS:
        decisions += play(rng)
        games += 1
        seconds = time.perf_counter() - start
    line = {
        "peer": peer,
        "version": version(package),
        "figure": round(decisions / seconds, 1),
        "unit": "decisions/s",
        "decisions": decisions,
        "games": games,
        "seconds": round(seconds, 3),
    }
    print(json.dumps(line))
