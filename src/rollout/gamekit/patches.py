"""How a view changed: a JSON merge patch (RFC 7396).

Where both are objects, only what differs is written, and what is gone is written as null. So
no view has a null in it: what is not there is absent. Lists are written whole, which is why
things with numbers of their own are maps. What is a number in one view is no truth value in
the next, which Python would call equal; `check_game` looks that it is so.

>>> merge_patch({"bank": 3, "hand": [1], "claim": {"by": 0}}, {"bank": 4, "hand": [1]})
{'bank': 4, 'claim': None}
>>> patched({"bank": 3, "hand": [1], "claim": {"by": 0}}, {"bank": 4, "claim": None})
{'bank': 4, 'hand': [1]}
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

Json = dict[str, Any]
UNSEEN: Final[Json] = {}
"""In place of what is known already."""


def plain(view: Any) -> Json:
    """A view as JSON has it: keys are strings."""
    data: Json = msgspec.to_builtins(view, str_keys=True)
    return data


def plain_views(
    views: Sequence[msgspec.Struct], before: tuple[msgspec.Struct, Json] | None = None
) -> list[Json]:
    """The same of several views of one table: parts that they share are made plain once.

    `before` is a view of earlier, and how that was plain: what is the same object in the first
    view now is not looked at again."""
    first, *others = views
    made = plain(first) if before is None else plain_after(*before, first)
    return [made, *(_plain_beside(first, made, each) for each in others)]


def plain_after(before: msgspec.Struct, made: Json, view: msgspec.Struct) -> Json:
    """A view as JSON has it, without another look at the maps it shares with the one before."""
    shared = [
        (name, written)
        for name, written in _written(type(view))
        if isinstance(value := getattr(view, name), dict) and value is getattr(before, name, None)
    ]
    data = plain(msgspec.structs.replace(view, **{name: UNSEEN for name, _ in shared}))
    for _, written in shared:
        if written in made:
            data[written] = made[written]
        else:
            data.pop(written, None)
    return data


def _plain_beside(first: msgspec.Struct, made: Json, view: msgspec.Struct) -> Json:
    data: Json = {}
    apart: Json = {}
    for name, written in _written(type(view)):
        value = getattr(view, name)
        if value is not getattr(first, name):
            apart[written] = value
        elif written in made:
            data[written] = made[written]
    seen: Json = msgspec.to_builtins(apart, str_keys=True)
    data.update((written, value) for written, value in seen.items() if value is not None)
    return data


@cache
def _written(form: type[msgspec.Struct]) -> list[tuple[str, str]]:
    """The names of its fields, each with how it is written."""
    return [(each.name, each.encode_name) for each in msgspec.structs.fields(form)]


def merge_patch(before: Json, after: Json) -> Json:
    """What makes the one of the other; empty when they are equal."""
    patch: Json = {}
    for name, value in after.items():
        known = before.get(name)
        if known == value and type(known) is type(value):
            continue
        if isinstance(known, dict) and isinstance(value, dict):
            patch[name] = merge_patch(known, value)
        else:
            patch[name] = value
    for name in before:
        if name not in after:
            patch[name] = None
    return patch


def patched(before: Json, patch: Json) -> Json:
    """The one with its changes; what did not change is shared."""
    after = dict(before)
    for name, value in patch.items():
        if value is None:
            after.pop(name, None)
        elif isinstance(value, dict):
            known = after.get(name)
            after[name] = patched(known if isinstance(known, dict) else {}, value)
        else:
            after[name] = value
    return after


def nulls_in(view: Any, path: str = "view") -> list[str]:
    """Where objects hold a null, which no patch could tell from nothing."""
    found: list[str] = []
    if isinstance(view, list | tuple):
        for each in view:
            if isinstance(each, dict | list | tuple):
                found += nulls_in(each, f"{path}[]")
    elif isinstance(view, dict):
        for name, value in view.items():
            if value is None:
                found.append(f"{path}.{name}")
            elif isinstance(value, dict | list | tuple):
                found += nulls_in(value, f"{path}.{name}")
    return found
