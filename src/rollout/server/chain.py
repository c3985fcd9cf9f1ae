"""The chain of a journal: each row carries a hash of itself and of the row before.

Whoever changes, adds or takes out a row changes every hash after it, and the last one, the head,
is known to all who watched. The hashes are keyed with the secret seed of the match: rows tell of
hidden cards, and nobody shall find out by trying. Once the match is over its seed is shown, and
everybody can check the chain. A journal that was begun before there were chains has one from its
first new row on. What was agreed on before the match, and the checkpoints of its states, have their
hashes in the rows they belong to.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from rollout.server.records import BEGINNINGS, Checkpoint, MatchRecord, Row

CHANGED = "changed"
TERMS = "terms"
UNCHAINED = "unchained"
MISSING = "missing"
LOST = "lost"
OTHER_HEAD = "other-head"
CHECKPOINT = "checkpoint"
OUTCOME = "outcome"
"""The record says of its end what was not written, and the rows are sound."""
UNREADABLE = "unreadable"
"""Not a row is wrong, but what the database has of the match is nothing that can be read."""

SEALING = (*BEGINNINGS, "terms")
"""The kinds of rows whose hash is also that of what was agreed on. A match that was begun before
they were has a row of its own for it, from the day on which it is next read."""


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


class Key(NamedTuple):
    """What the hashes of a match are made with."""

    seed: str
    terms: str

    @staticmethod
    def of(record: MatchRecord) -> Key:
        return Key(record.seed, digest(record.seed, record.terms))


def link(key: Key, before: str, row: Row) -> str:
    """The hash of a row that comes after one with that hash."""
    said = (before, *fields(row)[:HASHED])
    terms = key.terms if row.kind in SEALING else ""
    if terms or row.kept:
        return digest(key.seed, (*said, terms, row.kept))
    return digest(key.seed, said)


def digest(seed: str, said: object) -> str:
    """A hash that nobody can try out who has not the seed."""
    hashed = _keyed(seed).copy()
    hashed.update(_encode(said))
    return hashed.hexdigest()


def digest_of(seed: str, kept: Checkpoint) -> str:
    return digest(seed, (kept.sequence, kept.ply, kept.draws, kept.state, kept.view))


@lru_cache(maxsize=2_000)
def _keyed(seed: str) -> hashlib.blake2b:
    """The beginning of every hash of a match; it is copied and never gone on with."""
    key = hashlib.blake2b(seed.encode(), digest_size=32).digest()
    return hashlib.blake2b(digest_size=16, key=key)


_encode = msgspec.json.Encoder().encode
fields = msgspec.structs.astuple
HASHED = Row.__struct_fields__.index("chain")
"""How many fields of a row stand before its hash: what it is made of."""


def chained(key: Key, before: str, rows: Iterable[Row]) -> None:
    """Give each of the rows its hash."""
    for row in rows:
        before = row.chain = link(key, before, row)


def fault_in(key: Key, before: str, row: Row) -> str:
    """What is wrong with a row that is read after one with that hash; empty when nothing is."""
    if not row.chain:
        return UNCHAINED if before else ""
    if row.chain == link(key, before, row):
        return ""
    if row.kind not in BEGINNINGS:
        return TERMS if row.kind in SEALING else CHANGED
    return "" if is_begun_before_terms(key, before, row) else TERMS


def is_begun_before_terms(key: Key, before: str, row: Row) -> bool:
    """Whether a match was begun with that row before such rows sealed what was agreed on."""
    return row.chain == link(Key(key.seed, ""), before, row)


def first_damage(
    key: Key, rows: Sequence[Row], head: Head, kept: Mapping[int, str] | None = None
) -> Damage | None:
    """The first place where the rows of a match are not what was written.

    `kept`: the hashes of its checkpoints by their rows, where they are looked through too. One that
    is not what was kept is told where all rows are.
    """
    before, sequence = "", 0
    spoilt: Damage | None = None
    for row in rows:
        if row.sequence != sequence + 1:
            return Damage(head.match, sequence + 1, MISSING)
        fault = fault_in(key, before, row)
        if fault:
            return Damage(head.match, row.sequence, fault)
        if kept is not None and row.kept and kept.get(row.sequence) != row.kept:
            spoilt = spoilt or Damage(head.match, row.sequence, CHECKPOINT)
        before, sequence = row.chain, row.sequence
        if sequence == head.sequence and head.chain and before != head.chain:
            return Damage(head.match, sequence, OTHER_HEAD)
    if sequence < head.sequence:
        return Damage(head.match, sequence + 1, LOST)
    return spoilt


def damage_of(record: MatchRecord, rows: Sequence[Row]) -> Damage | None:
    """The first place where the rows of that match are not what was written."""
    head = Head(record.id, record.head_sequence, record.head)
    return first_damage(Key.of(record), rows, head)
