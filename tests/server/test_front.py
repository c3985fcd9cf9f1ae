"""The door of `rollout serve`: what comes in is limited before it is kept."""

from __future__ import annotations

import re
import socket
import struct
import sys
from contextlib import ExitStack, suppress
from pathlib import Path

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.front import is_live, read_head
from rollout.server.settings import Settings
from tests.server.people import PATIENCE, Api

UPGRADE = (
    "GET /api/matches/{match}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TEXT, CONTINUATION, FINAL = 0x1, 0x0, 0x80
MEGABYTE = 1_000_000


def frame(kind: int, payload: bytes) -> bytes:
    """A frame as clients send it, masked with zeros."""
    if len(payload) < 65_536:
        return struct.pack("!BBH", kind, 0x80 | 126, len(payload)) + bytes(4) + payload
    return struct.pack("!BBQ", kind, 0x80 | 127, len(payload)) + bytes(4) + payload


def knock(server: Server, match: str) -> socket.socket:
    """A live table over a bare socket, before hello."""
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(UPGRADE.format(match=match).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


def is_cut_off(line: socket.socket, *pieces: bytes) -> bool:
    """Whether the server closes the connection, though what it was sent is not whole yet.

    How much is sent by then says nothing: what nobody reads is held by the system's buffers.
    """
    try:
        for piece in pieces:
            line.sendall(piece)
        while line.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def heard(line: socket.socket, request: bytes) -> bytes:
    """All that the server answers before it closes the connection."""
    answer = b""
    with suppress(OSError):
        line.sendall(request)
        while more := line.recv(65536):
            answer += more
    return answer


@pytest.fixture
def match(api: Api) -> str:
    made: str = api.create()["match"]
    return made


def memory(server: Server) -> int:
    """The bytes that the server's processes hold."""
    assert server.process is not None
    total = 0
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == server.process.pid:
            total += int(fields[21]) * 4096
    return total


def test_unfinished_messages_are_not_kept(server: Server, match: str) -> None:
    """Twenty connections say nothing but pieces of a message of 55 megabytes that never ends."""
    before = memory(server)
    piece = frame(CONTINUATION, b"x" * 60_000)
    with ExitStack() as stack:
        lines = [stack.enter_context(knock(server, match)) for _ in range(20)]
        for line in lines:
            assert is_cut_off(line, frame(TEXT, b"x" * 60_000), *[piece] * 900)
        assert memory(server) - before < 50 * MEGABYTE


def test_a_frame_that_is_too_large_is_not_read(server: Server, match: str) -> None:
    with knock(server, match) as line:
        head = struct.pack("!BBQ", TEXT | FINAL, 0x80 | 127, 60 * MEGABYTE) + bytes(4)
        assert is_cut_off(line, head, *[b"x" * 100_000] * 599)


def test_a_hello_has_a_size(api: Api, match: str) -> None:
    hello = b'{"hello":{"tokens":[' + b" " * 64_001 + b"]}}"
    with knock(api.server, match) as line:
        line.sendall(frame(TEXT | FINAL, hello))
        closing = line.recv(4096)
    assert (closing[0] & 0xF, closing[2:4]) == (0x8, struct.pack("!H", 1009))


def test_nobody_holds_all_connections(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_at_door=5)
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=limits)
    with Server(settings) as server, ExitStack() as stack:
        place = ("127.0.0.1", server.port)
        idle = [stack.enter_context(socket.create_connection(place, PATIENCE)) for _ in range(5)]
        for line in idle:
            line.sendall(b"GET / HTTP/1.1\r\n")
        with socket.create_connection(place, PATIENCE) as sixth:
            assert heard(sixth, b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n") == b""
        for line in idle:
            line.close()
        server.wait_until_ready()


def test_behind_a_proxy_nobody_holds_all_connections_either(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, connections_at_door=5)
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    settings = Settings(database=database, limits=limits, behind_proxy=True)
    begun = (
        b"POST /api/matches HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\nX-Forwarded-For: %b\r\n\r\n"
    )
    whole = b"GET /api/games HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: %b\r\n\r\n"
    with Server(settings) as server, ExitStack() as stack:
        place = ("127.0.0.1", server.port)
        for _ in range(5):
            idle = stack.enter_context(socket.create_connection(place, PATIENCE))
            idle.sendall(begun % b"192.0.2.7, 192.0.2.1")
        for said, status in ((b"192.0.2.1", b"429"), (b"192.0.2.1, 192.0.2.2", b"200")):
            with socket.create_connection(place, PATIENCE) as line:
                assert heard(line, whole % said).startswith(b"HTTP/1.1 " + status)


@pytest.mark.skipif(sys.platform != "linux", reason="addresses of this machine, and /proc")
def test_two_addresses_do_not_keep_everybody_out(tmp_path: Path) -> None:
    """Where a process may open 1,024 files, and only 256 unless it asks for more."""
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}"))
    server.files = "ulimit -n 1024; ulimit -S -n 256"
    with server, ExitStack() as stack:
        files = {
            re.search(r"Max open files +(\d+)", Path(f"/proc/{each}/limits").read_text())
            for each in server.processes()
        }
        assert {each[1] for each in files if each is not None} >= {"1024"}
        with Api(server) as browser:
            head = UPGRADE.format(match=browser.create()["match"]).encode()
        place, inside = ("127.0.0.1", server.port), 0
        for address in ("127.0.0.2", "127.0.0.3"):
            for _ in range(299):
                line = socket.create_connection(place, PATIENCE, (address, 0))
                stack.enter_context(line)
                inside += is_let_in(line, head)
        assert 100 < inside < 274
        with socket.create_connection(place, PATIENCE, ("127.0.0.4", 0)) as newcomer:
            assert b" 200 " in heard(newcomer, b"GET /api/games HTTP/1.1\r\nHost: a\r\n\r\n")


def is_let_in(line: socket.socket, head: bytes) -> bool:
    try:
        line.sendall(head)
        return bool(line.recv(4096))
    except OSError:
        return False


ODD = {
    "a bare line feed": b"GET / HTTP/1.1\nHost: a\r\n\r\n",
    "a header over two lines": b"GET / HTTP/1.1\r\nHost: a\r\n more\r\n\r\n",
    "no name of a header": b"GET / HTTP/1.1\r\n: a\r\n\r\n",
    "a space before the colon": b"GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "nothing": b"\r\n\r\n",
    "another protocol": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a NUL": b"GET / HTTP/1.1\r\nHost: a\0b\r\n\r\n",
}


@pytest.mark.parametrize("head", ODD.values(), ids=ODD)
def test_what_two_readers_could_understand_differently_is_refused(
    server: Server, head: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head)
        assert line.recv(4096).startswith(b"HTTP/1.1 400")


def test_a_head_without_end_is_refused(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nCookie: " + b"x" * 20_000)
        assert line.recv(4096).startswith(b"HTTP/1.1 431")


def test_one_connection_carries_one_request(server: Server) -> None:
    request = b"GET /api/matches?limit=1 HTTP/1.1\r\nHost: a\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        answer = heard(line, request * 3)
    assert answer.count(b"HTTP/1.1 200") == 1


def test_nobody_else_says_who_is_calling(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, costly_per_minute=2)
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=limits)
    with Server(settings) as server, Api(server) as browser:
        for number in range(2):
            browser.http.headers["X-Rollout-Caller"] = f"guess 192.0.2.{number}"
            browser.create()
        browser.http.headers["X-Rollout-Caller"] = "guess 192.0.2.7"
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        browser.post("/api/matches", {"game": "tic_tac_toe", "seats": seats}, 429)


def test_only_live_tables_are_upgraded() -> None:
    for path, upgrade, live in (
        ("/api/matches/k3v9abcdefgh/live", "websocket", True),
        ("/api/matches/k3v9abcdefgh/live", "WebSocket", True),
        ("/api/matches/k3v9abcdefgh/live", "h2c", False),
        ("/api/matches/k3v9abcdefgh", "websocket", False),
        ("/", "websocket", False),
    ):
        head = f"GET {path} HTTP/1.1\r\nUpgrade: {upgrade}".encode()
        assert is_live(*read_head(head)) is live
