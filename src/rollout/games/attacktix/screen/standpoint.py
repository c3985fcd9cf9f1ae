"""Where a seat sits, and what stands about the places that are spoken of."""

from __future__ import annotations

from typing import Final

from rollout.gamekit.places import Around, Landmark
from rollout.games.attacktix.model import FALLEN, IN_PLAY, State
from rollout.games.attacktix.naming import said_name
from rollout.games.attacktix.rules.on_the_table import (
    base_of,
    is_opponent,
    line_of,
    section_shape,
    shape_of_thing,
    standing_sections,
    things_here,
)
from rollout.space.plane.angles import QUARTER

MILLIMETRE: Final = 10


def forward_of(state: State, seat: int) -> int:
    """Where the figures of a seat look from their line; before, every second from the north."""
    if state.sides[seat] >= 0:
        return line_of(state, seat).facing
    return 3 * QUARTER if seat % 2 else QUARTER


def ahead_by_seat(state: State) -> tuple[int, ...]:
    return tuple(forward_of(state, seat) for seat in range(len(state.sides)))


def around(state: State, seat: int, without: int) -> Around:
    """As a seat sees the table, one figure left out: the one that is spoken of."""
    standing = [
        (each.controller, Landmark(said_name(state, number), base_of(state, number)))
        for number, each in enumerate(state.figures)
        if each.zone in (IN_PLAY, FALLEN) and not each.hidden and number != without
    ]
    walls = [
        Landmark("wall", section_shape(state, number), hides=state.ground.sections[number].high)
        for number in standing_sections(state)
    ]
    things = [Landmark("crate", shape_of_thing(state, number)) for number in things_here(state)]
    return Around(
        forward_of(state, seat),
        (state.field.width, state.field.depth),
        MILLIMETRE,
        "mm",
        [each for of, each in standing if not is_opponent(state, seat, of)],
        [each for of, each in standing if is_opponent(state, seat, of)],
        [*walls, *things],
    )
