"""The events worth jumping to in a replay, with the kind of moment they are."""

from __future__ import annotations

from typing import Final

NOTABLE: Final = {
    "turn_began": "turn",
    "attacked": "attack",
    "felled": "loss",
    "underside": "reveal",
    "entered": "arrival",
    "captured": "turn_of_fate",
    "standings": "end",
}
