"""BC-SKL-05, BC-RUL-50: Combat dice."""

from __future__ import annotations

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


def roll_combat_dice(table: Table[State], side: int, dice: int) -> Script[None]:
    """Each die is judged by itself; what counts is added to Enhanced Strength (BC-RUL-51)."""
    battle = table.state.battle
    assert battle is not None
    faces: list[int] = []
    for _ in range(dice):
        face: int = yield CombatDie()
        faces.append(face)
    added = sum(face for face in faces if face <= HIGHEST_THAT_COUNTS)
    battle.rolled[side] = True
    battle.dice[side] += added
    table.tell(DiceRolled(battle.seats[side], tuple(faces), added))
