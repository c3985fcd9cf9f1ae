"""An activation: its beginning, its actions, and what hangs on its end (TW-ACT)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from rollout.games.tabletop_warfare.actions import (
    Activate,
    Decline,
    Lead,
    LockOn,
    QuickTransform,
    TimeIsUp,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import (
    Activated,
    ActivationEnded,
    OptimismRolled,
)
from rollout.games.tabletop_warfare.model import NOBODY, Acting, Figure, State
from rollout.games.tabletop_warfare.rules.act import (
    Acts,
    act_refusal,
    free_action,
    perform_act,
)
from rollout.games.tabletop_warfare.rules.criticals import aftermath
from rollout.games.tabletop_warfare.rules.damage import Blow, mark, plain
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.endgame import check_end, end_at_limit
from rollout.games.tabletop_warfare.rules.figures import (
    enemies,
    friends,
    has,
    is_civilian,
    is_human,
    kind_of,
    may_act_freely,
    near,
    seat_for,
    seat_of,
    stands,
)
from rollout.games.tabletop_warfare.rules.markers import give_lock
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import drop_hooks, face_freely
from rollout.games.tabletop_warfare.rules.rounds import end_round, next_side, ready
from rollout.games.tabletop_warfare.rules.sight import sees
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

ACTIONS: Final = 2
OPTIMISTS_ACTIONS: Final = 3
PESSIMISM: Final = 1
LEADING: Final = 8 * INCH
JAMMING: Final = 12 * INCH

NOT_YOURS: Final = Refusal("TW-RND-01", "refuse-not-yours")
MARKED: Final = Refusal("TW-RND-03", "refuse-marked")
CIVILIAN: Final = Refusal("TW-RUL-75", "refuse-civilian")
NOT_A_LEADER: Final = Refusal("TW-FAE-02", "refuse-not-on-card")
NOT_A_FRIEND: Final = Refusal("TW-FAE-02", "refuse-not-a-friend")
TOO_FAR_TO_LEAD: Final = Refusal("TW-FAE-02", "refuse-out-of-reach", {"reach": LEADING})
UNSEEN: Final = Refusal("TW-FAE-02", "refuse-no-line-of-sight")
NOT_A_TRANSFORMER: Final = Refusal("TW-RUL-75", "refuse-human")
STUNNED: Final = Refusal("TW-RUL-12", "refuse-stunned")
JAMMED: Final = Refusal("TW-FAE-28", "refuse-jammed")
NOT_A_SCOUT: Final = Refusal("TW-FAE-27", "refuse-not-on-card")
NO_ENEMY: Final = Refusal("TW-FAE-27", "refuse-enemies-only")
LOCK_UNSEEN: Final = Refusal("TW-RUL-44", "refuse-no-line-of-sight")


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
    choice = yield table.ask(
        seat_of(state, side),
        "activate",
        OneOf(offers, "TW-RND-01", lambda action: activation_refusal(state, side, action)),
    )
    if time_called_between(table):
        return
    figure = state.figures[choice.figure]
    figure.activation += 1
    state.mover = side
    state.acting = Acting(figure.id, ACTIONS)
    table.tell(Activated(figure.id, side))
    if has(state, figure, "worn_out"):
        yield from wear(table, figure)
    if stands(figure) and has(state, figure, "optimist"):
        yield from hope(table, figure)


def time_called_between(table: Table[State]) -> bool:
    """TW-RUL-78: whether time is up while nobody acts: then nobody is activated any more."""
    called = any(isinstance(said, TimeIsUp) for _, said in table.interjections)
    return called and table.state.acting.figure == NOBODY


def activation_refusal(state: State, side: int, action: Any) -> Refusal | None:
    """TW-RND-01, TW-RND-03: why a figure is not the next to be activated."""
    if not isinstance(action, Activate):
        return None
    figure = state.figures[action.figure] if action.figure in range(len(state.figures)) else None
    if figure is None or not stands(figure) or figure.side != side:
        return NOT_YOURS
    if is_civilian(state, figure):
        return CIVILIAN
    return MARKED if figure.activation else None


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
    return not any(
        act_refusal(state, figure, acting, QuickTransform(form)) is None
        for form in range(len(kind_of(state, figure).cards))
    )


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
            OneOf(
                [*offers, Decline()],
                "TW-RUL-77",
                partial(order_refusal, state, figure, leads, scouts),
            ),
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
        friend for friend in friends(state, leader) if lead_refusal(state, leader, friend) is None
    ]


def lead_refusal(state: State, leader: Figure, friend: Figure) -> Refusal | None:
    if not near(state, leader, friend, LEADING):
        return TOO_FAR_TO_LEAD
    if is_human(state, friend):
        return NOT_A_TRANSFORMER
    if not may_act_freely(state, friend):
        return STUNNED
    if jammed(state, friend):
        return JAMMED
    return None if sees(state, leader, friend) else UNSEEN


def order_refusal(
    state: State, figure: Figure, leads: bool, scouts: bool, action: Any
) -> Refusal | None:
    """Why a friend is not led, or an enemy not marked."""
    if not isinstance(action, (Lead, LockOn)):
        return None
    known = action.figure in range(len(state.figures))
    other = state.figures[action.figure] if known else figure
    if isinstance(action, Lead):
        if not leads:
            return NOT_A_LEADER
        if other.id == figure.id or other.side != figure.side or not stands(other):
            return NOT_A_FRIEND
        return lead_refusal(state, figure, other)
    if not scouts:
        return NOT_A_SCOUT
    return NO_ENEMY if other.side == figure.side or not stands(other) else LOCK_UNSEEN


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
