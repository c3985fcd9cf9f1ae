"""Names for numbers and numbers for names: of units, hexes, cards, seats.

Actions and events keep the numbers. A game has one `Namer`, which knows what is numbered in
it; case files, journals in words and sentences all follow from the kinds of the fields.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Generic, TypeVar

import msgspec

from rollout.gamekit.kinds import SEAT, kinds_of
from rollout.gamekit.screen import Arguments, Fact
from rollout.kernel.actions import Action, Concede, Event, tag_of
from rollout.kernel.errors import Refusal, Unreadable
from rollout.kernel.journal import LETTERS
from rollout.kernel.nearest import nearest
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask
from rollout.kernel.text import parse_text, to_text, value_of

S = TypeVar("S")
Beside = Mapping[str, Any]
"""The other fields of a fact: what a mode is called depends on whose it is. When an action is read
or written, those before it.
"""

NOTHING: Final = "none"
"""The name for -1, where a field may be without."""
QUOTED: Final = r'"(?:[^"\\]|\\.)*"'
TOKEN: Final = re.compile(rf'\[(?:[^\[\]"]|{QUOTED}|\[[^\]]*\])*\]|{QUOTED}|\S+')
ITEM: Final = re.compile(rf"\s*(?:{QUOTED}|[^,]+)")
BARE: Final = re.compile(r'[^\s\[\],"]+')
NUMBER: Final = re.compile(r"-?\d{1,3}")
"""Longer ones are names: hexes are called by four digits."""


class Kind(Generic[S]):
    """What is numbered: how many there are, what each is called, and how it is said."""

    def __init__(
        self,
        what: str,
        size: Callable[[S], int],
        name: Callable[[S, int], str],
        say: Callable[[S, Any], Any] | None = None,
        say_all: Callable[[S, Any], Any] | None = None,
    ) -> None:
        self.what = what
        self.size = size
        self._name = name
        self._say = say
        self._say_all = say_all

    def name(self, state: S, number: int, beside: Beside) -> str | None:
        """What a case file calls it; None when there is nothing of that number."""
        return self._name(state, number) if 0 <= number < self.size(state) else None

    def names(self, state: S, beside: Beside) -> list[str]:
        return [self._name(state, number) for number in range(self.size(state))]

    def number(self, state: S, name: str, beside: Beside) -> int:
        """The number of the thing of that name. Raises Unreadable."""
        names = self.names(state, beside)
        if name not in names:
            raise unknown(self.what, name, names)
        return names.index(name)

    def say(self, state: S, value: Any, beside: Beside) -> Any:
        """Words for a sentence; None where the number itself is said."""
        if isinstance(value, tuple):
            return None if self._say_all is None else self._say_all(state, value)
        return None if self._say is None else self._say(state, value)


def unknown(what: str, name: str, known: list[str]) -> Unreadable:
    """A name that nothing has, with the nearest that something has."""
    near = nearest(name, known)
    listed = f"; known are {', '.join(known)}" if known else ""
    hint = f" (nearest: {near})" if near else listed
    return Unreadable(f"there is no {what} {name!r}{hint}")


def letter(seat: int) -> str:
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else str(seat)


class Namer(Generic[S]):
    """Everything that follows from the kinds of a game.

    `contexts` gives the kinds of what asks and refusals name: they are dictionaries, in which
    the same name always means the same. A name whose value is only what it is has the kind "".
    """

    def __init__(
        self,
        actions: tuple[type[Action], ...],
        kinds: Mapping[str, Kind[S]],
        contexts: Mapping[str, str] | None = None,
    ) -> None:
        self.actions = actions
        self.kinds = kinds
        self.contexts = contexts or {}
        self._by_tag = {tag_of(each): each for each in actions}

    # Case files and journals

    def read_action(
        self, state: S, words: str, interjections: tuple[type[Action], ...] = ()
    ) -> Action:
        """The action meant by these words: `shoot vortex`, `place_at 0507`, `face NE`.

        Or one of the interjections of the game, which need not be among the actions.
        """
        readable: tuple[type[Action], ...] = (*self.actions, *interjections, Concede)
        tokens = TOKEN.findall(words)
        form = self._form(tokens[0], interjections) if tokens else None
        if form is None:
            return parse_text(words, readable)
        kinds = kinds_of(form)
        read: list[str] = []
        beside: dict[str, Any] = {}
        for field, token in zip(form.__struct_fields__, tokens[1:], strict=False):
            number = self._number(state, kinds.get(field, ""), token, beside)
            read.append(number)
            beside[field] = value_of(number, form, field)
        return parse_text(" ".join([tokens[0], *read, *tokens[1 + len(read) :]]), readable)

    def write_action(self, state: S, action: Action) -> str:
        """The words that `read_action` reads back."""
        form = type(action)
        kinds = kinds_of(form)
        tokens = TOKEN.findall(to_text(action))
        written: list[str] = []
        beside: dict[str, Any] = {}
        for field, token in zip(form.__struct_fields__, tokens[1:], strict=False):
            written.append(self._written(state, kinds.get(field, ""), token, beside))
            beside[field] = getattr(action, field)
        return " ".join([tokens[0], *written])

    def report_event(self, state: S, event: Event) -> dict[str, Any]:
        """An event as the expectations of a case file name it; `event` is its tag."""
        data: dict[str, Any] = msgspec.to_builtins(event)
        kinds = kinds_of(type(event))
        beside = _fields(event)
        for field, value in beside.items():
            data[field] = self._reported(state, kinds.get(field, ""), value, beside)
        return data

    def report_context(self, state: S, ask: Ask) -> dict[str, Any]:
        """What goes with a question, as the expectations of a case file may name it."""
        return {
            field: self._reported(state, self.contexts.get(field, ""), value, ask.context)
            for field, value in ask.context.items()
        }

    def report_sum(self, reasons: Reasons) -> Any:
        """The total, and what each reason adds to it; equal reasons are added up."""
        terms: dict[str, int] = {}
        for term in reasons.terms:
            terms[term.label] = terms.get(term.label, 0) + term.amount
        return {"total": reasons.total, "terms": terms}

    # Sentences

    def say(self, state: S, fact: Fact) -> Arguments:
        """Words for the numbers of a fact whose kinds have any."""
        fields = _fields(fact)
        return {
            name: said
            for name, kind in self.kinds_in(fact)
            if name in fields and (said := self._said(state, kind, fields[name], fields))
        }

    def kinds_in(self, fact: Fact) -> tuple[tuple[str, str], ...]:
        """The names of a fact's fields that have a kind, with that kind."""
        if isinstance(fact, (Ask, Refusal)):
            return tuple(self.contexts.items())
        return _kinds_in(type(fact))

    def _form(self, tag: str, interjections: tuple[type[Action], ...]) -> type[Action] | None:
        among = (each for each in interjections if tag_of(each) == tag)
        return self._by_tag.get(tag) or next(among, None)

    def _said(self, state: S, kind: str, value: Any, beside: Beside) -> Any:
        known = self.kinds.get(kind)
        plain = value is None or isinstance(value, bool)
        return None if known is None or plain else known.say(state, value, beside)

    def _number(self, state: S, kind: str, token: str, beside: Beside) -> str:
        """The number that a name stands for, as text; anything else stays."""
        known = self.kinds.get(kind)
        if known is None or known.size is _no_size or NUMBER.fullmatch(token) or token == "-":
            return token
        if token.startswith("["):
            items = [item.strip() for item in ITEM.findall(token[1:-1]) if item.strip()]
            return "[" + ",".join(self._number(state, kind, item, beside) for item in items) + "]"
        return str(known.number(state, _unquoted(token), beside))

    def _written(self, state: S, kind: str, token: str, beside: Beside) -> str:
        known = self.kinds.get(kind)
        if known is not None and token.startswith("["):
            items = [item for item in token[1:-1].split(",") if item]
            return "[" + ",".join(self._written(state, kind, item, beside) for item in items) + "]"
        if known is None or not token.isdigit():
            return token
        name = known.name(state, int(token), beside)
        return _quoted(name, token) if name else token

    def _reported(self, state: S, kind: str, value: Any, beside: Beside) -> Any:
        if isinstance(value, Reasons):
            return self.report_sum(value)
        if isinstance(value, tuple) and value and isinstance(value[0], Reasons):
            return [each.total for each in value]
        if isinstance(value, tuple):
            return [self._reported(state, kind, each, beside) for each in value]
        known = self.kinds.get(kind)
        if known is None or isinstance(value, bool) or not isinstance(value, int):
            return value if not isinstance(value, msgspec.Struct) else msgspec.to_builtins(value)
        name = known.name(state, value, beside)
        return (NOTHING if value < 0 else value) if name is None else name


def word(
    what: str, say: Callable[[Any, Any], Any], say_all: Callable[[Any, Any], Any] | None = None
) -> Kind[Any]:
    """A kind of fields that hold a word of the rules, not a number."""
    return Kind(what, _no_size, _no_name, say, say_all)


def seat_letters(seats: Callable[[S], int]) -> Kind[S]:
    """Seats by letter, everywhere."""
    return Kind(SEAT, seats, lambda state, seat: letter(seat), lambda state, seat: letter(seat))


def _quoted(name: str, number: str) -> str:
    """A name as it is read back: in quotes where it would be several words, or another number."""
    mistaken = name == "-" or (NUMBER.fullmatch(name) is not None and name != number)
    return name if BARE.fullmatch(name) and not mistaken else json.dumps(name, ensure_ascii=False)


def _unquoted(token: str) -> str:
    if not token.startswith('"'):
        return token
    try:
        return str(json.loads(token))
    except ValueError:
        return token


def _no_size(state: Any) -> int:
    return 0


def _no_name(state: Any, number: int) -> str:
    return NOTHING


def _fields(fact: Fact) -> dict[str, Any]:
    if isinstance(fact, Ask):
        return fact.context
    if isinstance(fact, Refusal):
        return fact.details
    return {name: getattr(fact, name) for name in fact.__struct_fields__}


@cache
def _kinds_in(form: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    return tuple(kinds_of(form).items())
