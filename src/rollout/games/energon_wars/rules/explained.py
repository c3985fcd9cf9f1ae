"""Lists of answers that say by which rule any other answer is refused."""

from __future__ import annotations

from collections.abc import Callable

from rollout.games.energon_wars.actions import Activate, Prevent, Proceed, Shake, StandUp
from rollout.games.energon_wars.model import (
    CONDITIONS,
    KNOCKED_DOWN,
    STASIS,
    Model,
    State,
)
from rollout.games.energon_wars.rules.conditions import SHAKEABLE
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Listed

Explain = Callable[[Action], Refusal | None]


class Explained(Listed):
    """A list; whatever is not in it is explained when somebody asks."""

    def __init__(self, actions: list[Action], explain: Explain) -> None:
        super().__init__(actions)
        self.explain = explain

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        return self.explain(action) or NOT_OFFERED


def activating(state: State, seat: int) -> Explain:
    """EW-ACT-01, EW-ACT-10, EW-RND-06, EW-RND-10: who cannot be activated, and no passing."""

    def explain(action: Action) -> Refusal | None:
        if isinstance(action, Proceed):
            return Refusal("EW-RND-06", "must-activate")
        if not isinstance(action, Activate) or not 0 <= action.model < len(state.models):
            return None
        model = state.models[action.model]
        if model.seat != seat:
            return Refusal("EW-ACT-01", "not-yours", {"model": action.model})
        if model.status not in ("standing", "carried"):
            return Refusal("EW-RND-10", "not-on-the-table", {"target": action.model})
        return Refusal("EW-ACT-10", "activated-before", {"model": action.model})

    return explain


def shaking(state: State, number: int, later: Explain) -> Explain:
    """EW-EN-19, EW-KD-07, EW-RUL-66: what is not shaken; all else comes after step 1."""
    model = state.models[number]

    def explain(action: Action) -> Refusal | None:
        if isinstance(action, Shake):
            return not_shaken(model, number, action.condition)
        if isinstance(action, StandUp):
            if not model.conditions & KNOCKED_DOWN:
                return Refusal("EW-KD-07", "not-to-be-shaken", {"model": number})
            if model.conditions & STASIS:
                return Refusal("EW-RUL-67", "held", {"model": number})
            return None
        refusal = later(action)
        return (
            Refusal("EW-ACT-02", "shake-first", {"model": number}) if refusal is None else refusal
        )

    return explain


def not_shaken(model: Model, number: int, condition: str) -> Refusal:
    if condition in ("fire", "acid"):
        return Refusal("EW-RUL-66", "not-to-be-shaken", {"model": number})
    if condition in SHAKEABLE and model.conditions & CONDITIONS[condition] and model.energon < 1:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": 1})
    return Refusal("EW-EN-19", "not-to-be-shaken", {"model": number})


def preventing(model: Model, number: int, damage: int) -> Explain:
    """EW-EN-12: no more than the damage and the energon."""

    def explain(action: Action) -> Refusal | None:
        if not isinstance(action, Prevent):
            return None
        if 0 <= action.amount <= damage and action.amount > model.energon:
            return Refusal("EW-EN-12", "too-little-energon", {"cost": action.amount})
        return Refusal("EW-EN-12", "prevents-too-much", {"model": number, "damage": damage})

    return explain
