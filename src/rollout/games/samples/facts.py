"""The actions, events and setups of the sample games. Definitions only: not compiled."""

from __future__ import annotations

from typing import Literal

import msgspec

from rollout.gamekit.kinds import SeatId
from rollout.kernel.actions import Action, Event, Revelation
from rollout.space.regions import Angle, Path

# Tic-tac-toe


class Opening(msgspec.Struct, frozen=True):
    """The setup: which seat begins."""

    first: Literal[0, 1] = 0


class Mark(Action, frozen=True):
    """Put your sign in a cell, 0 to 8."""

    cell: int


class Marked(Event, frozen=True):
    seat: SeatId
    cell: int


# Bluff


class Claim(Action, frozen=True):
    """Say that yours is the best card."""


class Fold(Action, frozen=True):
    """Give up this deal."""


class Call(Action, frozen=True):
    """Do not believe it."""


class Shown(Revelation, frozen=True):
    cards: tuple[int, int]


class ChipsMoved(Event, frozen=True):
    to: SeatId
    chips: int


# The disc duel


class Slide(Action, frozen=True):
    """Move your disc to a point, in thousandths of an inch."""

    x: int
    y: int


class Rest(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a puck came to rest; void when the flick could not be carried out."""

    x: int
    y: int
    void: bool = False


class Flicked(Event, frozen=True):
    seat: SeatId
    rest: Rest
    hit: bool


class FlickVoid(Event, frozen=True):
    seat: SeatId


# Counting


class Count(Action, frozen=True):
    """Say the next number, or the next two or three."""

    numbers: int


# The shield duel

Met = Literal["robot", "shield", "block", "nothing"]


class Walk(Action, frozen=True):
    """Go along a path, in thousandths of an inch."""

    path: Path


class Stay(Action, frozen=True):
    """Do not walk."""


class Face(Action, frozen=True):
    """Turn the shield that way, in tenths of a degree."""

    facing: Angle


class Fire(Action, frozen=True):
    """Fire the beam that way, in tenths of a degree."""

    bearing: Angle


class Walked(Event, frozen=True):
    seat: SeatId
    path: Path


class Faced(Event, frozen=True):
    seat: SeatId
    facing: Angle


class Beamed(Event, frozen=True):
    """From where to where, and what it met: robot, shield, block or nothing."""

    seat: SeatId
    start: tuple[int, int]
    end: tuple[int, int]
    met: Met
