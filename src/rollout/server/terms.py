"""Whether bots may help in a match: what was agreed, and what may not get round it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from rollout.server.happenings import Reseating
from rollout.server.records import MatchRecord, Row
from rollout.server.store import Store

FURTHEST = 100
"""Matches that one may have come from, each from another, before that is not looked into."""


class Helping:
    """Whether bots may advise and stand in, as the changes of seats leave it.

    Where nobody else plays they may, unless somebody said otherwise. So when a seat is opened to
    others they may no more: nobody else was asked. Where somebody sat down on a seat that was open
    from the first, they had been told, and it stays as agreed.
    """

    def __init__(self, record: MatchRecord, rows: Iterable[Row] = ()) -> None:
        self.on = record.help
        self._freed: set[int] = set()
        self._joined = False
        for row in rows:
            self.follow(row)

    def follow(self, row: Row) -> bool:
        """Whether help ends with that row."""
        if row.kind != "seat":
            return False
        change = msgspec.json.decode(row.body, type=Reseating)
        if change.did == "sat-down" and row.seat not in self._freed:
            self._joined = True
        if not change.free and change.did != "left":
            return False
        self._freed.add(row.seat)
        ends = self.on and not self._joined
        self.on = self.on and not ends
        return ends


async def would_help_elsewhere(store: Store, record: MatchRecord, helps: bool) -> bool:
    """Whether a match without help came from one that goes on: a bot in it would show what to do
    there. A match that is over in between does not change that."""
    if helps:
        return False
    for _ in range(FURTHEST):
        parent = await store.match(record.parent) if record.parent else None
        if parent is None:
            return False
        if parent.finished is None:
            return True
        record = parent
    return True
