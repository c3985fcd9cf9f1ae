"""Shield: a field around the user or around seven hexes (TG-SHD)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import KeepShield, RaiseShield
from rollout.games.the_game.events import ShieldDropped, ShieldKept, ShieldRaised
from rollout.games.the_game.model import NO_FIELD, SELF_FIELD, WEAPON_FIELD, State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table

UP_ALREADY: Final = Refusal("TG-SHD-06", "refuse-shield-up-already")
NOT_UP: Final = Refusal("TG-SHD-06", "refuse-shield-not-up")
NO_SUCH_FIELD: Final = Refusal("TG-SHD-01", "refuse-no-such-field")


class RaisingShield(Ability):
    """Raise a field, or switch to the other type (TG-RUL-75)."""

    kind = "shield"
    action: type[Action] = RaiseShield
    trait = "shield"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [RaiseShield(SELF_FIELD), RaiseShield(WEAPON_FIELD)]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, RaiseShield)
        if action.field not in (SELF_FIELD, WEAPON_FIELD):
            return NO_SUCH_FIELD
        return UP_ALREADY if unit.shield == action.field else None

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        assert isinstance(action, RaiseShield)
        unit.shield = action.field
        table.tell(ShieldRaised(unit.id, action.field))


class KeepingShield(Ability):
    """The upkeep: one action in each of the user's turns (TG-SHD-06)."""

    kind = "shield"
    action: type[Action] = KeepShield
    trait = "shield"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [KeepShield()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return NOT_UP if unit.shield == NO_FIELD else None

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        table.tell(ShieldKept(unit.id))


def drop_shield(table: Table[State], unit: Unit) -> None:
    """The field goes: no upkeep, or its user can hold it no longer (TG-RUL-75)."""
    if unit.shield != NO_FIELD:
        unit.shield = NO_FIELD
        table.tell(ShieldDropped(unit.id))
