"""What numbers in actions and events stand for. Seats are those of all games."""

from __future__ import annotations

from typing import Annotated, Final

from rollout.gamekit.kinds import kind

FIGURE: Final = "figure"
SECTION: Final = "section"
THING: Final = "thing"
SIDE: Final = "side"
FACING: Final = "facing"
LENGTH: Final = "length"

FigureId = Annotated[int, kind(FIGURE)]
SectionId = Annotated[int, kind(SECTION)]
ThingId = Annotated[int, kind(THING)]
SideId = Annotated[int, kind(SIDE)]
Facing = Annotated[int, kind(FACING)]
"""Tenths of a degree, anticlockwise from the right."""
Length = Annotated[int, kind(LENGTH)]
"""Tenths of a millimetre."""
