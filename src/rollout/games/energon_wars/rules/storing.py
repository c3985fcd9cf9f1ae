"""Storage (EW-STO): picking up, handing over, putting down."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import ALT
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import PassedOn, PickedUp
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.cargo import (
    LOOSE,
    MODEL,
    TOKEN,
    cargo_kind,
    cargo_size,
    carried_things,
    carrier_of,
    give_to,
    put_down,
    token_disc,
    token_of,
)
from rollout.games.energon_wars.rules.damage import settle
from rollout.games.energon_wars.rules.effects import offer_transform
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    disc_of,
    held_by,
    helpless,
    is_near,
    side_of,
    storage_left,
)
from rollout.games.energon_wars.rules.freed import is_freed, spend_freedom
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.lengths import gap_within

COST: Final = 1
"""EW-EN-10, EW-RUL-91."""
REACH: Final = 1
"""EW-STO-06, EW-RUL-49: in inches."""


def hands_refusal(state: State, number: int) -> Refusal | None:
    """EW-ACT-07, EW-RUL-37, EW-RUL-67: who handles nothing now."""
    if state.acting.ran:
        return Refusal("EW-ACT-07", "has-run", {"model": number})
    model = state.models[number]
    if helpless(model):
        return Refusal(held_by(model), "held", {"model": number})
    return None


def room_refusal(state: State, number: int, cargo: int) -> Refusal | None:
    """EW-STO-01, EW-STO-02, EW-RUL-105."""
    size = cargo_size(state, cargo)
    if size > side_of(state, number).storage:
        return Refusal("EW-STO-02", "no-room-in-storage", {"size": size})
    if size > storage_left(state, number):
        return Refusal("EW-STO-01", "no-room-in-storage", {"size": size})
    if cargo_kind(state, cargo) == MODEL and any(
        cargo_kind(state, each) in (MODEL, TOKEN) for each in carried_things(state, cargo)
    ):
        return Refusal("EW-RUL-105", "carries-something-itself", {"model": cargo})
    return None


def pick_up_refusal(state: State, number: int, cargo: int) -> Refusal | None:
    """EW-STO-03, EW-STO-04, EW-RUL-49."""
    refusal = hands_refusal(state, number)
    if refusal is not None:
        return refusal
    kind = cargo_kind(state, cargo)
    if kind == MODEL:
        model = state.models[cargo]
        if (
            cargo == number
            or model.seat != state.models[number].seat
            or model.status != STANDING
            or model.side != ALT
        ):
            return Refusal("EW-STO-03", "not-to-be-carried", {"cargo": cargo})
        near = is_near(state, number, cargo, REACH)
        level = model.level
    elif kind == TOKEN:
        token = token_of(state, cargo)
        if token.kind not in LOOSE or token.kind == "kremzeek" or not token.present:
            return Refusal("EW-STO-03", "not-to-be-carried", {"cargo": cargo})
        if token.carrier != NOBODY:
            return Refusal("EW-RUL-49", "held-by-another", {"cargo": cargo})
        near = gap_within(disc_of(state, number), token_disc(token), REACH * INCH + TOLERANCE)
        level = token.level
    else:
        return Refusal("EW-STO-03", "not-to-be-carried", {"cargo": cargo})
    if not near or level != state.models[number].level:
        return Refusal("EW-RUL-49", "too-far-to-grasp", {"cargo": cargo})
    cost = pick_up_cost(state, number, cargo)
    if cost > state.models[number].energon:
        return Refusal("EW-EN-10", "too-little-energon", {"cost": cost})
    if cost == 0 and f"pickup{cargo}" in state.acting.free:
        return Refusal("EW-RUL-79", "once-in-this-window")
    return room_refusal(state, number, cargo)


def pick_up_cost(state: State, number: int, cargo: int) -> int:
    """EW-EN-10: 1 EN, unless an ability makes it free."""
    return 0 if is_freed(state, number, *_pickups(state, cargo)) else COST


def _pickups(state: State, cargo: int) -> list[str]:
    """As what abilities may make it free: of anything, of models with a tag."""
    if cargo_kind(state, cargo) != MODEL:
        return ["pickup"]
    card = state.cards[cargo]
    return ["pickup", *(f"pickup({tag})" for tag in (*card.tags, card.faction))]


def pick_up(table: Table[State], number: int, cargo: int) -> None:
    state = table.state
    cost = pick_up_cost(state, number, cargo)
    state.models[number].energon -= cost
    if cost:
        state.acting.free.clear()
    else:
        state.acting.free.append(f"pickup{cargo}")
        spend_freedom(state, number, *_pickups(state, cargo))
    give_to(state, cargo, number)
    table.tell(PickedUp(number, cargo, cost))


def pass_refusal(state: State, number: int, cargo: int, to: int) -> Refusal | None:
    """EW-STO-06, EW-ACT-09: to a friend within 1 in, free of charge."""
    if carrier_of(state, cargo) != number:
        return Refusal("EW-STO-06", "not-carried", {"cargo": cargo})
    return _hand_over_refusal(state, number, to, cargo, to)


def take_refusal(state: State, number: int, cargo: int) -> Refusal | None:
    """EW-STO-06: either way."""
    holder = carrier_of(state, cargo)
    if holder in (NOBODY, number):
        return Refusal("EW-STO-06", "not-carried", {"cargo": cargo})
    return _hand_over_refusal(state, number, holder, cargo, number)


def _hand_over_refusal(
    state: State, number: int, friend: int, cargo: int, receiver: int
) -> Refusal | None:
    refusal = hands_refusal(state, number)
    if refusal is not None:
        return refusal
    other = state.models[friend]
    if friend == number or other.seat != state.models[number].seat or other.status != STANDING:
        return Refusal("EW-STO-06", "no-friend", {"model": friend})
    if not is_near(state, number, friend, REACH):
        return Refusal("EW-STO-06", "too-far-to-grasp", {"cargo": cargo})
    if f"pass{cargo}" in state.acting.free:
        return Refusal("EW-RUL-79", "once-in-this-window")
    return room_refusal(state, receiver, cargo)


def hand_over(table: Table[State], giver: int, cargo: int, to: int) -> None:
    state = table.state
    state.acting.free.append(f"pass{cargo}")
    give_to(state, cargo, to)
    table.tell(PassedOn(giver, cargo, to))
    settle(table)


def set_down_refusal(state: State, number: int, cargo: int) -> Refusal | None:
    """EW-STO-05, EW-ACT-09."""
    if carrier_of(state, cargo) != number:
        return Refusal("EW-STO-05", "not-carried", {"cargo": cargo})
    if f"drop{cargo}" in state.acting.free:
        return Refusal("EW-RUL-79", "once-in-this-window")
    return hands_refusal(state, number)


def set_down(table: Table[State], number: int, cargo: int) -> Script[None]:
    """EW-STO-05, EW-STO-07, EW-TRN-04: a model may transform as it is put down."""
    state = table.state
    state.acting.free.append(f"drop{cargo}")
    yield from put_down(table, number, cargo, state.models[number].seat)
    settle(table)
    if cargo_kind(state, cargo) == MODEL:
        yield from offer_transform(table, cargo)


def leave_storage(table: Table[State], number: int) -> Script[None]:
    """EW-RUL-50: an activated model comes out of storage, and may transform free."""
    state = table.state
    carrier = state.models[number].carrier
    yield from put_down(table, carrier, number, state.models[number].seat)
    yield from offer_transform(table, number)
