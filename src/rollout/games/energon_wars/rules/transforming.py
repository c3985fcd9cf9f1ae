"""Transformation (EW-TRN): the card is turned over."""

from __future__ import annotations

from rollout.games.energon_wars.actions import Drop
from rollout.games.energon_wars.content.cards import ALT, ROBOT
from rollout.games.energon_wars.events import Transformed
from rollout.games.energon_wars.model import KNOCKED_DOWN, STASIS, State
from rollout.games.energon_wars.rules.cargo import (
    MODEL,
    cargo_kind,
    cargo_size,
    carried_things,
    put_down,
)
from rollout.games.energon_wars.rules.figures import (
    has_innate_flight,
    side_of,
    storage_left,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def transform_refusal(state: State, number: int) -> Refusal | None:
    """EW-TRN-08, EW-RUL-37, EW-RUL-67: why a model cannot transform at all."""
    model = state.models[number]
    if len(state.cards[number].sides) < 2:
        return Refusal("EW-HUG-07", "one-side-only", {"model": number})
    if model.conditions & (KNOCKED_DOWN | STASIS):
        return Refusal("EW-TRN-08", "held", {"model": number})
    return None


def paid_transform_refusal(state: State, number: int) -> Refusal | None:
    """EW-TRN-01, EW-RUL-79: in the own activation, for the printed cost."""
    refusal = transform_refusal(state, number)
    if refusal is not None:
        return refusal
    cost = side_of(state, number).transform_cost
    if cost > state.models[number].energon:
        return Refusal("EW-EN-20", "too-little-energon", {"cost": cost})
    if cost == 0 and "transform" in state.acting.free:
        return Refusal("EW-RUL-79", "once-in-this-window")
    return None


def turn_over(table: Table[State], number: int, paid: int) -> Script[list[int]]:
    """EW-TRN-01, EW-TRN-06, EW-RUL-22: the other side counts at once; what no longer fits falls.

    The models among that are returned."""
    state = table.state
    model = state.models[number]
    model.energon -= paid
    model.side = ALT if model.side == ROBOT else ROBOT
    if not has_innate_flight(state, number):
        model.lasting = [each for each in model.lasting if each.what != "flight"]
    table.tell(Transformed(number, model.side, paid))
    return (yield from drop_what_does_not_fit(table, number))


def drop_what_does_not_fit(table: Table[State], number: int) -> Script[list[int]]:
    """EW-TRN-06, EW-STO-02, EW-STO-08: the owner chooses what goes until the rest fits."""
    state = table.state
    dropped: list[int] = []
    while True:
        things = carried_things(state, number)
        room = side_of(state, number).storage
        too_big = [cargo for cargo in things if cargo_size(state, cargo) > room]
        if storage_left(state, number) >= 0:
            return dropped
        cargo = (too_big or things)[0]
        if not too_big and len(things) > 1:
            offers: list[Action] = [Drop(each) for each in things]
            answer = yield table.ask(
                state.models[number].seat, "drop", Listed(offers), model=number
            )
            cargo = answer.cargo
        yield from put_down(table, number, cargo, state.models[number].seat)
        if cargo_kind(state, cargo) == MODEL:
            dropped.append(cargo)
