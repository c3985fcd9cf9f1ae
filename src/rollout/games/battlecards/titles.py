"""What a card may be called in a deck list: by its code, or by its name in either language."""

from __future__ import annotations

import difflib
import re
from functools import cache
from typing import Final

from rollout.games.battlecards.cards import Card
from rollout.games.battlecards.library import CONTENT, Library
from rollout.kernel.errors import Unreadable

GERMAN: Final = CONTENT.parent / "text.de.ftl"


def full_name(card: Card) -> str:
    return full(card.title, card.subtitle)


def code_called(text: str, cards: Library) -> str:
    """The code of the card that is meant. Raises Unreadable.

    A name may stand behind a code; then it must be the name of that card.
    """
    meant = _bearers(text, cards)
    if len(meant) == 1:
        return meant[0].code
    first, _, name = text.partition(" ")
    code = first.upper()
    if code not in cards.by_code:
        raise Unreadable(f"there is no card {text!r}{_nearest_card(text, cards)}")
    card = cards.card(code)
    if name.strip() and not _is_called(card, name):
        raise Unreadable(f"{code} is {full_name(card)}, not {name.strip()}")
    return code


def _bearers(name: str, cards: Library) -> list[Card]:
    """The cards of that name: those with this title and subtitle, else all with this title."""
    wanted = _plain(name)
    exact = [card for card in cards.cards if wanted in map(_plain, _names(card)[1])]
    return exact or [card for card in cards.cards if wanted in map(_plain, _names(card)[0])]


def _is_called(card: Card, name: str) -> bool:
    titles, names = _names(card)
    return _plain(name) in map(_plain, titles + names)


def _names(card: Card) -> tuple[list[str], list[str]]:
    """The titles of a card, and its names with the subtitle: ours, then the German ones."""
    german = german_names()
    title = german.get(f"card-{card.code.lower()}", card.title)
    subtitle = german.get(f"subtitle-{card.code.lower()}", card.subtitle)
    return [card.title, title], [full_name(card), full(title, subtitle)]


@cache
def german_names() -> dict[str, str]:
    """By key of the catalogue: the titles and subtitles of the cards in German."""
    rows = re.findall(
        r"^((?:card|subtitle)-[a-z]+\d+) = (.+)$", GERMAN.read_text("utf-8"), re.MULTILINE
    )
    return dict(rows)


def _nearest_card(text: str, cards: Library) -> str:
    """All cards of a title that stands alone, else those whose name is most like it."""
    meant = _bearers(text, cards)
    if not meant:
        known: dict[str, str] = {}
        for card in cards.cards:
            for name in (card.code, *_names(card)[1], *_names(card)[0]):
                known.setdefault(_plain(name), name)
        near = difflib.get_close_matches(_plain(text), list(known), 1)
        if not near:
            return ""
        meant = _bearers(known[near[0]], cards)
        if len(meant) < 2:
            return f" (nearest: {known[near[0]]})"
    return f" (nearest: {', '.join(f'{card.code} {full_name(card)}' for card in meant)})"


def full(title: str, subtitle: str) -> str:
    return f"{title} ({subtitle})" if subtitle else title


def _plain(name: str) -> str:
    return " ".join(name.casefold().split())
