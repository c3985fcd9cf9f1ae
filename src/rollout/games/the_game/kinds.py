"""What numbers and words in actions, events and written states stand for."""

from __future__ import annotations

from typing import Annotated, Final

from rollout.gamekit.kinds import kind

UNIT: Final = "unit"
CHARACTER: Final = "character"
CELL: Final = "cell"
THING: Final = "thing"
MODE: Final = "mode"
FACING: Final = "facing"
LEVEL: Final = "level"
TEAM: Final = "team"
FIELD: Final = "field"
TRAIT: Final = "trait"
BUILD: Final = "build"
CAUSE: Final = "cause"
ATTACK: Final = "kind"
HOW: Final = "how"

UnitId = Annotated[int, kind(UNIT)]
Character = Annotated[str, kind(CHARACTER)]
"""A unit before it has a number: the slug of its Tech Spec."""
CellId = Annotated[int, kind(CELL)]
ThingId = Annotated[int, kind(THING)]
ModeIndex = Annotated[int, kind(MODE)]
"""Of the unit that the fact names, else of the one that acts."""
Facing = Annotated[int, kind(FACING)]
Level = Annotated[int, kind(LEVEL)]
TeamId = Annotated[int, kind(TEAM)]
ShieldField = Annotated[int, kind(FIELD)]
BuildWord = Annotated[str, kind(BUILD)]
CauseWord = Annotated[str, kind(CAUSE)]
AttackWord = Annotated[str, kind(ATTACK)]
HowWord = Annotated[str, kind(HOW)]
