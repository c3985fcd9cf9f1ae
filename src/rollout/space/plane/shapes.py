"""What stands on the plane: discs and convex outlines, flat or standing up.

Coordinates are whole numbers; what one of them means is the game's business.
The x axis runs to the right, the y axis up, angles anticlockwise.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from rollout.space.plane.angles import QUARTER, heading, laid_off

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Disc:
    """A round base or obstacle; one of radius 0 is a point."""

    centre: Point
    radius: int


@dataclass(frozen=True)
class Outline:
    """A convex outline, as `outline` makes it: corners anticlockwise, and the box around them."""

    corners: tuple[Point, ...]
    west: int
    east: int
    south: int
    north: int


Shape: TypeAlias = Disc | Outline


@dataclass(frozen=True)
class Solid:
    """A shape that stands up, from `bottom` to `top`.

    What begins at 0 stands on the ground, and nothing looks through beneath it.
    """

    shape: Shape
    top: int
    bottom: int = 0


def outline(corners: Iterable[Point]) -> Outline:
    """A convex outline from its corners, given in either direction round.

    >>> outline([(0, 0), (0, 4), (4, 4), (4, 0)]).corners
    ((4, 0), (4, 4), (0, 4), (0, 0))
    """
    points = tuple(corners)
    if len(set(points)) < 3:
        raise ValueError("an outline has at least three corners")
    if side(points[0], points[1], points[2]) < 0:
        points = points[::-1]
    for i in range(len(points)):
        start, end = points[i - 1], points[i]
        if not all(side(start, end, p) > 0 for p in points if p not in (start, end)):
            raise ValueError("an outline is convex, and each of its corners is one")
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Outline(points, min(xs), max(xs), min(ys), max(ys))


def rectangle(centre: Point, width: int, depth: int, angle: int = 0) -> Outline:
    """A rectangle round its centre, `width` long in the direction of `angle`.

    Corners are rounded to whole numbers, towards the centre.

    >>> rectangle((0, 0), 6, 4).corners
    ((3, 2), (-3, 2), (-3, -2), (3, -2))
    """
    if width < 2 or depth < 2:
        raise ValueError(f"a rectangle is 2 long and deep at least, not {width} x {depth}")
    along, across = heading(angle), heading(angle + QUARTER)
    corners: list[Point] = []
    for ahead, aside in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        x, y = laid_off(along, ahead * width)
        dx, dy = laid_off(across, aside * depth)
        corners.append((centre[0] + _half(x + dx), centre[1] + _half(y + dy)))
    return outline(corners)


def moved(shape: Shape, by: Point) -> Shape:
    """The same shape, `by` so much further."""
    dx, dy = by
    if isinstance(shape, Disc):
        return Disc((shape.centre[0] + dx, shape.centre[1] + dy), shape.radius)
    return Outline(
        tuple([(x + dx, y + dy) for x, y in shape.corners]),
        shape.west + dx,
        shape.east + dx,
        shape.south + dy,
        shape.north + dy,
    )


def box(shape: Shape, reach: int) -> tuple[int, int, int, int]:
    """West, east, south and north of a shape, each `reach` farther out."""
    if isinstance(shape, Disc):
        (x, y), away = shape.centre, shape.radius + reach
        return x - away, x + away, y - away, y + away
    return shape.west - reach, shape.east + reach, shape.south - reach, shape.north + reach


def side(start: Point, end: Point, point: Point) -> int:
    """Positive if the point lies to the left of the way from start to end, 0 on its line."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _half(length: int) -> int:
    """Half a length, rounded to zero."""
    return length // 2 if length >= 0 else -(-length // 2)
