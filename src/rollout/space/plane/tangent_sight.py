"""Sight by tangents, as Energon Wars rules it (EW-LOS-01, EW-RUL-34).

Seen from above, a base sees another if any point of the one and any point of the other can be
joined by a straight line that goes through nothing. Whether a direction has a free line changes
only where a line touches two things at once. So the directions of all common tangents are put in
order, and one direction between each two neighbours is tried: there every thing covers a strip,
and a free line is a gap between the strips. A gap of no width shows nothing.

Directions are slopes against the line of the centres in whole parts of `FINE`, rounded down
(EW-RUL-07).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt
from typing import Final, TypeAlias

from rollout.space.plane.crossing import enters, near_segment, nearer
from rollout.space.plane.shapes import Disc, Outline, Point, Shape
from rollout.space.plane.sight import Sight

FINE: Final = 1 << 24

Vector: TypeAlias = tuple[int, int]


def sight_by_tangents(viewer: Disc, target: Disc, blockers: Sequence[Shape]) -> Sight:
    """Whether any point of a base sees any point of another past the blockers.

    `blockers` leave out the two themselves. If nothing is seen, the line told is the one between
    the centres.
    """
    start, end = viewer.centre, target.centre
    near = in_between(viewer, target, blockers)
    if not near or start == end:
        return Sight(start, end, ())
    view = View(viewer, target, [placed_between(viewer, target, blockers[i]) for i in near])
    ahead = view.gap(0)
    if ahead is None:
        for slope in middles(view.slopes()):
            ahead = view.gap(slope)
            if ahead is not None:
                break
    if ahead is not None:
        return Sight(ahead[0], ahead[1], ())
    crossed = [i for i in near if enters(start, end, blockers[i])]
    return Sight(start, end, tuple(crossed or near))


@dataclass
class Between:
    """A blocker, with the ways to its nearest points from the viewer and from the target."""

    shape: Shape
    from_viewer: Vector
    from_target: Vector


class View:
    """Two bases and what stands between them, with slopes against the line of their centres."""

    def __init__(self, viewer: Disc, target: Disc, between: list[Between]) -> None:
        self.viewer: Disc = viewer
        self.target: Disc = target
        self.between: list[Between] = between
        self.dx: int = target.centre[0] - viewer.centre[0]
        self.dy: int = target.centre[1] - viewer.centre[1]

    def gap(self, slope: int) -> tuple[Point, Point] | None:
        """A free line in this direction, from base to base, if there is one."""
        ux, uy = self.dx * FINE - self.dy * slope, self.dy * FINE + self.dx * slope
        square = ux * ux + uy * uy
        low, high = strip_of(self.viewer, ux, uy, square)
        target_low, target_high = strip_of(self.target, ux, uy, square)
        low, high = max(low, target_low), min(high, target_high)
        strips: list[tuple[int, int]] = []
        for thing in self.between:
            behind, beyond = thing.from_viewer, thing.from_target
            if ux * behind[0] + uy * behind[1] >= 0 and ux * beyond[0] + uy * beyond[1] <= 0:
                strip = strip_of(thing.shape, ux, uy, square)
                if strip[0] < high and strip[1] > low:
                    strips.append(strip)
        strips.sort()
        for strip_low, strip_high in strips:
            if strip_low > low:
                high = strip_low
                break
            low = max(low, strip_high)
        if low >= high:
            return None
        middle = (low + high) // 2
        return (
            _beside(self.viewer.centre, middle, ux, uy, square),
            _beside(self.target.centre, middle, ux, uy, square),
        )

    def slopes(self) -> list[int]:
        """The slopes of all lines that touch two things on their way from base to base."""
        discs = [self.viewer, self.target]
        for thing in self.between:
            discs += [disc for disc in touchable(thing.shape) if self.reaches(disc)]
        steepest = self.steepest()
        found: set[int] = {-steepest, steepest}
        for i in range(len(discs)):
            for j in range(i):
                for x, y in tangents(discs[j], discs[i]):
                    along = x * self.dx + y * self.dy
                    if along != 0:
                        slope = (self.dx * y - self.dy * x) * FINE // along
                        if -steepest < slope < steepest:
                            found.add(slope)
        return sorted(found)

    def reaches(self, disc: Disc) -> bool:
        """Whether a line from base to base can touch this disc at all."""
        reach = max(self.viewer.radius, self.target.radius) + disc.radius
        return near_segment(disc.centre, self.viewer.centre, self.target.centre, reach, 1)

    def steepest(self) -> int:
        """The slope of the lines that touch both bases and cross between them."""
        radii = self.viewer.radius + self.target.radius
        rest = self.dx * self.dx + self.dy * self.dy - radii * radii
        return radii * FINE // max(1, isqrt(max(0, rest)))


def in_between(viewer: Disc, target: Disc, blockers: Sequence[Shape]) -> list[int]:
    reach = max(viewer.radius, target.radius)
    return [
        number
        for number in range(len(blockers))
        if nearer(viewer.centre, target.centre, blockers[number], reach)
    ]


def placed_between(viewer: Disc, target: Disc, shape: Shape) -> Between:
    return Between(shape, way_to(viewer.centre, shape), way_to(target.centre, shape))


def way_to(point: Point, shape: Shape) -> Vector:
    """The way from a point to the nearest point of a shape, or to its centre; not its length."""
    x, y = point
    if isinstance(shape, Disc):
        return shape.centre[0] - x, shape.centre[1] - y
    if enters(point, point, shape):
        return 0, 0
    ways: list[tuple[int, int, int]] = []
    start = shape.corners[-1]
    for end in shape.corners:
        nx, ny = _nearest(point, start, end)
        ways.append(((nx - x) * (nx - x) + (ny - y) * (ny - y), nx - x, ny - y))
        start = end
    best = min(ways)
    return best[1], best[2]


def _nearest(point: Point, start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    square = dx * dx + dy * dy
    if along <= 0:
        return start
    if along >= square:
        return end
    return start[0] + dx * along // square, start[1] + dy * along // square


def strip_of(shape: Shape, ux: int, uy: int, square: int) -> tuple[int, int]:
    """What a shape covers, seen in the direction (ux, uy), measured across it."""
    if isinstance(shape, Outline):
        across = [ux * y - uy * x for x, y in shape.corners]
        return min(across), max(across)
    middle = ux * shape.centre[1] - uy * shape.centre[0]
    half = isqrt(shape.radius * shape.radius * square)
    return middle - half, middle + half


def _beside(centre: Point, across: int, ux: int, uy: int, square: int) -> Point:
    """The point beside a centre on the line that lies so far across."""
    off = across - (ux * centre[1] - uy * centre[0])
    return centre[0] - off * uy // square, centre[1] + off * ux // square


def touchable(shape: Shape) -> list[Disc]:
    """A shape as the discs that its tangents touch."""
    if isinstance(shape, Disc):
        return [shape]
    return [Disc(corner, 0) for corner in shape.corners]


def tangents(a: Disc, b: Disc) -> list[Vector]:
    """The directions of the lines that touch both discs, four at most."""
    dx, dy = b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]
    square = dx * dx + dy * dy
    found: list[Vector] = []
    for rise in {a.radius + b.radius, a.radius - b.radius}:
        if rise * rise <= square and square > 0:
            along, across = isqrt((square - rise * rise) * FINE * FINE), rise * FINE
            found.append((dx * along - dy * across, dy * along + dx * across))
            found.append((dx * along + dy * across, dy * along - dx * across))
    return found


def middles(slopes: list[int]) -> list[int]:
    """One slope between each two neighbours."""
    return [(low + high) // 2 for low, high in pairwise(slopes)]
