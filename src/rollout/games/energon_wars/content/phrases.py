"""Phrases of a card row: `near(seeker,6)`, `ally+(autobot)<=6 all`, read into plain data.

>>> from rollout.games.energon_wars.content.vocabulary import EFFECTS
>>> read_word("mod(ARM,+2)", EFFECTS)
Word(name='mod', parameters=('ARM', '+2'))
>>> read_who("enemy<=5 1 los")
Who(kind='enemy', itself=False, tags=(), within=5, count=1, sight=True)
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rollout.games.energon_wars.content.vocabulary import (
    ALL,
    AMOUNT,
    ATTACK,
    CARD,
    EFFECT_OF_ATTACK,
    FACTIONS,
    FREED,
    FX_OF_ABILITIES,
    GRANTED,
    IMMUNITIES,
    KEYWORD,
    LOCKED,
    NUMBER,
    ROLL,
    ROLLS,
    STAT,
    STATES,
    STATS,
    TAG,
    TAGS,
    UNDAMAGED,
    WHOS,
    WITHOUT_NUMBER,
    Parameters,
)

ANYWHERE: Final = -1
EVERYONE: Final = 0


@dataclass(frozen=True)
class Word:
    """A word of the vocabulary with its parameters, as written."""

    name: str
    parameters: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The last parameter: `trample(6)`, `mod(ARM,+2)`, `jump(6)`."""
        return int(self.parameters[-1])

    def __str__(self) -> str:
        return f"{self.name}({','.join(self.parameters)})" if self.parameters else self.name


@dataclass(frozen=True)
class Who:
    """Whom an ability is for. `within` is in inches; `count` EVERYONE means all of them."""

    kind: str
    itself: bool = False
    tags: tuple[str, ...] = ()
    within: int = ANYWHERE
    count: int = EVERYONE
    sight: bool = False


class BadPhrase(ValueError):
    """A phrase that is none. `choices` are the words that could have stood there."""

    def __init__(self, expected: str, found: str, choices: tuple[str, ...] = ()) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.expected = expected
        self.found = found
        self.choices = list(choices)


_WORD: Final = re.compile(r"(?P<name>[a-z0-9_]+)(?:\((?P<round>.*)\)|\[(?P<square>.*)\])?")
_WHO: Final = re.compile(
    r"(?P<kind>[a-z]+)(?P<itself>\+?)(?:\((?P<tags>[a-z,]+)\))?(?:<=(?P<within>\d{1,2}))?"
    r"(?: (?P<count>[1-9]|all))?(?P<sight> los)?"
)
_OPEN: Final = ("ally", "enemy", "carried", "spot")
"""Who must be near enough, or among the carried."""


def read_word(phrase: str, words: dict[str, Parameters]) -> Word:
    """Raises BadPhrase."""
    match = _WORD.fullmatch(phrase)
    if match is None or match["name"] not in words:
        raise BadPhrase("a known word", phrase, tuple(words))
    inside = match["square"] if match["square"] is not None else match["round"]
    kinds = words[match["name"]]
    given = _split(inside, len(kinds))
    if not given and match["name"] in WITHOUT_NUMBER:
        return Word(match["name"])
    if len(given) != len(kinds):
        wanted = f"{match['name']}({', '.join(kinds)})" if kinds else match["name"]
        raise BadPhrase(wanted, phrase)
    for kind, parameter in zip(kinds, given, strict=True):
        _check(match["name"], kind, parameter)
    return Word(match["name"], given)


def read_who(phrase: str) -> Who:
    """Raises BadPhrase."""
    match = _WHO.fullmatch(phrase)
    if match is None or match["kind"] not in WHOS:
        raise BadPhrase("whom it is for, as in ally(autobot)<=6 all", phrase, WHOS)
    kind = match["kind"]
    near = match["within"] is not None
    if (kind in ("ally", "enemy", "spot")) != near or (match["itself"] and kind != "ally"):
        raise BadPhrase("a distance for ally, enemy and spot, and for no other", phrase)
    if kind not in _OPEN and (match["tags"] or match["count"] or match["sight"]):
        raise BadPhrase(f"{kind} alone", phrase)
    tags = tuple(match["tags"].split(",")) if match["tags"] else ()
    for tag in tags:
        _one_of("a tag", (*TAGS, *FACTIONS, *STATES), tag)
    return Who(
        kind,
        bool(match["itself"]),
        tags,
        int(match["within"]) if near else ANYWHERE,
        EVERYONE if match["count"] in (None, "all") else int(match["count"]),
        bool(match["sight"]),
    )


def _split(inside: str | None, most: int) -> tuple[str, ...]:
    """At commas, except within the brackets of a word that is a parameter itself."""
    if inside is None:
        return ()
    return (inside,) if most <= 1 else tuple(inside.split(","))


def _one_of(expected: str, choices: tuple[str, ...], found: str) -> None:
    if found not in choices:
        raise BadPhrase(expected, found, choices)


def _number(expected: str, pattern: str, found: str) -> None:
    if not re.fullmatch(pattern, found):
        raise BadPhrase(expected, found)


def _fx(word: str, found: str) -> None:
    if word == "immunity":
        _one_of("something to be immune to", IMMUNITIES, found)
    else:
        read_word(found, FX_OF_ABILITIES)


def _freed(found: str) -> None:
    match = re.fullmatch(r"pickup\((\w+)\)", found)
    if match:
        _one_of("a tag", (*TAGS, *FACTIONS), match[1])
    else:
        _one_of(FREED, ("run", "energize_damage", "pickup"), found)


_CHECKS: Final[dict[str, Callable[[str, str], None]]] = {
    STAT: lambda _, found: _one_of(STAT, STATS, found),
    AMOUNT: lambda _, found: _number("a number with its sign, as in +2", r"[+-][1-9]", found),
    NUMBER: lambda _, found: _number("a number from 1 to 12", r"[1-9]|1[0-2]", found),
    KEYWORD: lambda _, found: _one_of(KEYWORD, GRANTED, found),
    EFFECT_OF_ATTACK: _fx,
    ROLL: lambda _, found: _one_of(ROLL, ROLLS, found),
    FREED: lambda _, found: _freed(found),
    LOCKED: lambda _, found: _one_of(LOCKED, ("energize_attack",), found),
    TAG: lambda _, found: _one_of(TAG, (*TAGS, *FACTIONS), found),
    UNDAMAGED: lambda _, found: _one_of(UNDAMAGED, (UNDAMAGED,), found),
    ALL: lambda _, found: _one_of(ALL, (ALL,), found),
}
"""By kind of parameter; names of cards and attacks are checked where these are known."""


def _check(word: str, kind: str, parameter: str) -> None:
    if kind not in (CARD, ATTACK):
        _CHECKS[kind](word, parameter)
