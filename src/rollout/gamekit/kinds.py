"""What a number in an action, an event, an ask or a refusal means: its kind.

An action or event says it in the type of its field, once:

    UnitId = Annotated[int, kind("unit")]

    class Shoot(Action, frozen=True):
        target: UnitId

>>> class Sent(Event, frozen=True):
...     seat: SeatId
...     cards: tuple[Annotated[int, kind("card")], ...]
...     count: int
>>> kinds_of(Sent)
{'seat': 'seat', 'cards': 'card'}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from itertools import repeat
from typing import Annotated, Any, Final, get_args, get_origin

import msgspec

from rollout.kernel.actions import Event, tag_of
from rollout.kernel.game import Game

__all__ = ["SEAT", "Event", "SeatId", "kind", "kind_table", "kinds_of", "missing_things"]

SEAT: Final = "seat"
NONE: Final = -1
"""The number that stands for nothing, where a field may be without."""


def kind(name: str, **limits: Any) -> msgspec.Meta:
    """The mark of a kind, with what `msgspec.Meta` may say besides."""
    return msgspec.Meta(extra={"kind": name}, extra_json_schema={"x-kind": name}, **limits)


SeatId = Annotated[int, kind(SEAT)]


@cache
def kinds_of(form: type[msgspec.Struct]) -> dict[str, str]:
    """The kinds of its fields by name; a field whose numbers are only numbers has none.

    Raises TypeError where one field has numbers of two kinds: names are found by fields.
    """
    found = {field.name: kinds_in(field.type) for field in msgspec.structs.fields(form)}
    for name, kinds in found.items():
        if len(kinds) > 1:
            told = " and ".join(kinds)
            raise TypeError(f"{form.__name__}.{name}: a field names one kind of things, not {told}")
    return {name: kinds[0] for name, kinds in found.items() if kinds}


def kinds_in(hint: Any) -> list[str]:
    """The kinds of the values in a type, also in lists of it."""
    marked = _marked(hint)
    if marked:
        return [marked]
    return list(dict.fromkeys(found for part in get_args(hint) for found in kinds_in(part)))


def kind_table(game: Game[Any]) -> dict[str, dict[str, dict[str, str]]]:
    """The kinds of all fields of a game's actions and events by their tags, for a page."""
    return {
        "actions": {tag_of(each): kinds_of(each) for each in game.actions if kinds_of(each)},
        "events": {tag_of(each): kinds_of(each) for each in game.events if kinds_of(each)},
    }


def missing_things(written: msgspec.Struct, sizes: Mapping[str, int]) -> list[tuple[str, int]]:
    """The numbers in a form, with their kinds, for which there is nothing.

    `sizes` says how many there are of each kind. Nothing may stand where a number may be -1.
    """
    return [
        (name, number)
        for name, number in numbers_in(written)
        if name in sizes and number != NONE and not 0 <= number < sizes[name]
    ]


def numbers_in(written: msgspec.Struct) -> list[tuple[str, int]]:
    """Every number of some kind in a form, in its lists, tuples and inner forms.

    Raises TypeError where a field may hold one thing or another, each with numbers of its own.
    """
    found: list[tuple[str, int]] = []
    for name, read in _readers(type(written)):
        read(getattr(written, name), found)
    return found


Read = Callable[[Any, list[tuple[str, int]]], None]
"""Adds the numbers in a value to a list."""


@cache
def _readers(form: type[msgspec.Struct]) -> list[tuple[str, Read]]:
    """How the fields of a form that hold numbers of some kind are read."""
    readers = [
        (field.name, _reader(field.type, f"{form.__name__}.{field.name}"))
        for field in msgspec.structs.fields(form)
    ]
    return [(name, read) for name, read in readers if read is not None]


def _reader(hint: Any, field: str) -> Read | None:
    marked = _marked(hint)
    if marked:
        return lambda value, found: _read_number(marked, value, found)
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return (lambda value, found: found.extend(numbers_in(value))) if _readers(hint) else None
    parts = [_reader(part, field) for part in get_args(hint) if part is not ...]
    if not any(parts):
        return None
    if get_origin(hint) is tuple and ... not in get_args(hint):
        return lambda value, found: _read_each(parts, value, found)
    if get_origin(hint) is dict:
        return lambda value, found: _read_entries(parts, value, found)
    read, *others = [part for part in parts if part is not None]
    if others:
        raise TypeError(f"{field}: of {hint} nobody can tell what a number means")
    if get_origin(hint) in (list, tuple, set, frozenset):
        return lambda value, found: _read_each(repeat(read), value, found)
    return lambda value, found: None if value is None else read(value, found)


def _read_number(marked: str, value: Any, found: list[tuple[str, int]]) -> None:
    """A word may stand in its place, where the type says so."""
    if isinstance(value, int):
        found.append((marked, value))


def _read_each(parts: Iterable[Read | None], value: Any, found: list[tuple[str, int]]) -> None:
    for read, each in zip(parts, value, strict=False):
        if read is not None:
            read(each, found)


def _read_entries(
    parts: Iterable[Read | None], value: dict[Any, Any], found: list[tuple[str, int]]
) -> None:
    for entry in value.items():
        _read_each(parts, entry, found)


def _marked(hint: Any) -> str:
    if get_origin(hint) is not Annotated:
        return ""
    for mark in get_args(hint)[1:]:
        if isinstance(mark, msgspec.Meta) and mark.extra and "kind" in mark.extra:
            return str(mark.extra["kind"])
    return ""
