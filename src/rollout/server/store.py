"""The store: matches, journals, seats, chat and accounts in SQLite or PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import (
    and_,
    bindparam,
    event,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from rollout.server import relations
from rollout.server.chain import Head
from rollout.server.migrate import migrate
from rollout.server.records import (
    BEGINNINGS,
    Checkpoint,
    Conflict,
    FilmRecord,
    MatchRecord,
    Outage,
    Row,
    SeatRecord,
)
from rollout.server.settings import Settings, with_driver
from rollout.server.store_people import PeopleStore, plain
from rollout.server.wholly import settle, wholly

Waiting = tuple[MatchRecord, SeatRecord]
"""A table whose match has not begun, and one of its seats."""

BUSY_MILLISECONDS = 20_000
"""How long a writer waits for another process that writes to the same SQLite file."""

SECONDS_TO_SETTLE = 1.0
"""How long is waited for what is under way when the store is closed."""

BYTES_A_PAGE = 1024
LARGEST_LOG = 1_000_000
"""Bytes that the write-ahead log keeps of its file once it is moved over."""

as_text = partial(str, encoding="utf-8", errors="replace")
"""A byte that is no text any more is damage of its row, and nothing else goes unread for it."""
NO_TEXT = "Could not decode to UTF-8"


def open_engine(settings: Settings) -> AsyncEngine:
    """The database of the settings."""
    url = with_driver(settings.database)
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = create_async_engine(url)

    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas(settings):
            cursor.execute(pragma)
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    event.listen(engine.sync_engine, "do_execute", _read_all_the_same)
    return engine


def _read_all_the_same(cursor: Any, statement: str, parameters: Any, context: Any) -> bool:
    """Read as quickly as can be, and once more where there is a byte that is no text any more.

    What is read row by row has no second try: there every byte is taken as it comes.
    """
    driver = context.root_connection.connection.driver_connection
    driver.text_factory = as_text if cursor.server_side else str
    try:
        cursor.execute(statement, parameters)
    except sqlite3.OperationalError as error:
        if NO_TEXT not in str(error):
            raise
        driver.text_factory = as_text
        cursor.execute(statement, parameters)
    return True


def check_file(settings: Settings) -> None:
    """Raise sqlite3.Error when a file of SQLite cannot be opened."""
    url = make_url(with_driver(settings.database))
    if url.get_backend_name() == "sqlite" and url.database:
        sqlite3.connect(url.database).close()


def pragmas(settings: Settings) -> list[str]:
    """How every connection to SQLite is set up.

    Matches are written to one after the other, a row each: with every row goes a whole page into
    the log. A file that exists keeps the size of its pages.
    """
    return [
        f"PRAGMA page_size={BYTES_A_PAGE}",
        f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
        "PRAGMA journal_mode=WAL",
        f"PRAGMA synchronous={'FULL' if settings.safe_from_power_loss else 'NORMAL'}",
        "PRAGMA foreign_keys=ON",
        f"PRAGMA journal_size_limit={LARGEST_LOG}",
    ]


@wholly
class Store(PeopleStore):
    """Reads and the rare writes. Answers are written by the `Writer`, many at a time."""

    async def open(self) -> None:
        await migrate(self.engine)

    async def close(self) -> None:
        await settle(self, SECONDS_TO_SETTLE)
        await self.engine.dispose()

    # Matches

    async def create(self, match: MatchRecord, seats: list[SeatRecord], rows: list[Row]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(relations.matches), [plain(match)])
            await connection.execute(insert(relations.seats), [plain(seat) for seat in seats])
            await _add_known(connection, rows)

    async def gather(self, before: Waiting, after: Waiting, rows: list[Row]) -> bool:
        """Change a seat of a table that waits, with its setup; rows begin the match.

        All or nothing: False when the table is not as it was before.
        """
        (match, seat), (next_match, next_seat) = before, after
        table, chairs = relations.matches, relations.seats
        same_match = and_(table.c.id == match.id, table.c.setup == match.setup)
        same_seat = and_(
            _seat(seat.match, seat.seat),
            chairs.c.token == seat.token,
            chairs.c.level == seat.level,
            chairs.c.invite == seat.invite,
            chairs.c.reserved == seat.reserved,
        )
        async with self.engine.connect() as connection:
            for change in (
                update(table).where(same_match).values(plain(next_match)),
                update(chairs).where(same_seat).values(plain(next_seat)),
            ):
                if not (await connection.execute(change)).rowcount:
                    return False
            try:
                await _add_known(connection, rows)
            except IntegrityError:
                return False
            await connection.commit()
        return True

    async def add(self, row: Row) -> bool:
        """A row of a match that nobody plays; False when there is another in its place."""
        try:
            async with self.engine.begin() as connection:
                await _add_known(connection, [row])
        except IntegrityError:
            return False
        return True

    async def resume(self, row: Row, rules: str, content: str) -> bool:
        """The row with which a match goes on by other rules; False when it has changed."""
        change = update(relations.matches).where(relations.matches.c.id == row.match)
        values = {"rules_version": rules, "content_version": content, "deadline": None}
        try:
            async with self.engine.begin() as connection:
                await _add_known(connection, [row])
                await connection.execute(change.values(values))
        except IntegrityError:
            return False
        return True

    async def begun(self, match_ids: Sequence[str]) -> set[str]:
        """Those of the matches that do not wait for anybody any more."""
        table = relations.journal
        query = select(table.c.match).where(
            table.c.match.in_(match_ids), table.c.kind.in_(BEGINNINGS)
        )
        async with self.engine.connect() as connection:
            return set((await connection.execute(query)).scalars())

    async def match(self, match_id: str) -> MatchRecord | None:
        query = select(relations.matches).where(relations.matches.c.id == match_id)
        found = await self._read(query, MatchRecord)
        return found[0] if found else None

    async def rows(self, match_id: str, after: int = 0) -> list[Row]:
        table = relations.journal
        query = select(table).where(table.c.match == match_id, table.c.sequence > after)
        return await self._read(query.order_by(table.c.sequence), Row)

    async def checkpoints(self, match_id: str) -> list[Checkpoint]:
        table = relations.checkpoints
        query = select(table).where(table.c.match == match_id)
        return await self._read(query.order_by(table.c.sequence), Checkpoint)

    async def newest(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The last sequence number of each of these matches."""
        table = relations.journal
        query = (
            select(table.c.match, func.max(table.c.sequence))
            .where(table.c.match.in_(match_ids))
            .group_by(table.c.match)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return {row[0]: row[1] for row in found}

    async def note_heads(self, heads: Sequence[Head]) -> None:
        """Up to where matches are known to be written. What is known is never less."""
        async with self.engine.begin() as connection:
            await _note_heads(connection, heads)

    async def matches(self, kind: str, limit: int, game: str = "") -> list[MatchRecord]:
        """Public matches: `open` (a seat is free), `running` or `finished`; the newest first."""
        table, seat = relations.matches, relations.seats
        free = exists().where(
            seat.c.match == table.c.id,
            seat.c.token.is_(None),
            seat.c.level == "",
            seat.c.reserved.is_(None),
        )
        query = select(table).where(table.c.public.is_(True))
        if kind == "finished":
            query = query.where(table.c.finished.is_not(None))
        else:
            query = query.where(table.c.finished.is_(None), free if kind == "open" else not_(free))
        if game:
            query = query.where(table.c.game == game)
        return await self._read(query.order_by(table.c.created.desc()).limit(limit), MatchRecord)

    async def matches_of(self, player: str, limit: int) -> list[MatchRecord]:
        table, seat = relations.matches, relations.seats
        mine = exists().where(seat.c.match == table.c.id, seat.c.player == player)
        query = select(table).where(mine).order_by(table.c.created.desc()).limit(limit)
        return await self._read(query, MatchRecord)

    async def overdue(self, now: float, without: Sequence[str] = (), limit: int = 50) -> list[str]:
        """Matches whose time is up, the longest ago first. What is over has no deadline; to be
        said to be over ends none."""
        table = relations.matches
        query = select(table.c.id).where(table.c.deadline < now, table.c.id.not_in(without))
        query = query.order_by(table.c.deadline)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.limit(limit))).scalars())

    async def set_rules(self, match_id: str, rules: str, content: str) -> None:
        """By which rules and content a match goes on."""
        change = update(relations.matches).where(relations.matches.c.id == match_id)
        await self._changed(change.values(rules_version=rules, content_version=content))

    async def set_next(self, match_id: str, next_id: str) -> bool:
        """Note the rematch of a match; False when there is one already."""
        table = relations.matches
        change = update(table).where(table.c.id == match_id, table.c.next.is_(None))
        return await self._changed(change.values(next=next_id))

    # Time

    async def time(self) -> float | None:
        """What the database's clock says, where it has one of its own."""
        if self.engine.dialect.name == "sqlite":
            return None
        async with self.engine.connect() as connection:
            said = await connection.execute(select(func.extract("epoch", func.clock_timestamp())))
            return float(said.scalar_one())

    async def pulse(self) -> float:
        """When a worker was last known to be at work; 0 for never."""
        async with self.engine.connect() as connection:
            return float((await connection.execute(select(relations.pulse.c.at))).scalar_one())

    async def touch(self) -> None:
        """Write, and change nothing: done once the store can be written to."""
        await self._changed(update(relations.pulse).values(at=relations.pulse.c.at))

    async def beat(self, at: float) -> None:
        """A worker is at work."""
        await self._changed(update(relations.pulse).where(relations.pulse.c.at < at).values(at=at))

    async def end_outage(self, outage: Outage, now: float) -> None:
        """Note an outage that began with the last beat, unless another worker did."""
        table = relations.pulse
        async with self.engine.begin() as connection:
            change = update(table).where(table.c.at == outage.begun).values(at=now)
            if (await connection.execute(change)).rowcount:
                await connection.execute(insert(relations.outages), [plain(outage)])

    async def outages(self, after: float) -> list[Outage]:
        """Those that ended after a moment, in their order."""
        table = relations.outages
        query = select(table.c.begun, table.c.ended).where(table.c.ended > after)
        return await self._read(query.order_by(table.c.ended), Outage)

    # Seats

    async def seats(self, match_ids: Sequence[str]) -> list[SeatRecord]:
        table = relations.seats
        query = select(table).where(table.c.match.in_(match_ids))
        return await self._read(query.order_by(table.c.match, table.c.seat), SeatRecord)

    async def reseat(
        self, before: SeatRecord, after: SeatRecord, row: Row, deadline: float | None
    ) -> bool:
        """Change who has a seat, with the row that tells everybody; False when it has changed.

        While a seat is free nobody's time runs, so that the deadline changes too.
        Raises Conflict when the journal has gone on.
        """
        table = relations.seats
        same = and_(
            _seat(before.match, before.seat),
            table.c.token == before.token if before.token is not None else table.c.token.is_(None),
            table.c.level == before.level,
        )
        async with self.engine.connect() as connection:
            values = plain(after)
            if after.token == before.token:
                del values["standing"]
            change = update(table).where(same).values(values)
            if not (await connection.execute(change)).rowcount:
                return False
            try:
                await _add_known(connection, [row])
            except IntegrityError:
                raise Conflict from None
            match = update(relations.matches).where(relations.matches.c.id == row.match)
            await connection.execute(match.values(deadline=deadline))
            await connection.commit()
        return True

    async def invite(self, match_id: str, seat: int, invite: str) -> bool:
        """Let a new invitation count for a free seat, and no earlier one."""
        table = relations.seats
        change = update(table).where(_seat(match_id, seat), table.c.token.is_(None))
        return await self._changed(change.values(invite=invite, reserved=None))

    async def set_standing(self, seat: SeatRecord, standing: str) -> bool:
        """What a seat wants answered for it from now on; False if it is somebody else's now."""
        same = and_(_seat(seat.match, seat.seat), relations.seats.c.token == seat.token)
        change = update(relations.seats).where(same)
        return await self._changed(change.values(standing=standing))

    # Films

    async def add_film(self, film: FilmRecord) -> None:
        """Keep it, unless it is there already."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(relations.films), [plain(film)])
        except IntegrityError:
            return

    async def film(self, match_id: str, ply: int, record: str) -> bytes | None:
        table = relations.films
        same = and_(table.c.match == match_id, table.c.ply == ply, table.c.record == record)
        found = await self._read(select(table).where(same), FilmRecord)
        return found[0].film if found else None

    async def filmed(self, match_id: str) -> list[tuple[int, str]]:
        """The plies that there are films of, and of which record."""
        table = relations.films
        query = select(table.c.ply, table.c.record).where(table.c.match == match_id)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(table.c.ply))).all()
        return [(row.ply, row.record) for row in rows]


def row_values(row: Row) -> dict[str, Any]:
    """A row as the values of its columns; its checkpoint has a table of its own."""
    values = plain(row)
    del values["checkpoint"]
    return values


async def add_rows(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """Rows of journals, with the checkpoints they lead to. Raises IntegrityError."""
    await connection.execute(insert(relations.journal), [row_values(row) for row in rows])
    kept = [plain(row.checkpoint) for row in rows if row.checkpoint is not None]
    if kept:
        await connection.execute(insert(relations.checkpoints), kept)


async def _add_known(connection: AsyncConnection, rows: Sequence[Row]) -> None:
    """Rows of one match, and in the same transaction that they are there. Raises IntegrityError.

    The writer's rows, which are many, are noted every few seconds (`Rooms.note_heads`).
    """
    if rows:
        await add_rows(connection, rows)
        last = rows[-1]
        await _note_heads(connection, [Head(last.match, last.sequence, last.chain)])


async def _note_heads(connection: AsyncConnection, heads: Sequence[Head]) -> None:
    table = relations.matches
    change = update(table).where(
        table.c.id == bindparam("which"), table.c.head_sequence < bindparam("number")
    )
    change = change.values(head_sequence=bindparam("number"), head=bindparam("hash"))
    known = [{"which": each.match, "number": each.sequence, "hash": each.chain} for each in heads]
    await connection.execute(change, known)


def _seat(match_id: str, seat: int) -> Any:
    return and_(relations.seats.c.match == match_id, relations.seats.c.seat == seat)
