"""Actions as lines of text: `shoot 3 careful_aim`, `order [2,5,1]`, `name "Optimus Prime"`.

The tag comes first, then the fields in their order. A word that starts with a letter is a
text; `-` is nothing, `yes` and `no` are what they say, `[…]` is a list. A text that could be
taken for something else stands in double quotes, with the escapes of JSON.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Action, tag_of
from rollout.kernel.errors import Unreadable
from rollout.kernel.nearest import nearest

LONGEST_LINE: Final = 10_000
DEEPEST_LIST: Final = 8

PLAIN: Final = re.compile(r"[^\W\d]\w*(?:[-.:'/+]\w+)*")
TOKEN: Final = re.compile(
    r"""\s*(?: (?P<mark>[\[\],]) | (?P<json>"(?:[^"\\]|\\.)*") | '(?P<raw>[^']*)'
             | (?P<bare>[^\s\[\],"']+(?:'[^\s\[\],"']+)*) )""",
    re.VERBOSE,
)
NUMBER: Final = re.compile(r"-?[0-9]+(?P<fraction>\.[0-9]+)?(?P<exponent>e[-+]?[0-9]+)?")
MEANINGS: Final[dict[str, Any]] = {"-": None, "yes": True, "no": False}


def to_text(action: Action) -> str:
    """One line that `parse_text` reads back.

    Trailing fields that have their default value are left out.
    """
    kind = type(action)
    fields = kind.__struct_fields__
    defaults = kind.__struct_defaults__
    values = [getattr(action, field) for field in fields]
    required = len(fields) - len(defaults)
    while len(values) > required and values[-1] == defaults[len(values) - 1 - required]:
        values.pop()
    return " ".join([tag_of(kind), *(_word(msgspec.to_builtins(value)) for value in values)])


def parse_text(line: str, kinds: tuple[type[Action], ...]) -> Action:
    """The action written in `line`, one of `kinds`."""
    line = line.strip()
    if len(line) > LONGEST_LINE or len(line.splitlines()) > 1:
        raise Unreadable(f"an action is one line of at most {LONGEST_LINE} characters")
    items = _Reader(line).items()
    if not items:
        raise Unreadable("an empty line is no action")
    tag = str(items[0])
    known = _by_tag(kinds)
    if tag in known:
        return _built(known[tag], items[1:], line)
    tags = sorted(known)
    near = nearest(tag[:50], tags)
    hint = f" (nearest: {near})" if near else f"; known are {', '.join(tags)}"
    raise Unreadable(f"{tag[:50]!r} is no action{hint}")


def value_of(words: str, kind: type[Action], field: str) -> Any:
    """What these words are in that field of an action; themselves where they fit nothing."""
    hint = next(each.type for each in _fields(kind) if each.name == field)
    try:
        items = _Reader(words).items()
        return msgspec.convert(_fitting(items[0], hint), type=hint)
    except (Unreadable, IndexError, msgspec.ValidationError):
        return words


@cache
def _by_tag(kinds: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {tag_of(kind): kind for kind in kinds}


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(_word(item) for item in value) + "]"
    if not isinstance(value, str):
        raise TypeError(f"an action has flat fields, not {value!r}")
    if PLAIN.fullmatch(value) and value not in MEANINGS:
        return value
    return json.dumps(value, ensure_ascii=not value.isprintable())


class Bare(str):
    """A word without quotes: it may mean more than its letters."""

    __slots__ = ()


def _built(kind: type[Action], items: list[Any], line: str) -> Action:
    hints = _fields(kind)
    if len(items) > len(hints):
        raise Unreadable(f"{_short(line)} has more words than {tag_of(kind)} has fields")
    data = {hint.name: _fitting(item, hint.type) for hint, item in zip(hints, items, strict=False)}
    try:
        return msgspec.convert({"do": tag_of(kind), **data}, type=kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"cannot read {_short(line)}: {error}") from None


@cache
def _fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def _fitting(item: Any, hint: Any) -> Any:
    """What the item means where such a type is expected: numbers are numbers if they can be.

    A number that fits neither way stays one where numbers do, so that its bound is told.
    """
    meaning, letters = _meaning(item), _letters(item)
    fault = _misfit(meaning, hint)
    if fault is None:
        return msgspec.convert(meaning, type=hint)
    return letters if _misfit(letters, hint) is None or ", got `" in fault else meaning


def _misfit(value: Any, hint: Any) -> str | None:
    try:
        msgspec.convert(value, type=hint)
    except msgspec.ValidationError as error:
        return str(error)
    return None


def _meaning(item: Any) -> Any:
    if isinstance(item, list):
        return [_meaning(each) for each in item]
    if not isinstance(item, Bare):
        return item
    if item in MEANINGS:
        return MEANINGS[item]
    number = NUMBER.fullmatch(item)
    if number is None or len(item) > 300:
        return str(item)
    return float(item) if number["fraction"] or number["exponent"] else int(item)


def _letters(item: Any) -> Any:
    return [_letters(each) for each in item] if isinstance(item, list) else str(item)


class _Reader:
    """Splits a line into words and lists of words."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.place = self.start = 0

    def items(self) -> list[Any]:
        found: list[Any] = []
        while self.place < len(self.line):
            found.append(self._item(0))
        return found

    def _item(self, depth: int) -> Any:
        mark, word = self._token()
        if mark == "[" and depth < DEEPEST_LIST:
            return self._list(depth + 1)
        if mark:
            raise self._unreadable()
        return word

    def _list(self, depth: int) -> list[Any]:
        found: list[Any] = []
        start = self.place
        if self._token()[0] == "]":
            return found
        self.place = start
        while True:
            found.append(self._item(depth))
            mark, _ = self._token()
            if mark == "]":
                return found
            if mark != ",":
                raise self._unreadable()

    def _token(self) -> tuple[str, str]:
        """A mark and nothing, or nothing and a word."""
        match = TOKEN.match(self.line, self.place)
        self.start = self.place
        if match is None:
            raise self._unreadable()
        self.start, self.place = match.start(match.lastgroup or 0), match.end()
        if match["mark"]:
            return match["mark"], ""
        if match["json"] is not None:
            return "", self._unescaped(match["json"])
        return "", Bare(match["bare"]) if match["raw"] is None else match["raw"]

    def _unescaped(self, quoted: str) -> str:
        try:
            return str(json.loads(quoted))
        except ValueError:
            raise self._unreadable() from None

    def _unreadable(self) -> Unreadable:
        return Unreadable(f"cannot read {_short(self.line)} at character {self.start + 1}")


def _short(line: str) -> str:
    return repr(line if len(line) <= 80 else line[:77] + "...")
