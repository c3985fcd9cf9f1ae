"""Levels: how high the ground lies and how high a unit reaches (TG-LOS-04, TG-RUL-46)."""

from __future__ import annotations

from rollout.games.the_game.content.maps import WATER
from rollout.games.the_game.model import AIR, GROUND, OPERATIONAL, SURFACE, State, Unit


def has_construct(state: State, cell: int) -> bool:
    """Whether a construct fills the hex; one below the surface of water does not (TG-RUL-61)."""
    height = state.construct_height[cell]
    return height > 0 and height >= state.facts.ground.depth[cell]


def is_water(state: State, cell: int) -> bool:
    return state.terrain[cell] == WATER and not has_construct(state, cell)


def depth(state: State, cell: int) -> int:
    """Depth of the water, less what is built on its floor; 0 where there is no water."""
    if not is_water(state, cell):
        return 0
    return state.facts.ground.depth[cell] - state.construct_height[cell]


def surface(state: State, cell: int) -> int:
    """The level of the water's surface, or of the ground where there is none."""
    return floor(state, cell) + depth(state, cell)


def floor(state: State, cell: int) -> int:
    """The level a walker stands on: ground, floor of water, top of a construct (TG-CON-03)."""
    ground = state.facts.ground
    return ground.elevation[cell] - ground.depth[cell] + state.construct_height[cell]


def height(unit: Unit) -> int:
    """The current height: a quarter, rounded up, when it lies (TG-PRN-01, TG-RUL-08)."""
    if unit.prone or unit.status != OPERATIONAL:
        return (unit.form.height + 3) // 4
    return unit.form.height


def base(state: State, unit: Unit) -> int:
    """The level its feet are on. Flyers have none that counts (TG-RUL-39)."""
    if unit.level == GROUND:
        return floor(state, unit.cell)
    if unit.level == SURFACE and unit.form.swim and not (unit.form.hover or unit.form.water):
        return surface(state, unit.cell) + 1 - height(unit)
    return surface(state, unit.cell)


def top(state: State, unit: Unit) -> int:
    """The level it reaches; a swimmer on the surface shows one level (TG-RUL-58)."""
    return base(state, unit) + height(unit)


def submerged(state: State, unit: Unit) -> bool:
    """Under water deeper than it is high (TG-LOS-07). Depth equal to height does not hide."""
    return unit.level == GROUND and depth(state, unit.cell) > height(unit)


def grounded(unit: Unit) -> bool:
    """Not flying: on the ground layer (TG-RUL-07)."""
    return unit.level != AIR
