"""Real servers in processes of their own, for measuring and for killing."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from rollout.server.settings import Limits, Settings, to_environment

ROOT = Path(__file__).parents[2]
GENEROUS = Limits(
    requests_per_second=100_000,
    costly_per_minute=6_000_000,
    setups_per_minute=6_000_000,
    passwords_per_minute=6_000_000,
    messages_per_second=1_000_000,
    chat_per_second=1_000,
    connections_per_address=100_000,
    connections_at_door=100_000,
    questions_per_address=100_000,
    connections_in_all=100_000,
    kilobytes_per_second=10_000_000,
    sessions_per_hour=100_000_000,
    rows_per_match=10_000_000,
    offers_per_seat=10_000_000,
    changes_per_seat=10_000_000,
    remarks_per_match=10_000_000,
)
"""For measuring: one address is all the clients there are."""

PATIENCE = 120.0
LEASH = ["sh", "-c", 'exec 3<&0; (read _ <&3; kill -9 -$$) & exec "$@" </dev/null 3<&-', "sh"]
"""Ends the whole group when the pipe to it breaks: nothing is left when a test is interrupted."""
ROLLOUT = "from rollout.cli.main import main; main()"


QUIET_PORTS = range(10_000, 32_000)
"""Systems give no port of these to connections that go out: one that is free stays so."""


def free_port() -> int:
    while True:
        port = secrets.choice(QUIET_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class GaveUp(Exception):
    """A server ended itself while it was being started."""


def children_of(process: int) -> list[int]:
    """The processes that a process has started itself."""
    told = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in told.split()]


class Server:
    """`rollout serve` in a process group of its own, so that all of it can be killed.

    With a target it is another application that granian serves; with a Python it is the Rollout
    of that one's environment.
    """

    def __init__(
        self,
        settings: Settings,
        port: int | None = None,
        workers: int = 1,
        target: str = "",
        core: int | None = None,
        python: str = sys.executable,
    ) -> None:
        self.settings = settings
        self.port = port or free_port()
        self.workers = workers
        self.target = target
        self.core = core
        self.python = python
        self.process: subprocess.Popen[bytes] | None = None
        self.is_ready = False
        self.environment: dict[str, str] = {}
        """What its environment has besides."""
        self.files = ""
        """How many files it may open, as options of `ulimit`; as many as whoever starts it."""
        self.shunned: set[int] = set()
        """Ports at which nobody comes to live tables."""

    def start(self) -> None:
        place = ["--host", "127.0.0.1", "--port", str(self.port), "--workers", str(self.workers)]
        if self.target:
            kind = ["--interface", "asgi", "--factory", "--log-level", "warning"]
            command = [self.python, "-m", "granian", *kind, *place, self.target]
        else:
            redis = ["--redis", self.settings.redis] if self.settings.redis else []
            command = [self.python, "-c", ROLLOUT, "serve", *place, *redis]
        if self.files:
            command = ["sh", "-c", f'{self.files}; exec "$@"', "sh", *command]
        if self.core is not None:
            command = ["taskset", "-c", str(self.core), *command]
        self.process = subprocess.Popen(
            [*LEASH, *command],
            cwd=ROOT,
            env={**os.environ, **to_environment(self.settings), **self.environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.wait_until_ready()

    @property
    def live_ports(self) -> list[int]:
        """Where live tables are: at the common port, and at one of their own if it has that."""
        own = self.settings.live_port
        both = [self.port, own] if own else [self.port]
        return [port for port in both if port not in self.shunned]

    def wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.get("/api/matches?limit=1")
                self.is_ready = True
                return
            except OSError as error:
                assert self.process is not None
                if self.process.poll() is not None:
                    self.kill()
                    raise GaveUp from error
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def processes(self) -> list[int]:
        """All that belong to it now; none while it is being started or ended."""
        group = None if self.process is None else self.process.pid
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if os.getpgid(int(folder.name)) == group:
                    found.append(int(folder.name))
        return found

    def megabytes(self) -> int:
        """What all its processes hold in memory together."""
        kilobytes = 0
        for process in self.processes():
            with suppress(OSError):
                status = Path(f"/proc/{process}/status").read_text()
                held = [line for line in status.splitlines() if "RssAnon" in line]
                kilobytes += sum(int(line.split()[1]) for line in held)
        return kilobytes // 1024

    def kill(self) -> None:
        """End it without any warning, as a crash would."""
        self._end(signal.SIGKILL)

    def kill_workers(self) -> None:
        """End all workers without any warning; what started them is left."""
        assert self.process is not None
        for child in children_of(self.process.pid):
            if Path(f"/proc/{child}/cmdline").read_bytes().startswith(self.python.encode()):
                os.kill(child, signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            msgspec.json.encode(body),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            return msgspec.json.decode(answer.read())

    def _end(self, kind: signal.Signals) -> None:
        self.is_ready = False
        if self.process is None:
            return
        try:
            os.killpg(self.process.pid, kind)
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        except ProcessLookupError:
            self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()
