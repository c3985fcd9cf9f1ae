"""The outline of everywhere a base may come: to draw, and true at every corner.

From its start, and from each bend that it can reach, a base sees part of a circle: as far as what
is left of its allowance goes, less the shadows of what is in its way. Behind a bend only the
wedge counts that opens there. All these parts together are the outline. Shapely draws it;
each corner is then tried by the ground itself, drawn back a little if need be, or left out.
"""

from importlib import import_module
from typing import Any, Final

from rollout.space.plane.angles import TURN, angle_of, heading, laid_off
from rollout.space.plane.bends import is_within, ring
from rollout.space.plane.ground import OVER, Bar, Ground
from rollout.space.plane.lengths import leg_length, onwards
from rollout.space.plane.shapes import Point, side
from rollout.space.plane.tangent_sight import way_to
from rollout.space.plane.ways import Step, Ways

Ring = list[Point]

_ARC: Final = 75
"""A corner of a circle for every 7.5 degrees."""
_PAD: Final = 5
"""Wedges overlap by half a degree, so that no hairline is left between them."""
_FINE: Final = 20
"""A corner for every 2 degrees, of the ring round what a base stands against."""
_LEAST: Final = 20
"""A part of a circle smaller than that is not drawn."""


def reachable(ways: Ways, start: Point, allowance: int) -> list[Ring]:
    """The rings round where a path from start may end, outer ones and holes, by even and odd.

    Every corner of them is the end of a path that the ground accepts.
    """
    shapely = _library("shapely")
    ground = ways.ground
    steps = [step for step in ways.reached(start, allowance) if allowance - step.cost >= _LEAST]
    shades = _Shades(ways)
    parts = [shades.lit(step, allowance - step.cost) for step in steps]
    area = shapely.union_all(parts)
    area = shapely.intersection(area, _table(ground))
    kept = [
        shapely.Polygon(ring(bar.shape, bar.resting, ways.turn))
        for bar in ground.bars
        if bar.resting > bar.passing
    ]
    area = shapely.difference(area, shapely.union_all(kept)).simplify(2)
    corners = _Corners(ground, steps, parts, allowance)
    rings: list[Ring] = []
    for polygon in shapely.get_parts(area):
        if polygon.geom_type == "Polygon" and polygon.area > _LEAST * _LEAST:
            for line in (polygon.exterior, *polygon.interiors):
                found = corners.tried(line.coords[:-1])
                if len(found) >= 3:
                    rings.append(found)
    return rings


class _Shades:
    """What bars the way on a ground, and the shadows that it casts."""

    def __init__(self, ways: Ways) -> None:
        numpy, shapely = _library("numpy"), _library("shapely")
        self.bars: list[Bar] = [bar for bar in ways.ground.bars if bar.passing != OVER]
        self.rings: list[list[Point]] = ways.rings
        self.bodies: Any = numpy.array([shapely.Polygon(each) for each in self.rings], dtype=object)

    def lit(self, step: Step, left: int) -> Any:
        """What is seen from a step, as far as what is left of the allowance."""
        shapely = _library("shapely")
        part = shapely.Polygon(_wedge(step, left))
        met = shapely.intersects(self.bodies, part).nonzero()[0].tolist()
        shadows = [self._shadow(step.point, number, left) for number in met]
        return shapely.difference(part, shapely.union_all(shadows)) if shadows else part

    def _shadow(self, point: Point, number: int, left: int) -> Any:
        """A body and all that lies behind it, as seen from a point."""
        numpy, shapely = _library("numpy"), _library("shapely")
        corners = numpy.array(self.rings[number], dtype=float)
        ways = corners - numpy.array(point, dtype=float)
        if is_within(self.rings[number], point):
            ways = self._pressed_back(point, self.bars[number])
            corners = ways + numpy.array(point, dtype=float)
        lengths = numpy.maximum(numpy.hypot(ways[:, 0], ways[:, 1]), 1.0)
        far = corners + ways * (2.0 * left / lengths)[:, None]
        return shapely.convex_hull(shapely.multipoints(numpy.concatenate([corners, far])))

    def _pressed_back(self, point: Point, bar: Bar) -> Any:
        """The ways to a finer ring round what a base stands against, none of them behind its back.

        A ring keeps a little more away than a base must, so that one in contact is inside of it.
        """
        numpy = _library("numpy")
        points = numpy.array(ring(bar.shape, bar.passing, _FINE), dtype=float)
        ways = points - numpy.array(point, dtype=float)
        ahead = numpy.array(way_to(point, bar.shape), dtype=float)
        ahead /= max(1.0, numpy.hypot(ahead[0], ahead[1]))
        return ways + numpy.maximum(0.0, 1.0 - ways @ ahead)[:, None] * ahead


class _Corners:
    """Tries the corners of what was drawn, each from where its part of the drawing was seen."""

    def __init__(self, ground: Ground, steps: list[Step], parts: Any, allowance: int) -> None:
        shapely = _library("shapely")
        self.ground: Ground = ground
        self.steps: list[Step] = steps
        self.parts: Any = shapely.STRtree(parts)
        self.allowance: int = allowance

    def tried(self, drawn: Any) -> Ring:
        shapely = _library("shapely")
        points = [(round(x), round(y)) for x, y in drawn]
        seen_from: list[list[Step]] = [[] for _ in points]
        pairs = self.parts.query(shapely.points(points), predicate="dwithin", distance=4)
        for point, part in pairs.T.tolist():
            seen_from[point].append(self.steps[part])
        corners: Ring = []
        for point, steps in zip(points, seen_from, strict=True):
            corner = self._accepted(point, steps)
            if corner is not None and (not corners or corners[-1] != corner):
                corners.append(corner)
        return corners

    def _accepted(self, corner: Point, steps: list[Step]) -> Point | None:
        for back in (0, 2, 6, 20, 60):
            for step in steps:
                away = leg_length(step.point, corner)
                if away >= back:
                    point = onwards(step.point, corner, away - back) if back else corner
                    if self._ends(step, point):
                        return point
        return None

    def _ends(self, step: Step, point: Point) -> bool:
        return (
            step.cost + leg_length(step.point, point) <= self.allowance
            and self.ground.passes(step.point, point)
            and self.ground.rests(point)
        )


def _wedge(step: Step, left: int) -> list[Point]:
    """The part of a circle that opens behind a bend; all of it round the start.

    All of it as well round a bend that a base has come to from inside of its ring.
    """
    bend, origin = step.bend, step.origin
    if bend is None or origin is None:
        return _circle(step.point, left)
    x, y = step.point
    before = side(origin.point, step.point, bend.before)
    after = side(origin.point, step.point, bend.after)
    if min(before, after) < 0 < max(before, after):
        return _circle(step.point, left)
    first = angle_of(x - origin.point[0], y - origin.point[1])
    on_left = before + after
    following = bend.after if on_left > 0 else bend.before
    last = angle_of(following[0] - x, following[1] - y)
    if on_left <= 0:
        first, last = last, first
    first, span = first - _PAD, (last - first) % TURN + 2 * _PAD
    count = max(1, -(-span // _ARC))
    arc = [_aside(step.point, first + span * i // count, left) for i in range(count + 1)]
    return [step.point, *arc]


def _circle(centre: Point, radius: int) -> list[Point]:
    return [_aside(centre, angle, radius) for angle in range(0, TURN, _ARC)]


def _aside(centre: Point, angle: int, length: int) -> Point:
    dx, dy = laid_off(heading(angle), length)
    return centre[0] + dx, centre[1] + dy


def _table(ground: Ground) -> Any:
    shapely = _library("shapely")
    radius = ground.radius
    return shapely.box(radius, radius, ground.width - radius, ground.depth - radius)


def _library(name: str) -> Any:
    """What only drawing needs is imported when something is drawn."""
    return import_module(name)
