"""`rollout serve`, `rollout backup`, `rollout restore`: the service and what it keeps.

The service's parts are imported when they are needed, so that other commands start at once.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from rollout.cli.failures import NO, Failure
from rollout.cli.files import make_folder, reason_of
from rollout.cli.group import Command, section
from rollout.cli.terminal import Terminal
from rollout.server.settings import (
    VARIABLE,
    Door,
    Limits,
    Settings,
    from_environment,
    to_environment,
    with_driver,
)
from rollout.server.worker_time import epoch

if TYPE_CHECKING:
    from rollout.server.chain import Damage

TARGET = "rollout.server.application:application"
PORT = 8000
HERE = "127.0.0.1"
SECONDS_TO_END = 10

Database = Annotated[str, typer.Option(metavar="URL", help="help-serve-database")]


class ServeCommand(Command):
    """Its help tells every limit as well."""

    def more_help(self, words: Any) -> list[str]:
        limits = [
            (f"{name} {value:g}", words.plain(f"limit-{name.replace('_', '-')}"))
            for name, value in [
                *msgspec.structs.asdict(Limits()).items(),
                ("bot_processes", Settings().bot_processes),
            ]
        ]
        return section(words.plain("help-serve-limits", variable=VARIABLE), limits)


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(help="help-serve-host")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="help-serve-port")] = None,
    database: Database = "",
    redis: Annotated[str, typer.Option(metavar="URL", help="help-serve-redis")] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="help-serve-workers")] = 1,
    live_port: Annotated[int, typer.Option(min=0, max=65535, help="help-serve-live")] = 0,
    behind_proxy: Annotated[bool, typer.Option(help="help-serve-proxy")] = False,
    power_loss: Annotated[
        bool, typer.Option("--safe-from-power-loss", help="help-serve-power")
    ] = False,
    show: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    terminal: Terminal = ctx.obj
    if workers > 1 and not redis:
        raise Failure("serve-needs-redis")
    host = _resolved(host)
    settings = _settings(database, redis, behind_proxy, power_loss)
    settings = _with_lane(settings, host, live_port or settings.live_port)
    _tell_damages(terminal, asyncio.run(_prepare(settings)))
    chosen = _port(host, port)
    if chosen == settings.live_port:
        raise Failure("serve-same-port", port=str(chosen))
    address = f"http://{_reachable(host)}:{chosen}/"
    terminal.say("serve-address", address=address, database=_shown(settings.database))
    if show:
        subprocess.Popen([sys.executable, "-m", "rollout.cli.opening", address])
    _run(host, chosen, workers, settings)


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-backup-file")],
    database: Database = "",
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from rollout.server.backup import back_up

    terminal: Terminal = ctx.obj
    settings = _settings(database)
    _expect_database(settings)
    try:
        count = asyncio.run(back_up(settings, file))
    except OSError as error:
        raise Failure("file-not-writable", path=str(file), reason=reason_of(error)) from None
    except SQLAlchemyError as error:
        raise Failure("backup-failed", problem=str(error).splitlines()[0]) from None
    terminal.say("backup-done", matches=count, path=str(file))


def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="help-backup-file")],
    database: Database = "",
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from rollout.server.backup import BackupError, damages_in, restore_from

    terminal: Terminal = ctx.obj
    settings = _settings(database)
    try:
        count = asyncio.run(restore_from(settings, file))
    except FileNotFoundError:
        raise Failure("file-missing", path=str(file)) from None
    except OSError as error:
        raise Failure("file-unreadable", path=str(file), reason=reason_of(error)) from None
    except (BackupError, SQLAlchemyError) as error:
        raise Failure("backup-failed", problem=str(error).splitlines()[0]) from None
    terminal.say("restore-done", matches=count, path=str(file))
    if _tell_damages(terminal, asyncio.run(damages_in(settings))):
        raise typer.Exit(NO)


def check(
    ctx: typer.Context,
    address: Annotated[str, typer.Argument(metavar="DATABASE", help="help-serve-database")] = "",
) -> None:
    from sqlalchemy.exc import SQLAlchemyError

    from rollout.server.backup import damages_in

    terminal: Terminal = ctx.obj
    settings = _settings(address)
    _expect_database(settings)
    try:
        found = asyncio.run(damages_in(settings))
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise Failure("backup-failed", problem=str(error).splitlines()[0]) from None
    if _tell_damages(terminal, found):
        raise typer.Exit(NO)
    terminal.say("check-sound", database=_shown(settings.database))


def _tell_damages(terminal: Terminal, found: list[Damage]) -> bool:
    """Say which matches are damaged, and where. The others are as they were."""
    for damage in found:
        terminal.say("check-damaged", match=damage.match, row=damage.sequence, what=damage.what)
    return bool(found)


def _expect_database(settings: Settings) -> None:
    """A file of SQLite that is not there would be made, and the backup would be empty."""
    from sqlalchemy import make_url

    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Failure("backup-no-database", database=_shown(settings.database))


def data_folder() -> Path:
    """Where a player's own matches are kept, by the rules of the desktop."""
    chosen = os.environ.get("XDG_DATA_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "share") / "rollout"


def _settings(
    database: str, redis: str = "", behind_proxy: bool = False, power_loss: bool = False
) -> Settings:
    """The settings of the environment, with what the command line says over them."""
    given = from_environment()
    if not database and given.database == Settings().database:
        folder = data_folder()
        make_folder(folder)
        database = f"sqlite:///{folder / 'matches.sqlite'}"
    return Settings(
        database=with_driver(database or given.database),
        redis=redis or given.redis,
        safe_from_power_loss=power_loss or given.safe_from_power_loss,
        behind_proxy=behind_proxy or given.behind_proxy,
        live_port=given.live_port,
        bot_processes=given.bot_processes,
        limits=given.limits,
    )


def _with_lane(settings: Settings, host: str, port: int) -> Settings:
    """Live tables get that port of their own as well, unless it is 0."""
    if not port:
        return settings
    return msgspec.structs.replace(settings, live_host=host, live_port=_port(host, port))


async def _prepare(settings: Settings) -> list[Damage]:
    """Bring the store up to date once, before several workers open it, and look through the
    journals of the matches that may go on."""
    from sqlalchemy.exc import SQLAlchemyError

    from rollout.server.backup import damages_in
    from rollout.server.store import check_file

    try:
        check_file(settings)
        return await damages_in(settings, running=True)
    except (SQLAlchemyError, sqlite3.Error, OSError, ImportError) as error:
        problem = str(error).splitlines()[0]
        raise Failure(
            "serve-no-database", database=_shown(settings.database), problem=problem
        ) from None


def _run(host: str, port: int, workers: int, settings: Settings) -> None:
    from granian.constants import Interfaces
    from granian.log import LogLevels

    from rollout.server.open_files import open_more
    from rollout.server.supervision import Persistent

    open_more()
    inner = _free_port(HERE, 0)
    door = Door(host, port, inner, secrets.token_hex(16), several=workers > 1)
    here = msgspec.structs.replace(settings, door=door, epoch=epoch())
    os.environ.update(to_environment(here))
    Persistent(
        TARGET,
        address=HERE,
        port=inner,
        interface=Interfaces.ASGI,
        workers=workers,
        factory=True,
        websockets=False,
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        respawn_interval=0.5,
        workers_kill_timeout=SECONDS_TO_END,
    ).serve()


def _resolved(host: str) -> str:
    """The address that a name stands for.

    >>> _resolved("127.0.0.1")
    '127.0.0.1'
    """
    try:
        return str(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0])
    except OSError as error:
        problem = reason_of(error)
        raise Failure("serve-no-host", host=host, problem=problem) from None


def _reachable(host: str) -> str:
    """How a browser on this machine calls the place where the server listens.

    >>> _reachable("0.0.0.0"), _reachable("::1")
    ('127.0.0.1', '[::1]')
    """
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{here}]" if ":" in here else here


def _shown(database: str) -> str:
    """The address of a database without its password."""
    scheme, _, rest = database.partition("://")
    return f"{scheme.partition('+')[0]}://{rest.rpartition('@')[2]}"


def _port(host: str, wanted: int | None) -> int:
    """The port that was asked for; without one the usual, or any other when that is taken."""
    try:
        return _free_port(host, PORT if wanted is None else wanted)
    except OSError as error:
        if wanted is None:
            return _free_port(host, 0)
        problem = reason_of(error)
        raise Failure("serve-no-port", host=host, port=str(wanted), problem=problem) from None


def _free_port(host: str, port: int) -> int:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        return int(probe.getsockname()[1])
