"""A figure is destroyed, and what follows at once (TW-STR-04, TW-STR-05, TW-MRK-06)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.tabletop_warfare.actions import Decline, RiseUp
from rollout.games.tabletop_warfare.attack_events import Destroyed, SpoilsRolled
from rollout.games.tabletop_warfare.model import (
    DESTROYED,
    NOBODY,
    Figure,
    Obstacle,
    State,
)
from rollout.games.tabletop_warfare.rules.act import free_action
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    friends,
    has,
    is_human,
    may_act_freely,
    seat_of,
    stands,
)
from rollout.games.tabletop_warfare.rules.markers import end_the_hunt, strip, unhook
from rollout.games.tabletop_warfare.rules.mission import cube_falls, score_loss
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.repairing import repair
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.space.plane import overlap

NO_WRECK: Final = frozenset(("dangerous_terrain", "left_field"))
"""TW-FAQ-01, TW-RUL-08: who goes so is out of the game altogether."""
NO_SPOILS: Final = frozenset(("dangerous_terrain",))
"""TW-RUL-52: neither an attack nor a ram, a Stomp or critical damage."""


@dataclass
class Fall:
    """Who is destroyed, by what and by whom."""

    figure: Figure
    cause: str
    by: int


def destroy(table: Table[State], figure: Figure, cause: str, by: int) -> Script[None]:
    """The figure leaves the field, with all that follows at once."""
    yield from destroy_all(table, [Fall(figure, cause, by)])


def destroy_all(table: Table[State], falls: list[Fall]) -> Script[None]:
    """TW-RUL-47: who falls together is gone before anything follows from it.

    Then Spoils (TW-FAE-05), then Till All Are One (TW-FAE-06); TW-RUL-77: first of the side
    whose activation it is.
    """
    state = table.state
    for each in falls:
        fall(table, each.figure, each.cause, each.by)
    for each in falls:
        if each.by != NOBODY and each.cause not in NO_SPOILS:
            yield from take_spoils(table, state.figures[each.by], each.figure)
    for each in sorted(falls, key=lambda each: each.figure.side != state.mover):
        yield from till_all_are_one(table, each.figure)


def fall(table: Table[State], figure: Figure, cause: str, by: int) -> None:
    """TW-STR-04: the figure and its markers leave the field."""
    state = table.state
    if cause not in NO_WRECK:
        leave_wreck(state, figure)
    figure.status = DESTROYED
    for half in figure.halves:
        state.figures[half].status = DESTROYED
    strip(figure)
    end_the_hunt(state, figure)
    state.harmed = True
    stir(state)
    table.tell(Destroyed(figure.id, cause, by))
    for other in state.figures:
        if other.hook == figure.id:
            unhook(table, other)
    cube_falls(table, figure)
    score_loss(table, figure)


def leave_wreck(state: State, figure: Figure) -> None:
    """TW-RUL-65: it has the footprint and height of the last form; none above an obstacle."""
    if not state.options.wrecks or is_human(state, figure):
        return
    card = card_of(state, figure)
    base = disc_of(state, figure)
    if any(overlap(base, obstacle.shape) for obstacle in state.obstacles):
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
            OneOf([*offers, Decline()], "TW-RUL-51"),
            figure=fallen.id,
        )
        if isinstance(choice, Decline):
            return
        waiting.remove(choice.figure)
        risen = state.figures[choice.figure]
        yield from free_action(table, risen, risen.id, "till_all_are_one")
