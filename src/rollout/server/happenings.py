"""What happens at a table besides the game: it stands in the journal and in everybody's log.

Definitions only: nothing here is ever compiled.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rollout.gamekit import SeatId
from rollout.kernel.actions import Event

Did = Literal["sat-down", "left", "bot-took-over", "handed-back"]


class Reseating(msgspec.Struct, frozen=True):
    """The body of a row: what became of a seat, and whose it is or was."""

    did: Did
    name: str = ""
    level: str = ""
    shares: bool | msgspec.UnsetType = msgspec.UNSET
    """Whoever sat down promises a part of the dice."""
    free: bool | msgspec.UnsetType = msgspec.UNSET
    """Nobody sits there any more."""
    by: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    """The seats of whoever did it, that one among them: no clock of theirs stands still for it.
    Older rows do not say."""


class Happening(Event, frozen=True):
    """An event of the service, not of a game. Its words are the service's own."""


class SeatChanged(Happening, frozen=True):
    """Somebody sat down or left, or a bot took over or handed back. `named` is 1 if by name."""

    seat: SeatId
    did: Did
    name: str = ""
    level: str = ""
    named: int = 0


class TakenBack(Happening, frozen=True):
    """A decision of a seat did not happen after all. `agreed` is 1 if the others were asked."""

    seat: SeatId
    agreed: int = 0


class HelpEnded(Happening, frozen=True):
    """A seat was opened to others who had not been told of bots' help: there is none any more."""


class RulesChanged(Happening, frozen=True):
    """The service was brought up to date, and the match goes on by newer rules or content."""

    rules: str
    content: str


class TimeGivenBack(Happening, frozen=True):
    """The service was down for so long, and that counts against nobody."""

    seconds: int


class MatchResumed(Happening, frozen=True):
    """The match of older rules goes on from a checkpoint, as its seats agreed."""

    ply: int
    """How many answers there were before it."""
    rules: str
    content: str
