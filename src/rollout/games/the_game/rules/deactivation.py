"""What happens to units and constructs that have no hit points left (TG-DMG, TG-CON)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.abilities.cloaking import end_cloak
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.content.maps import ROUGH, WATER
from rollout.games.the_game.content.tech_spec import NEBULON
from rollout.games.the_game.events import (
    ConstructDamaged,
    ConstructDestroyed,
    Damaged,
    Deactivated,
    Fell,
    HumansKilled,
    Unconscious,
)
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GONE,
    GROUND,
    HOVERING,
    NONE,
    UNCONSCIOUS,
    State,
    Unit,
)
from rollout.games.the_game.rules.command import end_control, end_control_by
from rollout.games.the_game.rules.damage import by_factor
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import place_near, release
from rollout.games.the_game.rules.sight import is_water
from rollout.kernel.game import Script, Table


def hurt(table: Table[State], unit: Unit, amount: int, cause: str, by: int = NONE) -> Script[None]:
    """Mark damage, factors already counted; what exceeds the hit points is lost (TG-RUL-14).

    Of humans each point kills one (TG-HUM-03).
    """
    marked = min(amount, unit.hit_points)
    if marked <= 0:
        return
    unit.damage += marked
    table.tell(Damaged(unit.id, marked, unit.hit_points, cause))
    if unit.sheet.heads:
        _leave_no_crowd(table.state, unit)
        table.tell(HumansKilled(unit.id, marked, by))
        check_elimination(table.state)
    elif unit.hit_points == 0:
        yield from deactivate(table, unit)


def deactivate(table: Table[State], unit: Unit) -> Script[None]:
    """The unit lies where it was, or falls there; whoever was in it or on it comes off."""
    state = table.state
    in_the_air = unit.level == AIR
    state.lift(unit)
    has_room = _has_room(state, unit, in_the_air)
    _lay_down(table, unit, has_room)
    if not has_room:
        yield from place_near(table, unit, unit.cell)
    yield from release(table, unit, in_the_air)
    yield from set_cargo_down(table, unit)
    check_elimination(state)


def _leave_no_crowd(state: State, unit: Unit) -> None:
    """A crowd without heads is gone."""
    if unit.hit_points == 0:
        state.lift(unit)
        unit.status = GONE
        unit.cell = NONE


def _lay_down(table: Table[State], unit: Unit, has_room: bool) -> None:
    """A body; a Nebulon is unconscious (TG-NEB-03). All that lasted ends (TG-RUL-62, 68, 75)."""
    state = table.state
    unit.prone, unit.ducking = unit.form.robot_form, False
    fainted = unit.sheet.kind == NEBULON
    unit.status = UNCONSCIOUS if fainted else DEACTIVATED
    if has_room:
        state.place(unit, unit.cell, resting_level(state, unit.form, unit.cell))
    table.tell(Unconscious(unit.id) if fainted else Deactivated(unit.id))
    end_cloak(table, unit)
    drop_shield(table, unit)
    end_control(table, unit)
    end_control_by(table, unit)


def _has_room(state: State, unit: Unit, in_the_air: bool) -> bool:
    """Whether it can lie in its hex, else in the nearest free one, without damage (TG-RUL-51).

    One that was only passing through the hex of a friend cannot.
    """
    if state.on_ground[unit.cell] != NONE:
        return False
    return not in_the_air or not state.bodies(unit.cell)


# Constructs lose hit points and collapse (TG-CON-04 to TG-CON-08, TG-RUL-40 to TG-RUL-43).

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
