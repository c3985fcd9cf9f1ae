"""What figures, weapons, forces and maps are once they are read. Tenths of millimetres, degrees."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rollout.games.attacktix.content.vocabulary import (
    ANYBODY,
    MEGA,
    MISSILE,
    RED,
    ROBOT,
    UNDERSIDES,
)
from rollout.space.physics.bodies import build_of
from rollout.space.physics.weapons import Weapon

Point = tuple[int, int]
BACK_UP_PART: Final = 2
"""AT-ARM-02: of the agreed size, one part in so many comes as Back-Up."""


@dataclass(frozen=True)
class Face:
    """What the top window shows (AT-FIG-07)."""

    speed: int
    colour: str

    @property
    def is_red(self) -> bool:
        return self.colour == RED


@dataclass(frozen=True)
class Armament:
    """A weapon as the rules know it: its form, the limits of its joints, how often it fires.

    Limits are in tenths of a degree from the front of the base.
    """

    code: str
    kind: str
    make: Weapon
    yaw: int
    lowest: int
    highest: int
    shots: int

    @property
    def is_ranged(self) -> bool:
        return self.kind == MISSILE


@dataclass(frozen=True)
class Ability:
    """A verb, and whom it is about (AT-FIG-13)."""

    verb: str
    whom: str = ANYBODY
    named: str = ""
    unless: str = ""
    unless_named: str = ""

    def fits(self, figure: Sculpt) -> bool:
        """AT-SPC-04: by name, Attacktix Class or Faction Class."""
        if self.named:
            return figure.name == self.named
        if self.unless in (figure.rank, figure.faction):
            return False
        if self.unless_named == figure.name:
            return False
        return self.whom in (ANYBODY, figure.rank, figure.faction)


@cache
def _measures(size: str, low: bool) -> tuple[int, int]:
    """Radius of the base, and height."""
    build = build_of(size, low)
    return round(10 * build.radius), round(10 * build.height)


@dataclass(frozen=True)
class Sculpt:
    """A figure as it is printed and moulded (AT-FIG-01 to 10)."""

    code: str
    number: int
    name: str
    mode: str
    faction: str
    rank: str
    points: int
    size: str
    weapon: Armament
    wheel: tuple[Face, ...]
    white: int
    ability: Ability | None

    @property
    def is_mega(self) -> bool:
        """AT-RUL-11: the same as being a Battle Master."""
        return self.rank == MEGA

    @property
    def low(self) -> bool:
        """Vehicles and beasts."""
        return self.mode != ROBOT

    @property
    def radius(self) -> int:
        """Of the base."""
        return _measures(self.size, self.low)[0]

    @property
    def height(self) -> int:
        return _measures(self.size, self.low)[1]

    def shows_white(self, position: int) -> bool:
        """AT-FIG-10: whether the bottom window is white there; white positions lie evenly."""
        before = position * self.white // UNDERSIDES
        return (position + 1) * self.white // UNDERSIDES > before


@dataclass(frozen=True)
class Force:
    """A battle force and its Back-Up, ready made."""

    code: str
    size: int
    battle: tuple[str, ...]
    back_up: tuple[str, ...]


@dataclass(frozen=True)
class Sort:
    """A sort of object. Half its width is its radius; without a mass it stays where it is."""

    code: str
    shape: str
    radius: int
    height: int
    mass: int
    pushed: bool


@dataclass(frozen=True)
class Section:
    """About one base's width of a barrier (AT-TER-02)."""

    start: Point
    end: Point
    high: bool
    cover: bool
    falls: bool
    """Whether an attack action can remove it."""


@dataclass(frozen=True)
class Patch:
    """A drawn area; an ellipse is written as a polygon."""

    corners: tuple[Point, ...]
    slowing: bool
    cover: bool


@dataclass(frozen=True)
class Placed:
    """Where an object stands when the match begins."""

    sort: str
    at: Point
    turn: int


@dataclass(frozen=True)
class Map:
    """Points are tenths of a millimetre from the middle of the field."""

    code: str
    players: tuple[int, ...]
    mega: bool
    sections: tuple[Section, ...]
    patches: tuple[Patch, ...]
    objects: tuple[Placed, ...]
