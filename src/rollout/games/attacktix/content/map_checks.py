"""Where the pieces of a map may lie: on the table, off the starting lines, each at its own place.

A map is looked at on the smallest field of every number of players that it is for: feet, not
metres.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.attacktix.content.roster import Patch, Placed, Section, Sort
from rollout.games.attacktix.field import Field, field_of
from rollout.games.attacktix.setup import DUEL, FREE_FOR_ALL
from rollout.kernel.content import ContentError, Document, Place
from rollout.space.plane import Disc, Point, Shape, enters, leg_length, overlap, rectangle
from rollout.space.plane.shapes import side

INCH: Final = 254
MOST_SECTIONS: Final = 200
SHORTEST: Final = 50
"""AT-TER-02: a section is about as wide as a base; a shorter one than this is none."""
HALF_A_WALL: Final = 15
BOX: Final = "box"
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
    apart = field.lines[0][1].depth(field.middle) / INCH
    before = f"a place before all starting lines, {apart:g} inches from the middle"
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
        for corner in _corners(placed, plan.sorts[placed.sort]):
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
    """Whether they share more of a line than their ends; points of a line lie in its order."""
    a, b, c, d = one.start, one.end, other.start, other.end
    if side(a, b, c) or side(a, b, d):
        return False
    low, high = max(min(a, b), min(c, d)), min(max(a, b), max(c, d))
    return leg_length(low, max(low, high)) > BESIDE


def _check_objects(plan: Plan) -> None:
    """AT-OBJ-06: nothing else stands where an object does."""
    shapes = [_shape(placed, plan.sorts[placed.sort]) for placed in plan.objects]
    for number, placed in enumerate(plan.objects):
        for other in range(number):
            if overlap(shapes[number], shapes[other]):
                expected = f"another place than objects[{other}]"
                raise plan.error(("objects", number, "at"), expected, placed.at)
        for barrier, section in plan.sections:
            if enters(section.start, section.end, shapes[number]):
                expected = f"another place than barriers[{barrier}]"
                raise plan.error(("objects", number, "at"), expected, placed.at)


def _shape(placed: Placed, sort: Sort) -> Shape:
    if sort.shape == BOX:
        return rectangle(placed.at, 2 * sort.radius, 2 * sort.radius, placed.turn)
    return Disc(placed.at, sort.radius)


def _corners(placed: Placed, sort: Sort) -> tuple[Point, ...]:
    """How far an object goes each way: a round one as far as the square around it."""
    turn = placed.turn * (sort.shape == BOX)
    return rectangle(placed.at, 2 * sort.radius, 2 * sort.radius, turn).corners


def _surface(field: Field) -> str:
    """The whole table, in inches from the middle."""
    x, y = field.middle
    return _within(-x, field.width - x, -y, field.depth - y)


def _within(west: int, east: int, south: int, north: int) -> str:
    across = f"x from {west / INCH:.4g} to {east / INCH:.4g}"
    return f"{across}, y from {south / INCH:.4g} to {north / INCH:.4g} inches"


def _inches(point: Point) -> str:
    return ", ".join(f"{round(length / INCH, 2):g}" for length in point)
