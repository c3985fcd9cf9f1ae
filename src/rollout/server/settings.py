"""What a server can be told: where it keeps matches, how it talks to its twins, its limits."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

VARIABLE = "ROLLOUT_SETTINGS"
"""Settings as JSON, for the processes that a server starts."""

LARGEST_BODY = 256_000
"""How many bytes a request may have."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one client may ask for, all of it in one place.

    `rollout serve --help` tells them in words, `docs/running-a-server.md` has them as a table.
    """

    requests_per_second: float = 20
    kilobytes_per_second: float = 500
    costly_per_minute: float = 60
    setups_per_minute: float = 120
    passwords_per_minute: float = 10
    sessions_per_hour: float = 240
    sessions_per_account: int = 50
    messages_per_second: float = 40
    chat_per_second: float = 1
    remarks_per_match: int = 5_000
    connections_per_address: int = 200
    connections_at_door: int = 300
    questions_per_address: int = 60
    connections_in_all: int = 10_000
    connections_per_match: int = 200
    rows_per_match: int = 20_000
    offers_per_seat: int = 200
    changes_per_seat: int = 200
    matches_in_memory: int = 2_000


class Door(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where `rollout serve` listens, and at which port of this machine its HTTP server does."""

    host: str
    port: int
    inner: int
    secret: str
    """With it the HTTP server knows that the door says who is calling."""
    several: bool = False
    """Several workers share it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of them; the defaults are those of a server for one household."""

    database: str = "sqlite+aiosqlite:///rollout.sqlite"
    redis: str = ""
    """The address of a Redis or Valkey; needed by several workers, empty for one."""
    safe_from_power_loss: bool = False
    """SQLite waits for the disk at every commit. Without it a crash of the program loses
    nothing, a power cut may lose the last moment."""
    behind_proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto."""
    live_host: str = "127.0.0.1"
    live_port: int = 0
    """Where live tables have a port of their own as well; 0 for nowhere."""
    door: Door | None = None
    epoch: float = 0.0
    """When the machine's steady clock began, by the wall clock when the service started: all its
    workers tell the time by it."""
    bot_processes: int = 2
    """How many bots of one level think at the same time."""
    limits: Limits = Limits()


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """
    >>> from_environment({VARIABLE: '{"redis": "redis://localhost"}'}).redis
    'redis://localhost'
    """
    return msgspec.json.decode(environment.get(VARIABLE, "{}"), type=Settings)


def to_environment(settings: Settings) -> dict[str, str]:
    return {VARIABLE: msgspec.json.encode(settings).decode()}


def with_driver(url: str) -> str:
    """The address of a database with the driver that is used here.

    >>> with_driver("postgresql://localhost/rollout")
    'postgresql+asyncpg://localhost/rollout'
    >>> with_driver("sqlite:///matches.sqlite")
    'sqlite+aiosqlite:///matches.sqlite'

    What is no address is the name of a file.

    >>> with_driver("matches.sqlite")
    'sqlite+aiosqlite:///matches.sqlite'
    """
    scheme, colon, rest = url.partition("://")
    if not colon:
        return with_driver(f"sqlite:///{url}")
    return f"{DRIVERS.get(scheme, scheme)}{colon}{rest}"
