"""How the fields of actions, events and asks become arguments of messages.

Numbers stay numbers. A seat becomes its letter, a sum with reasons its total (and, with
`_reasons` behind the name, its terms in words). Structs inside are flattened:
`rest.x` is `$rest_x`. What is no word yet (a unit's number, a cell) a game turns into
words: `arguments` of its `Screen`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec

from rollout.gamekit.kinds import SEAT, kinds_of
from rollout.gamekit.naming import Namer, letter
from rollout.gamekit.screen import Arguments, Fact
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying

KERNEL: Final = "KERNEL"
"""The rule of what the kernel itself refuses."""
SEATS: Final = frozenset(("seat", "asked"))
"""What the kernel calls a seat. In a context or a refusal of a game it is what the game says."""


def plain_arguments(
    fact: Fact, spell: Callable[[Reasons], str], named: frozenset[str] = frozenset()
) -> Arguments:
    """The fields of a fact as words and numbers.

    `named` are the seats in what asks and refusals name (`seats_named`).
    """
    found: Arguments = {}
    seats = _seats_in_fact(fact, named)
    for name, value in _fields(fact).items():
        kind = type(value)
        if kind is int:
            found[name] = letter(value) if name in seats else value
        elif kind is str:
            found[name] = value
        else:
            _add(found, name, value, spell)
    return found


def seats_named(namer: Namer[Any] | None) -> frozenset[str]:
    """The names by which asks and refusals of a game mean seats: their kinds say so."""
    contexts = {} if namer is None else namer.contexts
    return frozenset(name for name, kind in contexts.items() if kind == SEAT)


def _seats_in_fact(fact: Fact, named: frozenset[str]) -> frozenset[str]:
    if isinstance(fact, Ask):
        return named | {"seat"}
    if isinstance(fact, Refusal):
        return SEATS if fact.rule == KERNEL else named
    return seats_in(type(fact))


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
