"""How many random matches of Attacktix a core plays: with the real engine, and by the table.

    python -m benchmarks.attacktix_speed [--matches 6] [--forget]

Time of the processor is counted, so that a busy machine does not count against it.
"""

from __future__ import annotations

import sys
from random import Random
from time import process_time
from typing import Any, Final

from benchmarks.history import append
from rollout.games.attacktix import GAME
from rollout.kernel import Fast, Match, Seeded
from rollout.kernel.recorded import Recorded

MATCHES: Final = 6
ENGINE: Final = 300
"""Matches an hour that are wanted of the engine."""
TABLE: Final = 200
"""Matches a minute that are wanted of the fitted table."""


def by_engine(seed: int) -> None:
    play(Match(GAME.rules, GAME.rules.default_setup(), Seeded(f"{seed:02x}")), seed)


def by_table(seed: int) -> None:
    play(Match(GAME.rules, GAME.rules.default_setup(), Fast(Random(seed))), seed)


def play(match: Match[Any], seed: int) -> None:
    rng = Random(seed)
    while match.result is None:
        if isinstance(match.chance, Recorded):
            match.carry_out()
        elif match.ask is not None:
            match.answer(match.ask.options.sample(rng))


def seconds(of: Any, matches: int) -> float:
    """Of the processor, for one match."""
    of(0)
    start = process_time()
    for seed in range(1, matches + 1):
        of(seed)
    return (process_time() - start) / matches


def main() -> None:
    matches = int(sys.argv[sys.argv.index("--matches") + 1]) if "--matches" in sys.argv else MATCHES
    hour, minute = 3600 / seconds(by_engine, matches), 60 / seconds(by_table, 4 * matches)
    print(f"engine: {hour:.0f} random matches an hour (wanted {ENGINE})")
    print(f"fitted table: {minute:.0f} random matches a minute (wanted {TABLE})")
    if "--forget" not in sys.argv:
        figures = {"engine_an_hour": round(hour), "table_a_minute": round(minute)}
        append("attacktix_speed", {"matches": matches, **figures})


if __name__ == "__main__":
    main()
