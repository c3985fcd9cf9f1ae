"""Taking off, landing, hovering, sliding (TG-AIR, TG-VTL, TG-RUL-53 to 55)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import Land, Rise, Slide, TakeOff
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.model import AIR, GROUND, HOVERING, State
from rollout.games.the_game.rules.costs import (
    BEGIN_TO_HOVER,
    FLYING_SLIDE,
    HOVERING_SLIDE,
    LAND,
    SET_DOWN,
    TAKE_OFF,
    climb,
    entry_cost,
    weighs_on_construct,
)
from rollout.games.the_game.rules.footing import (
    CANNOT_FLY,
    CANNOT_HOVER,
    OFF_MAP,
    resting_level,
    terrain_refusal,
)
from rollout.games.the_game.rules.levels import depth
from rollout.games.the_game.rules.movement_step import CHANGES_LAYER, ENTERS, STAYS, Way
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons

FLYING_ALREADY: Final = Refusal("TG-AIR-01", "refuse-flying-already")
NOT_FLYING: Final = Refusal("TG-AIR-04", "refuse-not-flying")
HOVERING_ALREADY: Final = Refusal("TG-VTL-02", "refuse-hovering-already")
SUBMERGED: Final = Refusal("TG-RUL-47", "refuse-take-off-submerged")
NO_SLIDE: Final = Refusal("TG-VTL-01", "refuse-slide")
SLIDE_SIDEWAYS: Final = Refusal("TG-VTL-01", "refuse-slide-sideways-only")
SLIDE_LEVEL: Final = Refusal("TG-RUL-55", "refuse-slide-elevation")


def take_off(
    state: State, form: Mode, cell: int, facing: int, level: int, action: TakeOff
) -> Way | Refusal:
    """Into the air of the same hex, facing kept (TG-AIR-01)."""
    if not form.airborne:
        return CANNOT_FLY
    if level == AIR:
        return FLYING_ALREADY
    if under_water(state, form, cell, level):
        return SUBMERGED
    return Way(action, TAKE_OFF, CHANGES_LAYER, cell, facing, AIR, False, False)


def land(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Land
) -> Way | Refusal:
    """Onto the ground of the same hex: a construct or the floor of water too (TG-AIR-04)."""
    if level not in (AIR, HOVERING):
        return NOT_FLYING
    ground = resting_level(state, form, cell)
    refusal = terrain_refusal(state, form, cell, ground)
    if refusal is not None:
        return refusal
    climbs = weighs_on_construct(state, form, ground, cell)
    if level == HOVERING:
        return Way(action, SET_DOWN, STAYS, cell, facing, ground, False, climbs)
    return Way(action, LAND, CHANGES_LAYER, cell, facing, ground, False, climbs)


def rise(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Rise
) -> Way | Refusal:
    """A helicopter hovers at ground level, up from the ground or down from the air."""
    if not form.vtol:
        return CANNOT_HOVER
    if level == HOVERING:
        return HOVERING_ALREADY
    if under_water(state, form, cell, level):
        return SUBMERGED
    refusal = terrain_refusal(state, form, cell, HOVERING)
    if refusal is not None:
        return refusal
    moves = CHANGES_LAYER if level == AIR else STAYS
    return Way(action, BEGIN_TO_HOVER, moves, cell, facing, HOVERING, False, False)


def slide(
    state: State, form: Mode, cell: int, facing: int, level: int, action: Slide
) -> Way | Refusal:
    """Sideways without turning (TG-VTL-01); hovering, on one level only (TG-RUL-55)."""
    if not form.vtol or level not in (AIR, HOVERING):
        return NO_SLIDE
    if not 0 <= action.direction < 6 or (action.direction - facing) % 3 == 0:
        return SLIDE_SIDEWAYS
    target = state.facts.neighbours[cell][action.direction]
    if target < 0:
        return OFF_MAP
    refusal = terrain_refusal(state, form, target, level)
    if refusal is not None:
        return refusal
    extra = FLYING_SLIDE
    if level == HOVERING:
        if climb(state, form, level, cell, target):
            return SLIDE_LEVEL
        extra = HOVERING_SLIDE
    cost = Reasons((*entry_cost(state, form, level, cell, target).terms, extra))
    return Way(action, cost, ENTERS, target, facing, level, False, False)


def under_water(state: State, form: Mode, cell: int, level: int) -> bool:
    """Upright on the floor of water deeper than the form is high (TG-RUL-47)."""
    return level == GROUND and depth(state, cell) > form.height
