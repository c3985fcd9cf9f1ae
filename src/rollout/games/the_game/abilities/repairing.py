"""Repair: hit points for oneself or a neighbour, and life for the deactivated (TG-REP)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import Repair
from rollout.games.the_game.events import Rejoined, Repaired
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    DEACTIVATED,
    GONE,
    NONE,
    OPERATIONAL,
    UNCONSCIOUS,
    State,
    Unit,
)
from rollout.games.the_game.rules.boarding import depart
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import place_near
from rollout.kernel.actions import Action, Event
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

NO_SKILL: Final = Refusal("TG-RUL-04", "refuse-no-skill")
NO_SUCH_PATIENT: Final = Refusal("TG-REP-01", "refuse-no-such-unit")
NOT_AN_ALLY: Final = Refusal("TG-RUL-74", "refuse-repair-not-an-ally")
OUT_COLD: Final = Refusal("TG-NEB-03", "refuse-repair-unconscious")
ONLY_MACHINES: Final = Refusal("TG-RUL-74", "refuse-repair-humans")
UNHURT: Final = Refusal("TG-RUL-74", "refuse-repair-unhurt")
TOO_FAR: Final = Refusal("TG-REP-01", "refuse-repair-too-far")
OTHER_LAYER: Final = Refusal("TG-RUL-74", "refuse-repair-other-layer")


class Repairing(Ability):
    kind = "repair"
    action: type[Action] = Repair
    trait = "repair"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Repair(other.id) for other in state.units if other.damage > 0]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Repair)
        if unit.sheet.skill == 0:
            return NO_SKILL
        if not 0 <= action.patient < len(state.units):
            return NO_SUCH_PATIENT
        patient = state.units[action.patient]
        if patient.cell == NONE or patient.status in (ASIDE, GONE):
            return NO_SUCH_PATIENT
        if patient.side != unit.side:
            return NOT_AN_ALLY
        if patient.status == UNCONSCIOUS:
            return OUT_COLD
        if patient.sheet.heads:
            return ONLY_MACHINES
        if patient.damage == 0:
            return UNHURT
        return _reach_refusal(state, unit, patient)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        """Heal by the repairer's Skill, not above the maximum."""
        assert isinstance(action, Repair)
        patient = table.state.units[action.patient]
        amount = min(unit.sheet.skill, patient.damage)
        patient.damage -= amount
        revived = patient.status == DEACTIVATED
        told = Repaired(unit.id, patient.id, amount, revived)
        if revived:
            yield from revive(table, patient, told)
        else:
            table.tell(told)


def revive(table: Table[State], patient: Unit, told: Repaired) -> Script[None]:
    """Back on its feet, or a robot on its back; it acts from the next round on (TG-REP-02)."""
    state = table.state
    last = yield from _rejoin_partners(table, patient, told)
    patient.status = OPERATIONAL
    patient.prone = patient.form.robot_form
    patient.acts_from = state.round + 1
    alone = state.on_ground[patient.cell] == NONE
    if patient.carrier == NONE and alone:
        state.place(patient, patient.cell, resting_level(state, patient.form, patient.cell))
    table.tell(last)
    if patient.carrier == NONE and not alone:
        yield from place_near(table, patient, patient.cell)


def _rejoin_partners(table: Table[State], patient: Unit, told: Event) -> Script[Event]:
    """Its conscious Nebulons in the same or an adjacent hex go back at once (TG-RUL-80).

    One whose mind an enemy holds does not (TG-RUL-68). The last event is left to be told once
    the patient is on its feet.
    """
    state = table.state
    for other in state.units:
        if (
            other.host == patient.id
            and other.status == OPERATIONAL
            and other.side == patient.side
            and other.cell != NONE
            and state.facts.grid.distance(other.cell, patient.cell) <= 1
        ):
            table.tell(told)
            yield from _go_within(table, other, patient)
            told = Rejoined(other.id, patient.id)
    return told


def rejoin(table: Table[State], partner: Unit, host: Unit) -> Script[None]:
    """A Nebulon or inner unit is within its host again; its damage is remembered."""
    yield from _go_within(table, partner, host)
    table.tell(Rejoined(partner.id, host.id))


def _go_within(table: Table[State], partner: Unit, host: Unit) -> Script[None]:
    yield from depart(table, partner, ASIDE)
    host.partners += 1


def _reach_refusal(state: State, unit: Unit, patient: Unit) -> Refusal | None:
    """Itself, its carrier or cargo, or a neighbour on the same layer."""
    if unit.id == patient.id or unit.carrier == patient.id or patient.carrier == unit.id:
        return None
    if unit.carrier != NONE or patient.carrier != NONE:
        same_carrier = unit.carrier == patient.carrier
        return None if same_carrier else TOO_FAR
    if state.facts.grid.distance(unit.cell, patient.cell) > 1:
        return TOO_FAR
    if (unit.level == AIR) != (patient.level == AIR):
        return OTHER_LAYER
    return None
