"""What is stored of a match: all that anybody outside its room may know of how it stands."""

from __future__ import annotations

from typing import Any

from rollout.kernel.actions import Event, Result
from rollout.kernel.match import Match
from rollout.server.play import Play


class Stored:
    """A picture that never changes. The room has a new one whenever a row is stored.

    What is being played meanwhile may come to nothing: another worker was quicker, or the
    database failed. So nobody is told of it, and no seed is shown for it.
    """

    __slots__ = ("_log", "_logged", "asked", "chain", "helps", "play", "ply", "result", "sequence")

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

    @property
    def log(self) -> list[tuple[int, Event]]:
        """The events with their plies. A match that goes back begins another list."""
        return self._log[: self._logged]

    def match(self) -> Match[Any]:
        """The match as it is stored: a copy while it goes on."""
        match = self.play.match
        return match if self.result is not None else match.at(self.ply, match.source)
