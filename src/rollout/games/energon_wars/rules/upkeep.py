"""Upkeep (EW-RND-02, EW-RND-03): continuous effects first, then replenishment."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.actions import Pick
from rollout.games.energon_wars.attack_events import Burned
from rollout.games.energon_wars.events import Immune, Replenished
from rollout.games.energon_wars.model import (
    ACID,
    CARRIED,
    CONDITIONS,
    FIRE,
    NOBODY,
    STANDING,
    State,
)
from rollout.games.energon_wars.rules.conditions import unmark
from rollout.games.energon_wars.rules.damage import suffer
from rollout.games.energon_wars.rules.figures import armor_of, energon_max, is_immune
from rollout.kernel.actions import Action
from rollout.kernel.dice import SUM
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

GOES_OUT: Final = 2
"""EW-FX-07, EW-FX-11: on 1 or 2 it ends."""
FIRE_DAMAGE: Final = 12
ACID_DAMAGE: Final = 1
LEAST: Final = 1
"""EW-EN-03."""


def continuous_effects(table: Table[State]) -> Script[None]:
    """EW-RND-02, EW-RUL-93: the first player's models in the order it likes, then the other's."""
    state = table.state
    for seat in (state.first, 1 - state.first):
        left = [
            number
            for number, model in enumerate(state.models)
            if model.seat == seat
            and model.status in (STANDING, CARRIED)
            and model.conditions & (FIRE | ACID)
        ]
        while left:
            number = left[0]
            if len(left) > 1:
                offers: list[Action] = [Pick(each) for each in left]
                answer = yield table.ask(seat, "resolve_next", Listed(offers))
                number = answer.model
            left = [each for each in left if each != number]
            yield from burn(table, number)
            left = [each for each in left if state.models[each].status in (STANDING, CARRIED)]


def burn(table: Table[State], number: int) -> Script[None]:
    """EW-FX-07, EW-FX-11, EW-FX-16: fire before acid; the defeated roll no acid.

    A side that is immune has no use for the token (EW-FX-08, EW-RUL-76)."""
    model = table.state.models[number]
    for condition in ("fire", "acid"):
        if model.conditions & CONDITIONS[condition] and is_immune(table.state, number, condition):
            table.tell(Immune(number, condition))
            unmark(table, number, condition)
    if model.conditions & FIRE:
        face = yield table.roll("fire", 6)
        if face <= GOES_OUT:
            table.tell(Burned(number, "fire", face, 0))
            unmark(table, number, "fire")
        else:
            faces = yield table.dice("fire_damage", 2, 6, SUM)
            armor = armor_of(table.state, number).total
            amount = max(0, sum(faces) + FIRE_DAMAGE - armor)
            table.tell(Burned(number, "fire", face, amount))
            yield from suffer(table, number, amount, "fire", NOBODY)
    if model.conditions & ACID:
        face = yield table.roll("acid", 6)
        amount = 0 if face <= GOES_OUT else ACID_DAMAGE
        table.tell(Burned(number, "acid", face, amount))
        if amount:
            yield from suffer(table, number, amount, "acid", NOBODY)
        else:
            unmark(table, number, "acid")


def gain_of(state: State, number: int) -> int:
    """EW-EN-01 to EW-EN-04, EW-RUL-11: what a model replenishes at its next upkeep."""
    model, most = state.models[number], energon_max(state, number)
    penalty = state.cards[number].penalty(model.hp)
    gain = max(LEAST, most - penalty)
    limit = gain if state.options.crit_cap else most
    return max(0, min(limit - model.energon, gain))


def replenish(table: Table[State], numbers: list[int]) -> None:
    state = table.state
    gains = [(number, gain_of(state, number)) for number in numbers]
    gains = [(number, gain) for number, gain in gains if gain > 0]
    for number, gain in gains:
        state.models[number].energon += gain
    if gains:
        table.tell(
            Replenished(tuple([number for number, _ in gains]), tuple([gain for _, gain in gains]))
        )


def replenish_all(table: Table[State]) -> None:
    """EW-RND-03, EW-RUL-14: everybody on the table or in storage."""
    state = table.state
    replenish(
        table,
        [
            number
            for number, model in enumerate(state.models)
            if model.status in (STANDING, CARRIED)
        ],
    )


def upkeep_of(table: Table[State], number: int) -> Script[None]:
    """EW-RUL-10: the switch that does both in each activation instead."""
    yield from burn(table, number)
    if table.state.models[number].status in (STANDING, CARRIED):
        replenish(table, [number])
