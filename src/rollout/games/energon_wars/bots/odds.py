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


@cache
def chance_of_damage(above: int, energized: bool, least: int) -> float:
    """EW-ATK-07: that at least so much comes above `armor - damage`.

    >>> round(chance_of_damage(5, False, 4), 4)
    0.2778
    """
    bonuses = (1, 2, 3) if energized else (0,)
    found = sum(
        ways
        for rolled, ways in TWO_DICE.items()
        for bonus in bonuses
        if rolled + bonus - above >= least
    )
    return found / (36 * len(bonuses))


@cache
def damage_spread(above: int, energized: bool, hit: float) -> tuple[tuple[int, float], ...]:
    """Every amount of damage with its chance, misses counted as none."""
    most = max(1, 15 - above)
    at_least = [hit * chance_of_damage(above, energized, least) for least in range(1, most + 2)]
    found = [(0, 1 - at_least[0])]
    found += [
        (amount, at_least[amount - 1] - at_least[amount])
        for amount in range(1, most + 1)
        if at_least[amount - 1] > at_least[amount]
    ]
    return tuple([(amount, round(chance, 4)) for amount, chance in found if chance > 0])
