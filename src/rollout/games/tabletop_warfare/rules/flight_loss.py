"""Losing a wing or a rotor (TW-KRI-01, TW-KRI-07, TW-RUL-58)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import PlaceAt, PointTo
from rollout.games.tabletop_warfare.attack_events import (
    CriticalHit,
    DirectionSealed,
    RotorFlew,
)
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.events import Moved
from rollout.games.tabletop_warfare.model import NOWHERE, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.dice import D6, cast
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    in_the_air,
    on_field,
    seat_for,
    seat_of,
)
from rollout.games.tabletop_warfare.rules.ground import (
    air_way,
    over_obstacle,
    rest_ground,
)
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import Destroy, drag_along, put, sink
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.space.plane import (
    Point,
    comes_within,
    gap,
    heading,
    last_rest,
    leg_length,
    nearest_rests,
)
from rollout.space.regions import Aim, Directions

ROTOR_FLIGHT: Final = 8 * INCH
OPPONENTS_WAY: Final = 3
"""TW-KRI-07c: up to this the rotor flies where the opponent wants."""
FARTHEST_PUT_DOWN: Final = 40 * INCH


def crash_course(
    table: Table[State], figure: Figure, number: int, speed: int, destroy: Destroy
) -> Script[bool]:
    """TW-KRI-01a, TW-RUL-58: its owner says where; over everything, to the edge at most.

    The slot is marked as this begins (TW-RUL-27). False when it leaves the field, where that
    destroys (TW-RUL-08).
    """
    state = table.state
    ground = air_way(state, figure)
    figure.criticals[figure.form] |= 1 << number
    stir(state)
    table.tell(CriticalHit(figure.id, number, "wing", True))
    if speed == 0:
        return True
    aim = Aim(disc_of(state, figure), length=speed)
    choice = yield table.ask(
        seat_for(state, figure), "crash", Directions(aim, PointTo), figure=figure.id
    )
    start = place_of(figure)
    end = laid_out(start, choice.bearing, speed)
    if state.options.leave_field_destroys and not ground.on_table(end):
        return False
    spot = last_rest(ground, start, end)
    if spot is not None and spot != start:
        figure.x, figure.y = spot
        stir(state)
        table.tell(Moved(figure.id, (start, spot), leg_length(start, spot), "wing"))
        yield from drag_along(table, figure, destroy)
    return True


def laid_out(start: Point, angle: int, length: int) -> Point:
    """The point so far in a direction, on the near side."""
    dx, dy = heading(angle)
    return start[0] + _scaled(dx, length, dx, dy), start[1] + _scaled(dy, length, dx, dy)


def _scaled(part: int, length: int, dx: int, dy: int) -> int:
    norm = leg_length((0, 0), (dx, dy))
    whole = abs(part) * length // norm
    return whole if part >= 0 else -whole


def put_down(table: Table[State], figure: Figure, by: int, destroy: Destroy) -> Script[None]:
    """TW-RUL-10: who flies no more is put on the nearest free spot, its owner among equals."""
    state = table.state
    if in_the_air(state, figure):
        return
    yield from sink(table, figure, by, destroy)
    if figure.status != "standing" or not over_obstacle(
        state, figure, card_of(state, figure).radius
    ):
        return
    spots = nearest_rests(rest_ground(state, figure), place_of(figure), FARTHEST_PUT_DOWN)
    if not spots:
        return
    spot = spots[0]
    if len(spots) > 1:
        offers: list[Action] = [PlaceAt(x, y) for x, y in spots]
        choice = yield table.ask(
            seat_for(state, figure), "put_down", OneOf(offers, "TW-RUL-10"), figure=figure.id
        )
        spot = (choice.x, choice.y)
    put(table, figure, spot, "put_down")
    yield from sink(table, figure, by, destroy)


def throw_rotor(table: Table[State], figure: Figure, roller: Figure) -> Script[list[int]]:
    """TW-KRI-07b to -07d: two secret directions, a die, and everybody in the way.

    Nearest first; obstacles do not stop it (TW-RUL-58).
    """
    state = table.state
    stir(state)
    aim = Aim(disc_of(state, figure), length=ROTOR_FLIGHT)
    for side in (figure.side, 1 - figure.side):
        choice = yield table.ask_secretly(
            seat_of(state, side), "rotor", Directions(aim, PointTo), figure=figure.id
        )
        state.rotor[side] = choice.bearing
        table.tell(DirectionSealed(side))
    roll = yield from cast(table, roller, "rotor", D6)
    angles = tuple(state.rotor)
    angle = angles[1 - figure.side] if roll <= OPPONENTS_WAY else angles[figure.side]
    state.rotor = [NOWHERE, NOWHERE]
    table.tell(RotorFlew(figure.id, angles, roll, angle))
    start = place_of(figure)
    end = laid_out(start, angle, card_of(state, figure).radius + ROTOR_FLIGHT)
    centre = disc_of(state, figure)
    hit = [
        (gap(centre, disc_of(state, other)), other.id)
        for other in on_field(state)
        if other.id != figure.id and comes_within((start, end), disc_of(state, other), 0)
    ]
    return [number for _, number in sorted(hit)]
