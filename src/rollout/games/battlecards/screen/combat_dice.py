"""The dice that an event tells of, and which events a timeline marks."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Die, Sentence
from rollout.games.battlecards.events import DiceRolled
from rollout.games.battlecards.rules.dice import HIGHEST_THAT_COUNTS, SIDES, counted
from rollout.kernel.actions import Event

NOTABLE: Final = {
    "battle_fought": "attack",
    "transformed": "transform",
    "scrapped": "deactivation",
}


def dice(event: Event) -> list[Die]:
    """BC-RUL-50: ones and twos count for what they show, the others for nothing."""
    if not isinstance(event, DiceRolled):
        return []
    return [_combat_die(face) for face in event.faces]


def _combat_die(face: int) -> Die:
    amount = counted(face)
    why = None if amount else Sentence("die-counts-to", {"most": HIGHEST_THAT_COUNTS})
    return Die("roll-combat-die", face, SIDES, good=amount > 0, counts=amount, why=why)
