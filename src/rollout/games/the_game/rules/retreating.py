"""Leaving the map by the own edge (TG-RUL-09, option `retreat_edge`)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.events import Retreated
from rollout.games.the_game.model import GONE, NONE, State, Unit
from rollout.games.the_game.rules.boarding import CARRIED
from rollout.games.the_game.rules.departing import depart
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.ground_steps import PRONE
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

RETREAT_COST: Final = 1

NO_RETREAT: Final = Refusal("TG-RUL-09", "refuse-no-retreat")
NOT_AT_THE_EDGE: Final = Refusal("TG-RUL-09", "refuse-not-at-own-edge")
NOT_ITS_OWN_MASTER: Final = Refusal("TG-RUL-68", "refuse-controlled-units-stay")


def retreat_refusal(state: State, unit: Unit, cell: int, prone: bool, left: int) -> Refusal | None:
    """None when the unit may leave the map from that hex."""
    if not state.facts.options.retreat_edge:
        return NO_RETREAT
    if unit.carrier != NONE:
        return CARRIED
    if prone:
        return PRONE
    if unit.master != NONE:
        return NOT_ITS_OWN_MASTER
    if not at_own_edge(state, unit, cell):
        return NOT_AT_THE_EDGE
    if left < RETREAT_COST:
        return Refusal("TG-MOV-01", "refuse-points", {"cost": RETREAT_COST, "left": left})
    return None


def at_own_edge(state: State, unit: Unit, cell: int) -> bool:
    """Team A's edge is the first row of the map, team B's the last."""
    row = cell // state.facts.grid.columns
    return row == (0 if unit.team == 0 else state.facts.grid.rows - 1)


def retreat(table: Table[State], unit: Unit) -> Script[None]:
    """It is out, not deactivated. Its passengers go with it, what it holds stays behind.

    A passenger that fights for the other side does not leave with it (TG-RUL-68).
    """
    state = table.state
    for passenger in state.cargo(unit):
        if passenger.inside and passenger.side == passenger.team == unit.team:
            yield from retreat(table, passenger)
    yield from depart(table, unit, GONE)
    table.tell(Retreated(unit.id))
    check_elimination(state)
