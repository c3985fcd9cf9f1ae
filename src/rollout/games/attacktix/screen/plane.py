"""The table from above, in the form of every measured table."""

from __future__ import annotations

from functools import cache
from typing import Final

from rollout.cast.library import NotInTheCast, cast
from rollout.gamekit.plane import FigureView, ObstacleView, PlaneView, ZoneView
from rollout.games.attacktix.content.vocabulary import ROBOT
from rollout.games.attacktix.layout import WALL
from rollout.games.attacktix.model import FALLEN, IN_PLAY, State
from rollout.games.attacktix.naming import copy_number, shape_key
from rollout.games.attacktix.rules.hidden import sees_placement
from rollout.games.attacktix.rules.on_the_table import (
    section_shape,
    shape_of_thing,
    sort_of,
    standing_sections,
    things_here,
)
from rollout.games.attacktix.screen.standpoint import MILLIMETRE, ahead_by_seat
from rollout.space.plane import Disc

DRAWN_HEIGHT: Final = 1000
LOW: Final = 150
PATCHES_FROM: Final = 2_000
THINGS_FROM: Final = 3_000


def plane(state: State, seat: int | None) -> PlaneView:
    """What stands, lies and is drawn on the table, as far as a seat may know."""
    return PlaneView(
        state.field.width,
        state.field.depth,
        MILLIMETRE,
        "mm",
        _figures(state, seat),
        _obstacles(state),
        _lines(state),
        ahead=ahead_by_seat(state),
    )


@cache
def cast_of(name: str, mode: str) -> tuple[str, int]:
    """Who is drawn for a figure, and in which shape; a stranger is a bare base."""
    try:
        character = cast().named("attacktix", name)
    except NotInTheCast:
        return "", 0
    shapes = list(character.shapes)
    if mode in shapes:
        return character.slug, shapes.index(mode)
    return character.slug, 0 if mode == ROBOT else min(1, len(shapes) - 1)


def _figures(state: State, seat: int | None) -> dict[int, FigureView]:
    return {
        number: _figure(state, number)
        for number, each in enumerate(state.figures)
        if each.zone in (IN_PLAY, FALLEN)
        and (not each.hidden or sees_placement(state, seat, number))
    }


def _figure(state: State, number: int) -> FigureView:
    each, sculpt = state.figures[number], state.sculpt(number)
    slug, shape = cast_of(sculpt.name, sculpt.mode)
    return FigureView(
        each.x,
        each.y,
        sculpt.radius,
        sculpt.name,
        team=state.teams[each.controller],
        seat=each.controller,
        cast=slug,
        shape=shape,
        facing=each.facing,
        height=sculpt.height,
        badges=_badges(state, number),
        acting=number in (state.mover, state.attacker),
        spent=each.attacked,
        down=each.zone == FALLEN,
        form="" if sculpt.mode == ROBOT else shape_key(sculpt.mode),
        copy=copy_number(state, number),
    )


def _badges(state: State, number: int) -> tuple[str, ...]:
    """What is worth knowing at a glance."""
    each = state.figures[number]
    found = ["badge-cover"] if each.covered else []
    found += ["badge-jammed"] if each.jammed else []
    found += ["badge-waist"] if each.waist else []
    found += ["badge-chest"] if each.chest else []
    if state.sculpt(number).weapon.is_ranged and each.zone == IN_PLAY and not each.loaded:
        found.append("badge-empty")
    return tuple(found)


def _obstacles(state: State) -> dict[int, ObstacleView]:
    found = {
        PATCHES_FROM + number: ObstacleView(
            "trees" if patch.cover else "lake",
            tuple(state.layout.patches[number].corners),
            blocks=False,
        )
        for number, patch in enumerate(state.ground.patches)
    }
    for number in standing_sections(state):
        high = state.ground.sections[number].high
        corners = tuple(section_shape(state, number).corners)
        found[number] = ObstacleView(
            "wall", corners, height=DRAWN_HEIGHT if high else LOW, blocks=high
        )
    for number in things_here(state):
        shape, sort = shape_of_thing(state, number), sort_of(state, number)
        kind = "building" if not sort.mass else "crate"
        place = THINGS_FROM + number
        if isinstance(shape, Disc):
            found[place] = ObstacleView(
                kind, centre=shape.centre, radius=shape.radius, height=sort.height
            )
        else:
            found[place] = ObstacleView(kind, tuple(shape.corners), height=sort.height)
    return found


def _lines(state: State) -> dict[int, ZoneView]:
    """Starting lines, drawn as thin strips."""
    return {
        number: ZoneView(
            "start",
            (
                line.spot(line.low, -WALL // 2),
                line.spot(line.high, -WALL // 2),
                line.spot(line.high, WALL // 2),
                line.spot(line.low, WALL // 2),
            ),
            team=next((state.teams[s] for s, at in enumerate(state.sides) if at == side), None),
        )
        for number, (side, line) in enumerate(state.field.lines)
    }
