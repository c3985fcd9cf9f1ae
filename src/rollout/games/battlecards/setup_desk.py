"""What a setup can be made of, and what is wrong with one: for whoever builds a deck or a match."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from rollout.games.battlecards.content.decks import (
    Deck,
    DeckUnreadable,
    army_of,
    deck_problems,
    export_deck,
    find_deck,
    outline,
)
from rollout.games.battlecards.content.library import DeckList, Library, library
from rollout.games.battlecards.screen.printed_cards import printed_cards
from rollout.games.battlecards.setup import CHOSEN_LATER, PRESETS, MatchOptions, Setup
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal

Described = dict[str, Any]

QUICK: Final = Setup(options=MatchOptions(first_seat="chosen"), first=0)
"""BC-OPT-06: the first seat begins."""


@cache
def describe() -> Described:
    """Cards, ready-made decks and presets, as a screen lists them."""
    ours = library()
    return {
        "cards": msgspec.to_builtins(printed_cards(ours)),
        "decks": [_ready(each) for each in ours.decks.values()],
        "presets": {name: msgspec.to_builtins(each) for name, each in PRESETS.items()},
    }


def check(setup: Setup) -> Described:
    """Each deck with its kinds, curve and faults, and whether the match may never end."""
    cards = library(setup.homebrew)
    return {
        "decks": [judged(text, cards, setup.options) for text in setup.decks],
        "endless": may_not_end(setup.options),
    }


def may_not_end(options: MatchOptions) -> bool:
    """BC-RUL-80: Survival alone and Domination alone often bring nobody to an end; a limit does.

    >>> may_not_end(MatchOptions(supreme_target=None, survival=False))
    True
    """
    alone = (options.domination_target is not None) != options.survival
    return options.turn_limit is None and options.supreme_target is None and alone


def explain(data: Any) -> Described:
    """The same for a setup that was refused, as far as it can be read."""
    try:
        return check(msgspec.convert(data, type=Setup))
    except (msgspec.ValidationError, ContentError):
        return {}


def shown(setup: Described, you: tuple[int, ...]) -> Described:
    """A setup as whoever holds these seats may know it while the match runs.

    The list of a deck that is not ready-made is its owner's alone: others get null for it.
    """
    open_decks = {CHOSEN_LATER, *_ready_made(setup.get("homebrew", ""))}
    decks = [
        text if seat in you or text in open_decks else None
        for seat, text in enumerate(setup["decks"])
    ]
    return {**setup, "decks": decks}


def _ready_made(homebrew: str) -> dict[str, DeckList]:
    """The decks whose lists everybody knows; only ours where the others cannot be read any more."""
    try:
        return library(homebrew).decks
    except ContentError:
        return library().decks


def rematch(setup: Described, winners: tuple[int, ...]) -> Described:
    """The setup of the next match, in which everybody sits one seat further down with their deck.

    BC-OPT-06: where that was agreed, whoever lost begins; after a draw, chance decides.
    """
    first, *others = setup["decks"]
    following = {**setup, "decks": [*others, first]}
    if setup["options"]["first_seat"] != "loser_of_last":
        return following
    seats = len(setup["decks"])
    losers = [seat for seat in range(seats) if winners and seat not in winners]
    return {**following, "first": (losers[0] - 1) % seats if losers else None}


def _ready(deck: DeckList) -> Described:
    return {
        "slug": deck.slug,
        "name": deck.name,
        "army": deck.army,
        "difficulty": deck.difficulty,
        "counts": deck.counts,
    }


def judged(text: str, cards: Library, options: MatchOptions) -> Described:
    """What is in a deck, and what is wrong with it. One that is chosen later is not there yet."""
    if text == CHOSEN_LATER:
        return {"faults": [], "counts": None}
    try:
        deck = find_deck(text, cards, options.deck_size)
    except DeckUnreadable as unreadable:
        return {"faults": [_fault(each) for each in unreadable.faults], "counts": None}
    outlined = _outlined(deck, cards, options.deck_size)
    return {**outlined, "faults": _faults(deck, cards, options)}


def _outlined(deck: Deck, cards: Library, size: int) -> Described:
    shape = outline(deck, cards, size)
    return {
        "name": deck.name,
        "army": army_of(deck, cards),
        "size": deck.size,
        "counts": deck.counts,
        "kinds": shape.kinds,
        "advice": shape.advice,
        "curve": {str(cost): count for cost, count in shape.curve.items()},
        "average_cost": shape.average_cost,
        "text": export_deck(deck, cards),
    }


def _faults(deck: Deck, cards: Library, options: MatchOptions) -> list[Described]:
    return [_fault(each) for each in deck_problems(deck, cards, options)]


def _fault(refusal: Refusal) -> Described:
    return {"key": refusal.why, "rule": refusal.rule, "args": refusal.details}
