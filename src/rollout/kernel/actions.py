"""Actions, events, results: typed facts with a JSON form; actions have a line of text as well.

Modules that define msgspec Structs are not compiled by mypyc (it drops their tags), so they
hold definitions and no rules.
"""

from __future__ import annotations

import re
import shlex
from typing import Any

import msgspec

from rollout.kernel.errors import Unreadable

LONGEST_LINE = 2000


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, tag=snake_case, tag_field="do"):
    """Something a seat can choose. Subclasses have flat fields: numbers, words, tuples of them."""


class Event(msgspec.Struct, frozen=True, tag=snake_case, tag_field="event"):
    """Something that happened. Log, animation, screen reader and statistics read events."""

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as that seat (or a spectator) may know it; None when it sees nothing."""
        return self


class Revelation(Event, frozen=True):
    """Shows what some seat could not know before, without any chance being drawn.

    A card turned over, a secret choice opened: no decision before it can be taken back.
    """


class Concede(Action, frozen=True, tag="concede"):
    """Give up. The asked seat may always do so; it is not listed among the options."""


class AgreeDraw(Action, frozen=True, tag="agree_draw"):
    """All seats agreed to end the match undecided; not listed among the options."""


class Result(msgspec.Struct, frozen=True):
    """How a match ended. No winners means a draw. `reason` is a key of the catalogue."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""


def tag_of(value: Action | Event | type[Action] | type[Event]) -> str:
    kind = value if isinstance(value, type) else type(value)
    return str(kind.__struct_config__.tag)


def to_text(action: Action) -> str:
    """One line that `parse_text` reads back: the tag, then the fields in their order.

    Trailing fields that have their default value are left out.
    """
    kind = type(action)
    fields = kind.__struct_fields__
    defaults = kind.__struct_defaults__
    first_default = len(fields) - len(defaults)
    values = [getattr(action, field) for field in fields]
    while len(values) > first_default and values[-1] == defaults[len(values) - 1 - first_default]:
        values.pop()
    return " ".join([tag_of(kind), *(_word(value) for value in values)])


def parse_text(line: str, kinds: tuple[type[Action], ...]) -> Action:
    """The action written in `line`, one of `kinds`."""
    if len(line) > LONGEST_LINE:
        raise Unreadable(f"an action is one line of at most {LONGEST_LINE} characters")
    try:
        words = shlex.split(line)
    except ValueError as error:
        raise Unreadable(f"cannot read {line!r}: {error}") from None
    if not words:
        raise Unreadable("an empty line is no action")
    for kind in kinds:
        if tag_of(kind) == words[0]:
            return _read_fields(kind, words[1:], line)
    known = ", ".join(sorted(tag_of(kind) for kind in kinds))
    raise Unreadable(f"{words[0]!r} is no action; known are {known}")


def _read_fields(kind: type[Action], words: list[str], line: str) -> Action:
    fields = kind.__struct_fields__
    if len(words) > len(fields):
        raise Unreadable(f"{line!r} has more words than {tag_of(kind)} has fields")
    data: dict[str, Any] = {"do": tag_of(kind)}
    hints = msgspec.structs.fields(kind)
    for hint, word in zip(hints, words, strict=False):
        data[hint.name] = _value(word, hint.type)
    try:
        return msgspec.convert(data, type=kind, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable(f"cannot read {line!r}: {error}") from None


def _word(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        return "[" + ",".join(_word(item) for item in value) + "]"
    return shlex.quote(str(value))


def _value(word: str, hint: Any) -> Any:
    if word == "-":
        return None
    if hint is bool and word in ("yes", "no"):
        return word == "yes"
    if word.startswith("[") and word.endswith("]"):
        inner = word[1:-1]
        return inner.split(",") if inner else []
    return word
