"""Straight lines against shapes: what a line goes through, and what it comes near.

To touch is free: a line along a wall does not go through it, and a base may slide along it.
"""

from rollout.space.plane.shapes import Disc, Outline, Point, Shape, side


def enters(start: Point, end: Point, shape: Shape) -> bool:
    """Whether a straight line goes through the inside of a shape."""
    if isinstance(shape, Disc):
        return near_segment(shape.centre, start, end, shape.radius)
    return _enters_outline(start, end, shape)


def nearer(start: Point, end: Point, shape: Shape, reach: int) -> bool:
    """Whether a straight line comes nearer to a shape than `reach`, or goes through its inside.

    With the radius of a base as `reach`: whether the base, moved along the line, would overlap it.
    A line from a point to itself asks about the point.
    """
    return _comes_near(start, end, shape, reach, 0)


def as_near(start: Point, end: Point, shape: Shape, reach: int) -> bool:
    """Whether a straight line comes as near to a shape as `reach`, or nearer."""
    return _comes_near(start, end, shape, reach, 1)


def contains(shape: Shape, point: Point) -> bool:
    """Whether a point lies inside a shape, its edge left out."""
    return enters(point, point, shape)


def near_segment(point: Point, start: Point, end: Point, reach: int, touching: int = 0) -> bool:
    """Whether a point is less than `reach` away from a segment; with `touching` 1, at most."""
    px, py = point[0] - start[0], point[1] - start[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = px * dx + py * dy
    if along <= 0:
        return px * px + py * py < reach * reach + touching
    square = dx * dx + dy * dy
    if along >= square:
        px, py = px - dx, py - dy
        return px * px + py * py < reach * reach + touching
    across = dx * py - dy * px
    return across * across < reach * reach * square + touching


def squared_distance_to_segment(point: Point, start: Point, end: Point) -> int:
    """The square of the distance of a point from a segment, rounded down."""
    px, py = point[0] - start[0], point[1] - start[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = px * dx + py * dy
    if along <= 0:
        return px * px + py * py
    square = dx * dx + dy * dy
    if along >= square:
        px, py = px - dx, py - dy
        return px * px + py * py
    across = dx * py - dy * px
    return across * across // square


def enters_part(start: Point, end: Point, shape: Shape, part: tuple[int, int, int, int]) -> bool:
    """Whether the line goes through the inside of a shape between two places on its way.

    The part `(low, low_of, high, high_of)` runs from low / low_of to high / high_of of the way;
    the dividers are positive. A part of no length goes through nothing.
    """
    low, low_of, high, high_of = part
    if low * high_of >= high * low_of:
        return False
    if isinstance(shape, Outline):
        return _clip(start, end, shape, low, low_of, high, high_of)
    scale = low_of * high_of
    dx, dy = end[0] - start[0], end[1] - start[1]
    ahead, stop = low * high_of, high * low_of
    return near_segment(
        (shape.centre[0] * scale, shape.centre[1] * scale),
        (start[0] * scale + dx * ahead, start[1] * scale + dy * ahead),
        (start[0] * scale + dx * stop, start[1] * scale + dy * stop),
        shape.radius * scale,
    )


def _enters_outline(start: Point, end: Point, shape: Outline) -> bool:
    if (
        (start[0] <= shape.west and end[0] <= shape.west)
        or (start[0] >= shape.east and end[0] >= shape.east)
        or (start[1] <= shape.south and end[1] <= shape.south)
        or (start[1] >= shape.north and end[1] >= shape.north)
    ):
        return False
    return _clip(start, end, shape, 0, 1, 1, 1)


def _clip(
    start: Point, end: Point, shape: Outline, low: int, low_of: int, high: int, high_of: int
) -> bool:
    """Each side leaves of the line the part on its inner hand; something must be left of it."""
    corners = shape.corners
    previous = corners[-1]
    for corner in corners:
        at_start = side(previous, corner, start)
        at_end = side(previous, corner, end)
        previous = corner
        if at_start <= 0 and at_end <= 0:
            return False
        if at_start < 0:
            if -at_start * low_of > low * (at_end - at_start):
                low, low_of = -at_start, at_end - at_start
        elif at_end < 0 and at_start * high_of < high * (at_start - at_end):
            high, high_of = at_start, at_start - at_end
    return low * high_of < high * low_of


def _comes_near(start: Point, end: Point, shape: Shape, reach: int, touching: int) -> bool:
    if isinstance(shape, Disc):
        return near_segment(shape.centre, start, end, shape.radius + reach, touching)
    away = reach + touching
    if (
        (start[0] <= shape.west - away and end[0] <= shape.west - away)
        or (start[0] >= shape.east + away and end[0] >= shape.east + away)
        or (start[1] <= shape.south - away and end[1] <= shape.south - away)
        or (start[1] >= shape.north + away and end[1] >= shape.north + away)
    ):
        return False
    if _enters_outline(start, end, shape):
        return True
    previous = shape.corners[-1]
    for corner in shape.corners:
        if (
            near_segment(corner, start, end, reach, touching)
            or near_segment(start, previous, corner, reach, touching)
            or near_segment(end, previous, corner, reach, touching)
        ):
            return True
        previous = corner
    return False
