"""What is stored of a match: all that anybody outside its room may know of how it stands."""

from __future__ import annotations

from typing import Any

from rollout.kernel.actions import Event, Result
from rollout.kernel.course import Entry
from rollout.kernel.errors import CannotUndo, Refusal
from rollout.kernel.match import Match
from rollout.kernel.sources import Source
from rollout.server.play import Play


class Stored:
    """A picture that never changes. The room has a new one whenever a row is stored.

    What is being played meanwhile may come to nothing: another worker was quicker, or the
    database failed. So nobody is told of it, and no seed is shown for it.
    """

    __slots__ = (
        "_draws", "_entries", "_log", "_logged",
        "asked", "chain", "helps", "play", "ply", "result", "sequence",
    )  # fmt: skip

    def __init__(self, play: Play) -> None:
        match = play.match
        self.play = play
        self.ply = match.ply
        self.sequence, self.chain = play.sequence, play.chain
        self.asked = None if match.ask is None else match.ask.seat
        self.helps = play.helping.on
        self.result: Result | None = None if match.result is None else play.result
        self._log = play.log
        self._logged = len(play.log)
        self._entries, self._draws = match.entries, match.draws

    @property
    def log(self) -> list[tuple[int, Event]]:
        """The events with their plies. A match that goes back begins another list."""
        return self._log[: self._logged]

    @property
    def entries(self) -> list[Entry]:
        """The answers. A match that goes back begins another list of them, too."""
        return self._entries[: self.ply]

    def match(self) -> Match[Any]:
        """The match as it is stored: a copy while it goes on."""
        match = self.play.match
        if self.result is not None:
            return match
        copy = match.along(self.entries, match.source)
        copy.draws = self._draws
        return copy

    def at(self, ply: int, source: Source) -> Match[Any]:
        """The match as it was after so many answers, whatever becomes of it meanwhile."""
        if ply > self.ply:
            raise CannotUndo(Refusal("KERNEL", "no-such-ply", {"ply": ply}))
        return self.play.match.along(self._entries[:ply], source)
