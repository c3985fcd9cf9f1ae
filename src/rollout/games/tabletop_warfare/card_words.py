"""What stands on a stat card, as sentences: each word with its number, directions or dice."""

from __future__ import annotations

from rollout.gamekit import Sentence
from rollout.games.tabletop_warfare.content.roster import Card, Mode


def worded(kind: str, word: str) -> Sentence:
    return Sentence(f"{kind}-{word}".replace("_", "-"), otherwise=word.replace("_", " "))


def ability_of(card: Card, word: str) -> Sentence:
    """`Protector 4`, `Shovel Shield (front, above)`."""
    if word == "shovel_shield":
        shields = [worded("shield", each) for each in sorted(card.shields)]
        return Sentence("card-word-with", {"word": worded("ability", word), "with": shields})
    return _numbered(card, "ability", word)


def special_of(card: Card, word: str) -> Sentence:
    """`Tow 3`."""
    return _numbered(card, "special", word)


def trait_of(mode: Mode, word: str) -> Sentence:
    """`Attack Target 3 Times`."""
    if word == "strikes":
        return Sentence("trait-strikes-times", {"count": mode.strikes})
    return worded("trait", word)


def damage_of(mode: Mode) -> Sentence:
    """`3`, `1d6`, `2d6+1`."""
    if not mode.dice:
        return Sentence("damage-plain", {"plus": mode.plus})
    thrown = {"count": mode.dice, "sides": mode.sides}
    if mode.plus:
        return Sentence("damage-dice-plus", {**thrown, "plus": mode.plus})
    return Sentence("damage-dice", thrown)


def slot_of(effect: str, weapon: str) -> Sentence:
    """TW-RUL-90: a plural costs all systems of that name."""
    if effect == "all":
        return Sentence("critical-all-of", {"weapon": worded("weapon", weapon)})
    return worded("weapon", weapon) if weapon else worded("critical", effect)


def _numbered(card: Card, kind: str, word: str) -> Sentence:
    number = card.numbers.get(word)
    if number is None:
        return worded(kind, word)
    return Sentence("card-word-number", {"word": worded(kind, word), "number": number})
