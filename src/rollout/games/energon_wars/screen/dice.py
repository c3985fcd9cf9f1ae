"""The dice that an event tells of, and what they meant."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Die
from rollout.games.energon_wars.attack_events import (
    AttackRolled,
    Burned,
    DamageRolled,
    Lifted,
    ThrowRolled,
)
from rollout.games.energon_wars.rules.upkeep import GOES_OUT
from rollout.kernel.actions import Event

SIX: Final = 6
THREE: Final = 3
ABOUT: Final = {AttackRolled: "roll-attack", Lifted: "roll-lift", ThrowRolled: "roll-aim"}


def dice(event: Event) -> list[Die]:
    """Two dice and perhaps a D3; the sum and what was needed stand at the last of them."""
    if isinstance(event, (AttackRolled, Lifted, ThrowRolled)):
        total = sum(event.dice[:2]) + event.score.total
        need = event.need.total - event.score.total + sum(event.dice[2:])
        return _fallen(ABOUT[type(event)], event.dice, total, need, event.hit)
    if isinstance(event, DamageRolled):
        total = sum(event.dice[:2]) + event.damage.total
        need = event.armor.total - event.damage.total + sum(event.dice[2:]) + 1
        return _fallen("roll-damage", event.dice, total, need, event.amount > 0)
    if isinstance(event, Burned):
        out = event.roll <= GOES_OUT
        return [Die(f"roll-{event.condition}", event.roll, SIX, good=out)]
    return []


def _fallen(about: str, faces: tuple[int, ...], total: int, need: int, good: bool) -> list[Die]:
    found = [Die(about, face, SIX) for face in faces[:2]]
    found += [Die("roll-energize", face, THREE) for face in faces[2:]]
    last = found[-1]
    found[-1] = Die(last.about, last.face, last.sides, need=need, good=good, counts=total)
    return found
