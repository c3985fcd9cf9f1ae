"""What a player of Tabletop Warfare may want answered always."""

from typing import Any, Final

from rollout.gamekit.standing_answers import StandingAnswer, always
from rollout.games.tabletop_warfare.actions import (
    Decline,
    Dodge,
    KeepRoll,
    RerollAimed,
    RerollInspired,
    TakeTheHit,
)
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask


def reroll_misses(state: Any, ask: Ask, number: int) -> Action | None:
    """TW-FAE-11, TW-AIM-04: a roll that misses its need is rolled again while that is possible.

    An inspired reroll comes first: it costs nothing."""
    if ask.about != "reroll":
        return None
    face, need = ask.context.get("face"), ask.context.get("need")
    offered = list(ask.options)
    if not isinstance(face, int) or not isinstance(need, int) or not need:
        return None
    if face >= need:
        return KeepRoll() if KeepRoll() in offered else None
    free = (RerollInspired(), RerollAimed())
    return next((reroll for reroll in free if reroll in offered), None)


STANDING: Final = (
    StandingAnswer("dodge", always("dodge", Dodge)),
    StandingAnswer("never-dodge", always("dodge", TakeTheHit)),
    StandingAnswer("reroll-misses", reroll_misses),
    StandingAnswer("never-protect", always("protect", Decline)),
)
