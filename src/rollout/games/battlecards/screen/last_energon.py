"""Which answers pay with the last Energon: with Survival agreed on, that loses the match."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import Choose, Deploy, Pay, Play, Science, UseAbility
from rollout.games.battlecards.content.cards import RESOURCE, Ability
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.effect_scripts import MusterMenu
from rollout.games.battlecards.rules.on_the_table import card_of, empties
from rollout.games.battlecards.rules.targets import energon_of
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask
from rollout.kernel.text import to_text

LAST_ENERGON: Final = "confirm-last-energon"
"""The message that asks whether it is really meant."""


def pays_the_last(state: State, action: Action) -> bool:
    """BC-RUL-75: whether the action leaves nothing in the bank of who takes it."""
    if isinstance(action, Deploy):
        cost = card_of(state, action.card).cost
        return empties(state, state.owners[action.card], cost)
    if isinstance(action, Science):
        level = card_of(state, action.robot).science
        return empties(state, state.owners[action.robot], level)
    if isinstance(action, (Play, UseAbility)):
        return _ability_pays_the_last(state, action.card)
    return False


def last_payments(state: State, ask: Ask) -> list[str]:
    """Answers that do so though only the question knows the price, each by its text."""
    found: list[Action] = []
    if ask.about == "pay_for_effect":
        ability = card_of(state, ask.context["card"]).abilities[ask.context["mode"]]
        if empties(state, ask.seat, _cost_of(ability)):
            found.append(Pay())
    elif isinstance(ask.options, MusterMenu):
        menu = ask.options
        found += [Choose(robot) for robot in menu.cards() if menu.pays_the_last(robot)]
    return [to_text(action) for action in found]


def _ability_pays_the_last(state: State, card: int) -> bool:
    """Its cost; whom it deploys is asked for by itself."""
    printed = card_of(state, card)
    seat = state.controller[card] if printed.kind == RESOURCE else state.owners[card]
    return empties(state, seat, _cost_of(printed.abilities[state.alt[card]]))


def _cost_of(ability: Ability | None) -> int:
    return 0 if ability is None else energon_of(ability.clauses[0].cost)
