"""Rolling for mercenaries, before the game and at each market (TG-UNQ-06, TG-RUL-86)."""

from __future__ import annotations

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.actions import Transform
from rollout.games.the_game.content.tech_spec import LEAVES
from rollout.games.the_game.events import AllegianceRolled, Transformed
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.allegiance import go_over, side_of_mode
from rollout.games.the_game.rules.endgame import TEAMS
from rollout.games.the_game.rules.muster import captain, is_mercenary
from rollout.games.the_game.rules.placing import place_near
from rollout.games.the_game.rules.transforming import Transforming
from rollout.kernel.game import Script, Table


def roll_allegiance(table: Table[State]) -> Script[None]:
    """The higher roll has him at the start, in the mode that fits that team."""
    state = table.state
    for unit in state.units:
        if is_mercenary(unit) and unit.team == NONE:
            rolled = yield from roll_for(table, unit)
            team = rolled.team
            unit.team = unit.side = team
            unit.owner = unit.seat = captain(state, team)
            unit.form = unit.sheet.modes[mode_for(state, unit, team)]
            table.tell(rolled)


def open_market(table: Table[State]) -> Script[None]:
    """The roll is repeated; he changes at once, without an action, to the winner's mode.

    Nobody bids for a body, or for a mind that is under control.
    """
    state = table.state
    for unit in state.units:
        if is_mercenary(unit) and unit.status == OPERATIONAL and unit.master == NONE:
            rolled = yield from roll_for(table, unit)
            table.tell(rolled)
            if rolled.team != unit.team:
                yield from _change(table, unit, rolled.team)


def roll_for(table: Table[State], unit: Unit) -> Script[AllegianceRolled]:
    """One d10 for the first seat of each side, in seat order; ties are rolled again.

    The roll that decides is told by whoever does what it says.
    """
    leaders = sorted(captain(table.state, team) for team in range(TEAMS))
    while True:
        rolls: list[int] = []
        for _ in leaders:
            roll = yield table.roll("allegiance", 10)
            rolls.append(roll)
        best = max(rolls)
        tied = rolls.count(best) > 1
        winner = leaders[rolls.index(best)]
        team = NONE if tied else table.state.facts.seat_teams[winner]
        rolled = AllegianceRolled(unit.id, tuple(rolls), team)
        if not tied:
            return rolled
        table.tell(rolled)


def mode_for(state: State, unit: Unit, team: int) -> int:
    """The first of his modes that belongs to that team."""
    for mode in unit.sheet.modes:
        if mode.side != LEAVES and side_of_mode(state, mode) == team:
            return mode.index
    return 0


def _change(table: Table[State], unit: Unit, team: int) -> Script[None]:
    """As a Transform; where his new mode cannot be he comes down beside (TG-RUL-10)."""
    state = table.state
    changing = Transforming()
    action = Transform(mode_for(state, unit, team))
    if changing.refusal(state, unit, action) is None:
        yield from changing.perform(table, unit, action)
        return
    yield from set_cargo_down(table, unit)
    before, cell = unit.form.index, unit.cell
    state.lift(unit)
    unit.carrier, unit.inside, unit.prone = NONE, False, False
    unit.form = unit.sheet.modes[action.mode]
    go_over(table, unit, team)
    yield from place_near(table, unit, cell)
    table.tell(Transformed(unit.id, before, action.mode, unit.level))
