"""The words that figures, weapons and terrain are described with."""

from __future__ import annotations

from typing import Final

WARRIOR: Final = "warrior"
LEADER: Final = "leader"
CAPTAIN: Final = "captain"
TROOPER: Final = "trooper"
SPECIALIST: Final = "specialist"
MEGA: Final = "mega"
RANKS: Final = (WARRIOR, LEADER, CAPTAIN, TROOPER, SPECIALIST, MEGA)
"""AT-FIG-11: the Attacktix Classes."""

FACTIONS: Final = (
    "autobot",
    "decepticon",
    "jedi",
    "droid_army",
    "wookiee",
    "sith",
    "republic",
    "separatist",
)
"""AT-FIG-12: the Faction Classes that are known; the list is open."""

ROBOT: Final = "robot"
ANYBODY: Final = "any"

RECOVER: Final = "recover"
RESCUE: Final = "rescue"
TRANSFORM: Final = "transform"
RECRUIT: Final = "recruit"
RALLY: Final = "rally"
ATTACKBACK: Final = "attackback"
BATTLE_CRY: Final = "battle_cry"
PUSH: Final = "push"
SCRAMBLE: Final = "scramble"
JAM: Final = "jam"
REVENGE: Final = "revenge"
CAPTURE: Final = "capture"
VERBS: Final = (
    RECOVER,
    RESCUE,
    TRANSFORM,
    RECRUIT,
    RALLY,
    ATTACKBACK,
    BATTLE_CRY,
    PUSH,
    SCRAMBLE,
    JAM,
    REVENGE,
    CAPTURE,
)
"""AT-ABL-01 to 12."""
WITHOUT_A_FILTER: Final = (TRANSFORM, BATTLE_CRY)
"""Verbs that are about nobody in particular."""

MISSILE: Final = "missile"
SLASH: Final = "slash"
THROW: Final = "throw"
JAB: Final = "jab"
CLAW: Final = "claw"

HIGH_BARRIER: Final = "high_barrier"
LOW_BARRIER: Final = "low_barrier"
SLOWING: Final = "slowing"
COVER: Final = "cover"
OBJECT: Final = "object"

RED: Final = "red"
WHITE: Final = "white"

FACES: Final = 12
UNDERSIDES: Final = 26
"""AT-RUL-02: positions of the two windows."""
