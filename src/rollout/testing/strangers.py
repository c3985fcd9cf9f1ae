"""Actions that a question probably does not offer, for the laws that ask what is said to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from rollout.kernel.actions import Action
from rollout.kernel.options import Options

HUGE = 2**80
MOST_KNOWN = 15
MOST_NEAR_MISSES = 10
FEW_THINGS = 12
"""Games have so many of most things that a number may mean."""


def strangers(
    options: Options, offered: Sequence[Action], known: Sequence[Action], rng: Random
) -> Iterator[Action]:
    """Actions from elsewhere, near misses, and offered ones with a field changed."""
    yield from known if len(known) <= MOST_KNOWN else rng.sample(known, MOST_KNOWN)
    for action, _ in islice(options.near_misses(), MOST_NEAR_MISSES):
        yield action
    for action in offered:
        for field in action.__struct_fields__:
            for value in _others(getattr(action, field)):
                yield msgspec.structs.replace(action, **{field: value})


def anything(forms: Sequence[type[Action]], rng: Random) -> Iterator[Action]:
    """One action of each kind with fields drawn at random; none where no value is known to fit."""
    for form in forms:
        drawn = {
            field.encode_name: _drawn(field.type, rng)
            for field in inspect.type_info(form).fields  # type: ignore[attr-defined]
        }
        try:
            yield msgspec.convert({form.__struct_config__.tag_field: _tag(form), **drawn}, form)
        except msgspec.ValidationError:
            continue


def _tag(form: type[Action]) -> Any:
    return form.__struct_config__.tag


def _drawn(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.Metadata():
            return _drawn(kind.type, rng)
        case inspect.UnionType():
            return _drawn(rng.choice(kind.types), rng)
        case inspect.LiteralType():
            return rng.choice(kind.values)
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.IntType():
            return rng.randrange(FEW_THINGS)
        case inspect.FloatType():
            return rng.random() * FEW_THINGS
        case inspect.StrType():
            return ""
        case inspect.TupleType():
            return [_drawn(each, rng) for each in kind.item_types]
        case inspect.VarTupleType():
            return [_drawn(kind.item_type, rng) for _ in range(rng.randrange(3))]
        case _:
            return None


def _others(value: Any) -> list[Any]:
    """Well-typed values that are somewhat, and very, different."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, -HUGE, HUGE]
    if isinstance(value, str):
        return ["", value + "x", "x" * 5_000, "\N{SNOWMAN}\n"]
    if isinstance(value, tuple):
        return [(), value[:-1], (*value, *value), value * 500]
    return []
