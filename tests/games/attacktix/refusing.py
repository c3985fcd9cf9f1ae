"""What is not asked for now, and by which rule it is refused then."""

from __future__ import annotations

from typing import Any

from rollout.games.attacktix.actions import (
    Advance,
    Call,
    Choose,
    DeclineAbility,
    Enter,
    FireAgain,
    Knob,
    PushTo,
    SettleFirst,
    Spare,
    Stand,
    StopFiring,
    TakeSide,
    UseAbility,
    Wreck,
)
from rollout.kernel import Action, Match
from tests.games.attacktix.table import (
    piece,
    refused,
)

WAY = Advance(((4000, 9000),), 1)
FOE = piece("kup_robot", "B", x=100, y=900, facing=270)
AT_ANOTHER_TIME: dict[Action, str] = {
    TakeSide(0): "AT-DEC-05",
    Stand(0, 0): "AT-DEC-03",
    Wreck(): "AT-DEC-08",
    Spare(): "AT-DEC-08",
    Knob("left"): "AT-DEC-11",
    FireAgain(): "AT-DEC-12",
    StopFiring(): "AT-DEC-12",
    Choose(0): "AT-DEC-13",
    Enter(0, 0): "AT-DEC-13",
    PushTo(0, 1): "AT-DEC-13",
    SettleFirst(0): "AT-DEC-15",
    UseAbility(): "AT-RUL-30",
    DeclineAbility(): "AT-RUL-30",
    Call("red"): "AT-DEC-16",
}


def rules(match: Match[Any], *actions: Action) -> list[str]:
    return [refused(match, action).rule for action in actions]


def refuses(match: Match[Any], but: tuple[type[Action], ...] = ()) -> None:
    """All answers to other questions, each by the rule of its own question."""
    for action, rule in AT_ANOTHER_TIME.items():
        if not isinstance(action, but):
            assert (action, refused(match, action).rule) == (action, rule)
            assert refused(match, action).why == "not-now"
