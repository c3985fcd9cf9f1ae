"""BC-DEC-01: a seat may choose its deck when somebody sits down on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from rollout.gamekit import SeatChoices
from rollout.games.battlecards.content.cards import ARMIES
from rollout.games.battlecards.content.decks import army_of, deck_problems, find_deck
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.setup import CHOSEN_LATER, DeckText, Setup
from rollout.games.battlecards.setup_desk import judged
from rollout.kernel.errors import SetupRefused

Written = dict[str, Any]
"""A setup as the service keeps it."""


def owing(setup: Written) -> tuple[int, ...]:
    """The seats whose decks are still to be chosen."""
    return tuple(seat for seat, deck in enumerate(setup["decks"]) if deck == CHOSEN_LATER)


def bring(setup: Written, seat: int, text: str) -> Written:
    """The setup with that deck for the seat. Raises SetupRefused when it is not legal there."""
    agreed = msgspec.convert(setup, type=Setup)
    cards = library(agreed.homebrew)
    deck = find_deck(text, cards, agreed.options.deck_size)
    problems = deck_problems(deck, cards, agreed.options)
    if problems:
        raise SetupRefused(problems[0])
    return _with_deck(setup, seat, text)


def judge(setup: Written, seat: int, text: str) -> Written:
    """What is in a deck that somebody might bring, and what is wrong with it."""
    agreed = msgspec.convert(setup, type=Setup)
    return judged(text, library(agreed.homebrew), agreed.options)


def lapsed(setup: Written) -> tuple[int, ...]:
    """The seats whose decks were legal when they were chosen, and by the cards of today are not."""
    agreed = msgspec.convert(setup, type=Setup)
    cards = library(agreed.homebrew)
    return tuple(
        seat
        for seat, text in enumerate(agreed.decks)
        if judged(text, cards, agreed.options)["faults"]
    )


def take_back(setup: Written, seat: int) -> Written:
    """The setup without the deck of a seat: the next one there brings another."""
    return _with_deck(setup, seat, CHOSEN_LATER)


def usual(setup: Written, seat: int) -> str:
    """A deck for somebody who does not choose: the first ready-made one that is legal there.

    Where another size was agreed on no ready-made one is; then it is made by lot.
    """
    agreed = msgspec.convert(setup, type=Setup)
    cards = library(agreed.homebrew)
    size = agreed.options.deck_size
    taken = set() if agreed.options.same_army else _armies(agreed, cards)
    for text in _candidates(cards, seat):
        deck = find_deck(text, cards, size)
        if army_of(deck, cards) not in taken and not deck_problems(deck, cards, agreed.options):
            return text
    return next(_candidates(cards, seat))


def _candidates(cards: Library, seat: int) -> Iterator[str]:
    yield from cards.decks
    for army in ARMIES:
        yield f"random:{army}:{seat}"


def _armies(agreed: Setup, cards: Library) -> set[str]:
    """BC-RUL-106: of two seats no two may lead the same army; of more they may."""
    if len(agreed.decks) != 2:
        return set()
    chosen = [deck for deck in agreed.decks if deck != CHOSEN_LATER]
    return {army_of(find_deck(deck, cards, agreed.options.deck_size), cards) for deck in chosen}


def _with_deck(setup: Written, seat: int, text: str) -> Written:
    decks = list(setup["decks"])
    decks[seat] = text
    return {**setup, "decks": decks}


SEAT_CHOICES: Final = SeatChoices(
    owing=owing,
    bring=bring,
    take_back=take_back,
    usual=usual,
    judge=judge,
    lapsed=lapsed,
    form=DeckText,
)
