"""Turns: how one begins, how it ends, whose is next (AT-TRN, AT-RST, AT-TEAM-05, AT-TEAM-10)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.events import Reloaded, TurnBegan
from rollout.games.attacktix.model import ATTACK, MOVE, NOTHING, STRAIGHT, Figure, State
from rollout.games.attacktix.rules.forces import attacks_of
from rollout.games.attacktix.rules.on_the_table import clockwise_from, controlled, playing
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.rules.victory import check, give_up
from rollout.games.attacktix.setup import TEAMS
from rollout.kernel.game import Table

ATTACKS: Final = 2
"""AT-TRN-03: figures that attack in a turn."""
PENDING: Final = 1
ON: Final = 2
"""Of a jam, as bits: it counts for the next turn, or for this one."""


def is_jammed(figure: Figure) -> bool:
    """AT-ABL-10: whether it cannot attack in this turn of its controller."""
    return figure.jammed & ON != 0


def attacks_in_turn(state: State, seat: int) -> int:
    """AT-TRN-03, AT-TEAM-06, AT-RUL-58; AT-ABL-07: and one for every battle cry."""
    usual = ATTACKS
    if state.mode == TEAMS:
        usual = attacks_of(state.shares[seat], state.options.team_min_attacks)
    return usual + state.cries[seat]


def begin_turn(table: Table[State], seat: int) -> None:
    """AT-TRN-01: the Move step comes first."""
    state = table.state
    state.seat = seat
    state.turn += 1
    state.phase, state.mover = MOVE, NOTHING
    state.allowed, state.used, state.voids = attacks_in_turn(state, seat), 0, 0
    state.balked = ()
    state.cries[seat] = 0
    state.felled = False
    for each in state.figures:
        each.moved = each.attacked = False
        if each.controller == seat and each.jammed & PENDING:
            each.jammed = ON
    table.tell(TurnBegan(seat, state.turn, state.allowed))


def begin_attacks(state: State) -> None:
    """AT-MOV-07: from now on nobody moves. AT-RUL-26: weapons stay as they were posed, or not."""
    state.phase = ATTACK
    if state.options.repose == "attack_step":
        for figure in controlled(state, state.seat):
            state.figures[figure].pose = STRAIGHT


def end_turn(table: Table[State]) -> None:
    """AT-TRN-05, AT-TRN-06: victory check, then reset, then the next seat."""
    state = table.state
    for seat in table.leaving:
        give_up(table, seat)
    ending = state.seat
    passing = _passed_over(state, ending)
    state.quiet = 0 if state.felled else state.quiet + 1 + len(passing)
    check(table)
    if state.ended:
        return
    _reset(table, ending)
    for seat in _passed_over(state, ending):
        state.cries[seat] = 0
    begin_turn(table, pass_on(state, ending))


def _passed_over(state: State, seat: int) -> list[int]:
    """AT-TEAM-10: the seats without a figure that pass after this one; their turn is gone."""
    if not any(controlled(state, other) for other in playing(state)):
        return []
    following = pass_on(state, seat)
    place = state.order.index(seat)
    around = [*state.order[place + 1 :], *state.order[: place + 1]]
    return [each for each in around[: around.index(following)] if each in playing(state)]


def _reset(table: Table[State], seat: int) -> None:
    """AT-RST-01 to 03, AT-RUL-42, AT-RUL-52: everybody's missiles, rods and switches."""
    state = table.state
    for number, each in enumerate(state.figures):
        load(state, number)
        each.waist = each.chest = False
        if each.controller == seat:
            each.jammed &= PENDING
    table.tell(Reloaded(seat))


def pass_on(state: State, seat: int) -> int:
    """AT-TEAM-05: the next seat clockwise that has a figure."""
    return first_able(state, [*clockwise_from(state, seat)[1:], seat])


def first_able(state: State, around: list[int]) -> int:
    """AT-TEAM-10: whoever has no figure passes."""
    able = [seat for seat in around if seat in playing(state) and controlled(state, seat)]
    return able[0]
