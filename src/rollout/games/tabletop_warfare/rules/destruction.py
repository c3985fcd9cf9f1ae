"""A figure is destroyed, and what follows at once (TW-STR-04, TW-STR-05, TW-MRK-06)."""

from __future__ import annotations

from rollout.games.tabletop_warfare.actions import Decline, RiseUp
from rollout.games.tabletop_warfare.attack_events import Destroyed, SpoilsRolled
from rollout.games.tabletop_warfare.model import (
    DESTROYED,
    NOBODY,
    STANDING,
    Figure,
    Obstacle,
    State,
)
from rollout.games.tabletop_warfare.rules.act import free_action
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    friends,
    has,
    is_human,
    may_act_freely,
    seat_of,
    stands,
)
from rollout.games.tabletop_warfare.rules.ground import over_obstacle
from rollout.games.tabletop_warfare.rules.markers import strip, unhook
from rollout.games.tabletop_warfare.rules.mission import cube_falls, score_loss
from rollout.games.tabletop_warfare.rules.repairing import repair
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def destroy(table: Table[State], figure: Figure, cause: str, by: int) -> Script[None]:
    """The figure leaves the field; then Spoils (TW-FAE-05), then Till All Are One (TW-FAE-06)."""
    state = table.state
    leave_wreck(state, figure)
    figure.status = DESTROYED
    for half in figure.halves:
        state.figures[half].status = DESTROYED
    strip(figure)
    for other in state.figures:
        if other.prey == figure.id:
            other.prey = NOBODY
    state.harmed = True
    stir(state)
    table.tell(Destroyed(figure.id, cause, by))
    for other in state.figures:
        if other.hook == figure.id:
            unhook(table, other)
    cube_falls(table, figure)
    score_loss(table, figure)
    if by != NOBODY:
        yield from take_spoils(table, state.figures[by], figure)
    yield from till_all_are_one(table, figure)


def leave_wreck(state: State, figure: Figure) -> None:
    """TW-RUL-65: the wreck has the footprint and height of the last form."""
    if not state.options.wrecks or is_human(state, figure) or figure.status != STANDING:
        return
    card = card_of(state, figure)
    if flies(state, figure) and over_obstacle(state, figure, card.radius):
        return
    wreck = Obstacle("figure_wreck", figure.x, figure.y, 0, card.radius, 0, 0, card.height)
    state.obstacles.append(wreck)


def take_spoils(table: Table[State], victor: Figure, fallen: Figure) -> Script[None]:
    """TW-FAE-05, TW-RUL-52: 1d6 repaired for each enemy it defeats."""
    state = table.state
    if victor.side == fallen.side or not stands(victor) or not has(state, victor, "spoils"):
        return
    roll = yield from cast(table, victor, "spoils", D6)
    table.tell(SpoilsRolled(victor.id, roll))
    repair(table, victor, roll, "spoils", victor.id)


def till_all_are_one(table: Table[State], fallen: Figure) -> Script[None]:
    """TW-FAE-06, TW-RUL-51: each such ally takes one free action, in its owner's order."""
    state = table.state
    waiting = [
        friend.id for friend in friends(state, fallen) if has(state, friend, "till_all_are_one")
    ]
    while waiting:
        ready = [
            number
            for number in waiting
            if stands(state.figures[number]) and may_act_freely(state, state.figures[number])
        ]
        if not ready:
            return
        offers: list[Action] = [RiseUp(number) for number in ready]
        choice = yield table.ask(
            seat_of(state, fallen.side),
            "till_all_are_one",
            Listed([*offers, Decline()]),
            figure=fallen.id,
        )
        if isinstance(choice, Decline):
            return
        waiting.remove(choice.figure)
        risen = state.figures[choice.figure]
        yield from free_action(table, risen, risen.id, "till_all_are_one")
