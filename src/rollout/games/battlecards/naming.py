"""Names for the numbers: a card by its code, further copies as `A03-2`; seats by letter.

Case files and reports use them; actions and events keep the numbers.
"""

from __future__ import annotations

import difflib
from typing import Any, Final

import msgspec

from rollout.games.battlecards.actions import ACTIONS
from rollout.games.battlecards.model import State
from rollout.kernel.actions import Action, Concede, Event, tag_of
from rollout.kernel.errors import Unreadable
from rollout.kernel.reasons import Reasons
from rollout.kernel.text import parse_text, to_text

LETTERS: Final = "ABCD"
CARDS: Final = frozenset(
    ("card", "cards", "robot", "resource", "lead", "leads", "holder", "source", "sources", "to")
)
SEATS: Final = frozenset(("seat", "seats", "target", "winner", "first"))


def card_name(state: State, card: int) -> str:
    """The code of the card; a second one of the same code in the match is `A03-2`."""
    kind = state.kinds[card]
    before = state.kinds[:card].count(kind)
    code = state.library.cards[kind].code
    return f"{code}-{before + 1}" if before else code


def card_called(state: State, name: str) -> int:
    """The number of the card with that name. Raises Unreadable."""
    names = [card_name(state, card) for card in range(len(state.kinds))]
    if name not in names:
        nearest = difflib.get_close_matches(name, names, 1)
        hint = f" (nearest: {nearest[0]})" if nearest else ""
        raise Unreadable(f"there is no card {name!r} in the match{hint}")
    return names.index(name)


def read_action(state: State, words: str) -> Action:
    """The action meant by these words: `deploy A03`, `claim A03 R01`, `choose_seat B`."""
    tokens = words.split()
    for kind in ACTIONS:
        if tokens and tag_of(kind) == tokens[0]:
            fields = [field.name for field in msgspec.structs.fields(kind)]
            read = [
                _number(state, field, token)
                for field, token in zip(fields, tokens[1:], strict=False)
            ]
            return parse_text(" ".join([tokens[0], *read, *tokens[len(fields) + 1 :]]), ACTIONS)
    return parse_text(words, (*ACTIONS, Concede))


def write_action(state: State, action: Action) -> str:
    """The words that `read_action` reads back."""
    tokens = to_text(action).split()
    fields = [field.name for field in msgspec.structs.fields(type(action))]
    written = [_name(state, field, token) for field, token in zip(fields, tokens[1:], strict=False)]
    return " ".join([tokens[0], *written])


def report_event(state: State, event: Event) -> dict[str, Any]:
    """An event with names for its numbers; `event` is its tag."""
    data: dict[str, Any] = msgspec.to_builtins(event)
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, tuple) and value and isinstance(value[0], Reasons):
            data[field] = [reasons.total for reasons in value]
        elif isinstance(value, Reasons):
            data[field]["total"] = value.total
        else:
            data[field] = _named(state, field, value)
    return data


def _named(state: State, field: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return [_named(state, field, item) for item in value]
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    if field in CARDS and 0 <= value < len(state.kinds):
        return card_name(state, value)
    return LETTERS[value] if field in SEATS and 0 <= value < len(LETTERS) else value


def _number(state: State, field: str, token: str) -> str:
    if field in CARDS and token[:1].isalpha():
        return str(card_called(state, token))
    if field in SEATS and token in LETTERS:
        return str(LETTERS.index(token))
    return token


def _name(state: State, field: str, token: str) -> str:
    return str(_named(state, field, int(token))) if token.isdigit() else token
