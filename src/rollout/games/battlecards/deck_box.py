"""Decks for whoever builds them outside of a match."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.decks import Deck, DeckBox
from rollout.games.battlecards.content.decks import (
    deck_problems,
    export_deck,
    find_deck,
    find_pool,
    outline,
)
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.screen.card_text import card_name
from rollout.games.battlecards.setup import MatchOptions
from rollout.kernel.errors import Refusal


def problems_of(deck: Deck, cards: Library, size: int, mixed: bool) -> list[Refusal]:
    """Everything that makes the deck illegal."""
    return deck_problems(deck, cards, MatchOptions(deck_size=size, mixed_armies=mixed))


def name_of_card(code: str, cards: Library, words: Any) -> str:
    return card_name(cards.card(code), words)


DECK_BOX: Final = DeckBox(
    cards=library,
    find=find_deck,
    pool=find_pool,
    problems=problems_of,
    export=export_deck,
    outline=outline,
    card_name=name_of_card,
)
