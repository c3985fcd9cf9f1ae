"""The port for live tables, before anybody has said who they are."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server, free_port
from rollout.server.settings import Settings
from rollout.server.threshold import LARGEST_HEAD
from tests.server.people import PATIENCE, Api

MOST = 5
HEAD = (
    b"GET /api/matches/%b/live HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: %b\r\n\r\n"
)


@pytest.fixture(scope="module", params=[False, True], ids=["alone", "behind a proxy"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    limits = msgspec.structs.replace(GENEROUS, connections_at_door=MOST)
    database = f"sqlite:///{tmp_path_factory.mktemp('threshold') / 'm.sqlite'}"
    settings = Settings(
        database=database, limits=limits, behind_proxy=request.param, live_port=free_port()
    )
    with Server(settings) as running:
        yield running


def call(server: Server, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.settings.live_port), PATIENCE)
    with suppress(OSError):
        line.sendall(said)
    return line


def first_word(line: socket.socket) -> bytes:
    """The status of what is answered; nothing where the line is cut."""
    with suppress(OSError):
        return line.recv(4096)[9:12]
    return b""


def test_nobody_holds_all_connections_of_the_live_port(server: Server) -> None:
    """Alone they need not say anything to be counted; behind a proxy it says who they are."""
    proxy = server.settings.behind_proxy
    with Api(server) as api:
        match = str(api.create()["match"]).encode()
    whole = HEAD % (match, b"192.0.2.7, 192.0.2.1")
    with ExitStack() as stack:
        for _ in range(MOST):
            first = stack.enter_context(call(server, whole if proxy else b"G"))
            assert not proxy or first_word(first) == b"101"
        with call(server, whole) as sixth:
            assert first_word(sixth) == (b"429" if proxy else b"")
        if proxy:
            with call(server, HEAD % (match, b"192.0.2.2")) as other:
                assert first_word(other) == b"101"
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with call(server, whole) as later:
            if first_word(later) == b"101":
                return
    raise AssertionError("those who left are still counted")


def test_a_head_that_is_too_long_is_not_read(server: Server) -> None:
    """Picows would keep any, for five seconds."""
    with call(server, HEAD % (b"a" * 12, b"192.0.2.3" + b" " * LARGEST_HEAD)) as line:
        assert first_word(line) == b""
    with call(server, HEAD % (b"a" * 12, b"192.0.2.3" + b" " * 10_000)) as line:
        assert first_word(line) == b"101"
