"""Transformation: another mode, with all its figures, for one action (TG-TRN)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.abilities.carrying import set_things_down
from rollout.games.the_game.abilities.cloaking import end_cloak
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.actions import Transform
from rollout.games.the_game.content.tech_spec import LEAVES, Mode
from rollout.games.the_game.events import AllegianceChanged, Transformed
from rollout.games.the_game.model import (
    AIR,
    GONE,
    HOVERING,
    NONE,
    State,
    Unit,
)
from rollout.games.the_game.rules.boarding import depart
from rollout.games.the_game.rules.command import go_over, side_of_mode
from rollout.games.the_game.rules.damage import by_factor
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.footing import choose_depth, resting_level, standing_refusal
from rollout.games.the_game.rules.placing import place_near
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

FALL_DAMAGE: Final = 3
"""TG-RUL-50, option `midair_transform` = `fall`."""

NO_SUCH_MODE: Final = Refusal("TG-TRN-01", "refuse-no-such-mode")
SAME_MODE: Final = Refusal("TG-TRN-01", "refuse-same-mode")
STILL_SMALL: Final = Refusal("TG-SML-03", "refuse-transform-still-small")
TOO_TALL: Final = Refusal("TG-RUL-81", "refuse-transform-too-tall")
NOT_IN_THE_AIR: Final = Refusal("TG-RUL-50", "refuse-transform-midair")
BELOW_TAKEN: Final = Refusal("TG-RUL-50", "refuse-transform-below-taken")
BELOW_BARRED: Final = Refusal("TG-RUL-50", "refuse-transform-below-barred")
PASSENGERS_ALOFT: Final = Refusal("TG-RUL-81", "refuse-transform-passengers-aloft")


class Transforming(Ability):
    kind = "transform"
    action: type[Action] = Transform

    def available(self, state: State, unit: Unit) -> bool:
        return len(unit.sheet.modes) > 1

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Transform(mode) for mode in range(len(unit.sheet.modes)) if mode != unit.form.index]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Transform)
        if not 0 <= action.mode < len(unit.sheet.modes):
            return NO_SUCH_MODE
        if action.mode == unit.form.index:
            return SAME_MODE
        form = unit.sheet.modes[action.mode]
        if unit.carrier != NONE:
            return _carried_refusal(state, unit, form)
        if unit.level == AIR:
            return _aloft_refusal(state, unit, form)
        return None

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        """Hex, facing and damage stay; level, posture and lasting effects follow the mode."""
        assert isinstance(action, Transform)
        state = table.state
        before, form = unit.form, unit.sheet.modes[action.mode]
        yield from _empty_hold(table, unit, form)
        fell = unit.carrier == NONE and unit.level == AIR and not form.airborne
        unit.form = form
        unit.prone = False
        if "cloak" not in form.traits:
            end_cloak(table, unit)
        if "shield" not in form.traits:
            drop_shield(table, unit)
        if unit.carrier == NONE:
            state.place(unit, unit.cell, _level_after(state, unit, form))
        dropped = unit.carrier != NONE and not unit.inside
        if dropped:
            unit.carrier = NONE
        table.tell(Transformed(unit.id, before.index, form.index, unit.level))
        if form.side != before.side:
            yield from _follow_mode(table, unit)
        if dropped and unit.cell != NONE:
            yield from place_near(table, unit, unit.cell)
        if fell and unit.operational and state.facts.options.midair_transform == "fall":
            yield from hurt(table, unit, by_factor(unit, FALL_DAMAGE), "fall")
        if unit.operational and unit.carrier == NONE:
            yield from choose_depth(table, unit)


def _carried_refusal(state: State, unit: Unit, form: Mode) -> Refusal | None:
    """A carried unit may only become large; a passenger must stay small enough."""
    if unit.inside:
        fits = 2 * form.height <= state.units[unit.carrier].form.height
        return None if fits else TOO_TALL
    return STILL_SMALL if form.small or form.gun else None


def _aloft_refusal(state: State, unit: Unit, form: Mode) -> Refusal | None:
    """Changing in the air into a mode that cannot fly (TG-RUL-50)."""
    if any(other.inside and must_get_out(other, form) for other in state.cargo(unit)):
        return PASSENGERS_ALOFT
    if form.airborne:
        return None
    if state.facts.options.midair_transform == "forbid":
        return NOT_IN_THE_AIR
    if state.on_ground[unit.cell] != NONE or state.bodies(unit.cell):
        return BELOW_TAKEN
    level = resting_level(state, form, unit.cell)
    if standing_refusal(state, unit, form, unit.cell, level) is not None:
        return BELOW_BARRED
    return None


def _level_after(state: State, unit: Unit, form: Mode) -> int:
    if unit.level == AIR and form.airborne:
        return AIR
    if unit.level == HOVERING and form.vtol:
        return HOVERING
    return resting_level(state, form, unit.cell)


def must_get_out(other: Unit, form: Mode) -> bool:
    """Whether a carrier in that form cannot keep it: too tall inside, or a Small carrier."""
    if other.inside:
        return not form.transport or 2 * other.form.height > form.height
    return form.small


def _empty_hold(table: Table[State], unit: Unit, form: Mode) -> Script[None]:
    """A mode that cannot carry them sets passengers and cargo down first (TG-RUL-81)."""
    state = table.state
    for other in state.cargo(unit):
        if must_get_out(other, form):
            other.carrier, other.inside = NONE, False
            yield from place_near(table, other, unit.cell)
    if form.small:
        set_things_down(state, unit)


def _follow_mode(table: Table[State], unit: Unit) -> Script[None]:
    """A mercenary's allegiance follows his mode (TG-UNQ-05, TG-UNQ-07)."""
    if unit.form.side == LEAVES:
        yield from depart(table, unit, GONE)
        table.tell(AllegianceChanged(unit.id, NONE))
        check_elimination(table.state)
    else:
        go_over(table, unit, side_of_mode(table.state, unit.form))
