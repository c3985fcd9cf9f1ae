"""The steps of a turn, one choice at a time (AT-TRN)."""

from __future__ import annotations

from rollout.games.attacktix.actions import (
    AttackWith,
    EndAttacks,
    EndMoves,
    Move,
    TearDown,
)
from rollout.games.attacktix.events import AttackOver, MovesEnded, SectionFell
from rollout.games.attacktix.model import MOVE, NOTHING, State
from rollout.games.attacktix.rules.aiming import aim_options, forbidden_by_cover
from rollout.games.attacktix.rules.attack import MOST_VOIDS, attack, is_spent
from rollout.games.attacktix.rules.cover import take_cover
from rollout.games.attacktix.rules.gallery import practise
from rollout.games.attacktix.rules.giving_up import stood_in
from rollout.games.attacktix.rules.menus import Menu, menu, ordered_about, why_not_now
from rollout.games.attacktix.rules.movement import allowance, move
from rollout.games.attacktix.rules.on_the_table import controlled, giving_up
from rollout.games.attacktix.rules.preparation import prepare
from rollout.games.attacktix.rules.sections import (
    removable,
    remove,
    why_its_attack_is_over,
    why_not_removed,
)
from rollout.games.attacktix.rules.tournament import next_round
from rollout.games.attacktix.rules.turn_order import begin_attacks, end_turn, is_jammed
from rollout.games.attacktix.setup import GALLERY
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table


def next_step(table: Table[State]) -> Script[None]:
    """One main choice; nobody waits for a seat that gave up (AT-RUL-95)."""
    script = _next_step(table)
    return stood_in(table.state, script) if giving_up(table.state) else script


def _next_step(table: Table[State]) -> Script[None]:
    """Before the match or a round, a move, or an attack."""
    state = table.state
    if state.ended:
        yield from next_round(table)
    elif state.mode == GALLERY:
        yield from practise(table)
    elif not state.turn:
        yield from prepare(table)
    elif state.phase == MOVE:
        yield from _move_step(table)
    else:
        yield from _attack_step(table)


def _move_step(table: Table[State]) -> Script[None]:
    """AT-TRN-02, AT-DEC-06: any figure that has not moved, or no more.

    AT-RUL-18: who began with another in the middle of a move moves that.
    """
    state = table.state
    seat, figure = state.seat, state.mover
    if figure == NOTHING:
        able: list[Action] = [Move(each) for each in unmoved(state, seat)]
        if not able:
            end_moves(table)
            return
        options = menu(state, seat, [*able, EndMoves()], _have_moved(state, seat))
        answer = yield table.ask(seat, "move", options)
        if isinstance(answer, EndMoves):
            end_moves(table)
            return
        figure = answer.figure
    state.figures[figure].moved = True
    others = tuple(unmoved(state, seat))
    yield from move(table, figure, allowance(state, figure), seat, others)


def _have_moved(state: State, seat: int) -> dict[Action, Refusal]:
    return {
        Move(figure): Refusal("AT-MOV-01", "has-moved", {"figure": figure})
        for figure in controlled(state, seat)
        if state.figures[figure].moved
    }


def unmoved(state: State, seat: int) -> list[int]:
    """AT-MOV-01: the figures of a seat that have not moved in this turn."""
    return [figure for figure in controlled(state, seat) if not state.figures[figure].moved]


def end_moves(table: Table[State]) -> None:
    """AT-MOV-07, AT-RUL-75."""
    state = table.state
    covered = take_cover(state, state.seat)
    begin_attacks(state)
    table.tell(MovesEnded(state.seat, tuple(covered)))


def why_no_attack(state: State, figure: int) -> Refusal | None:
    """AT-DEC-09: why a figure cannot attack now; None when it can."""
    each = state.figures[figure]
    details = {"figure": figure}
    over = why_its_attack_is_over(state, figure)
    if over is not None:
        return over
    if is_spent(state, figure):
        return Refusal("AT-RST-04", "is-spent", details)
    if not aim_options(state, figure):
        return forbidden_by_cover(state, figure, each.facing)
    return None


def _why_no_order(state: State, seat: int, action: Action) -> Refusal | None:
    if isinstance(action, TearDown) and ordered_about(state, seat, action) is None:
        return why_not_removed(state, action.figure, action.section)
    return why_not_now(state, seat, action)


def attack_menu(state: State, seat: int) -> Menu:
    """Who may attack, and what may be torn down instead."""
    able: list[Action] = []
    refused: dict[Action, Refusal] = {}
    for figure in controlled(state, seat):
        why = why_no_attack(state, figure)
        if why is None:
            able.append(AttackWith(figure))
        else:
            refused[AttackWith(figure)] = why
        each = state.figures[figure]
        if not each.attacked and not is_jammed(each):
            able += [TearDown(figure, section) for section in removable(state, figure)]
    return Menu([*able, EndAttacks()], lambda action: _why_no_order(state, seat, action), refused)


def _attack_step(table: Table[State]) -> Script[None]:
    """AT-TRN-03, AT-RUL-22: one attack after the other, each fully settled."""
    state = table.state
    seat = state.seat
    menu = attack_menu(state, seat)
    if state.used >= state.allowed or len(menu) == 1:
        end_turn(table)
        return
    answer = yield table.ask(seat, "attack", menu, left=state.allowed - state.used)
    if isinstance(answer, EndAttacks):
        end_turn(table)
        return
    each = state.figures[answer.figure]
    if isinstance(answer, TearDown):
        each.attacked = True
        state.used += 1
        remove(state, answer.section)
        table.tell(SectionFell(answer.section, answer.figure))
    else:
        each.attacked = True
        state.used += 1
        done = yield from attack(table, answer.figure, seat, 0)
        if not done:
            each.attacked = state.voids >= MOST_VOIDS
            state.balked += (answer.figure,) if each.attacked else ()
            state.used -= 1
    table.tell(AttackOver(answer.figure, state.allowed - state.used))
