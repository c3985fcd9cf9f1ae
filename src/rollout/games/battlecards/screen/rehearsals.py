"""How things would stand: the rules' own scripts, played on a copy of the table.

A rehearsal goes as far as nobody has to be asked, nothing has to be rolled and no card has to
be read that its looker cannot see, so it tells nothing that could not be worked out from what
lies open to that looker (BC-RUL-82).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.actions import Move, Transform
from rollout.games.battlecards.model import HOME, IN_BATTLE, NOTHING, Battle, State
from rollout.games.battlecards.rules.battle import begin_battle, meet
from rollout.games.battlecards.rules.hidden import hide_faces
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.on_the_table import battle_now
from rollout.games.battlecards.rules.turn import next_step
from rollout.games.battlecards.rules.zones import update_control
from rollout.kernel.actions import Action, Revelation
from rollout.kernel.game import BrokenOff, Script, Table
from rollout.kernel.requests import Ask

OPEN_STEPS: Final = (Move, Transform)
"""What hangs on nothing hidden, whatever is asked next."""


@dataclass
class Rehearsal:
    """The table after a choice, as far as it can be told."""

    state: State
    complete: bool
    """Nobody had to be asked, and nothing was drawn, rolled, revealed or hidden."""


def meeting(
    state: State, looker: int | None, resource: int, attacker: int, defender: int
) -> Rehearsal | None:
    """BC-BAT-01: the table as the two would meet over the Resource."""
    ahead = _seen_by(state, looker)
    table = Table(ahead)
    leads = [attacker, defender]
    seats = [state.owners[attacker], state.owners[defender]]
    starts = [HOME if state.place[lead] == IN_BATTLE else state.place[lead] for lead in leads]
    holds = starts[1] == resource and state.controller[resource] == seats[1]
    ahead.claim = NOTHING
    put(ahead, attacker, IN_BATTLE)
    if not holds:
        put(ahead, defender, IN_BATTLE)
    meet(ahead, Battle(resource, holds, seats, leads, starts))
    update_control(table)
    complete = _runs_to_its_end(begin_battle(table), None)
    return Rehearsal(ahead, complete) if is_fought(ahead) else None


def claiming(state: State, robot: int, resource: int) -> State:
    """BC-CLM-01: the table once the Robot has left for the Resource that it claims."""
    ahead = gone_to_battle(state, robot)
    ahead.claim = resource
    return ahead


def gone_to_battle(state: State, robot: int) -> State:
    """BC-CTL-04: the table once the Robot has left its place for a battle."""
    ahead = state.copy()
    put(ahead, robot, IN_BATTLE)
    update_control(Table(ahead))
    return ahead


def after(state: State, seat: int, action: Action) -> Rehearsal | None:
    """The table after a seat's move in its battle, or after a step of a Robot in its turn.

    None where that cannot be told yet.
    """
    if not _has_the_choice(state, seat, action):
        return None
    table = Table(_seen_by(state, seat))
    script = next_step(table)
    try:
        ask = next(script, None)
    except (BrokenOff, IndexError):
        return None
    if not isinstance(ask, Ask) or ask.options.refusal(action) is not None:
        return None
    complete = _runs_to_its_end(script, action)
    if any(isinstance(event, Revelation) for event in table.events):
        complete = False
    if not complete and not isinstance(action, OPEN_STEPS):
        return None
    return Rehearsal(table.state, complete)


def _seen_by(state: State, looker: int | None) -> State:
    ahead = state.copy()
    hide_faces(ahead, looker)
    return ahead


def _runs_to_its_end(script: Script[None], answer: Action | None) -> bool:
    """Whether the script needs nothing more: no answer, no chance and no hidden face."""
    try:
        script.send(answer)
    except (BrokenOff, StopIteration):
        return True
    except IndexError:
        return False
    return False


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
    battle = battle_now(state)
    return battle is not None and NOTHING not in battle.leads
