"""Effects that hold for a while, and when they end (EW-ABL-06)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.phrases import Word
from rollout.games.energon_wars.model import Lasting, Model, State

VERBS: Final = ("mod", "gain", "lose", "immunity", "free", "lock", "reroll")


def lay_on(model: Model, ability: Ability, word: Word, by: int) -> None:
    """What an ability does to a model for a while; the same again only begins anew."""
    if word.name not in VERBS:
        return
    amount = word.number if word.name == "mod" else 0
    fresh = Lasting(ability.name, word.name, word.parameters[0], amount, ability.until, by)
    kept = [
        each
        for each in model.lasting
        if (each.ability, each.verb, each.what) != (fresh.ability, fresh.verb, fresh.what)
    ]
    model.lasting = [*kept, fresh]


def end_of_attack(state: State) -> None:
    _end(state, "attack")


def end_of_round(state: State) -> None:
    _end(state, "round")


def end_of_activation(state: State, number: int) -> None:
    """`act` ends with the activation in which it was laid on, `end` with that of its bearer."""
    _end(state, "act")
    model = state.models[number]
    if model.lasting:
        model.lasting = [each for each in model.lasting if each.until != "end"]


def start_of_activation(state: State, number: int) -> None:
    """EW-ACT-02: what holds until this model's next activation."""
    for model in state.models:
        if model.lasting:
            model.lasting = [
                each for each in model.lasting if each.until != "next" or each.by != number
            ]


def _end(state: State, until: str) -> None:
    for model in state.models:
        if model.lasting:
            model.lasting = [each for each in model.lasting if each.until != until]
