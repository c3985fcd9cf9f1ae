"""Bring a store's tables up to date: every change in `migrations/versions`, in order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from rollout.server.relations import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "head"


async def migrate(engine: AsyncEngine) -> None:
    """Run every migration that the database has not had yet."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))

    def missing(revision: Any, _context: Any) -> Any:
        return scripts._upgrade_revs(NEWEST, revision)

    with EnvironmentContext(Config(), scripts, fn=missing, destination_rev=NEWEST) as environment:
        environment.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
        with environment.begin_transaction():
            environment.run_migrations()
