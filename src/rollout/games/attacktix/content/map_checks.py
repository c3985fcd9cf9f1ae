"""Where the pieces of a map may lie: on the table, off the starting lines, each at its own place.

A map is looked at on the smallest field of every number of players that it is for: feet, not
metres.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rollout.games.attacktix.content.roster import Patch, Placed, Section, Sort
from rollout.games.attacktix.field import Field, field_of
from rollout.games.attacktix.setup import DUEL, FREE_FOR_ALL
from rollout.kernel.content import ContentError, Document, Place
from rollout.space.plane import Disc, Outline, Point, Shape, leg_length, outline, overlap, rectangle
from rollout.space.plane.crossing import near_segment
from rollout.space.plane.shapes import side

INCH: Final = 254
MOST_SECTIONS: Final = 200
SHORTEST: Final = 50
"""AT-TER-02: a section is about as wide as a base; a shorter one than this is none."""
HALF_A_WALL: Final = 15
BESIDE: Final = 5
"""AT-RUL-103: what shares no more than this does not overlap."""


@dataclass
class Plan:
    """The pieces of a map with the numbers of the barriers that its sections belong to."""

    document: Document
    place: Place
    players: tuple[int, ...]
    sections: list[tuple[int, Section]]
    patches: list[Patch]
    objects: list[Placed]
    sorts: dict[str, Sort]

    def error(self, key: tuple[str | int, ...], expected: str, point: Point) -> ContentError:
        return self.document.error((*self.place, *key), expected, _inches(point))


def check_plan(plan: Plan) -> None:
    """Raises the first ContentError: too many pieces, off the table, on a line, on each other."""
    if len(plan.sections) > MOST_SECTIONS:
        key, count = (*plan.place, "barriers"), len(plan.sections)
        raise plan.document.error(key, f"{MOST_SECTIONS} sections at most", count)
    for _, section in plan.sections:
        if leg_length(section.start, section.end) < SHORTEST:
            key = (*plan.place, "barriers")
            expected = f"sections of {SHORTEST // 10} mm at least"
            raise plan.document.error(key, expected, leg_length(section.start, section.end) / 10)
    for seats in sorted(set(plan.players)):
        _check_field(plan, field_of(DUEL if seats == 2 else FREE_FOR_ALL, seats, "feet"))
    _check_barriers(plan)
    _check_objects(plan)


def _check_field(plan: Plan, field: Field) -> None:
    """AT-RUL-36, AT-RUL-46: on the surface; AT-SET-03: what is solid before every line."""
    on_the_table = f"a place on the table ({_surface(field)})"
    before = f"a place between the starting lines ({_between_the_lines(field)})"
    for number, section in plan.sections:
        for key, point in (("start", section.start), ("end", section.end)):
            if not field.inside(field.place(point)):
                raise plan.error(("barriers", number, key), on_the_table, point)
            if section.high and _behind(field, point, HALF_A_WALL):
                raise plan.error(("barriers", number, key), before, point)
    for number, patch in enumerate(plan.patches):
        for corner in patch.corners:
            if not field.inside(field.place(corner)):
                raise plan.error(("areas", number, "at"), on_the_table, corner)
    for number, placed in enumerate(plan.objects):
        for corner in _extremes(placed, plan.sorts[placed.sort]):
            if not field.inside(field.place(corner)):
                raise plan.error(("objects", number, "at"), on_the_table, placed.at)
            if _behind(field, corner, 0):
                raise plan.error(("objects", number, "at"), before, placed.at)


def _behind(field: Field, point: Point, margin: int) -> bool:
    """On a starting line, or behind it."""
    spot = field.place(point)
    return any(line.depth(spot) <= margin for _, line in field.lines)


def _check_barriers(plan: Plan) -> None:
    """Two sections never stand along the same stretch; they may meet, and cross."""
    for place, (number, section) in enumerate(plan.sections):
        for other_number, other in plan.sections[:place]:
            if _along(section, other):
                expected = f"another place than barriers[{other_number}]"
                raise plan.error(("barriers", number, "start"), expected, section.start)


def _along(one: Section, other: Section) -> bool:
    a, b = one.start, one.end
    if side(a, b, other.start) or side(a, b, other.end):
        return False
    axis = 0 if abs(b[0] - a[0]) >= abs(b[1] - a[1]) else 1
    low = max(min(a[axis], b[axis]), min(other.start[axis], other.end[axis]))
    high = min(max(a[axis], b[axis]), max(other.start[axis], other.end[axis]))
    return high - low > BESIDE


def _check_objects(plan: Plan) -> None:
    """AT-OBJ-06: nothing else stands where an object does."""
    shapes = [_shape(placed, plan.sorts[placed.sort]) for placed in plan.objects]
    for number, placed in enumerate(plan.objects):
        for other in range(number):
            if overlap(shapes[number], shapes[other]):
                expected = f"another place than objects[{other}]"
                raise plan.error(("objects", number, "at"), expected, placed.at)
        for barrier, section in plan.sections:
            if _stands_on(shapes[number], section):
                expected = f"another place than barriers[{barrier}]"
                raise plan.error(("objects", number, "at"), expected, placed.at)


def _stands_on(shape: Shape, section: Section) -> bool:
    if isinstance(shape, Disc):
        return near_segment(shape.centre, section.start, section.end, shape.radius)
    return overlap(shape, _thin(section))


def _thin(section: Section) -> Outline:
    (x, y), (to_x, to_y) = section.start, section.end
    across = abs(to_x - x) >= abs(to_y - y)
    dx, dy = (0, 1) if across else (1, 0)
    return outline(
        [(x - dx, y - dy), (to_x - dx, to_y - dy), (to_x + dx, to_y + dy), (x + dx, y + dy)]
    )


def _shape(placed: Placed, sort: Sort) -> Shape:
    if sort.shape == "cylinder":
        return Disc(placed.at, sort.radius)
    return rectangle(placed.at, 2 * sort.radius, 2 * sort.radius, placed.turn)


def _extremes(placed: Placed, sort: Sort) -> Iterator[Point]:
    """How far an object goes each way: of a round one its edge, of a box its corners."""
    x, y = placed.at
    if sort.shape == "cylinder":
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            yield x + dx * sort.radius, y + dy * sort.radius
    else:
        yield from rectangle(placed.at, 2 * sort.radius, 2 * sort.radius, placed.turn).corners


def _surface(field: Field) -> str:
    """The whole table, in inches from the middle."""
    x, y = field.middle
    return _within(-x, field.width - x, -y, field.depth - y)


def _between_the_lines(field: Field) -> str:
    x, y = field.middle
    xs, ys = [-x, field.width - x], [-y, field.depth - y]
    for _, line in field.lines:
        if line.across:
            ys[0 if line.y < y else 1] = line.y - y
        else:
            xs[0 if line.x < x else 1] = line.x - x
    return _within(*xs, *ys)


def _within(west: int, east: int, south: int, north: int) -> str:
    across = f"x from {west / INCH:.4g} to {east / INCH:.4g}"
    return f"{across}, y from {south / INCH:.4g} to {north / INCH:.4g} inches"


def _inches(point: Point) -> str:
    return ", ".join(f"{round(length / INCH, 2):g}" for length in point)
