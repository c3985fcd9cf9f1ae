"""The ground as one base finds it: the table, what bars its way, where it may stop.

A base is moved by its centre along straight legs. Each thing in its way says for itself
how near the line may pass it and how near the base may come to rest, so that one ground serves
bases that must fit through whole, bases that squeeze past models, and fliers.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from rollout.space.plane.crossing import nearer
from rollout.space.plane.lengths import leg_length
from rollout.space.plane.shapes import Point, Shape, box

OVER: Final = -1
"""In place of a distance: the way may lead over it, or the base may rest on it."""
NO_BAR: Final = -1
ANY_NUMBER: Final = 1_000_000
"""Of legs, or of length, where a rule sets no limit."""

EDGE: Final = "edge"
BARRED: Final = "barred"
OCCUPIED: Final = "occupied"
TOO_LONG: Final = "too_long"
TOO_MANY_LEGS: Final = "too_many_legs"


@dataclass(frozen=True)
class Bar:
    """One thing in the way of a base.

    The line of the centre keeps at least `passing` away from the shape,
    the centre rests at least `resting` away from it; `OVER` lifts the one or the other.
    """

    shape: Shape
    passing: int
    resting: int


@dataclass(frozen=True)
class Fault:
    """Why a path is refused: the first thing wrong with it.

    `leg` counts from 0; `bar` is the number of the bar on its ground, or `NO_BAR`;
    `excess` says by how much a length or a number of legs is too great.
    """

    reason: str
    leg: int
    bar: int = NO_BAR
    excess: int = 0


def solid_bar(shape: Shape, radius: int) -> Bar:
    """The whole base keeps clear of it, on its way and at rest."""
    return Bar(shape, radius, radius)


def squeeze_bar(shape: Shape, radius: int, clearance: int) -> Bar:
    """The line keeps a clearance on its way; at rest the whole base is clear of it."""
    return Bar(shape, clearance, radius)


def landing_bar(shape: Shape, radius: int) -> Bar:
    """A flier passes over it and comes to rest clear of it."""
    return Bar(shape, OVER, radius)


class Ground:
    """A table from (0, 0) to (width, depth) as a base of one radius finds it.

    It is never changed. Making one costs little; what is worked out on it is kept with it.
    """

    def __init__(self, width: int, depth: int, radius: int, bars: Sequence[Bar]) -> None:
        self.width: int = width
        self.depth: int = depth
        self.radius: int = radius
        self.bars: list[Bar] = list(bars)
        self._boxes: list[tuple[int, int, int, int]] = [
            box(bar.shape, max(0, bar.passing, bar.resting)) for bar in bars
        ]

    def on_table(self, centre: Point) -> bool:
        """Whether the whole base lies on the table."""
        x, y, radius = centre[0], centre[1], self.radius
        return radius <= x <= self.width - radius and radius <= y <= self.depth - radius

    def rests(self, centre: Point) -> bool:
        """Whether the base may stand here."""
        return self.on_table(centre) and self.under(centre) == NO_BAR

    def under(self, centre: Point) -> int:
        """The first bar that a base standing here would rest too near, or `NO_BAR`."""
        x, y = centre
        for number, (west, east, south, north) in enumerate(self._boxes):
            if west < x < east and south < y < north:
                bar = self.bars[number]
                if bar.resting != OVER and nearer(centre, centre, bar.shape, bar.resting):
                    return number
        return NO_BAR

    def passes(self, start: Point, end: Point) -> bool:
        """Whether the line of a leg is free: nothing in its way, and on the table at its end."""
        return self.on_table(end) and self.barred(start, end) == NO_BAR

    def barred(self, start: Point, end: Point) -> int:
        """The first bar, by number, that the line of a leg passes too near, or `NO_BAR`."""
        for number in self._about(start, end):
            bar = self.bars[number]
            if nearer(start, end, bar.shape, bar.passing):
                return number
        return NO_BAR

    def all_barred(self, start: Point, end: Point) -> list[int]:
        """Every bar, by number, that the line of a leg passes too near."""
        return [
            number
            for number in self._about(start, end)
            if nearer(start, end, self.bars[number].shape, self.bars[number].passing)
        ]

    def _about(self, start: Point, end: Point) -> list[int]:
        """The bars that are not passed over and whose boxes the line comes into."""
        (west, south), (east, north) = start, end
        if west > east:
            west, east = east, west
        if south > north:
            south, north = north, south
        return [
            number
            for number, (left, right, bottom, top) in enumerate(self._boxes)
            if west < right
            and east > left
            and south < top
            and north > bottom
            and self.bars[number].passing != OVER
        ]

    def fault(
        self, path: Sequence[Point], allowance: int = ANY_NUMBER, most_legs: int = ANY_NUMBER
    ) -> Fault | None:
        """What is wrong with a path from its first point to its last; None if it may be gone.

        The table is convex: a leg that begins and ends on it stays on it.
        """
        legs = len(path) - 1
        if legs > most_legs:
            return Fault(TOO_MANY_LEGS, most_legs, NO_BAR, legs - most_legs)
        length = 0
        for leg, (start, end) in enumerate(pairwise(path)):
            if not self.on_table(end):
                return Fault(EDGE, leg)
            bar = self.barred(start, end)
            if bar != NO_BAR:
                return Fault(BARRED, leg, bar)
            length += leg_length(start, end)
            if length > allowance:
                return Fault(TOO_LONG, leg, NO_BAR, length - allowance)
        bar = self.under(path[-1])
        return Fault(OCCUPIED, max(0, legs - 1), bar) if bar != NO_BAR else None
