"""Jumping and climbing (EW-MOV-06 to EW-MOV-08, EW-RUL-18): to another level for 1 EN."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import Climb
from rollout.games.energon_wars.content.cards import ROBOT
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import Climbed
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.cargo import move_cargo_along
from rollout.games.energon_wars.rules.figures import (
    CONTACT,
    TOLERANCE,
    disc_of,
    has_keyword,
    height_of,
    is_huge,
    radius_of,
    side_of,
)
from rollout.games.energon_wars.rules.grounds import standing_ground
from rollout.games.energon_wars.rules.movement import move_refusal
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table
from rollout.space.plane.lengths import gap_within, inside
from rollout.space.plane.levels import (
    ON_THE_GROUND,
    Platform,
    spot_inside,
    spot_outside,
    touched_sides,
)
from rollout.space.plane.shapes import Disc, Point

COST: Final = 1
"""EW-EN-08."""
HEIGHT: Final = 3
"""EW-MOV-06, EW-MOV-07: in inches."""


def climb_refusal(state: State, number: int) -> Refusal | None:
    """EW-MOV-06, EW-MOV-16: who cannot climb or jump now, wherever to."""
    refusal = move_refusal(state, number)
    if refusal is not None:
        return refusal
    model = state.models[number]
    if is_huge(state, number):
        return Refusal("EW-MOV-16", "huge-models-do-not-climb", {"model": number})
    if model.side != ROBOT and not has_keyword(state, number, "climb_alt"):
        return Refusal("EW-MOV-06", "robot-mode-only", {"model": number})
    if model.energon < COST:
        return Refusal("EW-EN-08", "too-little-energon", {"cost": COST})
    return None


def limit_of(state: State, number: int) -> int:
    """How high and how far, in hundredths of an inch: 3 in, or what the card says."""
    for keyword in side_of(state, number).keywords:
        if keyword.name == "jump":
            return keyword.number * INCH
    return HEIGHT * INCH


def climbs(state: State, number: int) -> list[Climb]:
    """Every spot on another level that one climb or jump leads to."""
    if not state.land.platforms:
        return []
    model, base = state.models[number], disc_of(state, number)
    limit, height = limit_of(state, number), height_of(state, number)
    found: list[tuple[Point, int]] = []
    for level, platform in enumerate(state.land.platforms):
        if level == model.level:
            found += _ways_down(state, platform, base, height, limit)
        elif abs(platform.height - height) <= limit:
            if _same_building(state, model.level, level):
                found += [(spot, level) for spot in _ways_up(platform, base)]
                found += _ways_between(state, model.level, level, base)
            elif model.level >= 0:
                found += _jumps(state, model.level, level, base, limit)
    return _with_room(state, number, found)


def no_way_there(state: State, number: int, to: Climb) -> Refusal:
    """EW-MOV-06 to EW-MOV-08, EW-RUL-18: why a climb or jump does not lead to that spot."""
    model, land = state.models[number], state.land
    if not ON_THE_GROUND <= to.level < len(land.platforms):
        return Refusal("EW-MOV-08", "no-way-there")
    height = 0 if to.level == ON_THE_GROUND else land.platforms[to.level].height
    if abs(height - height_of(state, number)) > limit_of(state, number):
        return Refusal("EW-MOV-06", "too-high-or-deep")
    both = to.level >= 0 and model.level >= 0
    if both and not _same_building(state, model.level, to.level):
        return Refusal("EW-MOV-07", "too-wide-a-gap")
    return Refusal("EW-MOV-08", "no-way-there")


def _same_building(state: State, here: int, there: int) -> bool:
    owners = state.land.owners
    return here == ON_THE_GROUND or owners[here] == owners[there]


def _ways_up(platform: Platform, base: Disc) -> list[Point]:
    """EW-MOV-08: over each climbable side that the base touches from outside."""
    if inside(Disc(base.centre, 0), platform.surface):
        return []
    spots = [
        spot_inside(platform.surface, side, base)
        for side in touched_sides(platform.surface, base, CONTACT)
        if side in platform.climbable
    ]
    return [spot for spot in spots if spot is not None]


def _ways_down(
    state: State, platform: Platform, base: Disc, height: int, limit: int
) -> list[tuple[Point, int]]:
    """EW-RUL-18: over a climbable side to the ground, if that is not too deep."""
    if height > limit:
        return []
    return [
        (spot_outside(platform.surface, side, base), ON_THE_GROUND)
        for side in touched_sides(platform.surface, base, CONTACT)
        if side in platform.climbable
    ]


def _ways_between(state: State, here: int, there: int, base: Disc) -> list[tuple[Point, int]]:
    """From a higher level of a building to a lower one beside it."""
    if here < 0:
        return []
    upper, lower = state.land.platforms[here], state.land.platforms[there]
    if upper.height < lower.height:
        return []
    spots = [
        spot_outside(upper.surface, side, base)
        for side in touched_sides(upper.surface, base, CONTACT)
        if side in upper.climbable
    ]
    return [(spot, there) for spot in spots if inside(Disc(spot, base.radius), lower.surface)]


def _jumps(state: State, here: int, there: int, base: Disc, limit: int) -> list[tuple[Point, int]]:
    """EW-MOV-07: over a gap, from edge to edge."""
    mine, other = state.land.platforms[here].surface, state.land.platforms[there].surface
    if not touched_sides(mine, base, CONTACT) or not gap_within(base, other, limit + TOLERANCE):
        return []
    spots = [
        spot_inside(other, side, base) for side in touched_sides(other, base, limit + TOLERANCE)
    ]
    return [(spot, there) for spot in spots if spot is not None]


def _with_room(state: State, number: int, found: list[tuple[Point, int]]) -> list[Climb]:
    """EW-MOV-06, EW-TER-03: only where the base can stand."""
    radius = radius_of(state, number)
    kept: dict[Climb, None] = {}
    for spot, level in found:
        if standing_ground(state, radius, level, (number,)).rests(spot):
            kept[Climb(spot[0], spot[1], level)] = None
    return list(kept)


def climb(table: Table[State], number: int, to: Climb) -> None:
    """EW-EN-08: paid, and the base stands on the other level, touching the edge it crossed."""
    state = table.state
    model = state.models[number]
    model.energon -= COST
    model.x, model.y, model.level = to.x, to.y, to.level
    move_cargo_along(state, number)
    state.acting.moved = True
    state.acting.free.clear()
    table.tell(Climbed(number, to.x, to.y, to.level))
