"""The measured plane: points, discs and convex outlines in whole thousandths of an inch.

Every question is answered exactly, by comparing whole numbers; squares stand in for lengths.
"Within" includes its bound. To touch is neither to overlap nor to block.
Where a length must be laid off, a coordinate is rounded towards its start,
so that nothing reaches further than it may.
The x axis runs to the right, the y axis up.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import isqrt
from typing import Final, TypeAlias

Point: TypeAlias = tuple[int, int]

INCH: Final = 1000


@dataclass(frozen=True)
class Disc:
    """A round base or obstacle."""

    centre: Point
    radius: int


@dataclass(frozen=True)
class Polygon:
    """A convex outline, as `polygon` makes it: corners anticlockwise, and the box around them."""

    corners: tuple[Point, ...]
    left: int
    right: int
    bottom: int
    top: int


def inches(value: float) -> int:
    """A length written in inches, to the nearest thousandth.

    >>> inches(0.75)
    750
    """
    return round(value * INCH)


def polygon(corners: Iterable[Point]) -> Polygon:
    """A convex outline from its corners, given in either direction round.

    >>> polygon([(0, 0), (0, 4), (4, 4), (4, 0)]).corners
    ((4, 0), (4, 4), (0, 4), (0, 0))
    """
    outline = tuple(corners)
    if len(set(outline)) < 3:
        raise ValueError("an outline has at least three corners")
    if _side(outline[0], outline[1], outline[2]) < 0:
        outline = outline[::-1]
    for i in range(len(outline)):
        start, end = outline[i - 1], outline[i]
        if not all(_side(start, end, p) > 0 for p in outline if p not in (start, end)):
            raise ValueError("an outline is convex, and each of its corners is one")
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Polygon(outline, min(xs), max(xs), min(ys), max(ys))


def squared_distance(a: Point, b: Point) -> int:
    """The square of the distance between two points."""
    return (b[0] - a[0]) * (b[0] - a[0]) + (b[1] - a[1]) * (b[1] - a[1])


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most `reach` apart."""
    return squared_distance(a, b) <= reach * reach


def gap_within(a: Disc, b: Disc, reach: int) -> bool:
    """Whether two discs are at most `reach` apart, edge to edge."""
    return within(a.centre, b.centre, a.radius + b.radius + reach)


def discs_overlap(a: Disc, b: Disc) -> bool:
    """Whether two discs share more than a point of their edges."""
    reach = a.radius + b.radius
    return squared_distance(a.centre, b.centre) < reach * reach


def disc_on_field(disc: Disc, width: int, depth: int) -> bool:
    """Whether a whole disc lies on the field from (0, 0) to (width, depth)."""
    x, y = disc.centre
    return disc.radius <= x <= width - disc.radius and disc.radius <= y <= depth - disc.radius


def enters_disc(start: Point, end: Point, disc: Disc) -> bool:
    """Whether a segment goes through the inside of a disc."""
    return _nearer(disc.centre, start, end, disc.radius)


def enters_polygon(start: Point, end: Point, outline: Polygon) -> bool:
    """Whether a segment goes through the inside of an outline.

    Each side leaves of the segment the part on its inner hand; something must be left of it.
    The part runs from `low / low_of` to `high / high_of` of the way.
    """
    if (
        (start[0] <= outline.left and end[0] <= outline.left)
        or (start[0] >= outline.right and end[0] >= outline.right)
        or (start[1] <= outline.bottom and end[1] <= outline.bottom)
        or (start[1] >= outline.top and end[1] >= outline.top)
    ):
        return False
    low, low_of, high, high_of = 0, 1, 1, 1
    corners = outline.corners
    for i in range(len(corners)):
        at_start = _side(corners[i - 1], corners[i], start)
        at_end = _side(corners[i - 1], corners[i], end)
        if at_start <= 0 and at_end <= 0:
            return False
        if at_start < 0:
            if -at_start * low_of > low * (at_end - at_start):
                low, low_of = -at_start, at_end - at_start
        elif at_end < 0 and at_start * high_of < high * (at_start - at_end):
            high, high_of = at_start, at_start - at_end
    return low * high_of < high * low_of


def sees(start: Point, end: Point, discs: Iterable[Disc], outlines: Iterable[Polygon]) -> bool:
    """Whether a straight line between two points goes through none of these."""
    for disc in discs:
        if enters_disc(start, end, disc):
            return False
    return not any(enters_polygon(start, end, outline) for outline in outlines)


def path_meets_disc(start: Point, end: Point, radius: int, disc: Disc) -> bool:
    """Whether a disc of this radius, moved straight from start to end, would overlap another."""
    return _nearer(disc.centre, start, end, radius + disc.radius)


def path_meets_polygon(start: Point, end: Point, radius: int, outline: Polygon) -> bool:
    """Whether a disc of this radius, moved straight from start to end, would overlap an outline.

    A path of no length asks whether the disc overlaps it where it stands.
    """
    if enters_polygon(start, end, outline):
        return True
    for i in range(len(outline.corners)):
        corner, following = outline.corners[i - 1], outline.corners[i]
        if (
            _nearer(corner, start, end, radius)
            or _nearer(start, corner, following, radius)
            or _nearer(end, corner, following, radius)
        ):
            return True
    return False


def towards(start: Point, end: Point, length: int) -> Point:
    """The point `length` away on the straight way from start to end, at most the end itself."""
    if within(start, end, length):
        return end
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    return start[0] + _share(dx, length, square), start[1] + _share(dy, length, square)


def outermost(disc: Disc, viewer: Point) -> tuple[Point, Point]:
    """The ends of a disc, left and right, as seen from a point other than its centre."""
    x, y = disc.centre
    dx, dy = x - viewer[0], y - viewer[1]
    square = dx * dx + dy * dy
    across, along = _share(dy, disc.radius, square), _share(dx, disc.radius, square)
    return (x - across, y + along), (x + across, y - along)


def _share(part: int, length: int, square: int) -> int:
    """`length * part / sqrt(square)`, rounded towards zero."""
    size = isqrt(part * part * length * length // square)
    return size if part >= 0 else -size


def _side(start: Point, end: Point, point: Point) -> int:
    """Positive if the point lies to the left of the way from start to end, 0 on its line."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _nearer(point: Point, start: Point, end: Point, reach: int) -> bool:
    """Whether a point is less than `reach` away from a segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    if along <= 0:
        return squared_distance(point, start) < reach * reach
    square = dx * dx + dy * dy
    if along >= square:
        return squared_distance(point, end) < reach * reach
    across = _side(start, end, point)
    return across * across < reach * reach * square
