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

STEPS = (0.8566748838545029, 0.733891856627126, 0.6287067210378087, 0.5385972572236101)
"""Irrational steps, one for each of the first rolls: together they fill four dimensions."""


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
