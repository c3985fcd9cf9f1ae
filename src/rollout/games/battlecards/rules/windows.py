"""What belongs to which phase, and why it is refused outside of it."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import (
    AddStrength,
    Challenge,
    Claim,
    Contest,
    Deploy,
    Discover,
    Draw,
    Join,
    Move,
    Pass,
    Play,
    RollDice,
    Science,
    TakeTheHit,
)
from rollout.games.battlecards.content.cards import ADVANTAGE, RESOURCE, ROBOT
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.menu import why_not_in_hand, why_not_lent
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

BELONGS: Final[dict[type[Action], Refusal]] = {
    Discover: Refusal("BC-DEP-01", "only-in-deployment"),
    Deploy: Refusal("BC-DEP-02", "only-in-deployment"),
    Move: Refusal("BC-DEP-06", "only-in-deployment"),
    Play: Refusal("BC-ACT-01", "only-in-action-or-battle"),
    Claim: Refusal("BC-ACT-04", "only-in-action"),
    Challenge: Refusal("BC-ACT-04", "only-in-action"),
    Draw: Refusal("BC-SUP-01", "only-in-supply"),
    Science: Refusal("BC-SKL-06", "only-in-supply"),
    Contest: Refusal("BC-CLM-04", "only-claims-are-contested"),
    Join: Refusal("BC-SPT-05", "only-in-battle"),
    RollDice: Refusal("BC-SKL-05", "only-in-battle"),
    Pass: Refusal("BC-BAT-04", "only-in-battle"),
    TakeTheHit: Refusal("BC-HIT-05", "only-hits-that-scrap-are-taken"),
}
"""By kind of action: the rule that gives it its time."""
ROBOT_IN_HAND: Final = Refusal("BC-SPT-01", "robots-in-hand-give-no-support")
LENDING: Final = {
    ADVANTAGE: Refusal("BC-ADV-03", "strength-only-in-battle"),
    RESOURCE: Refusal("BC-RES-04", "strength-only-in-battle"),
    ROBOT: ROBOT_IN_HAND,
}
"""The same for strength, by kind of card."""


def why_not_now(state: State, seat: int, action: Action) -> Refusal | None:
    """The reason against an action that has its time, but not now."""
    if isinstance(action, AddStrength):
        return why_not_lent(state, seat, action.card) or LENDING[card_of(state, action.card).kind]
    if isinstance(action, (Discover, Deploy, Play)) and action.card not in state.hands[seat]:
        return why_not_in_hand(state, seat, action.card)
    return BELONGS.get(type(action))
