"""All matches and journals in one portable file, from one kind of database to another.

The file is text: a line that names the format, then one JSON object a line, table by table.
Sessions are left out: whoever was logged in logs in again.
"""

from __future__ import annotations

import binascii
import gzip
import zlib
from base64 import b64decode
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Table, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rollout.server import relations
from rollout.server.chain import Damage
from rollout.server.inspection import damages
from rollout.server.seals import seal_unsealed
from rollout.server.settings import Settings
from rollout.server.store import Store, open_engine

FORMAT = "rollout backup 1"
TABLES = (
    relations.accounts,
    relations.matches,
    relations.seats,
    relations.journal,
    relations.checkpoints,
    relations.films,
    relations.chat,
)
AT_ONCE = 500


SPOILT = (
    *(gzip.BadGzipFile, zlib.error, EOFError, UnicodeDecodeError),
    *(msgspec.MsgspecError, binascii.Error, KeyError),
)
"""What reading a file raises that is none, or is damaged."""


class BackupError(Exception):
    """The file is no backup, or the database already has what is in it."""


class Line(msgspec.Struct):
    table: str
    row: dict[str, Any]


async def back_up(settings: Settings, path: Path) -> int:
    """Write everything to a file; how many matches that were. Play may go on meanwhile."""
    store = Store(open_engine(settings))
    draft = path.with_name(path.name + ".new")
    matches = 0
    try:
        await store.open()
        with gzip.open(draft, "wt", encoding="utf-8") as file:
            print(FORMAT, file=file)
            async with store.engine.connect() as connection:
                await _see_one_moment(connection)
                async for line in _lines(connection):
                    matches += line.table == relations.matches.name
                    print(msgspec.json.encode(line).decode(), file=file)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
        await store.close()
    return matches


async def restore_from(settings: Settings, path: Path) -> int:
    """Read a file into a database that has none of its matches; all or nothing."""
    store = Store(open_engine(settings))
    matches = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            await store.open()
            async with store.engine.begin() as connection:
                remarks = await _newest_remark(connection)
                for table, rows in _read(file):
                    if table is relations.chat:
                        rows = [{**row, "id": row["id"] + remarks} for row in rows]
                    elif table is relations.films:
                        rows = [{**row, "film": b64decode(row["film"])} for row in rows]
                    await connection.execute(insert(table), rows)
                    matches += len(rows) if table is relations.matches else 0
                await connection.run_sync(seal_unsealed)
                await _set_counter(connection)
                await _set_pulse(connection)
    except IntegrityError:
        raise BackupError("the database has some of these matches already") from None
    except SPOILT as error:
        raise BackupError(f"{path.name} is no backup: {error}") from None
    finally:
        await store.close()
    return matches


async def damages_in(settings: Settings, running: bool = False) -> list[Damage]:
    """Where journals are not what was written; of all matches, or of those not over yet."""
    store = Store(open_engine(settings))
    try:
        await store.open()
        return [damage async for damage in damages(store.engine, running)]
    finally:
        await store.close()


async def _lines(connection: AsyncConnection) -> AsyncIterator[Line]:
    for table in TABLES:
        order = list(table.primary_key.columns)
        found = await connection.stream(select(table).order_by(*order))
        async for row in found.mappings():
            yield Line(str(table.name), {str(name): value for name, value in row.items()})


def _read(file: IO[str]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """The rows of the file, a few hundred of one table at a time."""
    if file.readline().rstrip("\n") != FORMAT:
        raise BackupError(f"the file does not begin with {FORMAT!r}")
    decode = msgspec.json.Decoder(Line).decode
    tables = {table.name: table for table in TABLES}
    rows: list[dict[str, Any]] = []
    current = ""
    for text_line in file:
        line = decode(text_line)
        if line.table not in tables:
            raise BackupError(f"there is no table {line.table!r}")
        if rows and (line.table != current or len(rows) >= AT_ONCE):
            yield tables[current], rows
            rows = []
        current = line.table
        rows.append(line.row)
    if rows:
        yield tables[current], rows


async def _see_one_moment(connection: AsyncConnection) -> None:
    """All tables as they are now, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    else:
        await connection.exec_driver_sql("BEGIN")


async def _newest_remark(connection: AsyncConnection) -> int:
    """Remarks that are read are numbered after those that are there."""
    return (await connection.execute(select(func.max(relations.chat.c.id)))).scalar() or 0


async def _set_counter(connection: AsyncConnection) -> None:
    """Let PostgreSQL number new remarks after those that were read."""
    if connection.dialect.name == "postgresql":
        await connection.execute(
            text("SELECT setval('chat_id_seq', (SELECT COALESCE(MAX(id), 0) + 1 FROM chat), false)")
        )


async def _set_pulse(connection: AsyncConnection) -> None:
    """In a database that is new the service was last at work when the newest row was written:
    what has passed since then counts against nobody."""
    newest = select(func.coalesce(func.max(relations.journal.c.at), 0.0)).scalar_subquery()
    pulse = relations.pulse
    await connection.execute(update(pulse).where(pulse.c.at == 0).values(at=newest))
