"""Real servers for all tests of this folder: SQLite by default, PostgreSQL and Valkey on demand."""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benchmarks.soak import databases
from benchmarks.soak.servers import GENEROUS, Server, free_port
from rollout.server.settings import Settings
from tests.server.people import Api


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'm.sqlite'}"
    settings = Settings(database=database, live_port=free_port(), limits=GENEROUS)
    with Server(settings) as running:
        yield running


@pytest.fixture
def api(server: Server) -> Iterator[Api]:
    with Api(server) as browser:
        yield browser


@pytest.fixture
def other(server: Server) -> Iterator[Api]:
    """Another browser."""
    with Api(server) as browser:
        yield browser


@pytest.fixture
def beside(server: Server) -> Iterator[Api]:
    """A browser whose live tables come by the port that is theirs alone."""
    with Api(server, server.settings.live_port) as browser:
        yield browser


NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def new_database() -> Iterator[NewDatabase]:
    """Makes a database of its own in one PostgreSQL: nothing is left there by another test.

    Its files are in no folder of pytest's: another run closes those to everybody but its user,
    and where that is root PostgreSQL is somebody else.
    """
    with (
        tempfile.TemporaryDirectory() as folder,
        databases.postgres(Path(folder)) as address,
    ):
        numbers = itertools.count(1)
        asyncio.run(databases.add_migrated(address))
        yield lambda: asyncio.run(databases.add_copy(address, next(numbers)))


@pytest.fixture
def postgres(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture(scope="module")
def lasting_postgres(new_database: NewDatabase) -> str:
    """For servers that all tests of a module share."""
    return new_database()


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    with databases.valkey() as address:
        yield address
