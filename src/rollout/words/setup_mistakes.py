"""What is wrong with a setup that does not fit its form: a key of the shared catalogue.

    try:
        setup = msgspec.convert(data, type=game.setup_type)
    except msgspec.ValidationError as error:
        refusal = wrong_setup(game.setup_type, data, error)

The refusal has no rule. A command says it with `Words.refusal`, a service sends `why` and
`details` to the reader's own catalogue.
"""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import msgspec

from rollout.kernel.content import Place, key_text
from rollout.kernel.errors import Refusal
from rollout.kernel.nearest import nearest

LONGEST = 60
"""So much of a value is shown."""
MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?", re.DOTALL)
STEP = re.compile(r"\.(\w+)|\[(\d+)\]|\[(\.\.\.)\]")
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")


def wrong_setup(form: Any, data: Any, error: msgspec.ValidationError) -> Refusal:
    """The option, what it may be and what was found; or the nearest name for an unknown one."""
    message = MESSAGE.fullmatch(str(error))
    assert message is not None
    place, kind, found = _faulty(form, data, message["path"] or "")
    unknown = UNKNOWN.match(message["what"])
    if unknown is None:
        details = {"option": key_text(place), **_allowed(kind), "found": _shown(found)}
        return Refusal("", "setup-wrong-value", details)
    known = [each.encode_name for each in getattr(kind, "fields", ())]
    near = nearest(unknown[1], known, 0.5)
    key = key_text((*place, unknown[1]))
    if near:
        nearest_key = key_text((*place, near))
        return Refusal("", "setup-unknown-key", {"key": key, "nearest": nearest_key})
    return Refusal("", "setup-no-key-like-it", {"key": key, "known": ", ".join(known)})


def _faulty(form: Any, data: Any, path: str) -> tuple[Place, Any, Any]:
    """Where the fault is, what kind of value belongs there, and which stands there."""
    # Looked up here because only a mistake needs it, and it is slow to import.
    import msgspec.inspect

    place: Place = ()
    kind: Any = msgspec.inspect.type_info(form)
    found = data
    for name, index, any_key in STEP.findall(path):
        step = _faulty_key(form, data, place) if any_key else name or int(index)
        place = (*place, step)
        kind = _inside(kind, name, index)
        found = found[step]
    return place, kind, found


def _inside(kind: Any, name: str, index: str) -> Any:
    """The kind of value under a name, at a place of a list, or under any name of a table."""
    if name:
        return {each.encode_name: each.type for each in kind.fields}[name]
    if not index:
        return kind.value_type
    each = getattr(kind, "item_types", None)
    return each[int(index)] if each else kind.item_type


def _faulty_key(form: Any, data: Any, place: Place) -> str:
    """msgspec does not say which key of a free table is wrong: the one that fails alone."""
    keys = list(_at(data, place))
    for key in keys:
        alone = deepcopy(data)
        table = _at(alone, place)
        for other in keys:
            if other != key:
                del table[other]
        try:
            msgspec.convert(alone, type=form)
        except msgspec.ValidationError:
            return str(key)
    return str(keys[0])


def _at(data: Any, place: Place) -> Any:
    for step in place:
        data = data[step]
    return data


def _allowed(kind: Any) -> dict[str, Any]:
    """What a value of that kind may be, as arguments of the message."""
    import msgspec.inspect as kinds

    every = [getattr(each, "type", each) for each in getattr(kind, "types", (kind,))]
    some = [each for each in every if not isinstance(each, kinds.NoneType)]
    allowed: dict[str, Any] = {"kind": "other", "optional": len(some) < len(every)}
    if len(some) > 1:
        return allowed
    only = some[0]
    if isinstance(only, kinds.LiteralType):
        values = ", ".join(str(value) for value in only.values)
        return {**allowed, "kind": "choice", "values": values}
    if isinstance(only, kinds.IntType):
        if only.ge is not None and only.le is not None:
            return {**allowed, "kind": "between", "least": only.ge, "most": only.le}
        return {**allowed, "kind": "number"}
    if isinstance(only, kinds.BoolType):
        return {**allowed, "kind": "switch"}
    if isinstance(only, kinds.StrType):
        return {**allowed, "kind": "text"}
    if isinstance(only, (kinds.ListType, kinds.TupleType, kinds.VarTupleType)):
        return {**allowed, "kind": "list"}
    return {**allowed, "kind": "table"}


def _shown(found: Any) -> str:
    text = msgspec.json.encode(found).decode()
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
