"""The tutorial's chance: the first piles and dice are written in the scenario.

>>> from rollout.games.the_game.setup import Setup
>>> lesson(Setup(scenario="settle-the-score")) is None
True
"""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.facts import facts_of
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.preparation import start
from rollout.games.the_game.scenarios import Tutorial
from rollout.games.the_game.setup import Setup
from rollout.kernel.requests import Chance, Roll
from rollout.kernel.sources import Seeded, Source


def lesson(setup: Setup, seed: str | None = None) -> Source | None:
    """Where a scripted first game takes its chance from; None for every other scenario."""
    tutorial = facts_of(setup).scenario.tutorial
    return None if tutorial is None else Lesson(tutorial, start(setup), seed)


class Lesson(Source):
    """What the scenario wrote, as long as it fits what is asked; then a seed."""

    def __init__(self, tutorial: Tutorial, state: State, seed: str | None = None) -> None:
        numbers = {unit.sheet.slug: unit.id for unit in state.units}
        self.piles: list[list[int]] = [
            [numbers[slug] for slug in pile if slug in numbers] for pile in tutorial.piles
        ]
        self.dice: list[int] = list(tutorial.dice)
        self.then = Seeded(seed)

    def answer(self, chance: Chance, number: int) -> Any:
        if isinstance(chance, Roll) and self.dice:
            return self.dice.pop(0)
        if chance.about == "turn_pile" and self.piles:
            pile = self.piles.pop(0)
            if chance.fault(pile) is None:
                return pile
        return self.then.answer(chance, number)
