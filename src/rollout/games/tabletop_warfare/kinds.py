"""What numbers and words in actions and events stand for. Seats are those of all games."""

from __future__ import annotations

from typing import Annotated, Final

from rollout.gamekit.kinds import kind

FIGURE: Final = "figure"
FIGURE_CODE: Final = "figure_code"
SIDE: Final = "side"
FORM: Final = "form"
SYSTEM: Final = "system"
MODE: Final = "mode"
SLOT: Final = "slot"
ANGLE: Final = "angle"
LENGTH: Final = "length"
POINT: Final = "point"
TEMPLATE: Final = "template"
EDGE: Final = "edge"
SPECIAL: Final = "special"
CAUSE: Final = "cause"
DIE: Final = "die"
MARKER: Final = "marker"
EFFECT: Final = "effect"
USE: Final = "use"

FigureId = Annotated[int, kind(FIGURE)]
"""A figure of the match."""
FigureCode = Annotated[str, kind(FIGURE_CODE, max_length=60)]
"""A figure of the roster."""
SideId = Annotated[int, kind(SIDE)]
FormIndex = Annotated[int, kind(FORM)]
"""A card of a figure."""
SystemIndex = Annotated[int, kind(SYSTEM)]
"""A weapon system of the card in use."""
ModeIndex = Annotated[int, kind(MODE)]
SlotIndex = Annotated[int, kind(SLOT)]
"""A line of a critical table; 0 is K1."""
Angle = Annotated[int, kind(ANGLE)]
"""Tenths of a degree, anticlockwise from the x axis."""
Bearing = Annotated[int, kind(ANGLE)]
"""An angle that somebody chooses: 0 to 3599."""
Length = Annotated[int, kind(LENGTH)]
"""Thousandths of an inch."""
Coordinate = Annotated[int, kind(LENGTH)]
Spot = Annotated[tuple[int, int], kind(POINT)]
TemplateCode = Annotated[str, kind(TEMPLATE, max_length=60)]
EdgeWord = Annotated[str, kind(EDGE, max_length=10)]
SpecialWord = Annotated[str, kind(SPECIAL, max_length=40)]
CauseWord = Annotated[str, kind(CAUSE)]
DieWord = Annotated[str, kind(DIE)]
MarkerWord = Annotated[str, kind(MARKER)]
EffectWord = Annotated[str, kind(EFFECT)]
UseWord = Annotated[str, kind(USE, max_length=10)]
