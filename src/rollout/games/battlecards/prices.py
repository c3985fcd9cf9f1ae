"""Which answers pay with the last Energon: with Survival agreed on, that loses the match."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import Choose, Deploy, Pay, Play, Science, UseAbility
from rollout.games.battlecards.cards import RESOURCE, Ability
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.effect_scripts import MusterMenu
from rollout.games.battlecards.rules.facts import card_of
from rollout.games.battlecards.rules.standing import size
from rollout.games.battlecards.rules.targets import deployable
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask
from rollout.kernel.text import to_text

LAST_ENERGON: Final = "confirm-last-energon"
"""The message that asks whether it is really meant."""


def pays_the_last(state: State, action: Action) -> bool:
    """BC-RUL-75: whether the action leaves nothing in the bank of who takes it."""
    if isinstance(action, Deploy):
        cost = card_of(state, action.card).cost
        return _empties(state, state.owners[action.card], cost)
    if isinstance(action, Science):
        level = card_of(state, action.robot).science
        return _empties(state, state.owners[action.robot], level)
    if isinstance(action, (Play, UseAbility)):
        return _ability_pays_the_last(state, action.card)
    return False


def last_payments(state: State, ask: Ask) -> list[str]:
    """Answers that do so though only the question knows the price, each by its text."""
    found: list[Action] = []
    if ask.about == "pay_for_effect":
        ability = card_of(state, ask.context["card"]).abilities[ask.context["mode"]]
        if _empties(state, ask.seat, _cost_of(ability)):
            found.append(Pay())
    elif isinstance(ask.options, MusterMenu):
        discount = ask.options.discount
        found += [
            Choose(robot)
            for robot in ask.options.cards()
            if _empties(state, ask.seat, _discounted(state, robot, discount))
        ]
    return [to_text(action) for action in found]


def _ability_pays_the_last(state: State, card: int) -> bool:
    """Its cost, and the only Robot in hand that it deploys without asking."""
    printed = card_of(state, card)
    seat = state.controller[card] if printed.kind == RESOURCE else state.owners[card]
    ability = printed.abilities[state.alt[card]]
    cost = _cost_of(ability)
    others = [each for each in state.hands[seat] if each != card]
    discount = _mustered_for(state, seat, ability)
    if discount is not None and len(others) == 1:
        for robot in deployable(state, seat, discount, cost):
            cost += _discounted(state, robot, discount)
    return _empties(state, seat, cost)


def _empties(state: State, seat: int, price: int) -> bool:
    return state.options.survival and price > 0 and state.banks[seat] <= price


def _cost_of(ability: Ability | None) -> int:
    if ability is None or ability.clauses[0].cost.word != "en":
        return 0
    return ability.clauses[0].cost.amount


def _mustered_for(state: State, seat: int, ability: Ability | None) -> int | None:
    """How much less a Robot costs that the ability deploys, if it does."""
    for clause in () if ability is None else ability.clauses:
        for effect in clause.effects:
            if effect.word == "muster":
                return size(state, effect, seat)
    return None


def _discounted(state: State, robot: int, discount: int) -> int:
    return max(0, card_of(state, robot).cost - discount)
