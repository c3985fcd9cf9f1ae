"""Extinguish Fire (TG-EXT)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import ExtinguishFire
from rollout.games.the_game.events import FireExtinguished
from rollout.games.the_game.model import State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table

NO_FIRE: Final = Refusal("TG-EXT-01", "refuse-no-fire")
FIRE_TOO_FAR: Final = Refusal("TG-EXT-01", "refuse-fire-too-far")


class ExtinguishingFire(Ability):
    """One fire in an adjacent hex or the unit's own (TG-RUL-73)."""

    kind = "extinguish_fire"
    action: type[Action] = ExtinguishFire
    trait = "extinguish_fire"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [ExtinguishFire(cell) for cell in state.fires]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, ExtinguishFire)
        if action.cell not in state.fires:
            return NO_FIRE
        if state.facts.grid.distance(unit.cell, action.cell) > 1:
            return FIRE_TOO_FAR
        return None

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        """The fire goes at once, its smoke at the end of the next full round."""
        assert isinstance(action, ExtinguishFire)
        state = table.state
        state.fires.remove(action.cell)
        for smoke in state.smoke:
            if smoke.fire == action.cell:
                smoke.expires = state.round + 1
        table.tell(FireExtinguished(unit.id, action.cell))
