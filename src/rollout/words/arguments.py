"""How the fields of actions, events and asks become arguments of messages.

Numbers stay numbers. A seat becomes its letter, a sum with reasons its total (and, with
`_reasons` behind the name, its terms in words). Structs inside are flattened:
`rest.x` is `$rest_x`. What is no word yet (a unit's number, a cell) a game turns into
words: `arguments` of its `Screen`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from rollout.gamekit.kinds import SEAT, kinds_of
from rollout.gamekit.naming import letter
from rollout.gamekit.screen import Arguments, Fact
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying

SEATS = frozenset(("seat", "asked"))
"""What asks and refusals of the kernel name, and no game uses otherwise."""


def plain_arguments(fact: Fact, spell: Callable[[Reasons], str]) -> Arguments:
    """The fields of a fact as words and numbers."""
    found: Arguments = {}
    seats = SEATS if isinstance(fact, (Ask, Refusal)) else seats_in(type(fact))
    for name, value in _fields(fact).items():
        kind = type(value)
        if kind is int:
            found[name] = letter(value) if name in seats else value
        elif kind is str:
            found[name] = value
        else:
            _add(found, name, value, spell)
    return found


@cache
def seats_in(form: type[msgspec.Struct]) -> frozenset[str]:
    """The fields of an action or event that hold the number of a seat."""
    return frozenset(name for name, kind in kinds_of(form).items() if kind == SEAT)


def _fields(fact: Fact) -> dict[str, Any]:
    if isinstance(fact, Ask):
        return {**fact.context, "seat": fact.seat}
    if isinstance(fact, Refusal):
        return {**fact.details, "rule": fact.rule}
    return {name: getattr(fact, name) for name in fact.__struct_fields__}


def _add(found: Arguments, name: str, value: Any, spell: Callable[[Reasons], str]) -> None:
    if isinstance(value, Reasons):
        found[name] = value.total
        found[f"{name}_reasons"] = spell(value)
    elif isinstance(value, Saying):
        found[name] = value
    elif isinstance(value, msgspec.Struct):
        for inner in value.__struct_fields__:
            _add(found, f"{name}_{inner}", getattr(value, inner), spell)
    else:
        found[name] = _plain(value)


def _plain(value: Any) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float, str)):
        return value
    if value is None:
        return "none"
    if isinstance(value, (list, tuple, set, frozenset)):
        return ", ".join(str(_plain(item)) for item in value) or "none"
    return str(value)
