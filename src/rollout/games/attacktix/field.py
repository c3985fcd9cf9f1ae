"""The field of a match: its surface, the sides with their starting lines, what lies inside."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rollout.games.attacktix.setup import FREE_FOR_ALL
from rollout.space.plane.angles import HALF, QUARTER

Point = tuple[int, int]

SOUTH: Final = 0
WEST: Final = 1
NORTH: Final = 2
EAST: Final = 3
SIDE_NAMES: Final = ("south", "west", "north", "east")
"""Clockwise, seen from above."""

APRON: Final = 1_300
"""AT-RUL-36: how far the surface goes on behind a starting line."""
BETWEEN: Final = {"feet": 9_144, "metres": 10_000}
"""AT-SET-01, AT-FFA-02: between the lines, and the side of the square of three players."""
SQUARE_OF_FOUR: Final = {"feet": 12_192, "metres": 13_000}
FROM_ADJACENT: Final = {"feet": 2_032, "metres": 2_000}
FROM_FIRST: Final = {"feet": 4_064, "metres": 4_000}
FROM_ANY: Final = {"feet": 2_540, "metres": 2_500}
"""AT-FFA-02 to 04: how far from other sides a figure starts at least."""


@dataclass(frozen=True)
class Line:
    """A starting line: where it begins, along which axis it runs, who faces where from it.

    `low` and `high` are the stretch on which figures may be set up, as lengths along it.
    """

    x: int
    y: int
    across: bool
    """It runs along x, else along y."""
    facing: int
    low: int
    high: int
    rule: str = "AT-SET-03"
    """Which rule says how far it goes."""

    def spot(self, at: int, behind: int) -> Point:
        """A point of the line, so far behind it as its own figures see it."""
        if self.across:
            back = -behind if self.facing == QUARTER else behind
            return self.x + at, self.y + back
        back = -behind if self.facing == 0 else behind
        return self.x + back, self.y + at

    def along(self, point: Point) -> int:
        return point[0] - self.x if self.across else point[1] - self.y

    def depth(self, point: Point) -> int:
        """How far in front of the line a point lies; negative behind it."""
        if self.across:
            return point[1] - self.y if self.facing == QUARTER else self.y - point[1]
        return point[0] - self.x if self.facing == 0 else self.x - point[0]


@dataclass(frozen=True)
class Field:
    """The surface from (0, 0) to (width, depth), and lines by side."""

    width: int
    depth: int
    middle: Point
    lines: tuple[tuple[int, Line], ...]
    corners: tuple[tuple[int, int, int, int], ...]
    """Boxes of the surface's rectangle that do not belong to the area: west, east, south, north."""
    outline: tuple[Point, ...]

    def line(self, side: int) -> Line:
        return dict(self.lines)[side]

    @property
    def sides(self) -> tuple[int, ...]:
        return tuple(side for side, _ in self.lines)

    def inside(self, point: Point) -> bool:
        x, y = point
        if not (0 <= x <= self.width and 0 <= y <= self.depth):
            return False
        return not any(w < x < e and s < y < n for w, e, s, n in self.corners)

    def place(self, from_middle: Point) -> Point:
        """A point of a map on this field."""
        return self.middle[0] + from_middle[0], self.middle[1] + from_middle[1]


@cache
def field_of(mode: str, seats: int, lines: str) -> Field:
    """AT-SET-01 for two sides, AT-FFA-02 to 04 for a free-for-all."""
    if mode != FREE_FOR_ALL:
        return _two_sides(BETWEEN[lines])
    if seats == 3:
        return _three_sides(BETWEEN[lines], FROM_ADJACENT[lines], FROM_FIRST[lines])
    return _four_sides(SQUARE_OF_FOUR[lines], FROM_ANY[lines])


def _two_sides(length: int) -> Field:
    south = Line(0, APRON, True, QUARTER, 0, length)
    north = Line(0, APRON + length, True, 3 * QUARTER, 0, length)
    width, depth = length, length + 2 * APRON
    return Field(
        width,
        depth,
        (width // 2, depth // 2),
        ((SOUTH, south), (NORTH, north)),
        (),
        ((0, 0), (width, 0), (width, depth), (0, depth)),
    )


def _three_sides(length: int, adjacent: int, first: int) -> Field:
    near, far = APRON, APRON + length
    width, depth = length + 2 * APRON, far
    lines = (
        (SOUTH, Line(near, near, True, QUARTER, adjacent, length - adjacent, "AT-FFA-02")),
        (WEST, Line(near, near, False, 0, first, length, "AT-FFA-03")),
        (EAST, Line(far, near, False, HALF, first, length, "AT-FFA-03")),
    )
    corners = ((-1, near, -1, near), (far, width + 1, -1, near))
    outline = (
        (near, 0),
        (far, 0),
        (far, near),
        (width, near),
        (width, depth),
        (0, depth),
        (0, near),
        (near, near),
    )
    return Field(width, depth, (width // 2, near + length // 2), lines, corners, outline)


def _four_sides(length: int, apart: int) -> Field:
    near, far = APRON, APRON + length
    width = length + 2 * APRON
    stretch = (apart, length - apart, "AT-FFA-04")
    lines = (
        (SOUTH, Line(near, near, True, QUARTER, *stretch)),
        (WEST, Line(near, near, False, 0, *stretch)),
        (NORTH, Line(near, far, True, 3 * QUARTER, *stretch)),
        (EAST, Line(far, near, False, HALF, *stretch)),
    )
    corners = (
        (-1, near, -1, near),
        (far, width + 1, -1, near),
        (-1, near, far, width + 1),
        (far, width + 1, far, width + 1),
    )
    outline = (
        (near, 0),
        (far, 0),
        (far, near),
        (width, near),
        (width, far),
        (far, far),
        (far, width),
        (near, width),
        (near, far),
        (0, far),
        (0, near),
        (near, near),
    )
    return Field(width, width, (width // 2, width // 2), lines, corners, outline)
