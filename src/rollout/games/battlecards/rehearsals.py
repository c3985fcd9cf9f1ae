"""How things would stand: the rules' own scripts, played on a copy of the table.

A rehearsal goes as far as nobody has to be asked and nothing has to be drawn or rolled, so
it tells nothing that could not be worked out from what lies open.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.actions import Move, Transform
from rollout.games.battlecards.model import HOME, IN_BATTLE, NOTHING, Battle, State
from rollout.games.battlecards.rules.battle import begin_battle
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.turn import next_step
from rollout.games.battlecards.rules.zones import update_control
from rollout.kernel.actions import Action, Revelation
from rollout.kernel.game import BrokenOff, Table
from rollout.kernel.requests import Ask

OPEN_STEPS: Final = (Move, Transform)
"""What hangs on nothing hidden, whatever is asked next."""


def meeting(state: State, resource: int, attacker: int, defender: int) -> State | None:
    """BC-BAT-01: the table as the two would meet over the Resource."""
    ahead = state.copy()
    table = Table(ahead)
    leads = [attacker, defender]
    seats = [state.owners[attacker], state.owners[defender]]
    starts = [HOME if state.place[lead] == IN_BATTLE else state.place[lead] for lead in leads]
    holds = starts[1] == resource and state.controller[resource] == seats[1]
    put(ahead, attacker, IN_BATTLE)
    if not holds:
        put(ahead, defender, IN_BATTLE)
    update_control(table)
    with suppress(BrokenOff):
        next(begin_battle(table, Battle(resource, holds, seats, leads, starts)), None)
    return ahead if is_fought(ahead) else None


def gone_to_battle(state: State, robot: int) -> State:
    """BC-CTL-04: the table once the Robot has left its place for a battle."""
    ahead = state.copy()
    put(ahead, robot, IN_BATTLE)
    update_control(Table(ahead))
    return ahead


@dataclass
class Rehearsal:
    """The table after a choice, as far as it can be told."""

    state: State
    complete: bool
    """Nobody had to be asked, and nothing was drawn, rolled or revealed."""


def after(state: State, seat: int, action: Action) -> Rehearsal | None:
    """The table after a seat's move in its battle, or after a step of a Robot in its turn.

    None where that cannot be told yet.
    """
    if not _has_the_choice(state, seat, action):
        return None
    table = Table(state.copy())
    script = next_step(table)
    complete = True
    with suppress(BrokenOff, StopIteration):
        ask = next(script)
        if not isinstance(ask, Ask) or ask.options.refusal(action) is not None:
            return None
        script.send(action)
        complete = False
    if any(isinstance(event, Revelation) for event in table.events):
        complete = False
    if not complete and not isinstance(action, OPEN_STEPS):
        return None
    return Rehearsal(table.state, complete)


def _has_the_choice(state: State, seat: int, action: Action) -> bool:
    battle = state.battle
    if battle is None:
        return state.seat == seat and isinstance(action, OPEN_STEPS)
    return battle.opened and battle.seats[battle.mover] == seat


def given_up(before: State, ahead: State, seat: int) -> list[int]:
    """BC-CTL-04: the Resources that a seat would control no longer."""
    return [each for each in before.holdings[seat] if ahead.controller[each] != seat]


def fallen(before: State, ahead: State, seat: int) -> list[int]:
    """BC-DMG-03: the Robots that a seat would have in play no longer."""
    return [each for each in before.robots[seat] if each not in ahead.robots[seat]]


def is_fought(state: State) -> bool:
    battle = state.battle
    return battle is not None and NOTHING not in battle.leads and not battle.resolved
