"""At whom something may be thrown (EW-THR-03, EW-RUL-41)."""

from __future__ import annotations

from rollout.games.energon_wars.actions import ThrowAt
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import STANDING, State
from rollout.games.energon_wars.rules.explained import Explained
from rollout.games.energon_wars.rules.figures import TOLERANCE, disc_of
from rollout.games.energon_wars.rules.sight import out_of_reach, sees
from rollout.games.energon_wars.rules.weapons import is_hidden
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.space.plane.lengths import gap_within
from rollout.space.plane.shapes import Shape


def aims(state: State, number: int, base: Shape, thrown: int, reach: int) -> Explained:
    """EW-RUL-41, EW-RUL-69: enemies at whom it can be thrown.

    What stands between is struck instead (EW-RUL-97), a wall below a roof too."""

    def explain(action: Action) -> Refusal | None:
        if not isinstance(action, ThrowAt) or not 0 <= action.target < len(state.models):
            return None
        return throw_at_refusal(state, number, base, thrown, reach, action.target)

    offers: list[Action] = [
        ThrowAt(other)
        for other, model in enumerate(state.models)
        if model.status == STANDING
        and throw_at_refusal(state, number, base, thrown, reach, other) is None
    ]
    return Explained(offers, explain)


def throw_at_refusal(
    state: State, number: int, base: Shape, thrown: int, reach: int, target: int
) -> Refusal | None:
    """Why a thing is not thrown at that model."""
    model = state.models[target]
    if model.status != STANDING or target == thrown:
        return Refusal("EW-THR-03", "not-on-the-table", {"target": target})
    if model.seat == state.models[number].seat:
        return Refusal("EW-RUL-69", "a-friend", {"target": target})
    if not gap_within(base, disc_of(state, target), reach + TOLERANCE):
        return Refusal("EW-RUL-41", "out-of-range", {"target": target, "range": reach // INCH})
    if out_of_reach(state, number, target, reach // INCH):
        return Refusal("EW-LOS-11", "too-high", {"target": target})
    if is_hidden(state, number, target):
        return Refusal("EW-LOS-12", "stealth", {"target": target})
    if not sees(state, number, target, (thrown,)):
        return Refusal("EW-RUL-41", "out-of-sight", {"target": target})
    return None
