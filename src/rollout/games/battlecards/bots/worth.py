"""What things are worth, in Energon: the measure of all judgement and tactics."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.content.cards import RESOURCE, ROBOT
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.rules.robot_figures import endurance

ENERGON: Final = 0.7
"""Energon in the bank is worth less than what it buys."""
CARD: Final = 1.4
TURNS_AHEAD: Final = 4.0
"""An Energon of yield counts like so many in the bank."""
HOLDING: Final = 2.0
"""What a Resource is worth besides its yield."""
TOWARDS_DOMINATION: Final = 4.0
"""What one Resource more is worth on the way to Domination, about."""


def prize_of(state: State, resource: int) -> float:
    """What it means to take a Resource."""
    return TURNS_AHEAD * card_of(state, resource).energon_yield + HOLDING + TOWARDS_DOMINATION


def robot_worth(state: State, robot: int) -> float:
    """A Robot in Energon: its cost and a little more, the less the more it is damaged."""
    markers = state.damage[robot]
    whole = 1.2 * card_of(state, robot).cost + 1.5
    if not markers:
        return whole
    end = max(1, endurance(state, robot))
    return whole * (0.35 + 0.65 * max(0, end - markers) / end)


def least_useful(state: State, hand: list[int]) -> list[int]:
    """Cards in hand, those to part with first."""
    return sorted(hand, key=lambda card: usefulness(state, card))


def usefulness(state: State, card: int) -> float:
    printed = card_of(state, card)
    if printed.kind == ROBOT:
        return 3.0 + printed.cost / 4
    if printed.kind == RESOURCE:
        return 1.0 + printed.energon_yield
    return 2.0 + printed.support / 2
