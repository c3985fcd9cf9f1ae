"""The chain of a journal: each row carries a hash of itself and of the row before.

Whoever changes, adds or takes out a row changes every hash after it, and the last one, the head,
is known to all who watched. The hashes are keyed with the secret seed of the match: rows tell of
hidden cards, and nobody shall find out by trying. Once the match is over its seed is shown, and
everybody can check the chain. A journal that was begun before there were chains has one from its
first new row on.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Iterable
from functools import lru_cache

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rollout.server import relations
from rollout.server.records import Row

CHANGED = "changed"
UNCHAINED = "unchained"
MISSING = "missing"
LOST = "lost"
OTHER_HEAD = "other-head"


class Damage(msgspec.Struct, frozen=True):
    """Where a journal is not what was written, and in which way."""

    match: str
    sequence: int
    what: str

    def __str__(self) -> str:
        return f"row {self.sequence} is {self.what}"


class Head(msgspec.Struct, frozen=True):
    """The last row of a match that is known to have been written."""

    match: str
    sequence: int
    chain: str

    def __str__(self) -> str:
        return f"{self.sequence} {self.chain}" if self.chain else ""


def link(seed: str, before: str, row: Row) -> str:
    """The hash of a row that comes after one with that hash."""
    said = (
        before,
        row.match,
        row.sequence,
        row.kind,
        row.seat,
        row.answer,
        row.ply,
        row.after,
        row.body,
        row.drawn,
        row.at,
        row.hash,
    )
    hashed = _keyed(seed).copy()
    hashed.update(_encode(said))
    return hashed.hexdigest()


@lru_cache(maxsize=2_000)
def _keyed(seed: str) -> hashlib.blake2b:
    """The beginning of every hash of a match; it is copied and never gone on with."""
    key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
    return hashlib.blake2b(digest_size=16, key=key)


_encode = msgspec.json.Encoder().encode


def chained(seed: str, before: str, rows: Iterable[Row]) -> None:
    """Give each of the rows its hash."""
    for row in rows:
        before = row.chain = link(seed, before, row)


def fault_in(seed: str, before: str, row: Row) -> str:
    """What is wrong with a row that is read after one with that hash; empty when nothing is."""
    if not row.chain:
        return UNCHAINED if before else ""
    return "" if row.chain == link(seed, before, row) else CHANGED


def first_damage(seed: str, rows: list[Row], head: Head) -> Damage | None:
    """The first place where the rows of a match are not what was written."""
    before, sequence = "", 0
    for row in rows:
        if row.sequence != sequence + 1:
            return Damage(head.match, sequence + 1, MISSING)
        fault = fault_in(seed, before, row)
        if fault:
            return Damage(head.match, row.sequence, fault)
        before, sequence = row.chain, row.sequence
        if sequence == head.sequence and head.chain and before != head.chain:
            return Damage(head.match, sequence, OTHER_HEAD)
    if sequence < head.sequence:
        return Damage(head.match, sequence + 1, LOST)
    return None


async def damages(engine: AsyncEngine, running: bool = False) -> AsyncIterator[Damage]:
    """Look through all journals, or those of matches that are not over, one match at a time."""
    table = relations.matches
    query = select(table.c.seed, table.c.id, table.c.head_sequence, table.c.head)
    if running:
        query = query.where(table.c.finished.is_(None))
    async with engine.connect() as connection:
        found = await connection.execute(query.order_by(table.c.id))
        heads = [(seed, Head(*known)) for seed, *known in found]
        for seed, head in heads:
            damage = first_damage(seed, await _rows(connection, head.match), head)
            if damage is not None:
                yield damage


async def _rows(connection: AsyncConnection, match: str) -> list[Row]:
    journal = relations.journal
    query = select(journal).where(journal.c.match == match).order_by(journal.c.sequence)
    found = await connection.execute(query)
    return [Row(**row) for row in found.mappings()]
