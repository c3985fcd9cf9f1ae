"""The tutorial's chance: the first piles and dice are written in the scenario.

>>> from rollout.games.the_game.setup import Setup
>>> lesson(Setup(scenario="settle-the-score")) is None
True
"""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.scenarios import Tutorial
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.preparation import start
from rollout.games.the_game.setup import Setup
from rollout.kernel.course import WORLD, Entry
from rollout.kernel.requests import Chance, Roll, Shuffle


def lesson(setup: Setup) -> Lesson | None:
    """What a scripted first game has in store; None for every other scenario."""
    tutorial = facts_of(setup).scenario.tutorial
    return None if tutorial is None else Lesson(tutorial, start(setup))


class Lesson:
    """What the scenario wrote: the pile of each round, and one die after the other."""

    def __init__(self, tutorial: Tutorial, state: State) -> None:
        numbers = {unit.sheet.slug: unit.id for unit in state.units}
        self.piles: list[list[int]] = [
            [numbers[slug] for slug in pile if slug in numbers] for pile in tutorial.piles
        ]
        self.dice: list[int] = list(tutorial.dice)

    def outcome(self, chance: Chance, before: list[Entry]) -> Any:
        """What comes next after these answers; None when nothing is written any more."""
        given = [entry.answer for entry in before if entry.by == WORLD and entry.draw < 0]
        if isinstance(chance, Roll):
            rolled = sum(1 for answer in given if isinstance(answer, int))
            return self.dice[rolled] if rolled < len(self.dice) else None
        if isinstance(chance, Shuffle) and chance.about == "turn_pile":
            shuffled = sum(1 for answer in given if isinstance(answer, list))
            return self._pile(shuffled, chance)
        return None

    def _pile(self, number: int, chance: Shuffle) -> list[int] | None:
        """The written order of those who have a card in this round."""
        if number >= len(self.piles):
            return None
        pile = [unit for unit in self.piles[number] if unit in chance.items]
        return pile if chance.fault(pile) is None else None
