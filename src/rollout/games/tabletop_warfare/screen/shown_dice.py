"""The dice that an event tells of, and what they meant."""

from __future__ import annotations

from msgspec.structs import replace

from rollout.gamekit import Die, foregone
from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    CriticalHit,
    DamageRolled,
    DodgeRolled,
    SpoilsRolled,
    StrikeRolled,
)
from rollout.games.tabletop_warfare.events import OptimismRolled, Rammed, TeleportRolled
from rollout.games.tabletop_warfare.rules.criticals import CRITICAL
from rollout.games.tabletop_warfare.rules.dice import D6, D20
from rollout.games.tabletop_warfare.rules.dodging import DODGED
from rollout.kernel.actions import Event


def dice(event: Event) -> list[Die]:
    """Against what was needed; an automatic hit rolls nothing (TW-HIT-01)."""
    if isinstance(event, StrikeRolled):
        need = event.need + 1
        sure = foregone("accuracy", need, 1, D20)
        die = Die("roll-accuracy", event.roll, D20, need=need, good=event.hit, settled=sure)
        return [die] if event.roll else []
    if isinstance(event, DodgeRolled):
        return [Die("roll-dodge", event.roll, D6, need=DODGED, good=event.dodged)]
    if isinstance(event, DamageRolled):
        shown = [Die("roll-damage", face, event.sides) for face in event.dice]
        if event.plus or len(shown) > 1:
            shown[-1] = replace(shown[-1], counts=sum(event.dice) + event.plus)
        return shown
    if isinstance(event, CriticalChecked):
        return [Die("roll-critical", event.roll, D20, need=CRITICAL, good=event.critical)]
    if isinstance(event, CriticalHit):
        return [Die("roll-critical-table", event.slot + 1, D6)]
    if isinstance(event, OptimismRolled):
        return [Die("roll-optimist", event.roll, D6)]
    if isinstance(event, Rammed):
        return [Die("roll-ram", event.roll, D6)]
    if isinstance(event, SpoilsRolled):
        return [Die("roll-spoils", event.roll, D6)]
    if isinstance(event, TeleportRolled):
        return [Die("roll-teleport", event.roll, D6)]
    return []
