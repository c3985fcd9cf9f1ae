"""Questions to ask of Combat dice before they are rolled, for `rollout.kernel.odds.odds`.

Each answer reads "if the battle ended then". The odds are worked out from the sum of the dice,
so they are exact for any number of them.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from rollout.gamekit.outlook import Spread
from rollout.games.battlecards.actions import RollDice
from rollout.games.battlecards.model import Battle, State
from rollout.games.battlecards.rules.dice import chances_of_sums
from rollout.games.battlecards.rules.resolution import expected_end, would_be_scrapped
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.odds import Foreseen, Question

__all__ = ["foreseen_sums", "questions"]

Reading = Callable[[State], Any]


def questions(state: State, action: Action) -> list[tuple[str, Question]]:
    """What is worth knowing before a roll, each with the key of its words."""
    battle = state.battle
    if not isinstance(action, RollDice) or battle is None:
        return []
    side = battle.mover
    readings: list[tuple[str, Reading]] = [
        ("question-dice-added", _added_since(battle, side)),
        ("question-wins", _wins(side)),
        ("question-lead-lost", _lead_is_lost(side)),
        ("question-foe-lost", _lead_is_lost(1 - side)),
    ]
    return [(key, _foreseen(state, action.dice, reading)) for key, reading in readings]


def foreseen_sums(state: State, dice: int) -> tuple[float, float, float, Spread]:
    """The chances that the rolling side wins, loses its lead, takes the other lead, and what
    the dice add.
    """
    battle = state.battle
    assert battle is not None
    side = battle.mover
    readings = [_wins(side), _lead_is_lost(side), _lead_is_lost(1 - side)]
    wins, lost, taken = (
        float(_foreseen(state, dice, reading).chances.get(True, 0)) for reading in readings
    )
    sums = sorted(chances_of_sums(dice).items())
    return wins, lost, taken, tuple((added, float(chance)) for added, chance in sums)


def _foreseen(state: State, dice: int, reading: Reading) -> Foreseen:
    """The battle as each sum of the dice would leave it, and how likely that is."""
    ahead = state.copy()
    battle = ahead.battle
    assert battle is not None
    before = battle.dice[battle.mover]
    chances: dict[Any, Fraction] = {}
    for added, chance in chances_of_sums(dice).items():
        battle.dice[battle.mover] = before + added
        answer = reading(ahead)
        chances[answer] = chances.get(answer, Fraction(0)) + chance

    def read(match: Match[Any]) -> Any:
        return reading(match.state)

    return Foreseen(read, chances)


def _added_since(before: Battle, side: int) -> Reading:
    """BC-SKL-05: the strength that the dice add."""
    already = before.dice[side]

    def added(state: State) -> int:
        assert state.battle is not None
        return state.battle.dice[side] - already

    return added


def _wins(side: int) -> Reading:
    """BC-BAT-07: whether the side has the higher Enhanced Strength."""

    def wins(state: State) -> bool:
        return expected_end(state).winner == side

    return wins


def _lead_is_lost(side: int) -> Reading:
    """BC-STR-04: whether the side's lead would take as much as it can bear."""

    def lost(state: State) -> bool:
        return would_be_scrapped(state, side, expected_end(state).damage[side])

    return lost
