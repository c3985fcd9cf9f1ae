"""Comparing what a case expects with what is so. Tables need to agree only where they speak."""

from __future__ import annotations

from typing import Any, Final

import msgspec

NOTHING: Final = "none"
"""The word for nothing: an option that is off, no winner, nobody, an empty list, no such key."""


class _Missing:
    def __repr__(self) -> str:
        return NOTHING


MISSING: Final = _Missing()
"""Found where there is no such key."""

Mismatch = tuple[str, Any, Any]
"""Where, what was expected, what was found."""


def mismatches(expected: Any, found: Any, where: str = "") -> list[Mismatch]:
    """All places where the two differ; none when what is found is as expected.

    >>> mismatches({"hits": 3, "by": {"name": "Blurr"}}, {"hits": 2, "by": {"name": "Blurr"}})
    [('hits', 3, 2)]
    >>> mismatches({"seat": "B", "by": "none"}, {"seat": 1, "cell": 4, "by": None})
    []
    >>> mismatches({"side": 1, "mover": 0}, {"side": "B", "mover": "B"})
    [('mover', 0, 'B')]
    """
    if isinstance(expected, dict) and isinstance(found, (dict, list, tuple)):
        return [
            mismatch
            for key, value in expected.items()
            for mismatch in _at_key(key, value, found, f"{where}.{key}".lstrip("."))
        ]
    if isinstance(expected, list) and isinstance(found, (list, tuple)):
        if len(expected) != len(found):
            return [(where, expected, found)]
        return [
            mismatch
            for place, value in enumerate(expected)
            for mismatch in mismatches(value, found[place], f"{where}[{place}]")
        ]
    return [] if _same(expected, found) else [(where, expected, found)]


def matches(expected: Any, found: Any) -> bool:
    return not mismatches(expected, found)


def in_order(expected: list[Any], found: list[Any]) -> list[int]:
    """Where the expected are found in their order, with others between them, as far as they are.

    >>> in_order([1, 3, 2], [1, 2, 3])
    [0, 2]
    """
    places: list[int] = []
    place = 0
    for each in expected:
        while place < len(found) and not matches(each, found[place]):
            place += 1
        if place == len(found):
            return places
        places.append(place)
        place += 1
    return places


def _at_key(key: str, expected: Any, found: Any, where: str) -> list[Mismatch]:
    if isinstance(found, dict):
        if key in found:
            return mismatches(expected, found[key], where)
    elif key.isdecimal() and int(key) < len(found):
        return mismatches(expected, found[int(key)], where)
    return [(where, expected, MISSING)]


def keys_in(found: Any) -> set[str]:
    """Every key in it, however deep, also those of Structs that are left out now.

    >>> sorted(keys_in({"units": {"blurr": {"at": 3}}, "smoke": [{"fire": 1}]}))
    ['at', 'blurr', 'fire', 'smoke', 'units']
    """
    if isinstance(found, msgspec.Struct):
        fields = found.__struct_fields__
        return set(fields).union(*(keys_in(getattr(found, name)) for name in fields))
    if isinstance(found, dict):
        return {str(key) for key in found}.union(*(keys_in(value) for value in found.values()))
    if isinstance(found, (list, tuple)):
        return set[str]().union(*(keys_in(value) for value in found))
    return set()


def _same(expected: Any, found: Any) -> bool:
    if expected == NOTHING and not isinstance(found, (bool, int)):
        return not found or found == NOTHING
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if type(found) is int and isinstance(expected, str):
        return _is_letter_of(expected, found)
    if type(expected) is int and isinstance(found, str):
        return _is_letter_of(found, expected)
    return bool(expected == found)


def _is_letter_of(letter: str, seat: int) -> bool:
    return len(letter) == 1 and ord(letter) - ord("A") == seat
