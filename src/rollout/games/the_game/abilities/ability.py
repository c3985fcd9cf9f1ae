"""What an ability is: what it may be used on, why not, and what it does (TG-ABL-01)."""

from __future__ import annotations

from rollout.games.the_game.model import State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table


class Ability:
    """One kind of action of a turn. The same kind may be used once a turn (TG-ACT-02)."""

    kind: str = ""
    action: type[Action] = Action
    """What a seat says to use it."""
    also: tuple[type[Action], ...] = ()
    """Other ways to say it."""
    trait: str = ""
    """The trait the current mode must list (TG-ABL-02), "" when every unit can do it."""
    actions: int = 1
    """How many of the two actions it takes (TG-ACT-04)."""

    def available(self, state: State, unit: Unit) -> bool:
        """A quick look at the unit alone: whether there is anything to list at all."""
        return self.trait in unit.form.traits

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        """What it might be used on; `refusal` decides."""
        return []

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return None

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        """The script of it. Abilities that ask for nothing more only `take_effect`."""
        self.take_effect(table, unit, action)
        yield from ()

    def take_effect(self, table: Table[State], unit: Unit, action: Action) -> None:
        """What it changes at once."""
