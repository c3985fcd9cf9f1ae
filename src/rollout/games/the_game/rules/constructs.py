"""Constructs lose hit points and collapse (TG-CON-04 to TG-CON-08, TG-RUL-40 to TG-RUL-43)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.maps import ROUGH, WATER
from rollout.games.the_game.events import ConstructDamaged, ConstructDestroyed, Fell
from rollout.games.the_game.model import GROUND, HOVERING, NONE, State, Unit
from rollout.games.the_game.rules.damage import by_factor
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.levels import is_water
from rollout.kernel.game import Script, Table

WEIGHT: Final = "weight"
FALL: Final = "fall"


def climb(table: Table[State], unit: Unit) -> Script[None]:
    """The weight of a unit that has just come onto a construct (TG-CON-04, TG-RUL-41).

    Call it after the unit was placed. Hovering helicopters, and swimmers above a construct
    under water, do not touch it; where there is no construct nothing happens. One who passes
    through a friend on top falls with it.
    """
    state, cell = table.state, unit.cell
    height = state.construct_height[cell]
    if unit.level != GROUND or height == 0:
        return
    if unit.form.swim and is_water(state, cell):
        return
    passing = state.on_ground[cell] != unit.id
    yield from damage_construct(table, cell, (unit.sheet.endurance + 1) // 2, WEIGHT)
    if passing and state.construct_height[cell] == 0:
        yield from _fall(table, unit, height)


def damage_construct(table: Table[State], cell: int, amount: int, cause: str) -> Script[None]:
    """It loses hit points; at 0 it collapses under whoever stands on it (TG-CON-07)."""
    state = table.state
    lost = min(amount, state.construct_hit_points[cell])
    left = state.construct_hit_points[cell] - lost
    height = state.construct_height[cell]
    standing = _standing_on(state, cell)
    state.change_construct(cell, height, left)
    table.tell(ConstructDamaged(cell, lost, left, cause))
    if left > 0:
        return
    state.change_construct(cell, 0, 0)
    if state.terrain[cell] != WATER:
        state.change_terrain(cell, ROUGH)
    table.tell(ConstructDestroyed(cell))
    if standing is not None:
        state.place(standing, cell, resting_level(state, standing.form, cell))
        yield from _fall(table, standing, height)


def _standing_on(state: State, cell: int) -> Unit | None:
    """Who would fall: nobody who hovers, floats or swims above it."""
    if state.on_ground[cell] == NONE:
        return None
    unit = state.units[state.on_ground[cell]]
    if unit.level == HOVERING:
        return None
    afloat = is_water(state, cell) and (unit.level != GROUND or unit.form.swim)
    return None if afloat else unit


def _fall(table: Table[State], unit: Unit, height: int) -> Script[None]:
    """Half the height, rounded down, without a roll; factors apply (TG-CON-08, TG-RUL-43)."""
    table.tell(Fell(unit.id, height))
    yield from hurt(table, unit, by_factor(unit, height // 2), FALL)
