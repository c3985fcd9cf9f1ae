"""Actions, events, results: typed facts with a JSON form. `text` gives actions a line of text.

Modules that define msgspec Structs are not compiled by mypyc (it drops their tags), so they
hold definitions and no rules.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec


def snake_case(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag=snake_case, tag_field="do"):
    """Something a seat can choose. Subclasses have flat fields: numbers, words, tuples of them."""


class Event(msgspec.Struct, frozen=True, gc=False, tag=snake_case, tag_field="event"):
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


class Interjection(Action, frozen=True):
    """What happens while a question waits and is no answer to it: time is up, an accident.

    It is entered by the world or by any seat, and takes effect when the step ends.
    """


class Entry(msgspec.Struct, gc=False):
    """One answer: by a seat, or by the world.

    `draw` is the number of the draw when the match's own source gave the outcome; one that is
    `recorded` was carried out once and is never drawn. What is `interjected` answers nothing.
    """

    by: int
    answer: Any
    draw: int = -1
    recorded: bool = False
    interjected: bool = False


class Result(msgspec.Struct, frozen=True):
    """How a match ended. No winners means a draw. `reason` is a key of the catalogue."""

    winners: tuple[int, ...]
    reason: str
    rule: str = ""


def tag_of(value: Action | Event | type[Action] | type[Event]) -> str:
    kind = value if isinstance(value, type) else type(value)
    return str(kind.__struct_config__.tag)
