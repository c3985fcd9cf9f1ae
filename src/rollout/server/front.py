"""The door of `rollout serve`: where it listens, and who is behind it.

A WebSocket of the HTTP server buffers a message whole, whatever its size. So live tables go to
the lane, which stops reading at its limits, and all else goes to the HTTP server. The door reads
only the head of a connection's first request. It says who is calling, in a header that nobody
else can write, and lets an HTTP connection carry one request. Whoever says nothing is sent away,
and nobody may hold more connections than others can spare.
"""

from __future__ import annotations

import asyncio
import re
from typing import cast

from rollout.server.lane import PATH, Lane
from rollout.server.service import CALLER, Service, network_of
from rollout.server.settings import LARGEST_BODY, Door
from rollout.server.threshold import LARGEST_HEAD

SECONDS_FOR_HEAD = 10.0
SECONDS_TO_PART = 2.0
"""Whoever still sends when all is said would not hear it if the connection were cut at once."""
HERE = "127.0.0.1"

_REQUEST = re.compile(rb"[A-Z]+ (\S+) HTTP/1\.[01]")
_HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*")
_OURS = (CALLER, b"connection", b"keep-alive", b"proxy-connection", b"upgrade", b"http2-settings")

BAD = b"400 Bad Request"
TOO_LATE = b"408 Request Timeout"
TOO_MANY = b"429 Too Many Requests"
TOO_LARGE = b"431 Request Header Fields Too Large"
NOT_READY = b"503 Service Unavailable"

Headers = list[tuple[bytes, bytes]]
MOST_DIGITS = 18
"""Of a length. A number of more is too large by any of them."""


class Front:
    """Opens and closes the door of this worker."""

    def __init__(self, service: Service, door: Door, lane: Lane) -> None:
        self.service = service
        self.door = door
        self.lane = lane
        self.gate = lane.gate
        self.callers: set[Caller] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(
            lambda: Caller(self),
            self.door.host,
            self.door.port,
            reuse_port=self.door.several or None,
            backlog=1024,
        )

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for caller in list(self.callers):
            caller.transport.close()

    @property
    def behind_proxy(self) -> bool:
        """Then all come from one address, and only the head says who it is."""
        return self.service.settings.behind_proxy

    def whose(self, address: str, headers: Headers) -> str:
        """By which name a connection counts."""
        lower = [(name.lower(), value) for name, value in headers]
        return self.service.address_of({"headers": lower, "client": (address, 0)})


class Caller(asyncio.Protocol):
    """A connection from outside."""

    transport: asyncio.Transport

    def __init__(self, front: Front) -> None:
        self._front = front
        self._head = bytearray()
        self._beyond: Beyond | None = None
        self._routing: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._inside: str | None = None
        """The name by which it is counted, once it is."""
        self._deaf = False
        self._patience = 4 * LARGEST_BODY
        self._live = False
        self.address = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._front.callers.add(self)
        peer = self.transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        if not self._front.behind_proxy and not self._is_let_in(network_of(self.address)):
            self.transport.abort()
            return
        loop = asyncio.get_running_loop()
        self._alarm = loop.call_later(SECONDS_FOR_HEAD, self.answer, TOO_LATE)

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            self._patience -= len(data)
            if self._patience < 0:
                self.transport.abort()
            return
        if self._beyond is not None:
            self._beyond.transport.write(data)
            return
        self._head += data
        head, end, _ = self._head.partition(b"\r\n\r\n")
        if end:
            self._route(bytes(head), bytes(self._head[len(head) + len(end) :]))
        elif len(self._head) > LARGEST_HEAD:
            self.answer(TOO_LARGE)

    def pause_writing(self) -> None:
        if self._beyond is not None:
            self._beyond.transport.pause_reading()

    def resume_writing(self) -> None:
        if self._beyond is not None:
            self._beyond.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        self._front.callers.discard(self)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._inside is not None:
            self._front.gate.leave(self._inside)
        if self._routing is not None:
            self._routing.cancel()
        if self._beyond is not None:
            self._beyond.transport.close()

    def _is_let_in(self, name: str) -> bool:
        if not self._front.gate.enter(name):
            return False
        self._inside = name
        return True

    def _route(self, head: bytes, rest: bytes) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if len(head) > LARGEST_HEAD:
            self.answer(TOO_LARGE)
            return
        request, headers = read_head(head)
        if not request:
            self.answer(BAD)
            return
        if self._front.behind_proxy and not self._is_let_in(
            self._front.whose(self.address, headers)
        ):
            self.answer(TOO_MANY)
            return
        self.transport.pause_reading()
        live = self._live = is_live(request, headers)
        port = self._front.lane.inner_port if live else self._front.door.inner
        ours = (CALLER,) if live else _OURS
        kept = [(name, value) for name, value in headers if name.lower() not in ours]
        if not live:
            kept.append((b"Connection", b"close"))
            if body_length(headers) > LARGEST_BODY:
                self._deaf, rest = True, b""
        said = f"{self._front.door.secret} {self.address}".encode()
        lines = [request, *[b"%b: %b" % each for each in (*kept, (CALLER, said))]]
        work = self._connect(port, b"\r\n".join(lines) + b"\r\n\r\n" + rest)
        self._routing = asyncio.get_running_loop().create_task(work)

    async def _connect(self, port: int, begun: bytes) -> None:
        loop = asyncio.get_running_loop()
        try:
            _, beyond = await loop.create_connection(lambda: Beyond(self), HERE, port)
        except OSError:
            self.answer(NOT_READY)
            return
        self._routing = None
        if self.transport.is_closing():
            beyond.transport.close()
            return
        self._beyond = beyond
        beyond.transport.write(begun)
        if not beyond.full:
            self.transport.resume_reading()

    def answer(self, status: bytes) -> None:
        head = b"HTTP/1.1 %b\r\nConnection: close\r\nContent-Length: 0\r\n\r\n" % status
        if not self.transport.is_closing():
            self.transport.write(head)
        self.part()

    def part(self) -> None:
        """Say that this was all, and let the other side hear it before the line is cut.

        At a live table the lane has said so already.
        """
        self._deaf = True
        if self._live:
            self.transport.close()
        if self.transport.is_closing():
            return
        self.transport.write_eof()
        self.transport.resume_reading()
        self._alarm = asyncio.get_running_loop().call_later(SECONDS_TO_PART, self.transport.close)


class Beyond(asyncio.Protocol):
    """The other side of a caller: the HTTP server, or the lane."""

    transport: asyncio.Transport

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._answered = False
        self.full = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._answered = True
        self._caller.transport.write(data)

    def pause_writing(self) -> None:
        self.full = True
        self._caller.transport.pause_reading()

    def resume_writing(self) -> None:
        self.full = False
        if not self._caller.transport.is_closing():
            self._caller.transport.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        if self._answered:
            self._caller.part()
        else:
            self._caller.answer(NOT_READY)


def read_head(head: bytes) -> tuple[bytes, Headers]:
    """The line of the request and its headers; an empty line when it is none.

    Nothing is guessed: where two readers could understand something else, nobody reads it.

    >>> read_head(b"GET /a HTTP/1.1\\r\\nHost: b")
    (b'GET /a HTTP/1.1', [(b'Host', b'b')])
    >>> read_head(b"GET /a HTTP/1.1\\nHost: b")
    (b'', [])
    """
    lines = head.split(b"\r\n")
    found = [_HEADER.fullmatch(line) for line in lines[1:]]
    odd = any(sign in line for line in lines for sign in (b"\n", b"\r", b"\0"))
    if odd or not _REQUEST.fullmatch(lines[0]) or not all(found):
        return b"", []
    return lines[0], [(each[1], each[2]) for each in found if each is not None]


def body_length(headers: Headers) -> int:
    """How long the body is said to be. What is too long is refused by its length, and not read.

    >>> body_length([(b"Content-Length", b"12")])
    12
    """
    said = [value for name, value in headers if name.lower() == b"content-length"]
    return max((int(value[:MOST_DIGITS]) for value in said if value.isdigit()), default=0)


def is_live(request: bytes, headers: Headers) -> bool:
    """Whether somebody wants to sit down at a live table."""
    method, path, _ = request.split(b" ")
    upgrades = [value.lower() for name, value in headers if name.lower() == b"upgrade"]
    return (
        method == b"GET"
        and upgrades == [b"websocket"]
        and PATH.fullmatch(path.decode("latin-1")) is not None
    )
