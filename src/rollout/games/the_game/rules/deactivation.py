"""Damage is marked, and what happens when none is left (TG-DMG-02, TG-DMG-03, TG-RUL-08)."""

from __future__ import annotations

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.abilities.cloaking import end_cloak
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.content.tech_spec import NEBULON
from rollout.games.the_game.events import Damaged, Deactivated, HumansKilled, Unconscious
from rollout.games.the_game.model import AIR, DEACTIVATED, GONE, NONE, UNCONSCIOUS, State, Unit
from rollout.games.the_game.rules.control import end_control, end_control_by
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import place_near
from rollout.games.the_game.rules.releasing import release
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
