"""What a card may be called by a player: by its code, or by its name in either language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from rollout.games.battlecards.content.cards import Card
from rollout.games.battlecards.content.library import CONTENT, Library
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.nearest import nearest

GERMAN: Final = CONTENT.parent / "text.de.ftl"
LONGEST_SHOWN: Final = 60
"""So much of what cannot be read is told back."""


def full_name(card: Card) -> str:
    return full(card.title, card.subtitle)


def code_called(text: str, cards: Library) -> str:
    """The code of the card that is meant. Raises SetupRefused.

    A name may stand behind a code; then it must be the name of that card. A code that is also
    a title means the card of that code.
    """
    first, _, name = text.partition(" ")
    code = first.upper()
    known = code in cards.by_code
    if known and (not name.strip() or _is_called(cards.card(code), name)):
        return code
    meant = _bearers(text, cards)
    if len(meant) == 1:
        return meant[0].code
    if meant:
        raise _refused("deck-title-of-several", {"title": meant[0].title, **_listed(meant)})
    if not known:
        raise _unknown_card(text, cards)
    called = {"code": code, "card": full_name(cards.card(code)), "codes": [code]}
    raise _refused("deck-other-card", {**called, "name": name.strip()[:LONGEST_SHOWN]})


def cards_meant(text: str, cards: Library) -> list[Card]:
    """All that a player may mean: by code, by name or title, else by a part of the name."""
    code = re.sub(r"-\d+$", "", text.strip().upper())
    if code in cards.by_code:
        return [cards.card(code)]
    wanted = _plain(text)
    return _bearers(text, cards) or [
        card for card in cards.cards if any(wanted in _plain(name) for name in _names(card)[1])
    ]


def cards_like(text: str, cards: Library) -> list[Card]:
    """Those whose code or name is most like the text; none if nothing is."""
    known: dict[str, str] = {}
    for card in cards.cards:
        for name in (card.code, *_names(card)[1], *_names(card)[0]):
            known.setdefault(_plain(name), name)
    near = nearest(_plain(text), known)
    if not near:
        return []
    name = known[near]
    return [cards.card(name)] if name in cards.by_code else _bearers(name, cards)


def _refused(why: str, details: dict[str, Any]) -> SetupRefused:
    return SetupRefused(Refusal("", why, details))


def _listed(cards: list[Card]) -> dict[str, Any]:
    """Cards by code and name; the codes alone for whoever has names in another language."""
    names = [f"{card.code} {full_name(card)}" for card in cards]
    return {"cards": ", ".join(names), "codes": [card.code for card in cards]}


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


def _unknown_card(text: str, cards: Library) -> SetupRefused:
    """No card is called that; named are those whose code or name is most like it."""
    near = cards_like(text, cards)
    if not near:
        return _refused("deck-no-card", {"card": text[:LONGEST_SHOWN]})
    return _refused("deck-no-card-but", {"card": text[:LONGEST_SHOWN], **_listed(near)})


def full(title: str, subtitle: str) -> str:
    return f"{title} ({subtitle})" if subtitle else title


def _plain(name: str) -> str:
    return " ".join(name.casefold().split())
