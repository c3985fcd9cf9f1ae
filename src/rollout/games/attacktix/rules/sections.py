"""Barriers under attack: which sections an attack action may remove (AT-HB-02, AT-LB-04)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.cover import lines_cross
from rollout.games.attacktix.rules.on_the_table import (
    base_of,
    section_ends,
    section_shape,
    shape_of_thing,
    sort_of,
    spot_of,
    standing_sections,
    things_here,
)
from rollout.space.plane import Point, angle_of, enters, gap_within, turn_between

REACH: Final = 600
"""AT-RUL-65: of melee, from the edge of the base."""


def removable(state: State, figure: int) -> list[int]:
    """AT-RUL-65: sections that the figure could legally strike."""
    return [
        number
        for number in standing_sections(state)
        if state.ground.sections[number].falls and can_strike(state, figure, number)
    ]


def can_strike(state: State, figure: int, section: int) -> bool:
    if state.options.section_reach == "any":
        return True
    weapon = state.sculpt(figure).weapon
    if not weapon.is_ranged:
        return gap_within(base_of(state, figure), section_shape(state, section), REACH)
    each = state.figures[figure]
    here, middle = spot_of(each), _middle(state, section)
    if here == middle:
        return True
    bearing = angle_of(middle[0] - here[0], middle[1] - here[1])
    within = turn_between(bearing, each.facing) <= weapon.yaw
    return within and _sees(state, figure, here, middle, section)


def _middle(state: State, section: int) -> Point:
    (x, y), (to_x, to_y) = section_ends(state, section)
    return (x + to_x) // 2, (y + to_y) // 2


def _sees(state: State, figure: int, here: Point, there: Point, section: int) -> bool:
    """In straight sight: no other wall (but for Megas, AT-HB-03) and no immovable object."""
    if not state.sculpt(figure).is_mega:
        walls = [
            number
            for number in standing_sections(state)
            if number != section and state.ground.sections[number].high
        ]
        if any(lines_cross(here, there, *section_ends(state, number)) for number in walls):
            return False
    return not any(
        enters(here, there, shape_of_thing(state, number))
        for number in things_here(state)
        if not sort_of(state, number).mass
    )
