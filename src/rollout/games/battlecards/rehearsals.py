"""How things would stand: the rules' own scripts, played on a copy of the table.

A rehearsal goes as far as nobody has to be asked and nothing has to be drawn or rolled, so
it tells nothing that could not be worked out from what lies open.
"""

from __future__ import annotations

from contextlib import suppress

from rollout.games.battlecards.model import HOME, IN_BATTLE, NOTHING, State
from rollout.games.battlecards.rules.battle import battle_step, begin_battle
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.zones import update_control
from rollout.kernel.actions import Action, Revelation
from rollout.kernel.game import BrokenOff, Table
from rollout.kernel.requests import Ask


def meeting(state: State, resource: int, attacker: int, defender: int) -> State | None:
    """BC-BAT-01: the table as the two would meet over the Resource."""
    ahead = state.copy()
    table = Table(ahead)
    leads = [attacker, defender]
    seats = [state.owners[attacker], state.owners[defender]]
    starts = [HOME if state.place[lead] == IN_BATTLE else state.place[lead] for lead in leads]
    put(ahead, attacker, IN_BATTLE)
    if starts[1] != resource or state.controller[resource] != seats[1]:
        put(ahead, defender, IN_BATTLE)
    update_control(table)
    with suppress(BrokenOff):
        next(begin_battle(table, resource, seats, leads, starts), None)
    return ahead if _is_fought(ahead) else None


def after(state: State, seat: int, action: Action) -> State | None:
    """The table after a seat's move in its battle; None where that cannot be told yet."""
    battle = state.battle
    if battle is None or not battle.opened or battle.seats[battle.mover] != seat:
        return None
    ahead = state.copy()
    table = Table(ahead)
    script = battle_step(table)
    with suppress(BrokenOff, StopIteration):
        ask = next(script)
        if not isinstance(ask, Ask) or ask.options.refusal(action) is not None:
            return None
        script.send(action)
        return None
    revealing = any(isinstance(event, Revelation) for event in table.events)
    return ahead if _is_fought(ahead) and not revealing else None


def _is_fought(state: State) -> bool:
    battle = state.battle
    return battle is not None and NOTHING not in battle.leads and not battle.resolved
