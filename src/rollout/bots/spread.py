"""Dice for simulations that are spread evenly instead of drawn at random.

The first rolls of a line decide most of what comes of it. When the same plan is tried again
and again, their outcomes follow a sequence that fills the possibilities evenly, so that a few
tries say as much as many random ones. All later chance is random.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.kernel.requests import Chance, Roll
from rollout.kernel.sources import Source

STEPS = (0.6180339887498949, 0.4142135623730951, 0.7320508075688772, 0.3027756377319946)
"""One for each of the first rolls: the golden ratio, and roots of 2, 3 and 13, so that neither
a roll nor a pair of them repeats itself soon."""


class Spread(Source):
    """The chance of one simulation, the `number`th of its plan."""

    def __init__(self, rng: Random, number: int) -> None:
        self.rng = rng
        self.number = number
        self.rolls = 0

    def answer(self, chance: Chance, number: int) -> Any:
        if self.rolls < len(STEPS) and isinstance(chance, Roll):
            place = (0.5 + self.number * STEPS[self.rolls]) % 1.0
            self.rolls += 1
            return int(place * chance.sides) + 1
        return chance.draw(self.rng)
