"""Levels: what a base stands on, which side it may climb, and where it comes to stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Final

from rollout.space.plane.crossing import near_segment
from rollout.space.plane.lengths import inside, share
from rollout.space.plane.shapes import Disc, Outline, Point, Solid

ON_THE_GROUND: Final = -1

_SPARE: Final = 3
"""Whoever touches a side stands so far from it, so that rounding does not push it through."""


@dataclass(frozen=True)
class Platform:
    """A raised surface. Its side i runs from corner i - 1 to corner i of the outline."""

    surface: Outline
    height: int
    climbable: tuple[int, ...] = ()


def platform_under(platforms: Sequence[Platform], base: Disc) -> int:
    """The number of the highest platform that a whole base stands on, or `ON_THE_GROUND`."""
    best = ON_THE_GROUND
    for number, platform in enumerate(platforms):
        if inside(base, platform.surface) and (
            best == ON_THE_GROUND or platform.height > platforms[best].height
        ):
            best = number
    return best


def supports(platform: Platform, base: Disc) -> bool:
    """Whether a base pushed about on a platform is still held by it: by its centre."""
    return inside(Disc(base.centre, 0), platform.surface)


def touched_sides(shape: Outline, base: Disc, contact: int) -> list[int]:
    """The sides of an outline that a base touches, from within or without, to this tolerance."""
    corners = shape.corners
    return [
        i
        for i in range(len(corners))
        if near_segment(base.centre, corners[i - 1], corners[i], base.radius + contact, 1)
    ]


def spot_inside(shape: Outline, number: int, base: Disc) -> Point | None:
    """Where a base comes to stand that goes in across a side: touching that side, straight ahead.

    Near a corner it shifts along the side until the whole base is in; None if it has no room.
    """
    start, end = shape.corners[number - 1], shape.corners[number]
    away = base.radius + _SPARE
    for foot in (_foot(base.centre, start, end, away), _middle(start, end)):
        spot = _beside(foot, start, end, away)
        if inside(Disc(spot, base.radius), shape):
            return spot
    return None


def spot_outside(shape: Outline, number: int, base: Disc) -> Point:
    """Where a base comes to stand that goes out straight across a side: touching that side."""
    start, end = shape.corners[number - 1], shape.corners[number]
    return _beside(_foot(base.centre, start, end, 0), start, end, -base.radius - _SPARE)


def is_above(one: Solid, other: Solid) -> bool:
    """Whether one begins where the other ends, or higher."""
    return one.bottom >= other.top


def _foot(point: Point, start: Point, end: Point, margin: int) -> Point:
    """The point of a side straight across from another, at least a margin from its ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    least = isqrt(margin * margin * square)
    along = max(min(along, square - least), least)
    return start[0] + dx * along // square, start[1] + dy * along // square


def _middle(start: Point, end: Point) -> Point:
    return (start[0] + end[0]) // 2, (start[1] + end[1]) // 2


def _beside(foot: Point, start: Point, end: Point, away: int) -> Point:
    """So far to the left of a side, where the inside of its outline is."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    return foot[0] + share(-dy, away, square), foot[1] + share(dx, away, square)
