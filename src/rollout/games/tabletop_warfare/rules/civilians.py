"""Humans and civilians (TW-RUL-75, TW-SPZ-06d)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import Decline, FleeFrom, TakeAlong
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import Moved
from rollout.games.tabletop_warfare.model import Figure, State, place_of
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.figures import (
    disc_of,
    enemies,
    is_civilian,
    near,
    on_field,
    seat_for,
    stands,
)
from rollout.games.tabletop_warfare.rules.ground import walk_way
from rollout.games.tabletop_warfare.rules.mission import CIVILIAN_POINTS, score
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import place_near, sink
from rollout.games.tabletop_warfare.rules.scenario_moves import leave_field, touches_edge
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.space.plane import gap, leg_length, onwards, slide

HEARD: Final = 6 * INCH
RUN: Final = 4 * INCH


def reposition_civilians(table: Table[State], figure: Figure) -> Script[None]:
    """TW-SPZ-06d, TW-RUL-43: each within 6 inches may be put on any free spot within 6 inches."""
    state = table.state
    waiting = civilians_near(state, figure)
    while waiting:
        offers: list[Action] = [TakeAlong(number) for number in waiting]
        choice = yield table.ask(
            seat_for(state, figure),
            "reposition",
            OneOf([*offers, Decline()], "TW-SPZ-06"),
            figure=figure.id,
        )
        if isinstance(choice, Decline):
            return
        waiting.remove(choice.figure)
        civilian = state.figures[choice.figure]
        yield from place_near(
            table,
            seat_for(state, figure),
            civilian,
            disc_of(state, figure),
            HEARD,
            "siren",
            "TW-SPZ-06",
        )
        yield from sink(table, civilian, figure.id, destroy)


def civilians_near(state: State, figure: Figure) -> list[int]:
    """Of either side: the siren asks nobody whose they are."""
    return [
        other.id
        for other in on_field(state)
        if is_civilian(state, other) and near(state, figure, other, HEARD)
    ]


def civilians_flee(table: Table[State]) -> Script[None]:
    """TW-RUL-75: at the end of a round each runs straight away from the nearest enemy."""
    state = table.state
    for civilian in on_field(state):
        if is_civilian(state, civilian) and stands(civilian):
            yield from flee(table, civilian)
            reach_safety(table, civilian)


def flee(table: Table[State], civilian: Figure) -> Script[None]:
    state = table.state
    base = disc_of(state, civilian)
    gaps = [(gap(base, disc_of(state, enemy)), enemy.id) for enemy in enemies(state, civilian)]
    if not gaps:
        return
    nearest = min(gaps)[0]
    equal = [number for distance, number in gaps if distance == nearest]
    chosen = equal[0]
    if len(equal) > 1:
        offers: list[Action] = [FleeFrom(number) for number in equal]
        choice = yield table.ask(
            seat_for(state, civilian), "flee", OneOf(offers, "TW-RUL-75"), figure=civilian.id
        )
        chosen = choice.figure
    start = place_of(civilian)
    enemy = place_of(state.figures[chosen])
    if enemy == start:
        return
    away = onwards(enemy, start, leg_length(enemy, start) + RUN)
    ground = walk_way(state, civilian)
    end = slide(ground, start, away).point
    if end != start and ground.rests(end) and ground.passes(start, end):
        civilian.x, civilian.y = end
        stir(state)
        table.tell(Moved(civilian.id, (start, end), leg_length(start, end), "flee"))


def reach_safety(table: Table[State], civilian: Figure) -> None:
    """Protect Humans: over the edge of its own side it is saved."""
    state = table.state
    if state.options.scenario != "protect_humans":
        return
    if touches_edge(state, civilian, state.edges[civilian.side]):
        leave_field(table, civilian, "saved")
        score(table, civilian.side, CIVILIAN_POINTS, "civilian_saved")
