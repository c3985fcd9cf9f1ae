"""The tutorial: what it teaches; the first piles and dice are written in the scenario.

>>> from rollout.games.the_game.setup import Setup
>>> written(Setup(scenario="settle-the-score")) is None
True
"""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit import FirstMatch, Lesson
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.scenarios import Tutorial
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.preparation import start
from rollout.games.the_game.setup import Setup
from rollout.kernel.course import WORLD, Entry
from rollout.kernel.requests import Chance, Roll, Shuffle

LESSONS: Final = (
    Lesson("welcome"),
    Lesson(
        "turn-and-move",
        at="board",
        rules=("TG-FAC-02", "TG-FAC-03", "TG-MOV-01", "TG-MOV-03"),
        open=("move",),
        doing=("move",),
    ),
    Lesson(
        "shoot",
        at="board",
        rules=("TG-ATK-01", "TG-RNG-02", "TG-HIT-01", "TG-DMG-01"),
        open=("shoot",),
        doing=("shoot",),
    ),
    Lesson(
        "transform",
        at="choices",
        rules=("TG-TRN-01", "TG-TRN-02", "TG-MOV-08"),
        open=("transform",),
        doing=("transform",),
    ),
    Lesson(
        "two-actions",
        at="choices",
        rules=("TG-SEQ-03",),
        open=("end_turn",),
        doing=("end_turn",),
    ),
    Lesson(
        "the-pile",
        at="strip",
        rules=("TG-SEQ-02", "TG-SEQ-05", "TG-SEQ-06"),
        after=("two-actions",),
    ),
    Lesson("dice", at="log", rules=("TG-HIT-01", "TG-DMG-01"), after=("shoot",)),
    Lesson(
        "trees-and-cover",
        at="board",
        rules=("TG-HIT-06", "TG-COV-01", "TG-COV-03"),
        after=("the-pile",),
        answers=3,
    ),
    Lesson(
        "repair",
        at="choices",
        rules=("TG-REP-01", "TG-REP-02"),
        open=("repair",),
        doing=("repair",),
    ),
    Lesson(
        "flying",
        at="board",
        rules=("TG-AIR-01", "TG-AIR-03", "TG-VTL-01"),
        after=("the-pile",),
        answers=5,
    ),
    Lesson("why-not", at="choices", after=("trees-and-cover",), answers=6),
    Lesson(
        "prone",
        at="choices",
        rules=("TG-PRN-01", "TG-PRN-03", "TG-PRN-04", "TG-PRN-05"),
        after=("trees-and-cover",),
        answers=7,
    ),
    Lesson("help", after=("why-not",), answers=9),
)


def written(setup: Setup) -> Script | None:
    """What a scripted first game has in store; None for every other scenario."""
    tutorial = facts_of(setup).scenario.tutorial
    return None if tutorial is None else Script(tutorial, start(setup))


FIRST_MATCH: Final = FirstMatch(
    Setup(scenario="tutorial", deployment="ready"), LESSONS, written=written
)


class Script:
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
