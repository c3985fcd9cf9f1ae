"""The field as a base finds it: what bars its way and where it may stand.

TW-RUL-21, TW-RUL-10, TW-RUL-64: walkers keep clear of figures and obstacles; fliers and
hoverers pass over everything and stop above obstacles, never on a figure; a jump passes over
everything and comes down where a walker may stand.
"""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.model import STANDING, Figure, Obstacle, State
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    in_the_air,
    on_field,
)
from rollout.space.plane import (
    Bar,
    Disc,
    Ground,
    Point,
    landing_bar,
    overlap,
    solid_bar,
)
from rollout.space.plane.shapes import box

CLEARANCE: Final = 600
"""A base with so much room about it can move."""


def way_of(state: State, figure: Figure) -> Ground:
    """The ground for its own Move."""
    return air_way(state, figure) if in_the_air(state, figure) else walk_way(state, figure)


def walk_way(state: State, figure: Figure) -> Ground:
    radius = card_of(state, figure).radius
    bars = [solid_bar(obstacle.shape, radius) for obstacle in state.obstacles]
    bars += [solid_bar(shape, radius) for shape in _others(state, figure)]
    return Ground(state.width, state.depth, radius, bars)


def air_way(state: State, figure: Figure) -> Ground:
    radius = card_of(state, figure).radius
    bars = [landing_bar(shape, radius) for shape in _others(state, figure)]
    return Ground(state.width, state.depth, radius, bars)


def jump_way(state: State, figure: Figure) -> Ground:
    if in_the_air(state, figure):
        return air_way(state, figure)
    radius = card_of(state, figure).radius
    bars = [landing_bar(obstacle.shape, radius) for obstacle in state.obstacles]
    bars += [landing_bar(shape, radius) for shape in _others(state, figure)]
    return Ground(state.width, state.depth, radius, bars)


def rest_ground(state: State, figure: Figure, form: int | None = None) -> Ground:
    """Where it may be put, in its form or another.

    TW-FAQ-01: an effect may put it into dangerous terrain, where it is destroyed.
    """
    card = state.library.kinds[figure.kind].cards[figure.form if form is None else form]
    bars = [landing_bar(shape, card.radius) for shape in _others(state, figure)]
    airborne = in_the_air(state, figure) if form is None else _would_float(state, figure, form)
    if not airborne:
        bars += [
            landing_bar(obstacle.shape, card.radius)
            for obstacle in state.obstacles
            if not deadly(state, obstacle)
        ]
    return Ground(state.width, state.depth, card.radius, bars)


def standing_ground(state: State, figure: Figure) -> Ground:
    """Where its owner may put it: nobody puts a figure into danger (TW-RUL-64)."""
    radius = card_of(state, figure).radius
    bars: list[Bar] = [landing_bar(shape, radius) for shape in _others(state, figure)]
    if not in_the_air(state, figure):
        bars += [landing_bar(obstacle.shape, radius) for obstacle in state.obstacles]
    return Ground(state.width, state.depth, radius, bars)


def deadly(state: State, obstacle: Obstacle) -> bool:
    """TW-RUL-64: dangerous terrain, when that is played."""
    return obstacle.dangerous and state.options.dangerous_terrain


def deadly_bars(state: State, ground: Ground) -> frozenset[int]:
    """The bars of a ground that are dangerous terrain, by number."""
    if not state.options.dangerous_terrain:
        return frozenset()
    shapes = [obstacle.shape for obstacle in state.obstacles if obstacle.dangerous]
    return frozenset([number for number, bar in enumerate(ground.bars) if bar.shape in shapes])


def in_danger(state: State, figure: Figure) -> bool:
    """Whether it stands in dangerous terrain and cannot keep above it."""
    if in_the_air(state, figure):
        return False
    base = disc_of(state, figure)
    return any(
        overlap(base, obstacle.shape) for obstacle in state.obstacles if deadly(state, obstacle)
    )


def over_obstacle(state: State, figure: Figure, radius: int) -> bool:
    """Whether a base of that radius on its spot overlaps something that is not deadly."""
    base = Disc((figure.x, figure.y), radius)
    return any(
        overlap(base, obstacle.shape) for obstacle in state.obstacles if not deadly(state, obstacle)
    )


def free_to_leave(ground: Ground, start: Point) -> bool:
    """Whether the base can move at all: some tiny leg is free (TW-RUL-19)."""
    return bool(tiny_steps(ground, start))


def in_the_open(state: State, figure: Figure) -> bool:
    """Whether nothing is so near that it could hem the figure in."""
    radius = card_of(state, figure).radius + CLEARANCE
    x, y = figure.x, figure.y
    for other in state.figures:
        if other.status == STANDING and other.id != figure.id:
            apart = radius + card_of(state, other).radius
            dx, dy = other.x - x, other.y - y
            if dx * dx + dy * dy < apart * apart:
                return False
    for obstacle in state.obstacles:
        west, east, south, north = box(obstacle.shape, radius)
        if west < x < east and south < y < north:
            return False
    return True


def tiny_steps(ground: Ground, start: Point) -> list[Point]:
    """Ends of short legs that may be gone, for a base that is hemmed in."""
    found: list[Point] = []
    for length in (400, 30, 2):
        for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)):
            end = (start[0] + dx * length, start[1] + dy * length)
            if ground.passes(start, end) and ground.rests(end):
                found.append(end)
        if found:
            break
    return found


def _others(state: State, figure: Figure) -> list[Disc]:
    return [disc_of(state, other) for other in on_field(state) if other.id != figure.id]


def _would_float(state: State, figure: Figure, form: int) -> bool:
    before, figure.form = figure.form, form
    floats = in_the_air(state, figure)
    figure.form = before
    return floats
