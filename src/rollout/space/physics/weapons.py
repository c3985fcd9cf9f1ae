"""Weapons as springs and darts, how they are aimed, and by how much a hand errs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

LEFT = -1
RIGHT = 1


@dataclass(frozen=True)
class Missile:
    """A dart: grams, millimetres, metres a second."""

    mass: float
    diameter: float
    length: float
    speed: float


@dataclass(frozen=True)
class Slash:
    """Torso and weapon on a wound spring: millijoules at a full twist, millimetres."""

    energy: float
    reach: float
    height: float


@dataclass(frozen=True)
class Throw:
    """A lever that sweeps upwards; `reach` is the farthest that its arm can be drawn out."""

    energy: float
    reach: float


@dataclass(frozen=True)
class Jab:
    """A rod that thrusts forward. With a `torque` (millinewton metres) it is a claw."""

    energy: float
    stroke: float
    torque: float = 0.0


Weapon: TypeAlias = Missile | Slash | Throw | Jab


@dataclass(frozen=True)
class Aim:
    """What a player chooses: angles in tenths of a degree from the front of the base.

    Anticlockwise and upwards count as positive. `side` is the side a slash comes from, `twist`
    how far it is wound, `height` by how many tenths of a millimetre its arm is raised.
    """

    yaw: int = 0
    pitch: int = 0
    side: int = RIGHT
    twist: int = 1200
    height: int = 0


@dataclass(frozen=True)
class Error:
    """What the hand adds to an aim: hundredths of a degree, thousandths, tenths of a millimetre.

    `force` changes the speed of a missile and the energy of a spring, `twist` how far it was
    wound, or where a lever begins.
    """

    yaw: int = 0
    pitch: int = 0
    force: int = 0
    twist: int = 0
    height: int = 0
