"""What a model may do in a scenario: cubes, Kremzeeks, the Matrix, portals (EW-VP-06)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.events import (
    CaptureFailed,
    CubeConsumed,
    MatrixOpened,
    PickedUp,
    TokenMoved,
)
from rollout.games.energon_wars.model import NOBODY, STANDING, State, Token
from rollout.games.energon_wars.rules.cargo import token_cargo, token_disc
from rollout.games.energon_wars.rules.damage import settle
from rollout.games.energon_wars.rules.displacement import push
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    carries,
    disc_of,
    energon_max,
    is_huge,
    is_near,
    modifiers,
    side_of,
)
from rollout.games.energon_wars.rules.movement import move_refusal
from rollout.games.energon_wars.rules.portals import arrivals, come_out, open_portals
from rollout.games.energon_wars.rules.scoring import score
from rollout.games.energon_wars.rules.storing import hands_refusal, room_refusal
from rollout.kernel.dice import AtLeast
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.lengths import gap_within

CAPTURE_NEED: Final = 13
CAPTURE_COST: Final = 1
CUBE: Final = 2
"""Energon of a cube."""
TOUCH_COST: Final = 3
TOUCH_ROUND: Final = 3
TOUCH_REACH: Final = 3
TOUCH_PUSH: Final = 2
TRAVEL_COST: Final = 1
TRAVEL_COST_HUGE: Final = 2


def is_at(state: State, number: int, token: Token) -> bool:
    """Within 1 in of a token."""
    return gap_within(disc_of(state, number), token_disc(token), INCH + TOLERANCE)


def consume_refusal(state: State, number: int, token: int) -> Refusal | None:
    """Energon Siphon: the carrier of a cube, in its activation."""
    thing = state.tokens[token]
    if thing.kind != "cube" or thing.carrier != number:
        return Refusal("EW-VP-06", "not-carried", {"model": number})
    return hands_refusal(state, number)


def consume(table: Table[State], number: int, token: int) -> None:
    """+2 EN at once, not above the maximum; the cube is gone."""
    state = table.state
    model = state.models[number]
    gained = max(0, min(CUBE, energon_max(state, number) - model.energon))
    model.energon += gained
    state.tokens[token].carrier, state.tokens[token].present = NOBODY, False
    table.tell(CubeConsumed(number, token, gained))


def capture_refusal(state: State, number: int, token: int) -> Refusal | None:
    """Kremzeek!: within 1 in, 1 EN and room in storage."""
    thing = state.tokens[token]
    refusal = hands_refusal(state, number)
    if refusal is not None:
        return refusal
    if thing.kind != "kremzeek" or thing.carrier != NOBODY:
        return Refusal("EW-VP-06", "not-to-be-carried", {"model": number})
    if not is_at(state, number, thing):
        return Refusal("EW-VP-06", "too-far-to-grasp", {"model": number})
    if state.models[number].energon < CAPTURE_COST:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": CAPTURE_COST})
    return room_refusal(state, number, token_cargo(state, token))


def capture(table: Table[State], number: int, token: int) -> Script[None]:
    """2D6 + MAT against 13."""
    state = table.state
    state.models[number].energon -= CAPTURE_COST
    state.acting.free.clear()
    more = modifiers(state, number, ("MAT",), None, NOBODY)
    melee = side_of(state, number).melee + sum(term.amount for term in more)
    faces = yield table.dice("capture", 2, 6, AtLeast(CAPTURE_NEED - melee))
    total = sum(faces) + melee
    if total >= CAPTURE_NEED:
        state.tokens[token].carrier = number
        table.tell(PickedUp(number, token_cargo(state, token), CAPTURE_COST))
    else:
        table.tell(CaptureFailed(number, token, total))


def open_matrix_refusal(state: State, number: int) -> Refusal | None:
    """You've Got the Touch!: at the beacon on the enemy's half, in rounds 3 to 6, once a seat."""
    refusal = hands_refusal(state, number)
    if refusal is not None:
        return refusal
    model = state.models[number]
    if not carries(state, number, "matrix"):
        return Refusal("EW-VP-06", "not-carried", {"model": number})
    if state.round < TOUCH_ROUND or state.touched[model.seat]:
        return Refusal("EW-VP-06", "not-now", {"model": number})
    if model.energon < TOUCH_COST:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": TOUCH_COST})
    beacons = [
        token
        for token in state.tokens
        if token.kind == "beacon" and (token.y > MAT // 2) == (model.seat == 0)
    ]
    if not any(is_at(state, number, token) for token in beacons):
        return Refusal("EW-VP-06", "not-at-the-beacon", {"model": number})
    return None


def open_matrix(table: Table[State], number: int) -> Script[None]:
    """The Touch: 3 VP, everybody near is pushed away, and the Matrix returns to the middle."""
    state = table.state
    model = state.models[number]
    model.energon -= TOUCH_COST
    state.acting.free.clear()
    state.touched[model.seat] = True
    token = next(
        place
        for place, each in enumerate(state.tokens)
        if each.kind == "matrix" and each.carrier == number
    )
    thing = state.tokens[token]
    home = state.layout.treasures[0].at
    thing.carrier, thing.level = NOBODY, -1
    thing.x, thing.y = home
    table.tell(MatrixOpened(number))
    table.tell(TokenMoved(token, thing.x, thing.y))
    score(table, model.seat, state.layout.scores.touch, "touch")
    settle(table)
    near = [
        other
        for other, each in enumerate(state.models)
        if other != number
        and each.status == STANDING
        and is_near(state, number, other, TOUCH_REACH)
    ]
    for other in near:
        if state.models[other].status == STANDING:
            yield from push(table, number, other, TOUCH_PUSH)


def travel_refusal(state: State, number: int, token: int) -> Refusal | None:
    """Portal Play: from an open portal to another, in place of the run (EW-RUL-38, EW-RUL-92)."""
    acting = state.acting
    refusal = move_refusal(state, number)
    if refusal is not None:
        return refusal
    if acting.travelled:
        return Refusal("EW-VP-06", "travelled", {"model": number})
    if not acting.walked and not acting.attacked:
        return Refusal("EW-MOV-04", "walk-first", {"model": number})
    if acting.attacked and not state.options.run_after_attack:
        return Refusal("EW-RUL-16", "no-run-after-attacks", {"model": number})
    portals = open_portals(state)
    here = [each for each in portals if is_at(state, number, state.tokens[each])]
    if token not in portals or not here or here == [token]:
        return Refusal("EW-VP-06", "no-open-portal", {"model": number})
    cost = travel_cost(state, number)
    if state.models[number].energon < cost:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": cost})
    if arrivals(state, number, token) is None:
        return Refusal("EW-VP-06", "no-room-there", {"model": number})
    return None


def travel_cost(state: State, number: int) -> int:
    return TRAVEL_COST_HUGE if is_huge(state, number) else TRAVEL_COST


def travel(table: Table[State], number: int, token: int) -> Script[None]:
    """It may still attack; it may not run."""
    state = table.state
    area = arrivals(state, number, token)
    assert area is not None
    state.models[number].energon -= travel_cost(state, number)
    state.acting.travelled = state.acting.moved = True
    state.acting.free.clear()
    yield from come_out(table, number, area)
