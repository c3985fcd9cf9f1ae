"""What is wrong with a setup that does not fit its form: a key of the shared catalogue.

    try:
        setup = msgspec.convert(data, type=game.setup_type)
    except msgspec.ValidationError as error:
        refusal = wrong_setup(game.setup_type, data, error)

The refusal has the rule that a match option names, else none. A command says it with
`Words.refusal`, a service sends `why` and `details` to the reader's own catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from rollout.kernel.content import Place, key_text
from rollout.kernel.errors import Refusal
from rollout.kernel.nearest import nearest

LONGEST = 60
"""So much of a value, or of a key that is not there, is shown."""
WHOLE = "setup"
"""What is wrong where it is no part of it."""
STEPS = r"(?:\.[^.\[\]`]+|\[\d+\]|\[\.\.\.\])*"
WHAT = "(?P<what>Object contains unknown field `.*`|(?!Object contains).*)"
"""A key that is not there may be written like the rest of the message."""
MESSAGE = re.compile(rf"{WHAT} - at (?P<key>`key` in )?`\$(?P<path>{STEPS})`", re.DOTALL)
STEP = re.compile(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]")
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)


class _Fault:
    """Where the fault is, what kind of value belongs there, and which stands there."""

    def __init__(self, form: Any, data: Any, error: msgspec.ValidationError, strict: bool) -> None:
        # Looked up here because only a mistake needs it, and it is slow to import.
        import msgspec.inspect

        self.form, self.data, self.message, self.strict = form, data, str(error), strict
        parts = MESSAGE.fullmatch(self.message)
        self.what = self.message if parts is None else parts["what"]
        self.path: Place = ()
        self.place: Place = ()
        """The same as it is shown."""
        self.kind: Any = msgspec.inspect.type_info(form)
        self.found = data
        self.mark: dict[str, Any] = {}
        for name, index, _ in STEP.findall("" if parts is None else parts["path"]):
            if not self._went_into(name, index):
                return
        if parts is not None and parts["key"] and isinstance(self.found, dict):
            key = self._faulty_key()
            self.place, self.found = (*self.place, _clipped(str(key))), key
            self.kind = _first(self.kind, "key_type")

    @property
    def key(self) -> str:
        return key_text(self.place) or WHOLE

    def key_of(self, name: str) -> str:
        """A name that stands there, or should."""
        return key_text((*self.place, _clipped(name)))

    def _went_into(self, name: str, index: str) -> bool:
        """One step on; a path that leads nowhere ends where it did until then."""
        try:
            step = name or (int(index) if index else self._faulty_key())
            self.found = self.found[step]
        except (LookupError, TypeError, AttributeError):
            return False
        self.path = (*self.path, step)
        self.place = (*self.place, _clipped(step) if isinstance(step, str) else step)
        self.kind = _inside(self.kind, name, index)
        self.mark = _mark(self.kind) or self.mark
        return True

    def _faulty_key(self) -> Any:
        """msgspec does not say which key of a free table is wrong: the one without which it would
        say something else."""
        table = self.found
        keys = list(table)
        while len(keys) > 1:
            half = keys[: len(keys) // 2]
            some = {key: table[key] for key in half}
            keys = half if self._fails_with(some) else keys[len(half) :]
        return keys[0]

    def _fails_with(self, table: dict[Any, Any]) -> bool:
        data = _replaced(self.data, self.path, table)
        try:
            msgspec.convert(data, type=self.form, strict=self.strict)
        except msgspec.ValidationError as error:
            return str(error) == self.message
        return False


def wrong_setup(
    form: Any, data: Any, error: msgspec.ValidationError, *, strict: bool = True
) -> Refusal:
    """The option, what it may be and what was found; or the nearest name for an unknown one.

    `strict` is what `convert` was told.
    """
    fault = _Fault(form, data, error, strict)
    missing = MISSING.fullmatch(fault.what)
    if missing is not None:
        return Refusal("", "setup-missing-key", {"key": fault.key_of(missing[1])})
    unknown = UNKNOWN.fullmatch(fault.what)
    if unknown is None:
        allowed = _allowed(fault.kind, fault.found, fault.mark)
        details = {"option": fault.key, **allowed, "found": _shown(fault.found)}
        return Refusal(fault.mark.get("rule", ""), "setup-wrong-value", details)
    fields = [each for kind in _kinds(fault.kind) for each in getattr(kind, "fields", ())]
    known = [each.encode_name for each in fields]
    key, near = fault.key_of(unknown[1]), nearest(unknown[1], known, 0.5)
    if near:
        details = {"key": key, "nearest": fault.key_of(near)}
        return Refusal("", "setup-unknown-key", details)
    return Refusal("", "setup-no-key-like-it", {"key": key, "known": ", ".join(known)})


def _kinds(kind: Any) -> list[Any]:
    """The kinds of value it may be, without the marks on them."""
    bare = getattr(kind, "type", kind)
    return [getattr(each, "type", each) for each in getattr(bare, "types", (bare,))]


def _mark(kind: Any) -> dict[str, Any]:
    """What `option` wrote there, in an optional one too."""
    every = (kind, *getattr(kind, "types", ()))
    marks = [getattr(each, "extra", None) for each in every]
    return next((dict(mark) for mark in marks if isinstance(mark, Mapping) and "rule" in mark), {})


def _inside(kind: Any, name: str, index: str) -> Any:
    """The kind of value under a name, at a place of a list, or under any name of a table."""
    if name:
        fields = [each for one in _kinds(kind) for each in getattr(one, "fields", ())]
        return next((each.type for each in fields if each.encode_name == name), None)
    if not index:
        return _first(kind, "value_type")
    items = _first(kind, "item_types")
    return items[int(index)] if items else _first(kind, "item_type")


def _first(kind: Any, part: str) -> Any:
    """That part of the first kind that has one."""
    return next((getattr(one, part) for one in _kinds(kind) if hasattr(one, part)), None)


def _replaced(data: Any, place: Place, table: dict[Any, Any]) -> Any:
    """The data with another table at a place; what is beside it is the same."""
    if not place:
        return table
    inner = _replaced(data[place[0]], place[1:], table)
    if isinstance(data, dict):
        return {**data, place[0]: inner}
    return [inner if number == place[0] else each for number, each in enumerate(data)]


def _allowed(kind: Any, found: Any, mark: dict[str, Any]) -> dict[str, Any]:
    """What a value of that kind may be, as arguments of the message."""
    import msgspec.inspect as kinds

    every = _kinds(kind)
    some = [each for each in every if not isinstance(each, kinds.NoneType)]
    allowed: dict[str, Any] = {"optional": len(some) < len(every), "none": "no"}
    if len(some) != 1:
        scalar = (kinds.BoolType, kinds.IntType, kinds.StrType, kinds.LiteralType, kinds.FloatType)
        return {**allowed, "kind": "other" if all(isinstance(s, scalar) for s in some) else "else"}
    only = some[0]
    if isinstance(only, kinds.LiteralType):
        offered = [each for each in only.values if each not in mark.get("also", ())]
        return {**allowed, "kind": "choice", "values": ", ".join(map(str, offered))}
    if isinstance(only, kinds.IntType):
        return {**allowed, **_limits(only, mark)}
    if isinstance(only, kinds.BoolType):
        return {**allowed, "kind": "switch"}
    if isinstance(only, kinds.StrType):
        return {**allowed, **_lengths("text", only, isinstance(found, str))}
    if isinstance(only, (kinds.ListType, kinds.TupleType, kinds.VarTupleType)):
        return {**allowed, **_lengths("list", only, isinstance(found, (list, tuple)))}
    table = isinstance(only, (kinds.StructType, kinds.DictType, kinds.TypedDictType))
    return {**allowed, "kind": "table" if table else "else"}


def _limits(number: Any, mark: dict[str, Any]) -> dict[str, Any]:
    """Of an option those that it has beside a number that stands for none."""
    least, most = mark.get("limits", (None, None))
    if least is None:
        least, most = number.ge, number.le
    if least is None and most is None:
        return {"kind": "number"}
    if least is None or most is None:
        limit = {"least": least} if most is None else {"most": most}
        return {"kind": "at-least" if most is None else "at-most", **limit}
    none = mark.get("none")
    return {"kind": "between", "least": least, "most": most, "none": "no" if none is None else none}


def _lengths(kind: str, form: Any, fits: bool) -> dict[str, Any]:
    """Where it is what it should be, its length is wrong."""
    count = len(getattr(form, "item_types", ()))
    least = getattr(form, "min_length", None) or count
    most = getattr(form, "max_length", None) or count
    if not fits or not most:
        return {"kind": kind}
    return {"kind": f"{kind}-of", "least": least, "most": most}


def _shown(found: Any) -> str:
    try:
        return _clipped(msgspec.json.encode(found).decode())
    except (UnicodeEncodeError, TypeError):
        return _clipped(repr(found))


def _clipped(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
