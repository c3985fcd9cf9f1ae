"""Reading a case file: words become seats, actions and shares, or the mistake is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from fractions import Fraction
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Action
from rollout.kernel.adjudication.case_form import CaseForm
from rollout.kernel.adjudication.comparing import NOTHING
from rollout.kernel.adjudication.keys import StrangeKey, check_keys
from rollout.kernel.content import ContentError, Document, Place, convert, key_text
from rollout.kernel.errors import SetupRefused, Unreadable
from rollout.kernel.game import Game
from rollout.kernel.journal import LETTERS
from rollout.kernel.match import Match
from rollout.kernel.nearest import nearest

KEY: Final = re.compile(r"[\w-]+(?:\.[\w-]+|\[\d+\])*")
STEP: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")

CHANCE: Final = re.compile(r"([0-9]{1,12}(?:/[0-9]{1,12}|\.[0-9]{1,20})?)%?")
QUOTES: Final = ('"""', "'''")
FEW: Final = 30

Games = Callable[[str], Game[Any]]
"""Finds a game by its name. Raises LookupError when there is none."""


class CaseReader:
    """A case file, and the place in it that is being read."""

    def __init__(self, document: Document, games: Games) -> None:
        self.document = document
        self.place: Place = ()
        self.form: CaseForm = convert(document, (), CaseForm)
        try:
            self.game = games(self.form.game)
        except LookupError as error:
            raise self.wrong("game", error.args[0]) from None

    def start(self) -> Any:
        """The position of the case, or None. The game tells the key: `units[0].damage: …`."""
        data = self.form.position
        if data is None:
            return None
        if type(self.game).position is Game.position and self.game.state_type is not None:
            self.known("position", data, self.game.state_type)
        data = self._with_options(data)
        if self.game.position_type is not None:
            self.document.data["position"] = data
            convert(self.document, ("position",), self.game.position_type)
        try:
            return self.game.position(data)
        except SetupRefused:
            raise
        except ContentError as error:
            raise self.in_homebrew("position", error) from None
        except Unreadable as error:
            key, colon, problem = str(error).partition(": ")
            if colon and KEY.fullmatch(key):
                raise self.wrong(f"position.{key}", problem) from None
            raise self.wrong("position", error) from None
        except msgspec.ValidationError as error:
            problem, _, where = str(error).partition(" - at `$")
            raise self.wrong(f"position{where.rstrip('`')}", problem) from None
        except (ValueError, LookupError, TypeError) as error:
            raise self.wrong("position", _in_words(error)) from None

    def setup(self) -> Any:
        """The setup of the case, or None."""
        if self.form.setup is None:
            return None
        if self.game.setup_type is None:
            raise self.malformed("setup", "no setup", self.game.slug)
        self.known("setup", self.form.setup, self.game.setup_type)
        kind = msgspec.inspect.type_info(self.game.setup_type)
        self.document.data["setup"] = _emptied(self.form.setup, kind)
        return convert(self.document, ("setup",), self.game.setup_type)

    def _with_options(self, position: dict[str, Any]) -> dict[str, Any]:
        """A position with its options, where "none" stands for those that are switched off."""
        if "options" not in position or self.game.setup_type is None:
            return position
        kind = _field(msgspec.inspect.type_info(self.game.setup_type), "options")
        return {**position, "options": _emptied(position["options"], kind)}

    def known(self, field: str, data: Any, kind: Any) -> None:
        """Whether everything that is written there can be read. Raises ContentError."""
        try:
            check_keys(data, kind, field)
        except StrangeKey as strange:
            raise self.strange(strange, f"a key of {field}") from None

    def strange(self, strange: StrangeKey, expected: str) -> ContentError:
        return self.unknown(strange.place, expected, strange.key, strange.known)

    def in_homebrew(self, field: str, error: ContentError) -> ContentError:
        """A mistake in content that the case carries along, at the line where it stands there."""
        line = self.line(f"{field}.homebrew")
        opening = self.document.text.splitlines()[line - 1 : line]
        inner = error.line if opening and opening[0].rstrip().endswith(QUOTES) else error.line - 1
        key = ".".join(part for part in (f"{field}.homebrew", error.key) if part)
        return ContentError(
            self.document.file, key, line + inner, error.expected, error.found, error.nearest
        )

    def action(self, match: Match[Any], words: str, field: str) -> Action:
        try:
            return self.game.read_action(match.state, words)
        except Unreadable as error:
            raise self.wrong(field, error) from None

    def seat(self, match: Match[Any], letter: str, field: str) -> int:
        letters = LETTERS[: self.game.seats(match.state)]
        if len(letter) != 1 or letter not in letters:
            raise self.malformed(field, f"a seat ({', '.join(letters)})", repr(letter))
        return letters.index(letter)

    def share(self, chance: str | float, field: str) -> float:
        """A chance as a fraction ("3/10"), in per cent ("30 %") or as a number."""
        words = str(chance).replace(" ", "")
        number = CHANCE.fullmatch(words)
        try:
            share = Fraction(number[1]) if number else Fraction(float(words))
            found = float(share / 100) if words.endswith("%") else float(share)
        except (ValueError, ArithmeticError):
            found = -1.0
        if not 0 <= found <= 1:
            raise self.malformed(field, 'a chance like "3/10"', repr(chance))
        return found

    def line(self, field: str) -> int:
        return self.document.line(self._place(field))

    def malformed(self, field: str, expected: str, found: object) -> ContentError:
        place = self._place(field)
        line = self.document.line(place)
        return ContentError(self.document.file, key_text(place), line, expected, str(found))

    def wrong(self, field: str, problem: object) -> ContentError:
        """What somebody else says of it, in a sentence of its own."""
        return self.malformed(field, "", problem)

    def unknown(
        self, field: str, expected: str, found: str, known: Collection[str]
    ) -> ContentError:
        """A word that nobody knows, with the nearest that is known, else some that are."""
        error = self.malformed(field, expected, repr(found))
        error.nearest = nearest(found, known)
        if not error.nearest and len(known) <= FEW:
            error.expected = f"{expected} ({', '.join(sorted(known))})"
        return error

    def _place(self, field: str) -> Place:
        return (*self.place, *place_of(field))


def place_of(field: str) -> Place:
    """
    >>> place_of("state.units[0].damage")
    ('state', 'units', 0, 'damage')
    """
    return tuple(int(index) if index else name for index, name in STEP.findall(field))


def _in_words(error: Exception) -> str:
    """What a game said of a position, without the names that Python has for mistakes."""
    if isinstance(error, KeyError):
        return f"{error.args[0]!r} is not known here"
    return str(error)


def _emptied(data: Any, kind: Any) -> Any:
    """The data with None where the word for nothing stands and nothing is possible."""
    if data == NOTHING and _may_be_empty(kind):
        return None
    if isinstance(data, dict) and isinstance(kind, msgspec.inspect.StructType):
        return {key: _emptied(value, _field(kind, key)) for key, value in data.items()}
    return data


def _may_be_empty(kind: Any) -> bool:
    inner = getattr(kind, "type", kind) if isinstance(kind, msgspec.inspect.Metadata) else kind
    types = getattr(inner, "types", ())
    return any(isinstance(each, msgspec.inspect.NoneType) for each in types)


def _field(kind: Any, name: str) -> Any:
    fields = getattr(kind, "fields", ())
    return next((each.type for each in fields if each.encode_name == name), None)
