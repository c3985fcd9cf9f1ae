"""The chain of command: who may use Command for a team (TG-CMD-04, TG-CMD-05, TG-RUL-67)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, Final

from rollout.games.the_game.actions import OrderChain
from rollout.games.the_game.events import ChainOrdered
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Options

LISTED_IN_FULL: Final = 4
"""Up to so many Command units every order is listed."""

NOT_THE_COMMANDERS: Final = Refusal("TG-CMD-05", "refuse-chain-units")


def leader(state: State, team: int) -> Unit | None:
    """The first in the chain who is operational, in play and not under enemy control.

    Carried and transported ones lead too; a repaired leader leads again (TG-RUL-67).
    """
    for number in state.chains[team]:
        unit = state.units[number]
        if unit.status == OPERATIONAL and unit.cell != NONE and unit.side == unit.team == team:
            return unit
    return None


def order_chains(table: Table[State]) -> Script[None]:
    """Each team with several Command units writes its chain before play (TG-SET-06)."""
    state = table.state
    write_chains(state)
    for team in range(len(state.chains)):
        if len(state.chains[team]) > 1:
            seat = state.facts.seat_teams.index(team)
            options = ChainOrders(state.chains[team])
            chosen = yield table.ask(seat, "chain", options, team=team)
            state.chains = state.chains.copy()
            state.chains[team] = list(chosen.units)
        if state.chains[team]:
            table.tell(ChainOrdered(team, tuple(state.chains[team])))


def write_chains(state: State) -> None:
    """The Command units of each team in unit order, combined robots kept aside included."""
    state.chains = [
        [unit.id for unit in state.units if unit.team == team and commands(unit)]
        for team in range(2)
    ]


def commands(unit: Unit) -> bool:
    """Whether some mode of it lists Command."""
    return any("command" in mode.traits for mode in unit.sheet.modes)


class ChainOrders(Options):
    """Any order of these units. Long chains list one order for each first in command."""

    def __init__(self, units: list[int]) -> None:
        self.units = units

    def __iter__(self) -> Iterator[Action]:
        if len(self.units) <= LISTED_IN_FULL:
            for order in permutations(self.units):
                yield OrderChain(order)
            return
        for first in self.units:
            yield OrderChain((first, *(unit for unit in self.units if unit != first)))

    def __bool__(self) -> bool:
        return True

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def sample(self, rng: Random) -> Action:
        return OrderChain(tuple(rng.sample(self.units, len(self.units))))

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, OrderChain):
            return NOT_OFFERED
        same = sorted(action.units) == sorted(self.units)
        return None if same else NOT_THE_COMMANDERS

    def describe(self) -> dict[str, Any]:
        return {"kind": "order", "units": self.units}
