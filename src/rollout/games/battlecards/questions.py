"""Questions to ask of Combat dice before they are rolled, for `rollout.kernel.odds.odds`.

The others are taken to pass, so each answer reads "if the battle ended then".
"""

from __future__ import annotations

from typing import Any

from rollout.games.battlecards.actions import RollDice
from rollout.games.battlecards.events import BattleFought, DiceRolled
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.facts import side_of
from rollout.games.battlecards.rules.resolution import outlook, would_be_scrapped
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.odds import Question

__all__ = ["dice_added", "lead_is_lost", "questions", "wins"]


def questions(state: State, action: Action) -> list[tuple[str, Question]]:
    """What is worth knowing before a roll, each with the key of its words."""
    battle = state.battle
    if not isinstance(action, RollDice) or battle is None:
        return []
    seat = battle.seats[battle.mover]
    return [
        ("question-dice-added", dice_added),
        ("question-wins", wins(seat)),
        ("question-lead-lost", lead_is_lost(seat)),
        ("question-foe-lost", lead_is_lost(battle.seats[1 - side_of(state, seat)])),
    ]


def dice_added(match: Match[Any]) -> int:
    """BC-SKL-05: the strength that the dice add."""
    return sum(event.added for event in match.events if isinstance(event, DiceRolled))


def wins(seat: int) -> Question:
    """BC-BAT-07: whether the seat has the higher Enhanced Strength."""

    def won(match: Match[Any]) -> bool:
        state: State = match.state
        fought = _fought(match)
        if fought is not None:
            return fought.winner == seat
        return state.battle is not None and outlook(state).winner == side_of(state, seat)

    return won


def lead_is_lost(seat: int) -> Question:
    """BC-STR-04: whether the seat's lead would take as much as it can bear."""

    def lost(match: Match[Any]) -> bool:
        state: State = match.state
        fought = _fought(match)
        if fought is not None:
            lead = fought.leads[fought.seats.index(seat)]
            return lead not in state.robots[seat]
        if state.battle is None:
            return False
        side = side_of(state, seat)
        return would_be_scrapped(state, side, outlook(state).damage[side])

    return lost


def _fought(match: Match[Any]) -> BattleFought | None:
    for event in match.events:
        if isinstance(event, BattleFought):
            return event
    return None
