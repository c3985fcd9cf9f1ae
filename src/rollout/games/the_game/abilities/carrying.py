"""Picking up and setting down: Small units, guns, Nebulons, small objects (TG-SML, TG-GUN)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.actions import Face, PickUp, PickUpThing, SetDown, SetDownThing
from rollout.games.the_game.content.tech_spec import NEBULON
from rollout.games.the_game.events import PickedUp, PutDown
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GROUND,
    NONE,
    OPERATIONAL,
    SELF_FIELD,
    UNCONSCIOUS,
    State,
    Unit,
)
from rollout.games.the_game.rules.footing import standing_refusal
from rollout.games.the_game.rules.placing import place_near
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

PICKER_FLIES: Final = Refusal("TG-RUL-77", "refuse-pick-up-flying")
PICKER_SMALL: Final = Refusal("TG-RUL-77", "refuse-pick-up-small-picker")
NOT_THERE: Final = Refusal("TG-SML-01", "refuse-no-such-unit")
TOO_LARGE: Final = Refusal("TG-SML-01", "refuse-pick-up-too-large")
TOO_FAR: Final = Refusal("TG-RUL-77", "refuse-pick-up-too-far")
TARGET_FLIES: Final = Refusal("TG-RUL-77", "refuse-pick-up-flying-target")
HIDDEN: Final = Refusal("TG-RUL-77", "refuse-pick-up-cloaked")
SHIELDED: Final = Refusal("TG-RUL-77", "refuse-pick-up-shielded")
ONE_NEBULON: Final = Refusal("TG-RUL-79", "refuse-second-nebulon")
NOT_CARRIED: Final = Refusal("TG-SML-01", "refuse-set-down-not-carried")
NOT_ADJACENT: Final = Refusal("TG-RUL-77", "refuse-set-down-not-adjacent")
HEX_TAKEN: Final = Refusal("TG-RUL-77", "refuse-set-down-taken")


class PickingUp(Ability):
    """One thing per action, from the own or an adjacent hex (TG-RUL-77)."""

    kind = "pick_up"
    action: type[Action] = PickUp
    also: tuple[type[Action], ...] = (PickUpThing,)

    def available(self, state: State, unit: Unit) -> bool:
        return unit.level != AIR and not unit.form.small and unit.sheet.heads == 0

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        near = state.facts.grid.distances[unit.cell]
        found: list[Action] = [
            PickUp(other.id)
            for other in state.units
            if other.cell != NONE
            and near[other.cell] <= 1
            and other.id != unit.id
            and other.carrier == NONE
            and _portable(other)
        ]
        found += [
            PickUpThing(thing.id)
            for thing in state.things
            if thing.cell != NONE and near[thing.cell] <= 1
        ]
        return found

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        if unit.level == AIR:
            return PICKER_FLIES
        if unit.form.small or unit.sheet.heads:
            return PICKER_SMALL
        if isinstance(action, PickUpThing):
            return _thing_refusal(state, unit, action.thing)
        assert isinstance(action, PickUp)
        if not 0 <= action.unit < len(state.units) or action.unit == unit.id:
            return NOT_THERE
        return _unit_refusal(state, unit, state.units[action.unit])

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        state = table.state
        if isinstance(action, PickUpThing):
            thing = state.things[action.thing]
            thing.cell, thing.carrier = NONE, unit.id
            table.tell(PickedUp(unit.id, NONE, thing.id))
        else:
            assert isinstance(action, PickUp)
            other = state.units[action.unit]
            state.lift(other)
            other.carrier, other.inside = unit.id, False
            state.place(other, unit.cell, unit.level)
            drop_shield(table, other)
            table.tell(PickedUp(unit.id, other.id))


class SettingDown(Ability):
    """On a free adjacent hex; objects also on the own hex (TG-RUL-77)."""

    kind = "set_down"
    action: type[Action] = SetDown
    also: tuple[type[Action], ...] = (SetDownThing,)

    def available(self, state: State, unit: Unit) -> bool:
        return unit.level != AIR

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        around = [cell for cell in state.facts.neighbours[unit.cell] if cell != NONE]
        found: list[Action] = [
            SetDown(other.id, cell)
            for other in state.units
            if other.carrier == unit.id and not other.inside
            for cell in around
        ]
        found += [
            SetDownThing(thing.id, cell)
            for thing in state.things
            if thing.carrier == unit.id
            for cell in (unit.cell, *around)
        ]
        return found

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        if unit.level == AIR:
            return PICKER_FLIES
        if isinstance(action, SetDownThing):
            if not 0 <= action.thing < len(state.things):
                return NOT_CARRIED
            if state.things[action.thing].carrier != unit.id:
                return NOT_CARRIED
            if action.cell == unit.cell:
                return None
            if not _adjacent(state, unit, action.cell):
                return NOT_ADJACENT
            return HEX_TAKEN if _taken(state, action.cell) else None
        assert isinstance(action, SetDown)
        if not 0 <= action.unit < len(state.units):
            return NOT_CARRIED
        other = state.units[action.unit]
        if other.carrier != unit.id or other.inside:
            return NOT_CARRIED
        if not _adjacent(state, unit, action.cell):
            return NOT_ADJACENT
        if _taken(state, action.cell):
            return HEX_TAKEN
        return standing_refusal(state, other, other.form, action.cell, GROUND)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        state = table.state
        if isinstance(action, SetDownThing):
            thing = state.things[action.thing]
            thing.cell, thing.carrier = action.cell, NONE
            table.tell(PutDown(unit.id, NONE, action.cell, thing.id))
            return
        assert isinstance(action, SetDown)
        other = state.units[action.unit]
        other.carrier = NONE
        state.place(other, action.cell, GROUND)
        faces: list[Action] = [Face(facing) for facing in range(6)]
        chosen = yield table.ask(unit.seat, "set_down_facing", Listed(faces), unit=other.id)
        other.facing = chosen.facing
        table.tell(PutDown(unit.id, other.id, action.cell))


def set_cargo_down(table: Table[State], unit: Unit) -> Script[None]:
    """What it carries is put beside it, one after the other (TG-RUL-18, TG-RUL-63)."""
    state = table.state
    for other in state.cargo(unit):
        other.carrier, other.inside = NONE, False
        yield from place_near(table, other, unit.cell)
    set_things_down(state, unit)


def set_things_down(state: State, unit: Unit) -> None:
    """The small objects it holds lie in its hex."""
    for thing in state.things:
        if thing.carrier == unit.id:
            thing.carrier, thing.cell = NONE, unit.cell


def _portable(other: Unit) -> bool:
    """Small, a gun, or a Nebulon; deactivated Small bodies and unconscious Nebulons too."""
    if other.status not in (OPERATIONAL, DEACTIVATED, UNCONSCIOUS):
        return False
    if other.status == UNCONSCIOUS or other.sheet.kind == NEBULON:
        return True
    return other.form.small or (other.form.gun and other.status == OPERATIONAL)


def _unit_refusal(state: State, unit: Unit, other: Unit) -> Refusal | None:
    if other.cell == NONE or other.carrier != NONE:
        return NOT_THERE
    if not _portable(other):
        return TOO_LARGE
    if state.facts.grid.distance(unit.cell, other.cell) > 1:
        return TOO_FAR
    if other.level == AIR:
        return TARGET_FLIES
    if other.cloaked:
        return HIDDEN
    if other.shield == SELF_FIELD:
        return SHIELDED
    if other.sheet.kind == NEBULON and _carries_nebulon(state, unit):
        return ONE_NEBULON
    return None


def _thing_refusal(state: State, unit: Unit, thing: int) -> Refusal | None:
    if not 0 <= thing < len(state.things) or state.things[thing].cell == NONE:
        return NOT_THERE
    near = state.facts.grid.distance(unit.cell, state.things[thing].cell) <= 1
    return None if near else TOO_FAR


def _carries_nebulon(state: State, unit: Unit) -> bool:
    """One Nebulon per carrier without Transport (TG-NEB-05, TG-RUL-79)."""
    return any(
        other.carrier == unit.id and not other.inside and other.sheet.kind == NEBULON
        for other in state.units
    )


def _taken(state: State, cell: int) -> bool:
    """Whether a unit or a body is there."""
    return state.on_ground[cell] != NONE or bool(state.bodies(cell))


def _adjacent(state: State, unit: Unit, cell: int) -> bool:
    return cell != NONE and cell in state.facts.neighbours[unit.cell]
