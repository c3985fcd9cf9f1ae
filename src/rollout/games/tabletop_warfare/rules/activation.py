"""An activation: its beginning, its actions, and what hangs on its end (TW-ACT)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import Activate, Decline, Lead, LockOn
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import (
    Activated,
    ActivationEnded,
    OptimismRolled,
)
from rollout.games.tabletop_warfare.model import NOBODY, Acting, Figure, State
from rollout.games.tabletop_warfare.rules.act import Acts, free_action, perform_act
from rollout.games.tabletop_warfare.rules.criticals import aftermath
from rollout.games.tabletop_warfare.rules.damage import Blow, mark, plain
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.endgame import check_end, end_at_limit
from rollout.games.tabletop_warfare.rules.figures import (
    enemies,
    friends,
    has,
    is_human,
    may_act_freely,
    near,
    seat_for,
    seat_of,
    stands,
)
from rollout.games.tabletop_warfare.rules.markers import give_lock
from rollout.games.tabletop_warfare.rules.placing import drop_hooks, face_freely
from rollout.games.tabletop_warfare.rules.rounds import end_round, next_side, ready
from rollout.games.tabletop_warfare.rules.sight import sees
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

ACTIONS: Final = 2
OPTIMISTS_ACTIONS: Final = 3
PESSIMISM: Final = 1
LEADING: Final = 8 * INCH
JAMMING: Final = 12 * INCH


def take_turn(table: Table[State]) -> Script[None]:
    """The next step of a battle: an activation begins, goes on or ends."""
    state = table.state
    if state.acting.figure != NOBODY:
        yield from go_on(table)
        drop_hooks(table)
        check_end(table)
        return
    side = next_side(state)
    if side == NOBODY:
        yield from end_round(table)
        return
    yield from activate(table, side)
    check_end(table)


def activate(table: Table[State], side: int) -> Script[None]:
    """TW-RND-01, TW-RUL-12: the figure gets its marker as the activation begins."""
    state = table.state
    offers: list[Action] = [Activate(figure.id) for figure in ready(state, side)]
    choice = yield table.ask(seat_of(state, side), "activate", Listed(offers))
    figure = state.figures[choice.figure]
    figure.activation += 1
    state.mover = side
    state.acting = Acting(figure.id, ACTIONS)
    table.tell(Activated(figure.id, side))
    if has(state, figure, "worn_out"):
        yield from wear(table, figure)
    if stands(figure) and has(state, figure, "optimist"):
        yield from hope(table, figure)


def wear(table: Table[State], figure: Figure) -> Script[None]:
    """TW-RUL-70, TW-FAQ-07: 1 damage for each activation, unreduced and unchecked."""
    age = Blow("worn_out", NOBODY, figure.id, checked=False)
    wound = yield from mark(table, figure, plain("worn-out", 1, "TW-RUL-70"), age)
    yield from aftermath(table, [wound])


def hope(table: Table[State], figure: Figure) -> Script[None]:
    """TW-FAE-18, TW-RUL-20: on a 1 the activation is over, else there is a third action."""
    acting = table.state.acting
    roll = yield from cast(table, figure, "optimist", D6, need=PESSIMISM + 1)
    acting.actions = 0 if roll == PESSIMISM else OPTIMISTS_ACTIONS
    acting.passed = roll == PESSIMISM
    table.tell(OptimismRolled(figure.id, roll, acting.actions))


def go_on(table: Table[State]) -> Script[None]:
    """TW-ACT-01: one action of the two; or the end, when nothing is left to do."""
    state = table.state
    acting = state.acting
    figure = state.figures[acting.figure]
    if not stands(figure):
        close(table, figure)
        return
    if is_over(state, figure, acting):
        yield from after_activation(table, figure)
        close(table, figure)
        return
    choice = yield table.ask(
        seat_for(state, figure),
        "act",
        Acts(state, figure, acting),
        figure=figure.id,
        left=acting.actions,
    )
    yield from perform_act(table, figure, acting, choice)


def is_over(state: State, figure: Figure, acting: Acting) -> bool:
    """TW-RUL-80: after the last action a free transformation may still be possible."""
    if acting.passed:
        return True
    if acting.actions > 0:
        return False
    return not (acting.quick and has(state, figure, "quick_transform"))


def after_activation(table: Table[State], figure: Figure) -> Script[None]:
    """TW-RUL-15, TW-RUL-77: Leader and Scout in the order its player likes; then the facing."""
    state = table.state
    leads = has(state, figure, "leader")
    scouts = has(state, figure, "scout")
    while stands(figure) and (leads or scouts):
        offers: list[Action] = []
        if leads:
            offers += [Lead(friend.id) for friend in led_by(state, figure)]
        if scouts:
            offers += [LockOn(enemy.id) for enemy in lockable(state, figure)]
        if not offers:
            break
        choice = yield table.ask(
            seat_for(state, figure),
            "after_activation",
            Listed([*offers, Decline()]),
            figure=figure.id,
        )
        if isinstance(choice, Decline):
            break
        if isinstance(choice, Lead):
            leads = False
            follower = state.figures[choice.figure]
            yield from free_action(table, follower, figure.id, "leader")
        else:
            scouts = False
            give_lock(table, state.figures[choice.figure], figure)
    if stands(figure):
        yield from face_freely(table, figure)


def led_by(state: State, leader: Figure) -> list[Figure]:
    """TW-FAE-02, TW-FAE-28, TW-RUL-50: friends in sight, within 8 inches, that no enemy jams."""
    return [
        friend
        for friend in friends(state, leader)
        if near(state, leader, friend, LEADING)
        and not is_human(state, friend)
        and may_act_freely(state, friend)
        and not jammed(state, friend)
        and sees(state, leader, friend)
    ]


def jammed(state: State, figure: Figure) -> bool:
    return any(
        has(state, enemy, "jammer") and near(state, enemy, figure, JAMMING)
        for enemy in enemies(state, figure)
    )


def lockable(state: State, scout: Figure) -> list[Figure]:
    """TW-FAE-27b, TW-RUL-44: any enemy on the field, in sight where the players want that."""
    found = enemies(state, scout)
    if state.options.scout_lock_needs_los:
        return [enemy for enemy in found if sees(state, scout, enemy)]
    return found


def close(table: Table[State], figure: Figure) -> None:
    """TW-RND-01: the turn goes to the other side; TW-RUL-78: if the time is over, points count."""
    state = table.state
    side = figure.side
    state.acting = Acting()
    state.turns[side] += 1
    state.mover = 1 - side
    table.tell(ActivationEnded(figure.id))
    if state.time_is_up:
        check_end(table)
        if not state.ended:
            end_at_limit(table, "time")
