"""A turn: up to two actions of one unit, and the grants inside it (TG-SEQ-03, TG-ACT)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.commanding import COMMAND_ACTIONS, TRANSMIT_ACTIONS
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.actions import Command, EndTurn, KeepShield, RaiseShield, Transmit
from rollout.games.the_game.events import Commanded, GrantBegan, Transmitted, TurnEnded
from rollout.games.the_game.model import NO_FIELD, NONE, State, Unit
from rollout.games.the_game.rules.allowance import Allowance
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.next_action import Acts, actions_taken, kind_of, script_of
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table

UPKEEP: Final = (RaiseShield, KeepShield)


def begin_turn(state: State, unit: Unit) -> None:
    """The unit is the one that acts, and ducks no longer (TG-SEQ-02)."""
    unit.ducking = False
    state.acting.append(unit.id)


def take_turn(table: Table[State], unit: Unit) -> Script[None]:
    """The turn of the unit whose card was flipped (TG-SEQ-02)."""
    state = table.state
    shielded = unit.shield != NO_FIELD
    allowance = Allowance()
    yield from take_actions(table, unit, allowance, "act")
    if not unit.operational or state.over:
        return
    if shielded and "shield" not in allowance.used:
        drop_shield(table, unit)
    if _stands_in_fire(state, unit):
        yield from hurt(table, unit, state.facts.options.fire_damage, "fire")
    table.tell(TurnEnded(unit.id))


def _stands_in_fire(state: State, unit: Unit) -> bool:
    """In a burning hex itself: not above it, and not in the hands or hold of another."""
    return unit.cell in state.fires and not unit.flying and unit.carrier == NONE


def take_actions(table: Table[State], unit: Unit, allowance: Allowance, about: str) -> Script[None]:
    """Choose and perform until the actions are spent or given up; then it acts no more."""
    state = table.state
    seat = unit.seat
    while allowance.left > 0 and unit.operational and unit.seat == seat and not state.over:
        options = Acts(state, unit, allowance)
        action = yield table.ask(seat, about, options, unit=unit.id, left=allowance.left)
        if isinstance(action, EndTurn):
            break
        allowance.spend(kind_of(state, action), actions_taken(action))
        if about == "grant":
            unit.ducking = False
        yield from perform(table, unit, action)
    state.acting.pop()


def perform(table: Table[State], unit: Unit, action: Action) -> Script[None]:
    if isinstance(action, Command):
        yield from command(table, unit, table.state.units[action.ally])
    elif isinstance(action, Transmit):
        yield from transmit(table, unit, table.state.units[action.ally])
    else:
        yield from script_of(table, unit, action)


def command(table: Table[State], unit: Unit, ally: Unit) -> Script[None]:
    """Two free actions at once, whatever the pile says (TG-CMD-01)."""
    unit.commanded = table.state.round
    table.tell(Commanded(unit.id, ally.id))
    yield from grant(table, ally, COMMAND_ACTIONS, unit)


def transmit(table: Table[State], unit: Unit, ally: Unit) -> Script[None]:
    """One free action at once (TG-XMT-01)."""
    unit.transmitted = table.state.round
    table.tell(Transmitted(unit.id, ally.id))
    yield from grant(table, ally, TRANSMIT_ACTIONS, unit)


def grant(table: Table[State], ally: Unit, actions: int, by: Unit) -> Script[None]:
    """A short extra turn with its own once-each limit; no upkeep is due (TG-RUL-26)."""
    table.state.acting.append(ally.id)
    table.tell(GrantBegan(ally.id, actions, by.id))
    yield from take_actions(table, ally, Allowance(actions), "grant")
