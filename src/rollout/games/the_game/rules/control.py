"""Control: an enemy fights for the one who holds its mind (TG-CTL, TG-RUL-68)."""

from __future__ import annotations

from rollout.games.the_game.events import ControlEnded, ControlKept, ControlRolled
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.damage import endurance
from rollout.kernel.game import Script, Table


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
