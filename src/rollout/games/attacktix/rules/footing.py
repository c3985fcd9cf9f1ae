"""Where a base may roll and stand: bases and walls in its way (AT-MOV-08, AT-RUL-14 to 17)."""

from __future__ import annotations

from math import isqrt
from typing import Final

from rollout.games.attacktix.model import IN_PLAY, State
from rollout.games.attacktix.rules.on_the_table import (
    base_of,
    section_shape,
    shape_of_thing,
    standing_sections,
    things_here,
)
from rollout.space.plane import (
    Bar,
    Disc,
    Ground,
    Point,
    Shape,
    gap,
    nearer,
    outline,
    squared_distance,
)

CORNER: Final = "corner"


class Footing:
    """The ground as one base finds it, and what its bars are."""

    def __init__(self, ground: Ground, what: list[str]) -> None:
        self.ground = ground
        self.what = what


def footing(state: State, figure: int, start: Point, without: int = -1) -> Footing:
    """For a figure that rolls from a point. `without` is an object that it pushes along.

    Bases alone are in the way (AT-RUL-16). What already lies nearer than it should, as after a
    blow, is in the way only of what comes nearer still.
    """
    sculpt = state.sculpt(figure)
    return _footing(state, sculpt.radius, start, figure, without, sculpt.is_mega)


def footing_of_thing(state: State, thing: int, radius: int, start: Point, pusher: int) -> Footing:
    """AT-RUL-81: for an object that is pushed."""
    return _footing(state, radius, start, pusher, thing, False)


def _footing(
    state: State, radius: int, start: Point, figure: int, without: int, mega: bool
) -> Footing:
    shapes: list[tuple[Shape, str]] = []
    team = state.teams[state.figures[figure].owner]
    for number, each in enumerate(state.figures):
        seen = not each.hidden or state.teams[each.owner] == team
        if each.zone == IN_PLAY and number != figure and seen:
            shapes.append((base_of(state, number), "figure"))
    things = [number for number in things_here(state) if number != without]
    shapes += [(shape_of_thing(state, number), "thing") for number in things]
    if not mega:
        walls = [each for each in standing_sections(state) if state.ground.sections[each].high]
        shapes += [(section_shape(state, number), "wall") for number in walls]
    bars = [_bar(shape, radius, start) for shape, _ in shapes]
    what = [kind for _, kind in shapes]
    for west, east, south, north in state.field.corners:
        box = outline([(west, south), (east, south), (east, north), (west, north)])
        bars.append(Bar(box, 0, 0))
        what.append(CORNER)
    return Footing(Ground(state.field.width, state.field.depth, 0, bars), what)


def _bar(shape: Shape, radius: int, start: Point) -> Bar:
    keep = radius
    if nearer(start, start, shape, radius):
        if isinstance(shape, Disc):
            keep = max(0, isqrt(squared_distance(start, shape.centre)) - shape.radius)
        else:
            keep = gap(Disc(start, 0), shape)
    return Bar(shape, keep, radius)


def stands_free(state: State, figure: int, point: Point) -> bool:
    """Whether the figure's base fits there, its centre in the area (AT-RUL-15, AT-RUL-17)."""
    found = footing(state, figure, (-100_000, -100_000))
    return found.ground.rests(point) and state.field.inside(point)


def nearest_free(state: State, figure: int, point: Point) -> Point:
    """AT-RUL-37: the nearest spot in bounds where the base fits; the point itself if it does."""
    ground = footing(state, figure, (-100_000, -100_000)).ground
    inside = (
        min(max(point[0], 0), state.field.width),
        min(max(point[1], 0), state.field.depth),
    )
    for away in range(0, 6_000, 20):
        for spot in _ring(inside, away):
            if ground.rests(spot) and state.field.inside(spot):
                return spot
    return inside


def _ring(middle: Point, away: int) -> list[Point]:
    """Points of a square about another, every two millimetres and nearest first."""
    if not away:
        return [middle]
    steps = range(-away, away + 1, max(20, away // 8))
    around = [(dx, dy) for dx in steps for dy in (-away, away)]
    around += [(dx, dy) for dy in steps for dx in (-away, away)]
    around.sort(key=lambda each: (each[0] * each[0] + each[1] * each[1], each))
    return [(middle[0] + dx, middle[1] + dy) for dx, dy in around]
