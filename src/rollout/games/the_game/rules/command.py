"""Whom a unit fights for: Control, the chain of command, mercenaries (TG-CTL, TG-CMD, TG-UNQ)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, Final

from rollout.games.the_game.actions import OrderChain
from rollout.games.the_game.content.tech_spec import AUTOBOT, DECEPTICON, Mode
from rollout.games.the_game.events import (
    AllegianceChanged,
    ChainOrdered,
    ControlEnded,
    ControlKept,
    ControlRolled,
)
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.damage import endurance
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED, Options

# Control: an enemy fights for the one who holds its mind (TG-CTL, TG-RUL-68).


def attempt(table: Table[State], attacker: Unit, victim: Unit) -> Script[None]:
    """After the hit: a roll above the victim's Endurance means control (TG-CTL-02).

    Sheet and decisions pass to the controlling player (TG-CTL-03). Whoever takes control of a
    stolen unit of its own team has freed it.
    """
    need = needed_roll(victim)
    roll = yield table.roll("control", 10, need=need, reasons=endurance(victim))
    success = roll >= need
    freed = attacker.side == victim.team
    if success and not freed:
        take_over(victim, attacker)
    table.tell(ControlRolled(attacker.id, victim.id, roll, success))
    if success and freed:
        end_control(table, victim)


def keep_rolls(table: Table[State]) -> Script[None]:
    """At the end of a round every victim is rolled for, in unit order (TG-CTL-04)."""
    for victim in table.state.units:
        if victim.master == NONE or victim.status != OPERATIONAL:
            continue
        need = needed_roll(victim)
        roll = yield table.roll("keep", 10, need=need, reasons=endurance(victim))
        table.tell(ControlKept(victim.id, roll, roll >= need))
        if roll < need:
            end_control(table, victim)


def needed_roll(victim: Unit) -> int:
    """One more than its Endurance, doubled while it ducks (TG-RUL-68)."""
    return endurance(victim).total + 1


def end_control(table: Table[State], victim: Unit) -> None:
    """The victim is back with its rightful player."""
    if victim.master == NONE:
        return
    victim.master = NONE
    victim.side = victim.team
    victim.seat = victim.owner
    table.tell(ControlEnded(victim.id))


def end_control_by(table: Table[State], master: Unit) -> None:
    """Whoever it controlled is free again: the master is out of action (TG-RUL-68)."""
    for victim in table.state.units:
        if victim.master == master.id:
            end_control(table, victim)


def take_over(victim: Unit, master: Unit) -> None:
    """It fights for its master's side, and the seat of that one decides for it."""
    victim.master = master.id
    victim.side = master.side
    victim.seat = master.seat


# The chain of command: who may use Command for a team (TG-CMD-04, TG-CMD-05, TG-RUL-67).

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


# Whose side a mercenary is on (TG-UNQ-04 to TG-UNQ-07, TG-RUL-86).


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
