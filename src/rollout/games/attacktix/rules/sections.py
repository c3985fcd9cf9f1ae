"""Barriers under attack: which sections an attack action may remove (AT-HB-02, AT-LB-04)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.model import SECTIONS_FROM, State
from rollout.games.attacktix.rules.aiming import may_turn
from rollout.games.attacktix.rules.cover import keeps_from_shooting, lines_cross
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
from rollout.kernel.errors import Refusal
from rollout.space.plane import Point, angle_of, enters, gap_within, turn_between

REACH: Final = 600
"""AT-RUL-65: of melee, from the edge of the base."""
_OUT_OF_REACH: Final = Refusal("AT-RUL-65", "cannot-be-struck")


def removable(state: State, figure: int) -> list[int]:
    """AT-RUL-65: sections that the figure could legally strike."""
    return [
        number
        for number in standing_sections(state)
        if state.ground.sections[number].falls and can_strike(state, figure, number)
    ]


def why_its_attack_is_over(state: State, figure: int) -> Refusal | None:
    """AT-RUL-21, AT-RUL-105, AT-ABL-10: why a figure does nothing more in this Attack step."""
    each = state.figures[figure]
    if figure in state.balked:
        return Refusal("AT-RUL-105", "void-too-often", {"figure": figure})
    if each.attacked:
        return Refusal("AT-RUL-21", "has-attacked", {"figure": figure})
    if each.jammed & 2:
        return Refusal("AT-ABL-10", "is-jammed", {"figure": figure})
    return None


def why_not_removed(state: State, figure: int, section: int) -> Refusal | None:
    """AT-DEC-09: why an attack of this figure does not remove a section; None without a reason."""
    return why_its_attack_is_over(state, figure) or why_it_stays(state, figure, section)


def why_it_stays(state: State, figure: int, section: int) -> Refusal | None:
    """AT-RUL-65, AT-SMP-07: why a section is not removed from where a figure stands."""
    if not 0 <= section < len(state.sections):
        return Refusal("AT-DEC-09", "no-such-section")
    kind = state.ground.sections[section]
    if not kind.falls:
        return Refusal("AT-SMP-07", "never-falls")
    if not state.sections[section]:
        return Refusal("AT-HB-02" if kind.high else "AT-LB-04", "is-gone")
    return None if can_strike(state, figure, section) else _OUT_OF_REACH


def remove(state: State, section: int) -> None:
    """It is gone, and so is the cover that it gave."""
    state.sections[section] = False
    for each in state.figures:
        if SECTIONS_FROM + section in each.covers:
            each.covers = [piece for piece in each.covers if piece != SECTIONS_FROM + section]
            each.covered = each.covered if each.covers else ""


def can_strike(state: State, figure: int, section: int) -> bool:
    if state.options.section_reach == "any":
        return True
    weapon = state.sculpt(figure).weapon
    if not weapon.is_ranged:
        return gap_within(base_of(state, figure), section_shape(state, section), REACH)
    here = spot_of(state.figures[figure])
    return any(
        here == there
        or (
            _points_at(state, figure, there)
            and _sees(state, figure, here, there, section)
            and not keeps_from_shooting(state, figure, there, SECTIONS_FROM + section)
        )
        for there in _points_of(state, section)
    )


def _points_at(state: State, figure: int, there: Point) -> bool:
    """Within the limits of its joints, or wherever its base may be turned for an attack."""
    each = state.figures[figure]
    bearing = angle_of(there[0] - each.x, there[1] - each.y)
    weapon = state.sculpt(figure).weapon
    return may_turn(state, figure) or turn_between(bearing, each.facing) <= weapon.yaw


def _points_of(state: State, section: int) -> list[Point]:
    """Five points of it, the middle first."""
    (x, y), (to_x, to_y) = section_ends(state, section)
    return [(x + (to_x - x) * part // 8, y + (to_y - y) * part // 8) for part in (4, 2, 6, 1, 7)]


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
