"""Attackback: one of the own side moves and attacks at once (AT-ABL-06, AT-DEC-14).

Its attack may remove a section of a barrier instead (AT-HB-02); who is jammed in this turn of
its controller does not attack (AT-ABL-10).
"""

from __future__ import annotations

from functools import partial

from rollout.games.attacktix.actions import AttackWith, EndAttacks, TearDown
from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.events import SectionFell
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.abilities import choose, comrades, tell_use
from rollout.games.attacktix.rules.aiming import aim_options, forbidden_by_cover
from rollout.games.attacktix.rules.attack import MOST_VOIDS, attack, is_spent
from rollout.games.attacktix.rules.cover import look_for_cover
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.menus import Menu, why_not_now
from rollout.games.attacktix.rules.movement import allowance, move
from rollout.games.attacktix.rules.sections import removable, remove, why_it_stays
from rollout.games.attacktix.rules.turn_order import ON
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table


def attackback(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """It uses up nothing of any turn; AT-MOV-07 does not bar this move (AT-RUL-80: cover is
    looked at when it ends).
    """
    state = table.state
    tell_use(table, fallen.figure)
    seat = state.figures[fallen.figure].controller
    chosen = yield from choose(table, fallen, comrades(state, fallen, ability))
    yield from move(table, chosen, allowance(state, chosen), seat)
    look_for_cover(state, chosen)
    done = state.figures[chosen].jammed & ON != 0
    while not done:
        done = yield from _attack_back(table, chosen, seat, fallen.depth + 1)


def _attack_back(table: Table[State], chosen: int, seat: int, depth: int) -> Script[bool]:
    """AT-DEC-14. False when the attack was void, and is given back (AT-RUL-105)."""
    state = table.state
    actions: list[Action] = []
    if not is_spent(state, chosen) and aim_options(state, chosen):
        actions.append(AttackWith(chosen))
    actions += [TearDown(chosen, section) for section in removable(state, chosen)]
    if not actions:
        return True
    options = Menu([*actions, EndAttacks()], partial(_why_not_back, state, chosen, seat))
    answer = yield table.ask(seat, "attackback", options, figure=chosen)
    if isinstance(answer, AttackWith):
        done = yield from attack(table, chosen, seat, depth)
        return done or state.voids >= MOST_VOIDS
    if isinstance(answer, TearDown):
        remove(state, answer.section)
        table.tell(SectionFell(answer.section, chosen))
    return True


def _why_not_back(state: State, chosen: int, seat: int, action: Action) -> Refusal | None:
    """AT-ABL-06: the chosen figure alone attacks, and moves no more."""
    if isinstance(action, TearDown) and action.figure == chosen:
        return why_it_stays(state, chosen, action.section)
    if isinstance(action, AttackWith) and action.figure == chosen:
        if is_spent(state, chosen):
            return Refusal("AT-RST-04", "is-spent", {"figure": chosen})
        return forbidden_by_cover(state, chosen, state.figures[chosen].facing)
    why = why_not_now(state, seat, action)
    if why.rule in ("AT-RUL-22", "AT-MOV-07"):
        return Refusal("AT-ABL-06", "one-at-a-time", {"figure": chosen})
    return why
