"""What came of a stroke: all that the rules, a replay or a fork ever read of it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

STANDING: Final = "standing"
DOWN: Final = "down"
LEANING: Final = "leaning"
OFF: Final = "off"
Posture = Literal["standing", "down", "leaning", "off"]


class Contact(msgspec.Struct, frozen=True, array_like=True):
    """The weapon touched part of a figure first at that time, and struck it so hard (in µN·s)."""

    time: int
    figure: int
    part: str
    impulse: int


class FigureAfter(msgspec.Struct, frozen=True):
    """Where a figure came to rest. `fell` is when it tipped for good, in ms, or -1."""

    x: int
    y: int
    facing: int
    state: Posture
    fell: int = -1


class ThingAfter(msgspec.Struct, frozen=True):
    x: int
    y: int
    facing: int
    standing: bool
    removed: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """The record of one stroke. Figures and things that did not change are left out."""

    contacts: tuple[Contact, ...] = ()
    figures: dict[int, FigureAfter] = {}
    things: dict[int, ThingAfter] = {}
    switches: dict[int, tuple[bool, bool]] = {}
    """By Battle Master: whether this stroke tripped the waist and the chest switch."""
    held: bool = False
    """A claw still touches a standing figure."""
    engine: str = ""
    """Which engine and which parameters, for the curious."""
