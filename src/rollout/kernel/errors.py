"""What can go wrong at the table, each with a reason a player can be shown."""

from __future__ import annotations

from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed: the rule that says so and the words for it.

    `why` is a key of the game's Fluent catalogue, `details` are its arguments.
    """

    rule: str
    why: str
    details: dict[str, Any] = {}

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.details.items())
        words = self.why.replace("-", " ")
        return f"{words} ({facts}) [{self.rule}]" if facts else f"{words} [{self.rule}]"


class TableError(Exception):
    """Anything a match refuses. The match is left as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Illegal(TableError):
    """The answer is none of the options of the current ask."""


class WrongSeat(TableError):
    """Somebody answered who was not asked."""


class Stale(TableError):
    """The answer was meant for a ply that is no longer the current one."""


class NothingAsked(TableError):
    """The match waits for no such answer: it is over, or it waits for the dice."""


class CannotUndo(TableError):
    """New information has appeared since the decision that should be taken back."""


class ChanceError(TableError):
    """An outcome does not fit the chance request: wrong die, missing or left over."""


class Unreadable(ValueError):
    """A text that is no action, journal or state of this game."""


class SetupRefused(TableError, Unreadable):
    """No match can be made of this setup."""


def stuck(error: Exception) -> str:
    """Of rules that fail where nobody thought of: a position may be written that never is.

    >>> stuck(KeyError("moved"))
    "the rules cannot go on from there (KeyError: 'moved')"
    """
    return f"the rules cannot go on from there ({type(error).__name__}: {error})"
