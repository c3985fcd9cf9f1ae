"""The dice that an event tells of, and what they meant."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Die, foregone
from rollout.games.the_game.events import (
    ControlKept,
    ControlRolled,
    CoverRolled,
    DamageRolled,
    HitRolled,
    WindRolled,
)
from rollout.games.the_game.rules.to_hit import DIE, INTENDED_TARGET_FROM
from rollout.kernel.actions import Event
from rollout.kernel.reasons import Reasons

ROLLED: Final = "reason-roll"
"""The die among the terms of a sum."""


def dice(event: Event) -> list[Die]:
    if isinstance(event, HitRolled):
        sure = foregone("to-hit", event.need, 1, DIE)
        return [Die("roll-to-hit", event.roll, DIE, need=event.need, good=event.hit, settled=sure)]
    if isinstance(event, CoverRolled):
        need = INTENDED_TARGET_FROM
        return [Die("roll-cover", event.roll, DIE, need=need, good=not event.stray)]
    if isinstance(event, ControlRolled):
        return [Die("roll-control", event.roll, DIE, good=event.success)]
    if isinstance(event, ControlKept):
        return [Die("roll-keep", event.roll, DIE, good=event.kept)]
    if isinstance(event, WindRolled):
        return [Die("roll-wind", event.roll, DIE)]
    if isinstance(event, DamageRolled):
        return [
            _inside("roll-potential", event.potential),
            _inside("roll-resistance", event.resistance),
        ]
    return []


def _inside(about: str, reasons: Reasons) -> Die:
    """The die inside a sum, with the sum beside it."""
    face = sum(term.amount for term in reasons.terms if term.label == ROLLED)
    return Die(about, face, DIE, counts=reasons.total)
