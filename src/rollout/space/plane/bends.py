"""Where a way bends: corners round each bar that a taut line may turn at.

A bar, grown by what the line keeps from it, has round corners. They are replaced by whole points
just outside, one for every `turn` or part of it, such that the legs between neighbours touch.
"""

from dataclasses import dataclass
from typing import Final

from rollout.space.plane.angles import TURN, UNIT, angle_of, heading
from rollout.space.plane.shapes import Disc, Point, Shape, side

SMOOTH: Final = 300
"""A point for every 30 degrees: a way round a base is at most a fortieth longer than its arc."""
FEW_LEGS: Final = 450
"""A point for every 45 degrees, where legs are counted."""

_SPARE: Final = 2
"""Added to each distance, so that rounding leads into nothing."""


@dataclass(frozen=True)
class Bend:
    """A point to turn at, and its neighbours on the same ring: clockwise, anticlockwise."""

    point: Point
    before: Point
    after: Point


def ring(shape: Shape, reach: int, turn: int) -> list[Point]:
    """The points round a shape, anticlockwise, that keep at least `reach` away from it."""
    if isinstance(shape, Disc):
        return _arc(shape.centre, shape.radius + reach, 0, TURN, turn)
    corners = shape.corners
    points: list[Point] = []
    for i in range(len(corners)):
        facing = _outwards(corners[i - 1], corners[i])
        following = _outwards(corners[i], corners[(i + 1) % len(corners)])
        points += _arc(corners[i], reach, facing, (following - facing) % TURN, turn)
    return points


def bends(points: list[Point]) -> list[Bend]:
    """The points of a ring with their neighbours."""
    count = len(points)
    return [Bend(points[i], points[i - 1], points[(i + 1) % count]) for i in range(count)]


def is_within(points: list[Point], point: Point) -> bool:
    """Whether a point lies inside a ring, its edge left out."""
    return all(side(points[i - 1], points[i], point) > 0 for i in range(len(points)))


def _outwards(start: Point, end: Point) -> int:
    return angle_of(end[1] - start[1], start[0] - end[0])


def _arc(centre: Point, radius: int, first: int, span: int, turn: int) -> list[Point]:
    """Points round part of a circle whose connecting legs touch it."""
    count = max(1, -(-span // turn))
    cosine = heading(span // (2 * count) + 1)[0]
    distance = radius * UNIT // max(1, cosine) + 1 + _SPARE
    points: list[Point] = []
    for i in range(count):
        x, y = heading(first + span * (2 * i + 1) // (2 * count))
        points.append(
            (centre[0] + x * distance // 1_000_000, centre[1] + y * distance // 1_000_000)
        )
    return points
