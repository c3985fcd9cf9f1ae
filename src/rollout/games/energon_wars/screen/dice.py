"""The dice that an event tells of, and what they meant."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from rollout.gamekit import Die, Sentence, foregone
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
    """Two dice and perhaps a D3; the sum and what was needed stand at the last of them. Who lies
    on the ground is hit by less than that (EW-ATK-06)."""
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
    sure = foregone(about.removeprefix("roll-"), need, len(found), sum(die.sides for die in found))
    if good and sum(faces) < need:
        sure = Sentence("outlook-hit-sure")
    found[-1] = replace(found[-1], need=need, good=good, counts=total, settled=sure)
    return found
