"""How many rows a seat may write in one match: nobody uses up what another needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from rollout.server.happenings import Reseating
from rollout.server.records import Row
from rollout.server.settings import Limits

DECISIONS = ("answer", "plan", "roll", "undo", "rewind")
COUNTED = frozenset((*DECISIONS, "offer", "accept", "decline", "share", "consent", "refuse"))
"""What a seat cannot do without end; giving up it can, and what the service notes is not its."""


class Spent:
    """What seats have written so far, told from the journal.

    Changes of who sits there are counted apart. Whoever sits down on a free seat always may:
    somebody has to leave it, or hand it back, before that can happen again.
    """

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.rows: Counter[int] = Counter()
        self.changes: Counter[int] = Counter()
        for row in rows:
            self.note(row)

    def note(self, row: Row) -> None:
        """A row was written."""
        if row.kind in COUNTED:
            self.rows[row.seat] += 1
        elif _changes_hands(row):
            self.changes[row.seat] += 1

    def refused(self, row: Row, seats: int, limits: Limits) -> str:
        """Why a row cannot be written any more; empty when it can."""
        if row.kind in COUNTED:
            too_many = self.rows[row.seat] >= limits.rows_per_match // seats
            return "match-too-long" if too_many else ""
        too_many = _changes_hands(row) and self.changes[row.seat] >= limits.changes_per_seat
        return "seat-changed-too-often" if too_many else ""


def _changes_hands(row: Row) -> bool:
    if row.kind != "seat":
        return False
    return msgspec.json.decode(row.body, type=Reseating).did != "sat-down"
