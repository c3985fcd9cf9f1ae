"""A match, or a table that waits, as it is read from the store: what was written, or nothing."""

from __future__ import annotations

import logging

import msgspec

from rollout.kernel.content import ContentError
from rollout.kernel.errors import TableError, Unreadable
from rollout.server.chain import damage_of
from rollout.server.play import Play, Unrecoverable
from rollout.server.records import MatchRecord, Row, SeatRecord
from rollout.server.seals import damage_in
from rollout.server.store import Store

logger = logging.getLogger(__name__)


async def check_table(
    store: Store, record: MatchRecord, seats: list[SeatRecord], rows: list[Row]
) -> None:
    """Raises Unrecoverable where a table that waits is not what was written. While it changes
    what was read of it may be from two moments."""
    damage = damage_in(record, seats, rows)
    if damage is not None and await store.match(record.id) == record:
        raise Unrecoverable(str(damage))


def replayed(record: MatchRecord, rows: list[Row]) -> Play:
    """The match that the rows tell, up to the last known one. Raises Unrecoverable."""
    damage = damage_of(record, rows)
    if damage is not None:
        raise Unrecoverable(str(damage))
    try:
        play = Play(record)
    except (ContentError, TableError, Unreadable) as error:
        logger.warning("match %s, setup: %s", record.id, error)
        raise Unrecoverable("its setup cannot be read") from error
    last = max((place for place, row in enumerate(rows) if row.kind == "resume"), default=0)
    play.pass_over(rows[:last])
    for row in rows[last:]:
        play.recover(row)
    _end_as_it_ended(record, play)
    return play


def _end_as_it_ended(record: MatchRecord, play: Play) -> None:
    """Whether a match is over, and how it ended, its rows tell: a record that says something else
    hides no match and ends none."""
    result = play.result
    record.result = None if result is None else msgspec.json.encode(result).decode()
    if result is None:
        record.finished = None
    elif record.finished is None:
        record.finished = play.at
