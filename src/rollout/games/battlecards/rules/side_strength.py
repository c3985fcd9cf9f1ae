"""The sum of a side's strength, each item with the card that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.model import AS_STRENGTH, AS_SUPPORTER, NOTHING, State
from rollout.games.battlecards.rules.deciding_numbers import strength_terms
from rollout.games.battlecards.rules.on_the_table import is_lead, rival_of
from rollout.games.battlecards.rules.robot_figures import (
    amount_of,
    covers,
    standing,
    standing_against,
)

CORE_LABEL: Final = "reason-core"
"""The term that all others are added to."""


@dataclass
class Item:
    label: str
    amount: int
    rule: str
    card: int = NOTHING


def strength_items(state: State, side: int) -> list[Item]:
    """BC-STR-02: the terms of Enhanced Strength, those of effects card by card."""
    battle = state.battle
    assert battle is not None
    lead = battle.leads[side]
    played = [
        support.card
        for support in battle.supports
        if support.side == side
        and not support.cancelled
        and support.use in (AS_STRENGTH, AS_SUPPORTER)
    ]
    items: list[Item] = []
    for label, amount, rule in strength_terms(state, side):
        if label == CORE_LABEL:
            items.append(Item(label, amount, rule))
            items += _effects(state, lead, "core", "reason-core-change")
        elif label in ("reason-strength-support", "reason-supporter"):
            items.append(Item(label, amount, rule, played.pop(0)))
        elif label == "reason-combat-dice":
            items.append(Item(label, amount, rule))
    return items + _effects(state, lead, "str", "reason-effects")


def _effects(state: State, lead: int, word: str, label: str) -> list[Item]:
    """Also those that cancel each other out."""
    return [Item(label, amount, "BC-STR-02", card) for card, amount in _changes(state, lead, word)]


def _changes(state: State, robot: int, word: str) -> list[tuple[int, int]]:
    """What changes a figure of a Robot: the cards, each with all that it adds or takes."""
    owner = state.owners[robot]
    found: dict[int, int] = {}
    for modifier in state.modifiers:
        if modifier.target == robot and modifier.word == word:
            found[modifier.source] = found.get(modifier.source, 0) + modifier.amount
    for clause, source in standing(state, owner, word):
        if covers(state, clause.target, source, robot):
            found[source] = found.get(source, 0) + amount_of(state, clause, owner, word)
    if is_lead(state, robot):
        rival = rival_of(state, owner)
        for clause, source in standing_against(state, owner, word):
            if clause.target == "foe":
                found[source] = found.get(source, 0) + amount_of(state, clause, rival, word)
    return [(card, amount) for card, amount in found.items() if amount]
