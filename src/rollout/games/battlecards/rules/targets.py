"""BC-DEC-11: what an effect may be aimed at, one small rule for each word of the vocabulary."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.cards import ROBOT, Clause, Effect
from rollout.games.battlecards.model import AS_STRENGTH, AS_SUPPORTER, HOME, NOTHING, State
from rollout.games.battlecards.rules.facts import (
    at_home,
    card_of,
    foe_of,
    lead_of,
    opponents,
    robots_on,
    side_of,
    supporters,
    title_in_play,
)
from rollout.games.battlecards.rules.values import is_pinned
from rollout.games.battlecards.vocabulary import BATTLE_TRIGGERS, SEATS
from rollout.kernel.errors import Refusal

NEEDS_SOMETHING = ("cancel", "salvage", "muster", "sift", "fetch")
"""Effects on a seat that do nothing where there is nothing for them."""
NO_TARGET: Final = Refusal("BC-DEC-11", "no-legal-target")
EVERY = ("own_all", "both")
"""Targets that take all they name, without a choice."""


def candidates(state: State, seat: int, source: int, clause: Clause) -> list[int]:
    """The cards, or seats, that the clause can be aimed at. `breakoff` is aimed at its source."""
    if not clause.target:
        return [source]
    found: list[int] = []
    if clause.target in SEATS:
        for other in _seats(state, seat, clause):
            if _works_on_seat(state, seat, other, clause):
                found.append(other)
    else:
        for card in _cards(state, seat, source, clause):
            if _works_on_card(state, seat, card, clause.effects):
                found.append(card)
    return found


def deployable(state: State, seat: int, discount: int, price: int = 0) -> list[int]:
    """Robots in hand that an effect could deploy at that discount, once its price is paid."""
    cards, kinds = state.library.cards, state.kinds
    bank = state.banks[seat] - price
    return [
        card
        for card in state.hands[seat]
        if cards[kinds[card]].kind == ROBOT
        and max(0, cards[kinds[card]].cost - discount) <= bank
        and not title_in_play(state, seat, cards[kinds[card]].title)
    ]


def salvageable(state: State, seat: int, kind: str) -> list[int]:
    return [card for card in state.scrapheaps[seat] if card_of(state, card).is_a(kind)]


def support_in_effect(state: State, side: int) -> int:
    """The number of a side's latest support card that is still in effect, or NOTHING.

    A card whose effect was over at once has none left (BC-RUL-107).
    """
    battle = state.battle
    if battle is None:
        return NOTHING
    for number in range(len(battle.supports) - 1, -1, -1):
        support = battle.supports[number]
        if support.side == side and not support.cancelled:
            if support.use in (AS_STRENGTH, AS_SUPPORTER):
                return number
            if any(modifier.support == number for modifier in state.modifiers):
                return number
    return NOTHING


def shuttle_ends(state: State, seat: int, robot: int) -> list[int]:
    """Where `shuttle` can take a Robot: from Homebase to what its seat controls, or back."""
    place = state.place[robot]
    if place >= 0:
        return [HOME] if state.controller[place] == seat else []
    if place != HOME:
        return []
    return state.holdings[seat].copy()


def _seats(state: State, seat: int, clause: Clause) -> list[int]:
    if clause.target == "me":
        return [seat]
    battle = state.battle
    if clause.target == "both":
        return list(battle.seats) if battle is not None else [seat, *opponents(state, seat)]
    if battle is not None and seat in battle.seats and clause.trigger in BATTLE_TRIGGERS:
        return [other for other in battle.seats if other != seat]
    return opponents(state, seat)


def _works_on_seat(state: State, seat: int, target: int, clause: Clause) -> bool:
    """BC-RUL-108: what could do nothing at all has no legal target.

    Another seat's hand is not looked into: any card in it could be the one.
    """
    price = clause.cost.amount if clause.cost.word == "en" and target == seat else 0
    for effect in clause.effects:
        if effect.word == "muster" and target != seat:
            if state.hands[target]:
                return True
        elif _does_something(state, target, effect, price):
            return True
    return False


def _does_something(state: State, target: int, effect: Effect, price: int) -> bool:
    if effect.word not in NEEDS_SOMETHING:
        return True
    if effect.word == "cancel":
        return support_in_effect(state, side_of(state, target)) != NOTHING
    if effect.word == "salvage":
        return bool(salvageable(state, target, effect.kind))
    if effect.word == "muster":
        return bool(deployable(state, target, effect.amount, price))
    return bool(state.decks[target])


def _cards(state: State, seat: int, source: int, clause: Clause) -> list[int]:
    target = clause.target
    if target == "self":
        return [source]
    if target == "lead":
        return _if_there(lead_of(state, seat))
    if target == "foe":
        return _if_there(foe_of(state, seat))
    if target in ("own", "own_all"):
        return state.robots[seat].copy()
    if target == "own_other":
        return [robot for robot in state.robots[seat] if robot != source]
    if target == "foe_sup":
        side = side_of(state, seat)
        return supporters(state, 1 - side) if side >= 0 else []
    if target == "own_scrap":
        return [card for card in state.scrapheaps[seat] if card_of(state, card).kind == ROBOT]
    if target == "foe_home":
        return [robot for robot in _opposing(state, seat) if at_home(state, robot)]
    if target == "foe_held":
        return [robot for robot in _opposing(state, seat) if state.place[robot] >= 0]
    if target == "res_held":
        return state.holdings[seat].copy()
    if target == "res_free":
        fought = NOTHING if state.battle is None else state.battle.resource
        return [each for each in state.resources if each != fought and not robots_on(state, each)]
    place = state.place[source]
    return [place] if place >= 0 else [source] if source in state.resources else []


def _if_there(card: int) -> list[int]:
    return [] if card == NOTHING else [card]


def _opposing(state: State, seat: int) -> list[int]:
    return [robot for other in opponents(state, seat) for robot in state.robots[other]]


def _works_on_card(state: State, seat: int, card: int, effects: list[Effect]) -> bool:
    for effect in effects:
        if effect.word == "revive":
            robot = card_of(state, card)
            return robot.cost <= effect.amount and not title_in_play(state, seat, robot.title)
        if _does_something_to(state, seat, card, effect):
            return True
    return False


def _does_something_to(state: State, seat: int, card: int, effect: Effect) -> bool:
    if effect.word == "shuttle":
        return bool(shuttle_ends(state, seat, card))
    return effect.word != "flip" or not is_pinned(state, card)


def needs_hidden_cards(clause: Clause) -> bool:
    """Whether having a target hangs on cards in hand, which the others cannot see."""
    return any(effect.word == "muster" for effect in clause.effects)
