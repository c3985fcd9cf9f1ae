"""Sight by eighty-one segments, as Tabletop Warfare rules it (TW-RUL-04).

A figure is an upright cylinder. It is looked from and at in nine points: at a tenth, at half and
at all of its height, each at the centre and at the two outermost points left and right, as seen
along the line between the centres. There is sight if any segment between two such points is free.
What stands between stops a segment that goes through its inside below its top.

Heights are counted in tenths, so that a tenth of a height is a whole number.
Seen from above there are only nine lines, and each is laid against a shape once.
"""

from collections.abc import Sequence
from typing import Final

from rollout.space.plane.crossing import enters, enters_part, nearer
from rollout.space.plane.lengths import share
from rollout.space.plane.shapes import Disc, Point, Solid
from rollout.space.plane.sight import Sight

_SHARES: Final = (10, 5, 1)
"""The heights looked at, in tenths of the whole, the likeliest to see first."""


def sight_by_segments(viewer: Solid, target: Solid, between: Sequence[Solid]) -> Sight:
    """Whether a cylinder sees another past whatever else stands on the table.

    `between` leaves out the two themselves and whatever blocks nothing.
    If no segment is free, the line told is the one between the tops of the two centres.
    """
    near = _in_between(_disc(viewer), _disc(target), between)
    tops = viewer.top, target.top
    starts, ends = _points(_disc(viewer), _disc(target))
    if not near:
        return Sight(starts[0], ends[0], (), tops[0], tops[1])
    for start in starts:
        for end in ends:
            crossed = [i for i in near if enters(start, end, between[i].shape)]
            for high in _SHARES:
                for low in _SHARES:
                    heights = _height(viewer, high), _height(target, low)
                    if not _stopped(start, end, heights, between, crossed):
                        return Sight(start, end, (), heights[0] // 10, heights[1] // 10)
    heights = 10 * tops[0], 10 * tops[1]
    return Sight(
        starts[0],
        ends[0],
        tuple([i for i in near if _stopped(starts[0], ends[0], heights, between, [i])]),
        tops[0],
        tops[1],
    )


def outermost(disc: Disc, viewer: Point) -> tuple[Point, Point]:
    """The ends of a disc, left and right, as seen from a point other than its centre."""
    x, y = disc.centre
    dx, dy = x - viewer[0], y - viewer[1]
    square = dx * dx + dy * dy
    across, along = share(dy, disc.radius, square), share(dx, disc.radius, square)
    return (x - across, y + along), (x + across, y - along)


def _disc(cylinder: Solid) -> Disc:
    shape = cylinder.shape
    if not isinstance(shape, Disc):
        raise TypeError("figures that see and are seen by segments are round")
    return shape


def _in_between(viewer: Disc, target: Disc, between: Sequence[Solid]) -> list[int]:
    """The numbers of what comes near enough to the line of the centres to be crossed at all."""
    reach = max(viewer.radius, target.radius)
    return [
        number
        for number in range(len(between))
        if between[number].top > 0
        and nearer(viewer.centre, target.centre, between[number].shape, reach)
    ]


def _points(viewer: Disc, target: Disc) -> tuple[list[Point], list[Point]]:
    if viewer.centre == target.centre:
        return [viewer.centre], [target.centre]
    right, left = outermost(viewer, target.centre)
    return [viewer.centre, left, right], [target.centre, *outermost(target, viewer.centre)]


def _height(cylinder: Solid, tenths: int) -> int:
    """A height of a cylinder above the ground, in tenths of the unit."""
    return 10 * cylinder.bottom + tenths * (cylinder.top - cylinder.bottom)


def _stopped(
    start: Point,
    end: Point,
    heights: tuple[int, int],
    between: Sequence[Solid],
    crossed: list[int],
) -> bool:
    """Whether one of the crossed solids is high enough, there where the line goes through it."""
    first, last = heights
    for number in crossed:
        solid = between[number]
        top, bottom = 10 * solid.top, 10 * solid.bottom
        if first >= top and last >= top:
            continue
        if bottom > 0 and first <= bottom and last <= bottom:
            continue
        if first < top and last < top and (bottom == 0 or (first > bottom and last > bottom)):
            return True
        if enters_part(start, end, solid.shape, _part_between(first, last, bottom, top)):
            return True
    return False


def _part_between(first: int, last: int, bottom: int, top: int) -> tuple[int, int, int, int]:
    """The part of a sloping line that lies below `top`, and above `bottom` if that is above 0."""
    low, high, rise = 0, last - first, last - first
    if rise > 0:
        if last > top:
            high = top - first
        if bottom > 0 and first < bottom:
            low = bottom - first
        return low, rise, high, rise
    low, high, fall = 0, -rise, -rise
    if first > top:
        low = first - top
    if bottom > 0 and last < bottom:
        high = first - bottom
    return low, fall, high, fall
