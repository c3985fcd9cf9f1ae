"""What stands on the table when a stroke begins, in tenths of millimetres and of degrees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.space.physics.weapons import Aim, Error, Weapon

TABLE: Final = "table"
"""A real edge: who goes over it falls down."""
MARKED: Final = "marked"
"""A drawn line: who goes over it is out, and the surface goes on."""
OPEN: Final = "open"
"""Nobody can be out."""


@dataclass(frozen=True)
class Arm:
    """How a figure holds its weapon while others attack: part of what can be struck.

    From its axis, so high up, in that direction and so far.
    """

    yaw: int
    pitch: int
    height: int
    length: int


@dataclass(frozen=True)
class Figure:
    """A figure that stands. `low` ones are vehicles and beasts."""

    id: int
    size: str
    low: bool
    x: int
    y: int
    facing: int
    arm: Arm | None = None


@dataclass(frozen=True)
class Wall:
    """A section of a high barrier: a straight piece between two points, and how thick it is."""

    start: tuple[int, int]
    end: tuple[int, int]
    thickness: int


@dataclass(frozen=True)
class Thing:
    """An object: a cylinder of that radius and height, or a cube of that edge.

    `mass` is in tenths of a gram; 0 means that nothing moves it. A fallen one lies still.
    """

    id: int
    shape: str
    radius: int
    height: int
    mass: int
    x: int
    y: int
    facing: int
    standing: bool = True


@dataclass(frozen=True)
class Tabletop:
    """The surface runs from (0, 0) to (width, depth); `area` is what counts as inside."""

    width: int
    depth: int
    edge: str
    area: tuple[tuple[int, int], ...]
    figures: tuple[Figure, ...]
    walls: tuple[Wall, ...] = ()
    things: tuple[Thing, ...] = ()


@dataclass(frozen=True)
class Stroke:
    """One shot or stroke: who, with what, how it was aimed and by how much that went wrong.

    `spared` are figures that cover protects from this missile: touching one, it is gone.
    `thrown` is a small object that lies ready on a lever.
    """

    attacker: int
    weapon: Weapon
    aim: Aim
    error: Error = field(default_factory=Error)
    over_walls: bool = False
    spared: frozenset[int] = frozenset()
    thrown: int | None = None
    knob: int = 0
    """Of a claw that still holds: which way it is turned, or 0."""
