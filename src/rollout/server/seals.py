"""The seal of a match: a keyed hash of what its record says and no row of its journal does.

While a table waits that is what was agreed on and who sits there, which the row that begins the
match seals later; whenever it is, how the match ended. It stands beside the head, in the record
itself, and is written in the transaction that changes any of this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, bindparam, select, update

from rollout.server import relations
from rollout.server.chain import OUTCOME, TERMS, Damage, damage_of, digest
from rollout.server.records import BEGINNINGS, MatchRecord, Row, SeatRecord


def has_begun(rows: Iterable[Row]) -> bool:
    return any(row.kind in BEGINNINGS for row in rows)


def seal_of(record: MatchRecord, waiting: Sequence[SeatRecord] | None = None) -> str:
    """The seal of that record; `waiting` are the seats of a table whose match has not begun."""
    if waiting is None:
        return seal_of_outcome(record.seed, record.finished, record.result)
    seats = [(each.seat, each.level, each.token) for each in waiting]
    return digest(record.seed, (record.finished, record.result, record.terms, seats))


def seal_of_outcome(seed: str, finished: float | None, result: str | None) -> str:
    """The seal of a match that has begun."""
    return digest(seed, (finished, result))


def fault_of(record: MatchRecord, seats: Sequence[SeatRecord], rows: Sequence[Row]) -> str:
    """What is not as it was sealed; empty when all is."""
    if has_begun(rows):
        return "" if record.sealed == seal_of(record) else OUTCOME
    return "" if record.sealed == seal_of(record, seats) else TERMS


def damage_in(
    record: MatchRecord, seats: Sequence[SeatRecord], rows: Sequence[Row]
) -> Damage | None:
    """The first place where the rows of that match are not what was written, or its record."""
    damage = damage_of(record, rows)
    if damage is not None:
        return damage
    fault = fault_of(record, seats, rows)
    return Damage(record.id, rows[-1].sequence if rows else 0, fault) if fault else None


KNOWN = (
    *("id", "game", "rules_version", "content_version", "setup", "seed", "commitment", "dice"),
    *("undo", "public", "clock", "created", "finished", "result", "parent", "parent_ply", "help"),
)
"""What a seal is made of, and a record besides."""


def seal_unsealed(connection: Connection) -> None:
    """Seal, as they are, the records from before there were seals: a database is brought up to
    date, or an old backup was read."""
    table, seats, journal = relations.matches, relations.seats, relations.journal
    begins = select(journal.c.match).where(journal.c.kind.in_(BEGINNINGS))
    unsealed = table.c.sealed == ""
    begun = select(table.c.id, table.c.seed, table.c.finished, table.c.result)
    found = connection.execute(begun.where(unsealed, table.c.id.in_(begins))).all()
    seals = [(match, seal_of_outcome(*outcome)) for match, *outcome in found]
    waiting = select(*[table.c[name] for name in KNOWN])
    for each in connection.execute(waiting.where(unsealed, table.c.id.not_in(begins))).mappings():
        record = MatchRecord(**each)
        chairs = select(seats.c.match, seats.c.seat, seats.c.level, seats.c.token)
        chairs = chairs.where(seats.c.match == record.id).order_by(seats.c.seat)
        sitting = [SeatRecord(**chair) for chair in connection.execute(chairs).mappings()]
        seals.append((record.id, seal_of(record, sitting)))
    change = update(table).where(table.c.id == bindparam("which")).values(sealed=bindparam("seal"))
    if seals:
        connection.execute(change, [{"which": match, "seal": seal} for match, seal in seals])
