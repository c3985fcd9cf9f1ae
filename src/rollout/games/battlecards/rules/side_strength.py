"""The sum of a side's strength, each item with the card that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.battlecards.content.cards import RESOURCE
from rollout.games.battlecards.model import AS_STRENGTH, AS_SUPPORTER, NOTHING, State
from rollout.games.battlecards.rules.deciding_numbers import lent
from rollout.games.battlecards.rules.on_the_table import card_of, is_lead, rival_of
from rollout.games.battlecards.rules.robot_figures import (
    amount_of,
    covers,
    printed_core,
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
    items = [Item(CORE_LABEL, printed_core(state, lead), "BC-STR-01")]
    items += _effects(state, lead, "core", "reason-core-change")
    for support in battle.supports:
        if support.side == side and not support.cancelled:
            if support.use == AS_STRENGTH:
                resource = card_of(state, support.card).kind == RESOURCE
                rule = "BC-RES-04" if resource else "BC-ADV-03"
                amount = lent(state, support)
                items.append(Item("reason-strength-support", amount, rule, support.card))
            elif support.use == AS_SUPPORTER:
                amount = lent(state, support)
                items.append(Item("reason-supporter", amount, "BC-RUL-26", support.card))
    if battle.dice[side]:
        items.append(Item("reason-combat-dice", battle.dice[side], "BC-SKL-05"))
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
