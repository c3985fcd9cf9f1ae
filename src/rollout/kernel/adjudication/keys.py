"""Keys of a case that nothing reads, because what they are written for has no such field."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from rollout.kernel.errors import Unreadable
from rollout.kernel.nearest import nearest


@dataclass
class StrangeKey(Exception):
    """A key that nobody knows, where it stands, and those that are known there."""

    place: str
    key: str
    known: list[str]


T = TypeVar("T")


def read_words(data: Any, kind: type[T]) -> T:
    """What a game's words are written for: a position, say. Raises Unreadable with the place.

    >>> from msgspec import Struct
    >>> class Robot(Struct):
    ...     name: str
    >>> read_words({"name": "Blurr"}, Robot).name
    'Blurr'
    >>> read_words([{"nmae": "Blurr"}], list[Robot])
    Traceback (most recent call last):
        ...
    rollout.kernel.errors.Unreadable: [0].nmae: there is no such key (nearest: name)
    """
    try:
        check_keys(data, kind)
        return msgspec.convert(data, type=kind)
    except StrangeKey as strange:
        near = nearest(strange.key, strange.known)
        hint = f" (nearest: {near})" if near else f"; known are {', '.join(strange.known)}"
        raise Unreadable(f"{strange.place}: there is no such key{hint}") from None
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        place = where.rstrip("`").lstrip(".")
        raise Unreadable(f"{place}: {problem}" if place else problem) from None


def check_keys(data: Any, kind: Any, place: str = "") -> None:
    """Raise StrangeKey for the first key of the data that a value of that type does not have."""
    for strange in strange_keys(data, inspect.type_info(kind), place):
        raise strange


def strange_keys(data: Any, kind: Any, place: str) -> Iterator[StrangeKey]:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.UnionType):
        kind = _meant(data, kind)
    if isinstance(data, dict) and isinstance(kind, inspect.StructType | inspect.DataclassType):
        fields = {each.encode_name: each.type for each in kind.fields}
        tag = getattr(kind, "tag_field", None)
        for key, value in data.items():
            where = f"{place}.{key}".lstrip(".")
            if key in fields:
                yield from strange_keys(value, fields[key], where)
            elif key != tag:
                yield StrangeKey(where, str(key), list(fields))
    elif isinstance(data, dict) and isinstance(kind, inspect.DictType):
        for key, value in data.items():
            yield from strange_keys(value, kind.value_type, f"{place}.{key}".lstrip("."))
    elif isinstance(data, list) and hasattr(kind, "item_type"):
        for number, value in enumerate(data):
            yield from strange_keys(value, kind.item_type, f"{place}[{number}]")


def _meant(data: Any, kind: inspect.UnionType) -> Any:
    """Of several types the one whose tag the data has, else the only one with fields."""
    shapes = [
        each
        for each in kind.types
        if isinstance(each, inspect.StructType | inspect.DataclassType | inspect.DictType)
        or hasattr(each, "item_type")
    ]
    if isinstance(data, dict):
        for each in shapes:
            if isinstance(each, inspect.StructType) and data.get(each.tag_field) == each.tag:
                return each
    return shapes[0] if len(shapes) == 1 else None
