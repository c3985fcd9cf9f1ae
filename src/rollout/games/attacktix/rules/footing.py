"""Where a base may roll and stand: bases and walls in its way (AT-MOV-08, AT-RUL-14 to 17)."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt
from typing import Final

from rollout.games.attacktix.field import Line
from rollout.games.attacktix.model import IN_PLAY, State
from rollout.games.attacktix.rules.on_the_table import (
    base_of,
    section_shape,
    shape_of_thing,
    standing_sections,
    things_here,
)
from rollout.space.plane import (
    TURN,
    Bar,
    Disc,
    Ground,
    Point,
    Shape,
    gap,
    heading,
    nearer,
    outline,
    squared_distance,
)
from rollout.space.plane.angles import UNIT

FIGURE: Final = "figure"
THING: Final = "thing"
WALL: Final = "wall"
CORNER: Final = "corner"
ROUGHLY: Final = 40
ASIDE: Final = 100
"""A free spot is looked for every four millimetres and ten degrees, then exactly."""
ACROSS: Final = 12_000
"""No spot of a field is farther from another."""
FAR_AWAY: Final = (-100_000, -100_000)
"""A base that comes from here begins within no other: all of them are in its way."""


class Footing:
    """The ground as one base finds it, and what its bars are."""

    def __init__(self, ground: Ground, what: list[str], figures: list[int]) -> None:
        self.ground = ground
        self.what = what
        self.figures = figures
        """The first bars are these figures."""


def footing(state: State, figure: int, start: Point, without: int = -1) -> Footing:
    """For a figure that rolls from a point. `without` is an object that it pushes along.

    Bases alone are in the way (AT-RUL-16). What already lies nearer than it should, as after a
    blow, is in the way only of what comes nearer still.
    """
    sculpt = state.sculpt(figure)
    return _footing(state, sculpt.radius, start, figure, without, sculpt.is_mega)


def footing_of_thing(state: State, thing: int, radius: int, start: Point, pusher: int) -> Footing:
    """AT-RUL-81: for an object that is pushed."""
    return _footing(state, radius, start, pusher, thing, False, True)


def _footing(
    state: State,
    radius: int,
    start: Point,
    figure: int,
    without: int,
    mega: bool,
    stopped_by_low: bool = False,
) -> Footing:
    shapes: list[tuple[Shape, str]] = []
    figures: list[int] = []
    team = state.teams[state.figures[figure].owner]
    for number, each in enumerate(state.figures):
        seen = not each.hidden or state.teams[each.owner] == team
        if each.zone == IN_PLAY and number != figure and seen:
            shapes.append((base_of(state, number), FIGURE))
            figures.append(number)
    things = [number for number in things_here(state) if number != without]
    shapes += [(shape_of_thing(state, number), THING) for number in things]
    if not mega:
        walls = [
            each
            for each in standing_sections(state)
            if stopped_by_low or state.ground.sections[each].high
        ]
        shapes += [(section_shape(state, number), WALL) for number in walls]
    bars = [_bar(shape, radius, start) for shape, _ in shapes]
    what = [kind for _, kind in shapes]
    for west, east, south, north in state.field.corners:
        box = outline([(west, south), (east, south), (east, north), (west, north)])
        bars.append(Bar(box, 0, 0))
        what.append(CORNER)
    return Footing(Ground(state.field.width, state.field.depth, 0, bars), what, figures)


def _bar(shape: Shape, radius: int, start: Point) -> Bar:
    keep = radius
    if nearer(start, start, shape, radius):
        if isinstance(shape, Disc):
            keep = max(0, isqrt(squared_distance(start, shape.centre)) - shape.radius)
        else:
            keep = gap(Disc(start, 0), shape)
    return Bar(shape, keep, radius)


def free_ground(state: State, figure: int) -> Ground:
    """Where the figure's base fits, its centre in the area (AT-RUL-15, AT-RUL-17)."""
    return footing(state, figure, FAR_AWAY).ground


def nearest_free(state: State, figure: int, point: Point, behind: Line | None = None) -> Point:
    """AT-RUL-37: the nearest spot in bounds where the base fits; the point itself if it does.

    AT-RUL-35: with a line, spots behind that before any other.
    """
    ground = free_ground(state, figure)
    inside = (
        min(max(point[0], 0), state.field.width),
        min(max(point[1], 0), state.field.depth),
    )

    def fits(spot: Point) -> bool:
        allowed = behind is None or behind.depth(spot) <= 0
        return allowed and ground.rests(spot)

    if fits(inside):
        return inside
    for away in range(ROUGHLY, ACROSS, ROUGHLY):
        found = [angle for angle in range(0, TURN, ASIDE) if fits(_polar(inside, angle, away))]
        if found:
            return _closest(inside, found, away, fits)
    return inside if behind is None else nearest_free(state, figure, point)


def _closest(middle: Point, angles: list[int], most: int, fits: Callable[[Point], bool]) -> Point:
    """Of spots in those directions, no farther than so: the nearest one, to the tenth."""
    best = _polar(middle, angles[0], most)
    for angle in (around + by for around in angles for by in range(-ASIDE, ASIDE, ASIDE // 4)):
        low, high = 0, most
        if not fits(_polar(middle, angle, high)):
            continue
        while high - low > 1:
            half = (low + high) // 2
            low, high = (low, half) if fits(_polar(middle, angle, half)) else (half, high)
        if high < most:
            best, most = _polar(middle, angle, high), high
    return best


def _polar(middle: Point, angle: int, away: int) -> Point:
    east, north = heading(angle % TURN)
    return middle[0] + east * away // UNIT, middle[1] + north * away // UNIT
