"""Real servers for all tests of this folder: SQLite by default, PostgreSQL and Valkey on demand."""

from __future__ import annotations

from collections.abc import Iterator

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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with databases.postgres(tmp_path_factory.mktemp("postgres")) as address:
        yield address


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    with databases.valkey() as address:
        yield address
