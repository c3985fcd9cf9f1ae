"""Dice for simulations that are spread evenly instead of drawn at random.

The first rolls of a line decide most of what comes of it. When the same plan is tried again
and again, their outcomes follow a sequence that fills the possibilities evenly, so that a few
tries say as much as many random ones. All later chance is random.

The sequence is the same for every plan: what is compared is compared with equal luck, in the
plan's own step and, whatever was rolled there, in the steps that follow.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.kernel.requests import Chance, Roll
from rollout.kernel.sources import Source

STEPS = (0.6180339887498949, 0.4142135623730951, 0.7320508075688772, 0.3027756377319946)
"""One for each of the first rolls: the golden ratio, and roots of 2, 3 and 13, so that neither
a roll nor a pair of them repeats itself soon."""
LATER_STEPS = (0.2360679774997898, 0.6457513110645907, 0.3166247903553998, 0.1231056256176606)
"""The same for the steps that follow the plan's own: roots of 5, 7, 11 and 17."""

FOLLOWING = 1 << 60
"""Tells the random numbers of what follows from those of the plan."""


class Spread(Source):
    """The chance of one simulation, the `number`th of its plan."""

    def __init__(self, seed: int, number: int) -> None:
        self.seed = seed
        self.rng = Random(seed + number)
        self.number = number
        self.steps = STEPS
        self.rolls = 0

    def begin_what_follows(self) -> None:
        """The plan's own step is over; from here on luck is equal again."""
        self.rng.seed(self.seed + self.number + FOLLOWING)
        self.steps = LATER_STEPS
        self.rolls = 0

    def answer(self, chance: Chance, number: int) -> Any:
        if self.rolls < len(self.steps) and isinstance(chance, Roll):
            place = (0.5 + self.number * self.steps[self.rolls]) % 1.0
            self.rolls += 1
            return int(place * chance.sides) + 1
        return chance.draw(self.rng)
