"""Lists that are bought for points: what a builder says of itself, and of a list.

A game with armies to be built gives its desk a `Building`. One page builds the lists of all of
them: it knows wares and their points, asks what is to be said of a list, and decides nothing.

A list is written as codes with commas between; `*` behind a code marks who leads, `+code` is
something that goes along: `optimus*, jazz+jetpack`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from rollout.cast import NotInTheCast, cast
from rollout.gamekit.sentences import Sentence
from rollout.kernel.errors import Refusal


class SheetNumber(msgspec.Struct, frozen=True):
    label: Sentence
    value: int
    shown: str = ""
    """How it stands on the sheet, where that is not the bare number."""


class SheetRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon, an attack, an ability."""

    title: Sentence
    told: tuple[Sentence, ...] = ()


class SheetPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """One form of whoever is bought."""

    title: Sentence
    numbers: tuple[SheetNumber, ...] = ()
    rows: tuple[SheetRow, ...] = ()
    words: tuple[Sentence, ...] = ()


class Ware(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be bought."""

    code: str
    name: str
    points: int
    factions: tuple[str, ...]
    pages: tuple[SheetPage, ...] = ()
    figure: str = ""
    """Its slug in the cast; empty where it is no character."""
    marks: tuple[Sentence, ...] = ()
    """By what it can be looked for."""
    leads: bool = False
    """Whether it may be named leader."""
    room: int = 0
    """For how much beside itself."""
    shapes: tuple[str | int, ...] = ()
    """For each page the shape of its figure; left out, they are in the order of the cast."""
    called: Sentence | None = None
    """Its name where that is translated."""


class Extra(msgspec.Struct, frozen=True):
    """What goes along with a ware."""

    code: str
    name: Sentence
    points: int
    size: int


class ReadyList(msgspec.Struct, frozen=True):
    code: str
    name: Sentence
    faction: str
    points: int
    text: str


class Builder(msgspec.Struct, frozen=True):
    """Everything that lists are made of."""

    field: str
    """The field of a setup with a list for each side."""
    wares: tuple[Ware, ...]
    ready: tuple[ReadyList, ...]
    extras: tuple[Extra, ...] = ()
    factions: str = ""
    """The field that says each side's faction, where lists do not say it themselves."""
    later: bool = False
    """Whether a side may leave its list to the table, by an empty one."""


class Fault(msgspec.Struct, frozen=True):
    key: str
    rule: str
    args: dict[str, Any]


class Verdict(msgspec.Struct, frozen=True):
    """What the rules say of a list."""

    points: int
    limit: int
    faults: tuple[Fault, ...] = ()
    warnings: tuple[Sentence, ...] = ()
    notes: tuple[Sentence, ...] = ()
    closed: dict[str, Fault] = {}
    """Wares of which no more can be added, and why."""


@dataclass(frozen=True, eq=False)
class Building:
    describe: Callable[[], Builder]
    judge: Callable[[Any], Iterable[Verdict]]
    """Of every list of a setup, as its own Struct; whether the rest of it is legal or not."""


Names = Mapping[str, str | Sentence]


def fault_of(refusal: Refusal, names: Names) -> Fault:
    """A refusal in which codes are told by the names that players know."""
    told = {
        name: names.get(value, value) if isinstance(value, str) else value
        for name, value in refusal.details.items()
    }
    return Fault(refusal.why, refusal.rule, told)


def figure_of(game: str, name: str) -> str:
    """Who that is in the cast, or nobody."""
    try:
        return cast().named(game, name).slug
    except NotInTheCast:
        return ""
