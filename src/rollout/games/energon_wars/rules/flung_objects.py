"""A thrown car, tree or lamp post on its way: whom it strikes, and where it comes to lie."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.table import MAT
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.displacement import TERRAIN
from rollout.games.energon_wars.rules.figures import disc_of
from rollout.games.energon_wars.rules.grounds import forced_ground, obstacles
from rollout.space.plane.lengths import leg_length, onwards, overlap
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Disc, Outline, Point
from rollout.space.plane.straight import slide

STEP: Final = 20


def object_base(state: State, piece: int) -> Disc:
    """A thrown piece as the disc that its narrow side is."""
    form, place = state.land.forms[piece], state.land.pieces[piece]
    return Disc((place.x, place.y), form.radius or min(form.width, form.depth) // 2)


def slide_object(state: State, base: Disc, end: Point, thrower: int) -> tuple[int, Point]:
    """Whom it strikes first, or that it strikes a building, and where it stops."""
    ground, models = forced_ground(state, base.radius, ON_THE_GROUND, (), (thrower,))
    stop = slide(ground, base.centre, end)
    if stop.met < 0:
        return NOBODY, stop.point
    if stop.met < len(models):
        return models[stop.met], stop.point
    land = state.land
    standing = [form for form, piece in zip(land.forms, land.pieces, strict=True) if piece.standing]
    building = standing[stop.met - len(models)].is_building
    return (TERRAIN if building else NOBODY), stop.point


def room_for(state: State, piece: int, start: Point, end: Point) -> Point:
    """The last point of its way where the whole piece has room."""
    form = state.land.forms[piece]
    length = leg_length(start, end)
    while length > 0:
        point = onwards(start, end, length)
        if _fits(state, form.shape(point)):
            return point
        length -= STEP
    return start


def _fits(state: State, shape: Disc | Outline) -> bool:
    west, east, south, north = _box(shape)
    if west < 0 or south < 0 or east > MAT or north > MAT:
        return False
    bases = [
        disc_of(state, number)
        for number, model in enumerate(state.models)
        if model.status == STANDING and model.level == ON_THE_GROUND
    ]
    land = state.land
    buildings = [land.shapes[i] for i, form in enumerate(land.forms) if form.is_building]
    return not any(overlap(shape, other) for other in [*bases, *buildings, *obstacles(state)])


def _box(shape: Disc | Outline) -> tuple[int, int, int, int]:
    if isinstance(shape, Outline):
        return shape.west, shape.east, shape.south, shape.north
    (x, y), radius = shape.centre, shape.radius
    return x - radius, x + radius, y - radius, y + radius
