"""Lengths and gaps. Squares are compared, so nothing is rounded where a rule is decided.

"Within" includes its bound. A gap runs from edge to edge, and to touch is not to overlap.
A length that is told rounds down, a length that is paid for rounds up.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import isqrt

from rollout.space.plane.crossing import contains, near_segment, squared_distance_to_segment
from rollout.space.plane.shapes import Disc, Outline, Point, Shape, side


def squared_distance(a: Point, b: Point) -> int:
    """The square of the distance between two points."""
    return (b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1])


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most `reach` apart."""
    return squared_distance(a, b) <= reach * reach


def leg_length(start: Point, end: Point) -> int:
    """What a straight leg costs: its length, rounded up.

    A way of many tiny legs is never cheaper than the straight one.

    >>> leg_length((0, 0), (3000, 4000)), leg_length((0, 0), (1, 1))
    (5000, 2)
    """
    square = squared_distance(start, end)
    return isqrt(square - 1) + 1 if square else 0


def path_length(path: Sequence[Point]) -> int:
    """What a bent way costs: the sum of its legs, each rounded up."""
    return sum([leg_length(start, end) for start, end in pairwise(path)])


def towards(start: Point, end: Point, length: int) -> Point:
    """The point `length` away on the straight way from start to end, at most the end itself.

    Coordinates are rounded towards the start, so that nothing reaches farther than it may.
    """
    if within(start, end, length):
        return end
    return onwards(start, end, length)


def onwards(start: Point, through: Point, length: int) -> Point:
    """The point `length` away from start in the direction of another point, or beyond that.

    >>> onwards((0, 0), (3, 4), 5000)
    (3000, 4000)
    """
    dx, dy = through[0] - start[0], through[1] - start[1]
    square = dx * dx + dy * dy
    if square == 0:
        raise ValueError("no way leads from a point to itself")
    return start[0] + share(dx, length, square), start[1] + share(dy, length, square)


def share(part: int, length: int, square: int) -> int:
    """`length * part / sqrt(square)`, rounded towards zero."""
    size = isqrt(part * part * length * length // square)
    return size if (part >= 0) == (length >= 0) else -size


def gap(a: Shape, b: Shape) -> int:
    """The distance from edge to edge, rounded down; 0 for what touches or overlaps.

    >>> gap(Disc((0, 0), 750), Disc((10_000, 0), 1000))
    8250
    """
    if isinstance(a, Disc) and isinstance(b, Disc):
        return max(0, isqrt(squared_distance(a.centre, b.centre)) - a.radius - b.radius)
    if overlap(a, b):
        return 0
    between = min([squared_distance_to_segment(p, q, r) for p, q, r in _corners_and_edges(a, b)])
    return max(0, isqrt(between) - _radius(a) - _radius(b))


def gap_within(a: Shape, b: Shape, reach: int) -> bool:
    """Whether two shapes are at most `reach` apart, edge to edge."""
    return _gap_below(a, b, reach, 1)


def gap_at_least(a: Shape, b: Shape, reach: int) -> bool:
    """Whether two shapes are `reach` apart or more, edge to edge; nothing is less than 0 apart."""
    return reach <= 0 or not _gap_below(a, b, reach, 0)


def overlap(a: Shape, b: Shape) -> bool:
    """Whether two shapes share more than points of their edges."""
    return _gap_below(a, b, 0, 0)


def inside(inner: Shape, outer: Shape) -> bool:
    """Whether no point of one shape lies outside of the other; edges may touch."""
    if isinstance(outer, Outline):
        return all(_on_inner_hand(inner, start, end) for start, end in _edges(outer))
    if isinstance(inner, Disc):
        spare = outer.radius - inner.radius
        return spare >= 0 and within(inner.centre, outer.centre, spare)
    return all(within(corner, outer.centre, outer.radius) for corner in inner.corners)


def _gap_below(a: Shape, b: Shape, reach: int, touching: int) -> bool:
    """Whether the gap is below `reach`, or with `touching` 1 at most that."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        apart = a.radius + b.radius + reach
        return squared_distance(a.centre, b.centre) < apart * apart + touching
    if isinstance(a, Disc) and contains(b, a.centre):
        return True
    if isinstance(b, Disc) and contains(a, b.centre):
        return True
    if isinstance(a, Outline) and isinstance(b, Outline) and not _apart(a, b):
        return True
    apart = _radius(a) + _radius(b) + reach
    for point, start, end in _corners_and_edges(a, b):
        if near_segment(point, start, end, apart, touching):
            return True
    return False


def _apart(a: Outline, b: Outline) -> bool:
    """Whether an edge of one has the other wholly on its outer hand."""
    for one, other in ((a, b), (b, a)):
        for start, end in _edges(one):
            if all(side(start, end, corner) <= 0 for corner in other.corners):
                return True
    return False


def _on_inner_hand(shape: Shape, start: Point, end: Point) -> bool:
    if isinstance(shape, Outline):
        return all(side(start, end, corner) >= 0 for corner in shape.corners)
    across = side(start, end, shape.centre)
    return across >= 0 and across * across >= shape.radius * shape.radius * squared_distance(
        start, end
    )


def _corners_and_edges(a: Shape, b: Shape) -> list[tuple[Point, Point, Point]]:
    """The corners of each shape with the edges of the other; a centre is a corner."""
    pairs: list[tuple[Point, Point, Point]] = []
    for one, other in ((a, b), (b, a)):
        if isinstance(other, Outline):
            corners = (one.centre,) if isinstance(one, Disc) else one.corners
            pairs += [(p, start, end) for p in corners for start, end in _edges(other)]
    return pairs


def _edges(shape: Outline) -> list[tuple[Point, Point]]:
    corners = shape.corners
    return [(corners[i - 1], corners[i]) for i in range(len(corners))]


def _radius(shape: Shape) -> int:
    return shape.radius if isinstance(shape, Disc) else 0
