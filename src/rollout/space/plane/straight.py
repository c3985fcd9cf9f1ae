"""Straight ways of a base: how far it comes, and what it touches first.

For charges, pushes, drags, slams and throws. Where it stops is a whole point on the near side of
what stopped it, so what is in contact may stand a unit apart: tolerances belong to the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import isqrt
from typing import Final

from rollout.space.plane.crossing import as_near, nearer
from rollout.space.plane.ground import NO_BAR, Ground
from rollout.space.plane.lengths import leg_length, onwards
from rollout.space.plane.shapes import Disc, Point, Shape, side

THE_EDGE: Final = -2
"""In place of the number of a bar: the edge of the table."""

_NEVER: Final = -1


@dataclass(frozen=True)
class Stop:
    """Where a straight way ends, and by what: a bar, `THE_EDGE`, or `NO_BAR` if by itself."""

    point: Point
    met: int


def slide(ground: Ground, start: Point, end: Point) -> Stop:
    """Move the base straight from start towards end, until it is there or meets something.

    It meets a bar where its line may pass no nearer.
    If it already stands against one that lies in its way, it does not move at all.
    """
    length, met = _length_on_table(ground, start, end), THE_EDGE
    if length >= leg_length(start, end):
        met = NO_BAR
    for number in ground.all_barred(start, end):
        bar = ground.bars[number]
        before = _length_before(bar.shape, bar.passing, start, end)
        if met == NO_BAR or before < length:
            length, met = before, number
    if met == NO_BAR:
        return Stop(end, NO_BAR)
    while length > 0:
        point = onwards(start, end, length)
        if ground.passes(start, point):
            return Stop(point, met)
        length -= 1
    return Stop(start, met)


def last_rest(ground: Ground, start: Point, end: Point) -> Point | None:
    """The last point of a straight way where the base may stand; None if it may nowhere.

    For what flies over everything and must come down: only where it rests is asked.
    """
    if ground.rests(end):
        return end
    length = _length_on_table(ground, start, end)
    while length > 0:
        point = onwards(start, end, length)
        length -= 1
        bar = ground.under(point)
        if bar == NO_BAR and ground.on_table(point):
            return point
        if bar != NO_BAR:
            shape, resting = ground.bars[bar].shape, ground.bars[bar].resting
            length = min(length, _length_before(shape, resting, start, end))
    return start if ground.rests(start) else None


def comes_within(path: Sequence[Point], shape: Shape, reach: int) -> bool:
    """Whether the line of a path comes as near to a shape as `reach`.

    With the radius of a base added to `reach`: whether the edge of the base does.
    """
    if len(path) == 1:
        return as_near(path[0], path[0], shape, reach)
    return any(as_near(start, end, shape, reach) for start, end in pairwise(path))


def _length_on_table(ground: Ground, start: Point, end: Point) -> int:
    """How much of the way lies on the table, rounded down."""
    length = leg_length(start, end)
    for here, there, size in (
        (start[0], end[0], ground.width),
        (start[1], end[1], ground.depth),
    ):
        limit = max(ground.radius, min(there, size - ground.radius))
        if there == limit:
            continue
        if there == here:
            return 0
        length = min(length, max(0, _part(abs(limit - here), abs(there - here), start, end)))
    return length


def _length_before(shape: Shape, reach: int, start: Point, end: Point) -> int:
    """How much of a way that comes nearer to a shape than `reach` lies before it does.

    Rounded down; 0 if it does so at once, all of it if only a fraction of a unit does so.
    """
    if nearer(start, start, shape, reach):
        return 0
    if isinstance(shape, Disc):
        lengths = [_length_before_disc(shape.centre, shape.radius + reach, start, end)]
    else:
        lengths = []
        previous = shape.corners[-1]
        for corner in shape.corners:
            lengths.append(_length_before_disc(corner, reach, start, end))
            lengths.append(_length_before_edge(previous, corner, reach, start, end))
            previous = corner
    return min([length for length in lengths if length != _NEVER], default=leg_length(start, end))


def _length_before_disc(centre: Point, radius: int, start: Point, end: Point) -> int:
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = centre[0] - start[0], centre[1] - start[1]
    along, across, square = px * dx + py * dy, dx * py - dy * px, dx * dx + dy * dy
    inside = radius * radius * square - across * across
    if along <= 0 or inside <= 0:
        return _NEVER
    ahead = max(0, along - isqrt(inside - 1) - 1)
    return _NEVER if ahead >= square else isqrt(ahead * ahead // square)


def _length_before_edge(a: Point, b: Point, reach: int, start: Point, end: Point) -> int:
    """The same for the strip beside an edge, as far as the edge goes."""
    ex, ey = b[0] - a[0], b[1] - a[1]
    square = ex * ex + ey * ey
    outside, at_end = -side(a, b, start), -side(a, b, end)
    near = isqrt(reach * reach * square)
    if outside < near or outside <= at_end or at_end >= near:
        return _NEVER
    ahead, whole = outside - near, outside - at_end
    along = (start[0] - a[0]) * ex + (start[1] - a[1]) * ey
    on = along * whole + ((end[0] - start[0]) * ex + (end[1] - start[1]) * ey) * ahead
    return _part(ahead, whole, start, end) if 0 <= on <= square * whole else _NEVER


def _part(part: int, whole: int, start: Point, end: Point) -> int:
    """`part / whole` of a way, rounded down."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return isqrt((dx * dx + dy * dy) * part * part // (whole * whole))
