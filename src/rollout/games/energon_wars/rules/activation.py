"""An activation (EW-ACT): shake, move, attack and use abilities, run, end. A step is one action."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import (
    Activate,
    EndActivation,
    Proceed,
    Shake,
    StandUp,
)
from rollout.games.energon_wars.events import (
    Activated,
    ActivationEnded,
    CloudGone,
    Shaken,
    StoodUp,
    Unmarked,
)
from rollout.games.energon_wars.model import (
    CARRIED,
    CONDITIONS,
    DISRUPTION,
    KNOCKED_DOWN,
    NOBODY,
    SLOW,
    STANDING,
    STASIS,
    Acting,
    State,
)
from rollout.games.energon_wars.rules.choices import carry_out
from rollout.games.energon_wars.rules.conditions import FADING, SHAKEABLE
from rollout.games.energon_wars.rules.effects import trigger
from rollout.games.energon_wars.rules.energizing import yes_or_no
from rollout.games.energon_wars.rules.explained import Explained, activating, shaking
from rollout.games.energon_wars.rules.lasting import end_of_activation, start_of_activation
from rollout.games.energon_wars.rules.limits import forget_uses
from rollout.games.energon_wars.rules.menu import ActMenu
from rollout.games.energon_wars.rules.scenario_rounds import (
    end_of_activation as scenario_end_of_activation,
)
from rollout.games.energon_wars.rules.storing import leave_storage
from rollout.games.energon_wars.rules.upkeep import upkeep_of
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table

SHAKE_COST: Final = 1
"""EW-EN-19, EW-RUL-91."""
MOVEMENT: Final = "movement"
ATTACKS: Final = "attacks"


def ready(state: State, seat: int) -> list[int]:
    """EW-RND-04: a seat's models that have not activated yet."""
    return [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and not model.activated and model.status in (STANDING, CARRIED)
    ]


def choose_model(table: Table[State]) -> Script[None]:
    """EW-ACT-01, EW-RND-06: one of the unactivated, and no passing."""
    state = table.state
    seat = state.mover
    offers: list[Action] = [Activate(number) for number in ready(state, seat)]
    options = Explained(offers, activating(state, seat))
    answer = yield table.ask(seat, "activate", options)
    yield from begin(table, answer.model)


def begin(table: Table[State], number: int) -> Script[None]:
    """EW-ACT-02: what holds until now ends; a model in storage may come out (EW-RUL-50)."""
    state = table.state
    model = state.models[number]
    state.acting = Acting(number)
    model.grounded = False
    model.fading = model.conditions & FADING
    start_of_activation(state, number)
    gone = [cloud for cloud in state.clouds if cloud.by == number]
    state.clouds = [cloud for cloud in state.clouds if cloud.by != number]
    table.tell(Activated(number))
    for _ in gone:
        table.tell(CloudGone(number))
    if state.options.upkeep == "activation" and state.round > 1:
        yield from upkeep_of(table, number)
        if model.status not in (STANDING, CARRIED):
            finish(table, number)
            return
    if model.status == CARRIED and not model.conditions & STASIS:
        yield from offer_leaving(table, number)


def offer_leaving(table: Table[State], number: int) -> Script[None]:
    """EW-RUL-50."""
    seat = table.state.models[number].seat
    answer = yield table.ask(seat, "leave_storage", yes_or_no(), model=number)
    if answer.yes:
        yield from leave_storage(table, number)


def shake_step(table: Table[State]) -> Script[None]:
    """EW-ACT-02, EW-KD-06, EW-KD-07: pay to be rid of conditions, or give something up to stand.

    Who stays in storage does nothing but repair (EW-RUL-50); out of stasis it may leave."""
    state = table.state
    number = state.acting.model
    model = state.models[number]
    offers: list[Action] = []
    if model.energon >= SHAKE_COST:
        shakeable = SHAKEABLE if model.status == STANDING else ("stasis",)
        offers += [Shake(name) for name in shakeable if model.conditions & CONDITIONS[name]]
    if model.conditions & KNOCKED_DOWN and not model.conditions & STASIS:
        offers += [StandUp(MOVEMENT), StandUp(ATTACKS)]
    if offers:
        explain = shaking(state, number, lambda action: ActMenu(state, number).refusal(action))
        options = Explained([*offers, Proceed()], explain)
        answer = yield table.ask(model.seat, "shake", options, model=number)
        if isinstance(answer, Shake):
            shake(table, number, answer.condition)
            if model.status == CARRIED:
                yield from offer_leaving(table, number)
            return
        if isinstance(answer, StandUp):
            stand_up(table, number, answer.giving_up)
            return
    state.acting.shaken = True
    if model.conditions & STASIS:
        yield from end_activation(table)


def shake(table: Table[State], number: int, condition: str) -> None:
    """EW-EN-19: 1 EN."""
    state = table.state
    model = state.models[number]
    model.energon -= SHAKE_COST
    model.conditions &= ~CONDITIONS[condition]
    model.fading &= ~CONDITIONS[condition]
    state.acting.free.clear()
    table.tell(Shaken(number, condition, SHAKE_COST))


def stand_up(table: Table[State], number: int, giving_up: str) -> None:
    """EW-KD-07, EW-RUL-38."""
    state = table.state
    state.models[number].conditions &= ~KNOCKED_DOWN
    if giving_up == MOVEMENT:
        state.acting.no_moves = state.acting.walked = True
    else:
        state.acting.no_attacks = True
    table.tell(StoodUp(number, giving_up))


def act(table: Table[State]) -> Script[None]:
    """EW-ACT-05: one action of the menu, or the end."""
    state = table.state
    number = state.acting.model
    model = state.models[number]
    menu = ActMenu(state, number)
    if state.acting.ran and len(menu.offers) == 1:
        yield from end_activation(table)
        return
    answer = yield table.ask(model.seat, "act", menu, model=number)
    if isinstance(answer, EndActivation):
        yield from end_activation(table)
        return
    if isinstance(answer, Shake):
        shake(table, number, answer.condition)
        return
    yield from carry_out(table, number, answer, menu.judge)
    if model.status not in (STANDING, CARRIED):
        finish(table, number)


def end_activation(table: Table[State]) -> Script[None]:
    """EW-ACT-08, EW-ACT-11: abilities at its end, then what ends with it."""
    state = table.state
    number = state.acting.model
    yield from trigger(table, "end", number, None, NOBODY)
    yield from scenario_end_of_activation(table, number)
    finish(table, number)


def finish(table: Table[State], number: int) -> None:
    """EW-ACT-10, EW-ACT-12, EW-RUL-66, EW-RUL-68: marked as activated, slow and disruption end."""
    state = table.state
    model = state.models[number]
    model.activated = True
    faded = model.fading & model.conditions
    model.conditions &= ~model.fading
    model.fading = 0
    end_of_activation(state, number)
    for each in state.models:
        forget_uses(each, "a")
    state.acting = Acting()
    state.last = model.seat
    state.mover = 1 - model.seat
    for name, bit in (("slow", SLOW), ("disruption", DISRUPTION)):
        if faded & bit:
            table.tell(Unmarked(number, name))
    table.tell(ActivationEnded(number))
