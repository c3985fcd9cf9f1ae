"""Whose side a mercenary is on (TG-UNQ-04 to TG-UNQ-07, TG-RUL-86)."""

from __future__ import annotations

from rollout.games.the_game.content.tech_spec import AUTOBOT, DECEPTICON, Mode
from rollout.games.the_game.events import AllegianceChanged
from rollout.games.the_game.model import NONE, State, Unit
from rollout.kernel.game import Table


def side_of_mode(state: State, form: Mode) -> int:
    """The team a mercenary's mode belongs to.

    Teams that are not clearly Autobots and Decepticons count as such in their order.
    """
    factions = [_faction(state, team) for team in range(2)]
    if sorted(factions) != [AUTOBOT, DECEPTICON]:
        factions = [AUTOBOT, DECEPTICON]
    return factions.index(form.side)


def go_over(table: Table[State], unit: Unit, team: int) -> None:
    """He fights for that team from now on; its first seat decides for him."""
    if unit.team == team and unit.side == team:
        return
    unit.team = unit.side = team
    unit.owner = unit.seat = table.state.facts.seat_teams.index(team)
    unit.master = NONE
    table.tell(AllegianceChanged(unit.id, team))


def _faction(state: State, team: int) -> str:
    """The one faction of a team's regular units, "" when it has several."""
    factions = {
        unit.sheet.faction
        for unit in state.units
        if unit.team == team and unit.sheet.faction in (AUTOBOT, DECEPTICON)
    }
    return factions.pop() if len(factions) == 1 else ""
