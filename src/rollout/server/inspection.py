"""Looking through what the store has: which matches are not what was written, and where."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator

from sqlalchemy import RowMapping, Table, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rollout.server import relations
from rollout.server.chain import (
    CHECKPOINT,
    UNREADABLE,
    Damage,
    Head,
    Key,
    digest_of,
    first_damage,
)
from rollout.server.records import Checkpoint, MatchRecord, Row, SeatRecord
from rollout.server.seals import fault_of, seal_of_outcome

logger = logging.getLogger(__name__)

TRIES = 5
"""How often a match is read anew that was written to meanwhile."""


async def damages(engine: AsyncEngine, running: bool = False) -> AsyncIterator[Damage]:
    """Look through all matches, or those that are not over, one at a time."""
    async with engine.connect() as connection:
        for match in await _to_look_through(connection, running):
            try:
                damage = await _damage_in(connection, match)
            except Exception as error:
                await _go_on_after(connection, match, error)
                damage = Damage(match, 0, UNREADABLE)
            if damage is not None:
                yield damage


async def _to_look_through(connection: AsyncConnection, running: bool) -> list[str]:
    """All matches, or those that are not known to be over: it takes more than saying so."""
    table = relations.matches
    query = select(table.c.id, table.c.seed, table.c.finished, table.c.result, table.c.sealed)
    found = (await connection.execute(query.order_by(table.c.id))).all()
    return [each.id for each in found if not running or not _is_over(*each)]


def _is_over(match: str, seed: str, finished: float | None, result: str | None, seal: str) -> bool:
    try:
        return finished is not None and seal == seal_of_outcome(seed, finished, result)
    except Exception as error:  # What is damaged may be anything.
        logger.warning("match %s cannot be read: %s", match, error)
        return False


async def _damage_in(connection: AsyncConnection, match: str) -> Damage | None:
    """Of a match that is played meanwhile what was read may be from two moments."""
    damage = None
    for _ in range(TRIES):
        record = await _record(connection, match)
        damage = await _damage_of(connection, record)
        if damage is None or await _record(connection, match) == record:
            break
    return damage


async def _record(connection: AsyncConnection, match: str) -> MatchRecord:
    query = select(relations.matches).where(relations.matches.c.id == match)
    return MatchRecord(**(await connection.execute(query)).mappings().one())


async def _damage_of(connection: AsyncConnection, record: MatchRecord) -> Damage | None:
    rows = [Row(**each) for each in await _of(connection, relations.journal, record)]
    kept = {
        each["sequence"]: digest_of(record.seed, Checkpoint(**each))
        for each in await _of(connection, relations.checkpoints, record)
    }
    head = Head(record.id, record.head_sequence, record.head)
    damage = first_damage(Key.of(record), rows, head, kept)
    if damage is not None and damage.what != CHECKPOINT:
        return damage
    seats = [SeatRecord(**each) for each in await _of(connection, relations.seats, record)]
    fault = fault_of(record, seats, rows)
    return Damage(record.id, rows[-1].sequence if rows else 0, fault) if fault else damage


async def _go_on_after(connection: AsyncConnection, match: str, error: Exception) -> None:
    """Raises the error where nothing else can be read either: then it is not of that match."""
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            raise error
        await connection.rollback()
        await connection.execute(select(relations.pulse))
    logger.warning("match %s cannot be read: %s", match, str(error).partition("\n")[0])


async def _of(connection: AsyncConnection, table: Table, record: MatchRecord) -> list[RowMapping]:
    query = select(table).where(table.c.match == record.id).order_by(*table.primary_key.columns)
    return list((await connection.execute(query)).mappings())
