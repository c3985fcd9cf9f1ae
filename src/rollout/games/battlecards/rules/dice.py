"""BC-SKL-05, BC-RUL-50: Combat dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from rollout.games.battlecards.events import DiceRolled
from rollout.games.battlecards.model import State
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Roll

SIDES: Final = 6
HIGHEST_THAT_COUNTS: Final = 2


class CombatDie(Roll):
    """A 1 adds 1, a 2 adds 2, the other faces are all alike."""

    def __init__(self) -> None:
        super().__init__("combat_die", SIDES)

    def branches(self) -> list[tuple[Any, int]] | None:
        return [(1, 1), (2, 1), (SIDES, SIDES - HIGHEST_THAT_COUNTS)]


def chances_of_sums(dice: int) -> dict[int, Fraction]:
    """What so many dice add together, and how likely: die by die, for none looks at another."""
    sums = {0: Fraction(1)}
    for _ in range(dice):
        longer: dict[int, Fraction] = {}
        for added, chance in sums.items():
            for face, weight in CombatDie().branches() or []:
                total = added + counted(face)
                longer[total] = longer.get(total, Fraction(0)) + chance * Fraction(weight, SIDES)
        sums = longer
    return sums


def counted(face: int) -> int:
    return face if face <= HIGHEST_THAT_COUNTS else 0


def roll_combat_dice(table: Table[State], side: int, dice: int) -> Script[None]:
    """Each die is judged by itself; what counts is added to Enhanced Strength (BC-RUL-51)."""
    battle = table.state.battle
    assert battle is not None
    faces: list[int] = []
    for _ in range(dice):
        face: int = yield CombatDie()
        faces.append(face)
    added = sum([counted(face) for face in faces])
    battle.rolled[side] = True
    battle.dice[side] += added
    table.tell(DiceRolled(battle.seats[side], tuple(faces), added))
