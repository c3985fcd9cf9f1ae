"""How many random matches of Attacktix a core plays: with the real engine, and by the table.

What one shot costs too: at one figure, and with twelve on the table; and how large its film is.

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
from rollout.space.physics.film import pack
from rollout.space.physics.strokes import film
from rollout.space.physics.strokes import play as carry_out
from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Error, Missile

MATCHES: Final = 6
ENGINE: Final = 300
"""Matches an hour that are wanted of the engine."""
TABLE: Final = 200
"""Matches a minute that are wanted of the fitted table."""
SHOTS: Final = 24
ALONE_MS: Final = 30
TWELVE_MS: Final = 60
"""Milliseconds that a shot may cost."""
FILM_KB: Final = 64
SIZES: Final = ("S", "M", "L")


SPREAD: Final = (1200, 1000)
CLOSE: Final = (500, 600)
"""Tenths of millimetres between files, and between ranks."""


def table_with(others: int, size: str, apart: tuple[int, int]) -> Tabletop:
    """A shooter, and so many figures in ranks of three before it, the first 300 mm off."""
    figures = [Figure(0, "M", False, 4500, 1000, 900)]
    for number in range(others):
        rank, file = divmod(number, 3)
        x, y = 4500 + (file + 1) // 2 * (-1) ** file * apart[0], 4000 + apart[1] * rank
        figures.append(Figure(number + 1, size, False, x, y, 2700))
    return Tabletop(9144, 11744, OPEN, (), tuple(figures))


def shots(others: int, apart: tuple[int, int]) -> tuple[float, int]:
    """Milliseconds of the processor for one shot on the mean, and the largest film in bytes."""
    dart, rng, largest = Missile(1.8, 6, 58, 7.5), Random(others), 0
    took = 0.0
    for number in range(SHOTS):
        error = Error(rng.randrange(-200, 200), rng.randrange(-150, 150))
        there = table_with(others, SIZES[number % len(SIZES)], apart)
        stroke = Stroke(0, dart, Aim(pitch=25), error)
        start = process_time()
        carry_out(there, stroke)
        took += process_time() - start
        if number < len(SIZES):
            largest = max(largest, len(pack(film(there, stroke)[1])))
    return 1000 * took / SHOTS, largest


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
    (alone, _), (twelve, _), (crowd, largest) = (
        shots(1, SPREAD),
        shots(11, SPREAD),
        shots(11, CLOSE),
    )
    print(f"a shot at one figure: {alone:.1f} ms (at most {ALONE_MS})")
    print(f"a shot with twelve on the table: {twelve:.1f} ms (at most {TWELVE_MS})")
    print(f"the same in close ranks, where many are struck: {crowd:.1f} ms")
    print(f"the largest film: {largest / 1000:.1f} kB (at most {FILM_KB})")
    if "--forget" not in sys.argv:
        figures: dict[str, Any] = {"engine_an_hour": round(hour), "table_a_minute": round(minute)}
        figures |= {"shot_ms": round(alone, 1), "shot_with_twelve_ms": round(twelve, 1)}
        figures |= {"shot_at_close_ranks_ms": round(crowd, 1), "largest_film": largest}
        append("attacktix_speed", {"matches": matches, **figures})


if __name__ == "__main__":
    main()
