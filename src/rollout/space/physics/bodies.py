"""What a figure is made of: one rigid body, heavy at its base. Millimetres and grams in here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import atan2, degrees
from typing import Final

BASE_HEIGHT: Final = 11.0
SHARE_OF_BASE: Final = 0.42
"""Of the mass of a figure."""
SHOULDERS: Final = 0.78
"""Half the width of the torso, by the radius of the base."""
LOW: Final = 0.75
"""By what vehicles and beasts are lower than robots of their size."""

Box = tuple[float, float, float]


@dataclass(frozen=True)
class Build:
    """A size of figures: diameter of the base, height, mass, height of the centre of mass."""

    base: float
    height: float
    mass: float
    centre: float

    @property
    def radius(self) -> float:
        return self.base / 2

    @property
    def tipping(self) -> float:
        """The tilt in degrees beyond which it falls by itself."""
        return degrees(atan2(self.radius, self.centre))

    def lowered(self) -> Build:
        return Build(self.base, LOW * self.height, self.mass, LOW * self.centre)


BUILDS: Final[dict[str, Build]] = {
    "S": Build(32, 76, 24, 28),
    "M": Build(38, 82, 32, 30),
    "L": Build(45, 90, 44, 32),
    "BM": Build(76, 150, 180, 48),
}


@dataclass(frozen=True)
class Part:
    """A piece of a figure, upright around its axis: what MuJoCo calls a geom."""

    name: str
    shape: str
    size: tuple[float, ...]
    at: Box
    mass: float


@cache
def build_of(size: str, low: bool) -> Build:
    return BUILDS[size].lowered() if low else BUILDS[size]


@cache
def parts_of(size: str, low: bool) -> tuple[Part, ...]:
    """Base, legs, torso, head, and a lip in front that a throw can lift under.

    Legs and torso share what is left of the mass so that its centre lies where it should.
    """
    build = build_of(size, low)
    radius, height = build.radius, build.height
    base = SHARE_OF_BASE * build.mass
    upper = build.mass - base
    hips, shoulders = 0.42 * height, 0.80 * height
    legs_at, torso_at = (BASE_HEIGHT + hips) / 2, (hips + shoulders) / 2
    head = (height - shoulders) / 2
    head_at, lip_at = height - head, 0.45 * height
    head_mass, lip_mass = 0.10 * upper, 0.02 * upper
    shared = upper - head_mass - lip_mass
    moment = build.mass * build.centre - base * BASE_HEIGHT / 2
    moment -= head_mass * head_at + lip_mass * lip_at
    torso_mass = (moment - shared * legs_at) / (torso_at - legs_at)
    return (
        Part("base", "cylinder", (radius, BASE_HEIGHT / 2), (0, 0, BASE_HEIGHT / 2), base),
        Part(
            "legs",
            "box",
            (0.45 * radius, 0.6 * radius, (hips - BASE_HEIGHT) / 2),
            (0, 0, legs_at),
            shared - torso_mass,
        ),
        Part(
            "torso",
            "box",
            (0.5 * radius, SHOULDERS * radius, (shoulders - hips) / 2),
            (0, 0, torso_at),
            torso_mass,
        ),
        Part("head", "sphere", (head,), (0, 0, head_at), head_mass),
        Part("lip", "box", (2.5, 0.5 * radius, 1.5), (0.5 * radius + 2.5, 0, lip_at), lip_mass),
    )
