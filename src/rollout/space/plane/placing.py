"""Placing a base: the nearest spot where it may stand, and spots about something.

The nearest spot lies on the edge of what is in the way, grown by the distance that the base
keeps, or where two such edges cross. Whole points next to such places are tried in order,
so that a spot which is told is one that the ground accepts.
"""

from math import isqrt
from typing import Final, TypeAlias

from rollout.space.plane.angles import TURN, heading, laid_off
from rollout.space.plane.crossing import nearer
from rollout.space.plane.ground import OVER, Ground
from rollout.space.plane.lengths import share, squared_distance, within
from rollout.space.plane.shapes import Disc, Outline, Point, side

_Segment: TypeAlias = tuple[Point, Point]

_WEDGE: Final = 40
"""How far from the place where two edges cross a whole point may lie."""


def nearest_rests(ground: Ground, point: Point, most: int) -> list[Point]:
    """The spots nearest to a point where the base may stand, at most so far away.

    More than one if several are equally near, to the unit; none if there is no room.
    """
    if ground.rests(point):
        return [point]
    best = most
    found: list[tuple[int, Point]] = []
    for away, place in sorted([(_away(point, p), p) for p in _places(ground, point, most)]):
        if away > best + 3:
            break
        spot = _beside(ground, point, place)
        if spot is not None and within(point, spot, most):
            best = min(best, _away(point, spot))
            found.append((_away(point, spot), spot))
    spots: list[Point] = []
    for away, spot in sorted(found):
        if away <= best + 1 and not any(within(spot, other, 4) for other in spots):
            spots.append(spot)
    return spots


def spots_about(ground: Ground, base: Disc, apart: int, count: int) -> list[Point]:
    """Spots for the ground's base round another, so far apart from edge to edge.

    They lie in `count` even directions, as far as the base may stand there, a unit or two
    farther than asked: with 0 it stands in contact.
    """
    reach = base.radius + ground.radius + apart + 2
    spots = [_aside(base.centre, TURN * i // count, reach) for i in range(count)]
    return [spot for spot in spots if ground.rests(spot)]


def spots_within(ground: Ground, base: Disc, reach: int, count: int) -> list[Point]:
    """Spots for the ground's base within reach of another, nearest rings first.

    They lie in contact, at half the reach and at the whole, in `count` directions each.
    """
    rings = [
        spots_about(ground, base, max(0, apart - 4), count) for apart in (0, reach // 2, reach)
    ]
    return [spot for ring in rings for spot in ring]


def _aside(centre: Point, angle: int, length: int) -> Point:
    dx, dy = laid_off(heading(angle), length)
    return centre[0] + dx, centre[1] + dy


def _away(point: Point, spot: Point) -> int:
    return isqrt(squared_distance(point, spot))


def _beside(ground: Ground, point: Point, place: Point) -> Point | None:
    """The free whole point nearest to the point, as near to a place as there is one.

    In a narrow wedge whole points are rare, so it is looked for farther and farther out.
    """
    if _hopeless(ground, place):
        return None
    for apart in (0, 2, 4, 8, 16, 32):
        count = 4 * apart + 1
        around = [_aside(place, TURN * i // count, apart) for i in range(count)]
        for _, spot in sorted([(squared_distance(point, spot), spot) for spot in around]):
            if ground.rests(spot):
                return spot
    return None


def _hopeless(ground: Ground, place: Point) -> bool:
    """Whether a place lies too deep in something for a free spot beside it."""
    for bar in ground.bars:
        if bar.resting > _WEDGE and nearer(place, place, bar.shape, bar.resting - _WEDGE):
            return True
    return False


def _places(ground: Ground, point: Point, most: int) -> set[Point]:
    """Where a base pressed against one thing or two may come to stand."""
    discs, segments = _grown(ground, point, most)
    places: set[Point] = set()
    for disc in discs:
        places.update(_on_disc(disc, point))
    for segment in segments:
        places.add(_on_segment(segment, point))
    for i in range(len(discs)):
        for j in range(i):
            places.update(_disc_meets_disc(discs[i], discs[j]))
        for segment in segments:
            places.update(_disc_meets_segment(discs[i], segment))
    for i in range(len(segments)):
        for j in range(i):
            places.update(_segment_meets_segment(segments[i], segments[j]))
    return places


def _grown(ground: Ground, point: Point, most: int) -> tuple[list[Disc], list[_Segment]]:
    """The edges within reach of the point, of table and bars, grown by what the base keeps."""
    discs: list[Disc] = []
    radius, east, north = ground.radius, ground.width - ground.radius, ground.depth - ground.radius
    segments: list[_Segment] = [
        ((radius, radius), (east, radius)),
        ((east, radius), (east, north)),
        ((east, north), (radius, north)),
        ((radius, north), (radius, radius)),
    ]
    for bar in ground.bars:
        if bar.resting != OVER:
            if isinstance(bar.shape, Disc):
                discs.append(Disc(bar.shape.centre, bar.shape.radius + bar.resting))
            else:
                discs += [Disc(corner, bar.resting) for corner in bar.shape.corners]
                segments += _shifted_edges(bar.shape, bar.resting)
    return (
        [disc for disc in discs if within(point, disc.centre, disc.radius + most)],
        [each for each in segments if within(point, _on_segment(each, point), most + 2)],
    )


def _shifted_edges(shape: Outline, by: int) -> list[_Segment]:
    edges: list[_Segment] = []
    previous = shape.corners[-1]
    for corner in shape.corners:
        ex, ey = corner[0] - previous[0], corner[1] - previous[1]
        square = ex * ex + ey * ey
        dx, dy = share(ey, by, square), share(-ex, by, square)
        edges.append(
            ((previous[0] + dx, previous[1] + dy), (corner[0] + dx, corner[1] + dy)),
        )
        previous = corner
    return edges


def _on_disc(disc: Disc, point: Point) -> list[Point]:
    """The point of the rim nearest to another point; eight of them for the centre."""
    x, y = disc.centre
    dx, dy = point[0] - x, point[1] - y
    square = dx * dx + dy * dy
    if square == 0:
        return [_aside(disc.centre, TURN * i // 8, disc.radius) for i in range(8)]
    return [(x + share(dx, disc.radius, square), y + share(dy, disc.radius, square))]


def _on_segment(segment: _Segment, point: Point) -> Point:
    start, end = segment
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    if along <= 0:
        return start
    if along >= square:
        return end
    return start[0] + dx * along // square, start[1] + dy * along // square


def _disc_meets_disc(a: Disc, b: Disc) -> list[Point]:
    (x, y), (bx, by) = a.centre, b.centre
    dx, dy = bx - x, by - y
    square = dx * dx + dy * dy
    along = square + a.radius * a.radius - b.radius * b.radius
    beside = 4 * a.radius * a.radius * square - along * along
    if square == 0 or beside < 0:
        return []
    off = isqrt(beside)
    return [
        (x + (dx * along - dy * hand) // (2 * square), y + (dy * along + dx * hand) // (2 * square))
        for hand in (off, -off)
    ]


def _disc_meets_segment(disc: Disc, segment: _Segment) -> list[Point]:
    start, end = segment
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    across = side(start, end, disc.centre)
    inside = disc.radius * disc.radius * square - across * across
    if square == 0 or inside < 0:
        return []
    middle = (disc.centre[0] - start[0]) * dx + (disc.centre[1] - start[1]) * dy
    half = isqrt(inside)
    return [
        (start[0] + dx * along // square, start[1] + dy * along // square)
        for along in (middle - half, middle + half)
        if 0 <= along <= square
    ]


def _segment_meets_segment(one: _Segment, other: _Segment) -> list[Point]:
    (a, b), (c, d) = one, other
    at_a, at_b = side(c, d, a), side(c, d, b)
    if at_a == at_b or (at_a > 0) == (at_b > 0) or (side(a, b, c) > 0) == (side(a, b, d) > 0):
        return []
    whole = at_a - at_b
    return [(a[0] + (b[0] - a[0]) * at_a // whole, a[1] + (b[1] - a[1]) * at_a // whole)]
