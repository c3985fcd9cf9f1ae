"""Odds of two dice, a D3 and a number: what bots weigh and looks show."""

from __future__ import annotations

from functools import cache
from typing import Final

TWO_DICE: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""How many of 36 throws give each total."""


@cache
def chance_to_hit(need: int, sure: bool, energized: bool) -> float:
    """EW-ATK-05, EW-ATK-06: that two dice, and a D3, reach what is needed.

    >>> chance_to_hit(6, False, False), chance_to_hit(20, True, False)
    (0.7222222222222222, 0.9722222222222222)
    """
    hits = 0
    bonuses = (1, 2, 3) if energized else (0,)
    for total, ways in TWO_DICE.items():
        for bonus in bonuses:
            if total + bonus >= need or (sure and total > 2):
                hits += ways
    return hits / (36 * len(bonuses))


@cache
def expected_damage(above: int, energized: bool) -> float:
    """EW-ATK-07: what comes above `armor - damage`, on the average.

    >>> round(expected_damage(5, False), 2)
    2.28
    """
    total = 0
    bonuses = (1, 2, 3) if energized else (0,)
    for rolled, ways in TWO_DICE.items():
        for bonus in bonuses:
            total += ways * max(0, rolled + bonus - above)
    return total / (36 * len(bonuses))
