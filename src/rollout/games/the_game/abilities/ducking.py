"""Duck and cover, an optional action (TG-DUK-01)."""

from __future__ import annotations

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import DuckAndCover
from rollout.games.the_game.events import Ducked
from rollout.games.the_game.model import State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table


class DuckingAndCovering(Ability):
    """Doubled Endurance until the unit's next own turn or free action (TG-RUL-84)."""

    kind = "duck_and_cover"
    action: type[Action] = DuckAndCover
    actions = 2

    def available(self, state: State, unit: Unit) -> bool:
        return state.facts.options.duck_and_cover

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [DuckAndCover()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return None

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        unit.ducking = True
        table.tell(Ducked(unit.id))
