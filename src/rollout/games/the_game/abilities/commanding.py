"""Command and Transmit: free actions for an ally (TG-CMD, TG-XMT).

The grant itself is played by the turn (`rules/rounds.py`).
"""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import Command, Transmit
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.command import leader
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

COMMAND_ACTIONS: Final = 2
TRANSMIT_ACTIONS: Final = 1
GRANTS: Final[tuple[type[Action], ...]] = (Command, Transmit)
"""An ally acts at once."""

STOLEN: Final = Refusal("TG-RUL-67", "refuse-command-stolen")
NOT_LEADER: Final = Refusal("TG-CMD-04", "refuse-command-not-leader")
COMMANDED_ALREADY: Final = Refusal("TG-RUL-27", "refuse-commanded-already")
TRANSMITTED_ALREADY: Final = Refusal("TG-RUL-27", "refuse-transmitted-already")
NO_SUCH_ALLY: Final = Refusal("TG-RUL-29", "refuse-no-such-ally")
NEW_ALLY: Final = Refusal("TG-RUL-29", "refuse-ally-not-in-play-yet")


class Commanding(Ability):
    kind = "command"
    action: type[Action] = Command
    trait = "command"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Command(ally) for ally in _allies(state, unit)]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Command)
        if unit.side != unit.team:
            return STOLEN
        chief = leader(state, unit.team)
        if chief is None or chief.id != unit.id:
            return NOT_LEADER
        if unit.commanded == state.round:
            return COMMANDED_ALREADY
        return _ally_refusal(state, unit, action.ally)


class Transmitting(Ability):
    kind = "transmit"
    action: type[Action] = Transmit
    trait = "transmit"

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Transmit(ally) for ally in _allies(state, unit)]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        assert isinstance(action, Transmit)
        if unit.transmitted == state.round:
            return TRANSMITTED_ALREADY
        return _ally_refusal(state, unit, action.ally)


def _allies(state: State, unit: Unit) -> list[int]:
    return [
        other.id
        for other in state.units
        if other.side == unit.side and other.operational and other.id != unit.id
    ]


def _ally_refusal(state: State, unit: Unit, ally: int) -> Refusal | None:
    """Another operational unit of the team, in play since the start of the round."""
    if not 0 <= ally < len(state.units) or ally == unit.id:
        return NO_SUCH_ALLY
    other = state.units[ally]
    if not other.operational or other.cell == NONE or other.side != unit.side:
        return NO_SUCH_ALLY
    return NEW_ALLY if other.acts_from > state.round else None
