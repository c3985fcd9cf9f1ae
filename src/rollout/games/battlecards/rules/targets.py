"""BC-DEC-11: what an effect may be aimed at, one small rule for each word of the vocabulary."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.content.cards import ROBOT, Clause, Cost, Effect
from rollout.games.battlecards.content.effect_words import BANK, DECK, HAND, drawing_on
from rollout.games.battlecards.content.vocabulary import (
    BATTLE_TRIGGERS,
    FROM_OTHERS,
    SEATS,
    WORK_WITH_0,
)
from rollout.games.battlecards.model import (
    AS_STRENGTH,
    AS_SUPPORTER,
    HOME,
    IN_BATTLE,
    NOTHING,
    State,
)
from rollout.games.battlecards.rules.deciding_numbers import is_pinned
from rollout.games.battlecards.rules.on_the_table import (
    at_home,
    card_of,
    foe_of,
    holders_now,
    lead_of,
    may_reshuffle,
    opponents,
    robots_on,
    side_of,
    supporters,
    title_in_play,
)
from rollout.games.battlecards.rules.robot_figures import holds, size
from rollout.kernel.errors import Refusal

FROM_BANK: Final = drawing_on(BANK)
FROM_HAND: Final = drawing_on(HAND)
FROM_DECK: Final = drawing_on(DECK)
NO_TARGET: Final = Refusal("BC-DEC-11", "no-legal-target")
NO_COST: Final = Cost()
EVERY = ("own_all", "both")
"""Targets that take all they name, without a choice."""


def candidates(state: State, seat: int, source: int, clause: Clause) -> list[int]:
    """The cards, or seats, that the clause can be aimed at. `breakoff` is aimed at its source."""
    return _candidates(state, seat, source, clause, clause.cost)


def _candidates(state: State, seat: int, source: int, clause: Clause, cost: Cost) -> list[int]:
    """The same once that cost is paid."""
    if not clause.target:
        return [source] if _works_alone(state, seat, clause.effects) else []
    found: list[int] = []
    if clause.target in SEATS:
        for other in _seats(state, seat, clause):
            if _works_on_seat(state, seat, source, cost, other, clause):
                found.append(other)
    else:
        for card in _cards(state, seat, source, clause):
            if _works_on_card(state, seat, card, clause.effects):
                found.append(card)
    return found


def could_do_something(state: State, seat: int, source: int, clauses: list[Clause]) -> bool:
    """BC-RUL-108: whether there is a target for the first clause, or for a later one that holds.

    All of it comes after the cost of the first is paid.
    """
    cost = clauses[0].cost
    if _candidates(state, seat, source, clauses[0], cost):
        return True
    for clause in clauses[1:]:
        if still_holds(state, clause, seat, source) and _candidates(
            state, seat, source, clause, cost
        ):
            return True
    return False


def still_holds(state: State, clause: Clause, seat: int, source: int) -> bool:
    """BC-RUL-109: of a Robot that was scrapped it was looked at as it fell."""
    return clause.trigger == "scrapped" or holds(state, clause, seat, source)


def might_do_something(state: State, seat: int, source: int, clauses: list[Clause]) -> bool:
    """BC-RUL-82: the same by public facts alone: any card in hand could be the one."""
    if needs_hidden_cards(clauses) and cards_left(state, seat, source, clauses[0].cost):
        return True
    return could_do_something(state, seat, source, clauses)


def needs_hidden_cards(clauses: list[Clause]) -> bool:
    """Whether having a target hangs on cards in hand, which the others cannot see."""
    return any(effect.word == "muster" for clause in clauses for effect in clause.effects)


def cards_left(state: State, seat: int, source: int, cost: Cost) -> int:
    """How many cards a seat has in hand when it has used one of its cards and paid for it."""
    hand = state.hands[seat]
    used = 1 if source in hand else 0
    return max(0, len(hand) - used - (cost.amount if cost.word == "discard" else 0))


def energon_of(cost: Cost) -> int:
    return cost.amount if cost.word == "en" else 0


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
    """Where `shuttle` can take a Robot: from Homebase to what its seat controls, or back.

    What the Robot before it has left empty is nobody's already (BC-RUL-46).
    """
    place = state.place[robot]
    if place >= 0:
        return [HOME] if state.controller[place] == seat else []
    if place != HOME:
        return []
    holders = holders_now(state)
    return [resource for resource in state.holdings[seat] if holders.get(resource) == seat]


def _seats(state: State, seat: int, clause: Clause) -> list[int]:
    if clause.target == "me":
        return [seat]
    battle = state.battle
    if clause.target == "both":
        return list(battle.seats) if battle is not None else [seat, *opponents(state, seat)]
    if battle is not None and seat in battle.seats and clause.trigger in BATTLE_TRIGGERS:
        return [other for other in battle.seats if other != seat]
    return opponents(state, seat)


def _works_alone(state: State, seat: int, effects: list[Effect]) -> bool:
    """BC-RUL-108 for a clause without a target: only a battle that goes on can be broken off."""
    for effect in effects:
        if effect.word == "breakoff":
            if state.battle is not None and not state.battle.resolved:
                return True
        elif _amounts_to_something(state, seat, effect):
            return True
    return False


def _amounts_to_something(state: State, seat: int, effect: Effect) -> bool:
    """What is counted may be none; then the effect is none, except where 0 is a price."""
    return effect.word in WORK_WITH_0 or size(state, effect, seat) != 0


def _works_on_seat(
    state: State, seat: int, source: int, cost: Cost, target: int, clause: Clause
) -> bool:
    """BC-RUL-108: what could do nothing at all has no legal target."""
    for effect in clause.effects:
        if effect.word in FROM_OTHERS and target == seat:
            continue
        if effect.counted and not _amounts_to_something(state, seat, effect):
            continue
        if _does_something(state, seat, source, cost, target, effect):
            return True
    return False


def _does_something(
    state: State, seat: int, source: int, cost: Cost, target: int, effect: Effect
) -> bool:
    """Whether there is something for the effect to work on once its cost is paid."""
    word = effect.word
    if word == "draw":
        return _can_draw(state, target, cost if target == seat else NO_COST)
    if word in FROM_BANK:
        return state.banks[target] > (energon_of(cost) if target == seat else 0)
    if word in FROM_HAND:
        if target != seat:
            return bool(state.hands[target])
        return cards_left(state, seat, source, cost) > 0
    if word in FROM_DECK:
        return bool(state.decks[target])
    if word == "cancel":
        return support_in_effect(state, side_of(state, target)) != NOTHING
    if word == "salvage":
        return bool(salvageable(state, target, effect.kind))
    return word != "muster" or _can_muster(state, seat, source, cost, target, effect)


def _can_draw(state: State, seat: int, cost: Cost) -> bool:
    """BC-RUL-11: with the option, to draw from an empty deck is to lose."""
    if state.decks[seat] or state.options.empty_deck == "lose":
        return True
    has_scrap = cost.word == "discard" or bool(state.scrapheaps[seat])
    return has_scrap and may_reshuffle(state, seat)


def _can_muster(
    state: State, seat: int, source: int, cost: Cost, target: int, effect: Effect
) -> bool:
    """Another seat's hand is not looked into: any card in it could be the one."""
    if target != seat:
        return bool(state.hands[target])
    if not cards_left(state, seat, source, cost):
        return False
    return bool(deployable(state, seat, size(state, effect, seat), energon_of(cost)))


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
        return [robot for robot in _opposing(state, seat) if _on_a_resource(state, robot)]
    if target == "res_held":
        return state.holdings[seat].copy()
    if target == "res_free":
        wanted = state.claim if state.battle is None else state.battle.resource
        return [each for each in state.resources if each != wanted and not robots_on(state, each)]
    place = state.place[source]
    return [place] if place >= 0 else [source] if source in state.resources else []


def _if_there(card: int) -> list[int]:
    return [] if card == NOTHING else [card]


def _opposing(state: State, seat: int) -> list[int]:
    return [robot for other in opponents(state, seat) for robot in state.robots[other]]


def _on_a_resource(state: State, robot: int) -> bool:
    """BC-CLM-01: a claimer has moved there, though the claim is not answered yet."""
    place = state.place[robot]
    return place >= 0 or (place == IN_BATTLE and state.claim != NOTHING)


def _works_on_card(state: State, seat: int, card: int, effects: list[Effect]) -> bool:
    """BC-RUL-84: if a Robot is to be brought back, that decides, whatever else is done."""
    for effect in effects:
        if effect.word == "revive":
            return _can_come_back(state, seat, card, effect)
    for effect in effects:
        if _does_something_to(state, seat, card, effect):
            return True
    return False


def _can_come_back(state: State, seat: int, card: int, effect: Effect) -> bool:
    robot = card_of(state, card)
    cheap_enough = robot.cost <= size(state, effect, seat)
    return cheap_enough and not title_in_play(state, seat, robot.title)


def _does_something_to(state: State, seat: int, card: int, effect: Effect) -> bool:
    word = effect.word
    if effect.counted and not _amounts_to_something(state, seat, effect):
        return False
    if word == "repair":
        return state.damage[card] > 0
    if word == "recall":
        return not at_home(state, card)
    if word == "shuttle":
        return bool(shuttle_ends(state, seat, card))
    return word != "flip" or not is_pinned(state, card)
