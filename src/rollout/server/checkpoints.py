"""Checkpoints: what is kept of a match every so many answers, for the day its rules are gone.

A match cannot stand still in the middle of a step. So the state is noted where the first step
ends after that many answers; that of a match that is over is the last one there is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from rollout.gamekit import GamePackage
from rollout.gamekit.patches import plain
from rollout.kernel.course import Course, Watcher
from rollout.server.records import Checkpoint, Row

ANSWERS_BETWEEN: Final = 20

encode = msgspec.json.Encoder().encode


class Noted:
    """A whole state, and where it stood in the match."""

    __slots__ = ("draws", "ply", "state")

    def __init__(self, ply: int, draws: int, state: Any) -> None:
        self.ply = ply
        self.draws = draws
        self.state = state

    def kept(self, package: GamePackage, row: Row) -> Checkpoint:
        """With the row that brought it about; what everybody may know of it stands beside it."""
        state = encode(package.rules.encode(self.state)).decode()
        view = encode(public_view(package, self.state)).decode()
        return Checkpoint(row.match, row.sequence, self.ply, self.draws, state, view)


def public_view(package: GamePackage, state: Any) -> Any:
    """What everybody may know, with the table in sentences where a game has them."""
    seen, twin = package.rules.view(state, None), package.screen.twin
    return seen if twin is None else {**plain(seen), "twin": twin(seen)}


class Noting(Watcher):
    """Notes a state when it is time to; only the newest of those that one row leads to."""

    def __init__(self, opening: Any) -> None:
        self._plies = [0]
        self.ply = 0
        """Of the last one that was noted."""
        self._noted: Noted | None = Noted(0, 0, opening)

    def waits_until(self) -> int:
        return self.ply + ANSWERS_BETWEEN

    def step_ended(self, course: Course[Any]) -> None:
        ply = course.ply
        if ply - self.ply >= ANSWERS_BETWEEN:
            self._plies.append(ply)
            self.ply = ply
            self._noted = Noted(ply, course.draws, course.state.copy())

    def take(self) -> Noted | None:
        """What was noted since it was last asked for."""
        noted, self._noted = self._noted, None
        return noted

    def go_back(self, ply: int) -> None:
        """What was noted later than that did not happen."""
        self._plies = [each for each in self._plies if each <= ply]
        self.ply = self._plies[-1]
        self._noted = None


def lasting(rows: Sequence[Row], checkpoints: Sequence[Checkpoint]) -> list[Checkpoint]:
    """Those that were not taken back, of the part of the match that was played last.

    A match that was resumed counts its answers anew, from the one it was resumed at.
    """
    kept = {each.sequence: each for each in checkpoints}
    found: list[Checkpoint] = []
    for row in rows:
        if row.kind == "resume":
            found = []
        elif row.kind in ("undo", "rewind"):
            back = row.after if row.kind == "undo" else msgspec.json.decode(row.body, type=int)
            found = [each for each in found if each.ply <= back]
        if row.sequence in kept:
            found.append(kept[row.sequence])
    return found
