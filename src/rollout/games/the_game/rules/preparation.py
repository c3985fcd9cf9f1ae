"""Before the first round: forces, mercenaries, chain of command, deployment (TG-SET, TG-UNQ-06)."""

from __future__ import annotations

from typing import Final

import msgspec

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.actions import Transform
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.tech_spec import LEAVES, MERCENARY
from rollout.games.the_game.events import AllegianceRolled, Transformed
from rollout.games.the_game.model import (
    ALLEGIANCE,
    CHAIN,
    DEPLOYMENT,
    FORCES,
    NONE,
    OPERATIONAL,
    ROUND_START,
    Facts,
    State,
    Unit,
)
from rollout.games.the_game.rules.command import go_over, order_chains, side_of_mode, write_chains
from rollout.games.the_game.rules.deployment import deploy_next, draw_order, place_everybody
from rollout.games.the_game.rules.endgame import TEAMS
from rollout.games.the_game.rules.forces import choose_forces
from rollout.games.the_game.rules.placing import (
    captain,
    empty_table,
    forces_by_seat,
    is_mercenary,
    muster,
    place_near,
)
from rollout.games.the_game.rules.transforming import Transforming
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.game import Script, Table
from rollout.kernel.saying import Saying

READY: Final = "ready"
STARTS_KEPT: Final = 64

_STARTS: Final[dict[bytes, State]] = {}


def start(setup: Setup) -> State:
    """The table as it is before the first answer; the same setup is laid out once."""
    key = msgspec.json.encode(setup, order="deterministic")
    known = _STARTS.get(key)
    if known is None:
        if len(_STARTS) >= STARTS_KEPT:
            del _STARTS[next(iter(_STARTS))]
        known = _STARTS[key] = _lay_out(facts_of(setup))
    return known.copy()


def prepare(table: Table[State]) -> Script[None]:
    """The next step of the preparation."""
    state = table.state
    if state.phase == FORCES:
        yield from choose_forces(table)
    elif state.phase == ALLEGIANCE:
        yield from roll_allegiance(table)
        state.phase = CHAIN
        if state.facts.setup.deployment == READY:
            _make_ready(state)
    elif state.phase == CHAIN:
        yield from order_chains(table)
        state.phase = DEPLOYMENT
    elif not state.deploying:
        yield from draw_order(table)
        if not state.deploying:
            state.phase = ROUND_START
    else:
        yield from deploy_next(table)
        if not state.deploying:
            state.phase = ROUND_START


def _lay_out(facts: Facts) -> State:
    state = empty_table(facts)
    forces = _forces_given(facts)
    if forces is None:
        return state
    muster(state, forces_by_seat(facts, forces))
    state.phase = ALLEGIANCE
    if not any(is_mercenary(unit) for unit in state.units):
        state.phase = CHAIN
        if facts.setup.deployment == READY:
            _make_ready(state)
    return state


def _forces_given(facts: Facts) -> list[list[str]] | None:
    """The forces of the setup or the scenario by team; None when the seats choose."""
    sides = facts.scenario.sides
    if facts.setup.forces:
        forces = [list(force) for force in facts.setup.forces]
    elif facts.options.force == "scenario":
        forces = [side.force for side in sides]
    else:
        return None
    for team, force in enumerate(forces):
        own = [slug for slug in force if facts.sheets[slug].faction != MERCENARY]
        if not own and not sides[team].fixed:
            details = {"team": Saying(f"team-{team}")}
            raise SetupRefused(Refusal("TG-SET-01", "setup-no-units", details))
    return forces


def _make_ready(state: State) -> None:
    """Chains in unit order, everybody in place: the scenario's part of a game master."""
    write_chains(state)
    place_everybody(state)
    state.phase = ROUND_START


# Rolling for mercenaries, before the game and at each market (TG-UNQ-06, TG-RUL-86).


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
