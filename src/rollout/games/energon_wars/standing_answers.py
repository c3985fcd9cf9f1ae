"""What a player of Energon Wars may want answered always: how energon is kept and spent."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.standing_answers import StandingAnswer, passing_over
from rollout.games.energon_wars.actions import Decide, EndActivation, Prevent, Proceed
from rollout.games.energon_wars.model import State
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask

BOXES: Final = 10
"""The most energon that a card has."""
ENERGIZING: Final = ("energize_attack", "energize_damage")
REACTIONS: Final = ("re_target", "re_miss", "re_hurt", "re_move", "re_ally")


def keep_as_shield(state: Any, ask: Ask, number: int) -> Action | None:
    """EW-EN-05, EW-EN-13: no roll is energized with what is kept against damage."""
    if ask.about not in ENERGIZING or not isinstance(state, State):
        return None
    left = state.models[ask.context["model"]].energon - ask.context["cost"]
    return Decide(False) if ask.context["cost"] and left < number else None


def energize_free(state: Any, ask: Ask, number: int) -> Action | None:
    """EW-EN-16: what costs nothing is always taken."""
    return Decide(True) if ask.about in ENERGIZING and ask.context["cost"] == 0 else None


def prevent_what_helps(state: Any, ask: Ask, number: int) -> Action | None:
    """EW-EN-12: as much as there is, unless the model falls all the same."""
    if ask.about != "prevent" or not isinstance(state, State):
        return None
    model, damage = state.models[ask.context["model"]], ask.context["damage"]
    most = min(damage, model.energon)
    return Prevent(0 if damage - most >= model.hp else most)


def never_react(state: Any, ask: Ask, number: int) -> Action | None:
    """EW-ABL-02."""
    return Proceed() if ask.about in REACTIONS else None


STANDING: Final = (
    StandingAnswer("energize-free", energize_free),
    StandingAnswer("keep-as-shield", keep_as_shield, BOXES),
    StandingAnswer("prevent-what-helps", prevent_what_helps),
    StandingAnswer("never-react", never_react),
    passing_over(EndActivation),
)
