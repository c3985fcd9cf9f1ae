"""Where a base may be put down: anywhere, wholly inside something, or within reach of something."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from rollout.kernel.errors import Refusal
from rollout.space.plane.ground import EDGE, NO_BAR, OCCUPIED, Fault, Ground
from rollout.space.plane.lengths import gap, gap_within, inside
from rollout.space.plane.shapes import Disc, Outline, Point, Shape, box
from rollout.space.regions.area import Area, Refuse
from rollout.space.regions.drawn import near_rings, rest_rings, zone_rings
from rollout.space.regions.outlines import PointOutline, RegionOutline, Ring

OUTSIDE: Final = "outside"
"""The base does not lie wholly in the zone."""
TOO_FAR: Final = "too_far"
"""The base is too far from what it must be near to; the excess says how much."""

_TRIES: Final = 40
_ACROSS: Final = 6
"""Samples lie on a grid so wide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spots(Area[Point]):
    """Everywhere on the table that the base of a ground may stand.

    `goals` are points worth trying, listed first where they are free.
    """

    def __init__(self, ground: Ground, refuse: Refuse, goals: Sequence[Point] = ()) -> None:
        self.ground = ground
        self.refuse = refuse
        self.goals = goals

    def fault(self, point: Point) -> Fault | None:
        if not self.ground.on_table(point):
            return Fault(EDGE, 0)
        bar = self.ground.under(point)
        return None if bar == NO_BAR else Fault(OCCUPIED, 0, bar)

    def refusal(self, value: Point) -> Refusal | None:
        fault = self.fault(value)
        return self.objection(value) if fault is None else self.refuse(fault)

    def samples(self) -> list[Point]:
        return [spot for spot in self.worth_trying() if self._good(spot)]

    def has_samples(self) -> bool:
        return any(self._good(spot) for spot in self.worth_trying())

    def worth_trying(self) -> list[Point]:
        """What is listed where it is free: the goals, then points of a grid, each once."""
        west, east, south, north = self._bounds()
        grid = [
            (west + (east - west) * i // _ACROSS, south + (north - south) * j // _ACROSS)
            for i in range(_ACROSS + 1)
            for j in range(_ACROSS + 1)
        ]
        return list(dict.fromkeys([*self.goals, *grid]))

    def draw(self, rng: Random) -> Point | None:
        west, east, south, north = self._bounds()
        for _ in range(_TRIES):
            spot = (
                west + int(rng.random() * (east - west + 1)),
                south + int(rng.random() * (north - south + 1)),
            )
            if self._good(spot):
                return spot
        return None

    def outline(self) -> RegionOutline:
        return PointOutline(self.rings(), self.ground.radius)

    def rings(self) -> list[Ring]:
        """What to draw."""
        return rest_rings(self.ground)

    def bounds(self) -> tuple[int, int, int, int]:
        """West, east, south and north of where the centre can be, the table aside."""
        return 0, self.ground.width, 0, self.ground.depth

    def _bounds(self) -> tuple[int, int, int, int]:
        ground, radius = self.ground, self.ground.radius
        west, east, south, north = self.bounds()
        west, south = max(west, radius), max(south, radius)
        return (
            west,
            max(west, min(east, ground.width - radius)),
            south,
            max(south, min(north, ground.depth - radius)),
        )

    def _good(self, spot: Point) -> bool:
        return self.fault(spot) is None and self.objection(spot) is None


@mypyc_attr(allow_interpreted_subclasses=True)
class SpotsInside(Spots):
    """Those where the whole base lies in a zone: where an army is deployed."""

    def __init__(
        self, ground: Ground, zone: Outline, refuse: Refuse, goals: Sequence[Point] = ()
    ) -> None:
        super().__init__(ground, refuse, goals)
        self.zone = zone

    def fault(self, point: Point) -> Fault | None:
        fault = super().fault(point)
        if fault is not None or inside(Disc(point, self.ground.radius), self.zone):
            return fault
        return Fault(OUTSIDE, 0)

    def bounds(self) -> tuple[int, int, int, int]:
        return box(self.zone, -self.ground.radius)

    def rings(self) -> list[Ring]:
        return zone_rings(self.ground, self.zone)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpotsNear(Spots):
    """Those where the base is within reach of something, edge to edge."""

    def __init__(
        self, ground: Ground, about: Shape, reach: int, refuse: Refuse, goals: Sequence[Point] = ()
    ) -> None:
        super().__init__(ground, refuse, goals)
        self.about = about
        self.reach = reach

    def fault(self, point: Point) -> Fault | None:
        fault = super().fault(point)
        base = Disc(point, self.ground.radius)
        if fault is not None or gap_within(base, self.about, self.reach):
            return fault
        return Fault(TOO_FAR, 0, NO_BAR, max(1, gap(base, self.about) - self.reach))

    def bounds(self) -> tuple[int, int, int, int]:
        return box(self.about, self.reach + self.ground.radius)

    def rings(self) -> list[Ring]:
        return near_rings(self.ground, self.about, self.reach)
