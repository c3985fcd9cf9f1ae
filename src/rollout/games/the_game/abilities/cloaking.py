"""Cloak: out of sight, and out of the fight (TG-CLK)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import Cloak, Uncloak
from rollout.games.the_game.events import Cloaked, Uncloaked
from rollout.games.the_game.model import State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table

CLOAKED_ALREADY: Final = Refusal("TG-CLK-03", "refuse-cloaked-already")
NOT_CLOAKED: Final = Refusal("TG-CLK-03", "refuse-not-cloaked")


class Cloaking(Ability):
    kind = "cloak"
    action: type[Action] = Cloak
    trait = "cloak"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Cloak()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return CLOAKED_ALREADY if unit.cloaked else None

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        unit.cloaked = True
        table.tell(Cloaked(unit.id))


class Uncloaking(Ability):
    """Its own action, so cloaking and uncloaking may share a turn (TG-RUL-24)."""

    kind = "uncloak"
    action: type[Action] = Uncloak
    trait = "cloak"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Uncloak()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return None if unit.cloaked else NOT_CLOAKED

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        end_cloak(table, unit)


def end_cloak(table: Table[State], unit: Unit) -> None:
    """The cloak ends, by its action or without cost (TG-RUL-16, TG-RUL-62)."""
    if unit.cloaked:
        unit.cloaked = False
        table.tell(Uncloaked(unit.id))
