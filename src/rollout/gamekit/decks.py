"""Decks of cards that players build, for a game that has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rollout.kernel.errors import Refusal, SetupRefused

Cards = Any
"""A game's own library of cards."""


@dataclass
class Deck:
    """Codes of cards with their number. Everybody knows the list of an open, ready-made one."""

    name: str
    counts: dict[str, int]
    is_open: bool = False

    @property
    def size(self) -> int:
        return sum(self.counts.values())


class DeckUnreadable(SetupRefused):
    """No deck can be made of this text. `faults` are the first few."""

    def __init__(self, faults: list[Refusal]) -> None:
        super().__init__(faults[0])
        self.faults = faults


@dataclass
class Outline:
    """What a deck builder shows: how many of each kind, and the curve of costs."""

    kinds: dict[str, int]
    advice: dict[str, int]
    curve: dict[int, int]
    """How many cards there are of each cost, among those that have one."""
    average_cost: float


@dataclass(frozen=True, eq=False)
class DeckBox:
    """What can be done with decks. One made by lot is named `random:army:seed`, or `sealed:…`."""

    cards: Callable[[str], Cards]
    """Ours with the homebrew of a text. Raises ContentError."""
    find: Callable[[str, Cards, int], Deck]
    """The deck that a text means, of a size if it is made by lot. Raises DeckUnreadable."""
    pool: Callable[[str, Cards, int], Deck]
    """All the cards that a sealed deck is built from. Raises DeckUnreadable."""
    problems: Callable[[Deck, Cards, int, bool], list[Refusal]]
    """What makes it illegal, for a size and with or without mixed armies."""
    export: Callable[[Deck, Cards], str]
    """The text that `find` reads back."""
    outline: Callable[[Deck, Cards, int], Outline]
    card_name: Callable[[str, Cards, Any], str]
    """A card's name by its code, in the reader's `Words`."""
