"""A port for live tables alone, whose WebSockets end in this worker's own event loop.

A message that comes by the common port crosses from the server's thread to ours and back; here it
does not, and a move costs about a third less. A proxy sends `/api/matches/{match}/live` to it.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import sys
from collections import deque
from collections.abc import Awaitable, Mapping
from typing import Any, cast

from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
)

from rollout.server.connection import Sending
from rollout.server.limits import Bucket
from rollout.server.open_files import may_open, most_callers
from rollout.server.service import Gate, Service
from rollout.server.threshold import Newcomer, Threshold
from rollout.server.visit import (
    FAR_TOO_MANY,
    LARGEST_MESSAGE,
    POLICY,
    TOO_LARGE,
    Dialogue,
    HungUp,
    Message,
    visit,
)

logger = logging.getLogger(__name__)

PATH = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,64})/live(?:\?.*)?")
SECONDS_TO_CLOSE = 1
TEXT = WSMsgType.TEXT
LARGEST_COPIED = 8_192
HEAD_ROOM = 14
"""What picows asks for before a message that is written with its head in one piece."""
MOST_UNHEARD = 100
"""Messages that wait for one that takes a while; then the client's next ones stay with it."""
MOST_BYTES_UNHEARD = 4 * LARGEST_MESSAGE
EVERYBODY = Gate(sys.maxsize)
"""Whoever comes through the door was counted there."""


class Lane:
    """Opens and closes the port."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._lines: set[Line] = set()
        self._servers: list[asyncio.Server] = []
        limits = service.settings.limits
        room = min(limits.connections_in_all, most_callers(may_open()))
        self.gate = Gate(limits.connections_at_door, room)
        """Counts connections from outside, those that come through the door too."""
        self.inner_port = 0
        """Where the door of this worker finds it."""

    async def open(self) -> None:
        settings = self._service.settings
        # Its errors are what clients do wrong; they are told.
        logging.getLogger("picows").setLevel(logging.CRITICAL)
        if settings.live_port:
            shared = hasattr(socket, "SO_REUSEPORT")
            reported = self._address if settings.behind_proxy else None
            threshold = Threshold(self._line, self.gate, reported)
            await self._listen(threshold, settings.live_host, settings.live_port, reuse_port=shared)
        if settings.door is not None:
            inner = await self._listen(Threshold(self._line, EVERYBODY), "127.0.0.1", 0)
            self.inner_port = inner.sockets[0].getsockname()[1]

    async def _listen(
        self, threshold: Threshold, host: str, port: int, **more: Any
    ) -> asyncio.Server:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: Newcomer(threshold), host, port, **more)
        self._servers.append(server)
        return server

    async def close(self) -> None:
        for server in self._servers:
            server.close()
        for line in list(self._lines):
            await line.close(WSCloseCode.GOING_AWAY.value, "the service stops")
        await asyncio.gather(*[line.visit for line in self._lines], return_exceptions=True)

    def _address(self, request: WSUpgradeRequest) -> str:
        return self._service.address_of({"headers": raw_headers(request.headers), "client": None})

    def _line(self, request: WSUpgradeRequest) -> Line | None:
        """What listens to a client; none is a 404."""
        path = PATH.fullmatch(request.path.decode("latin-1"))
        if "upgrade" in request.headers.get("Connection", "").lower():
            # Some browsers say "keep-alive, Upgrade".
            request.headers["Connection"] = "Upgrade"
        return None if path is None else Line(self._service, self._lines, path[1], request)


class Line(WSListener):
    """A `Wire` over a WebSocket of the lane: messages are heard as they come in."""

    visit: asyncio.Task[None]
    address: str

    def __init__(
        self, service: Service, lines: set[Line], match_id: str, request: WSUpgradeRequest
    ) -> None:
        self._service = service
        self._lines = lines
        self._match_id = match_id
        self.headers = {name.lower(): value for name, value in request.headers.items()}
        self._transport: WSTransport
        self._loop = asyncio.get_running_loop()
        self._unheard: deque[Message] = deque()
        self._unheard_bytes = 0
        self._begun = bytearray()
        rate = service.settings.limits.messages_per_second
        self._bits = Bucket(rate, rate)
        """Pings, and pieces of messages: what comes besides whole messages."""
        self._something: asyncio.Future[None] = self._loop.create_future()
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._written: Sending = None
        self._dialogue: Dialogue | None = None
        self._busy: asyncio.Task[None] | None = None

    # As the lane's listener

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        client = transport.underlying_transport.get_extra_info("peername")
        self.address = self._service.address_of(
            {"headers": raw_headers(self.headers), "client": client}
        )
        self._lines.add(self)
        self.visit = self._loop.create_task(visit(self, self._service, self._match_id))
        self.visit.add_done_callback(self._leave)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if transport.is_close_frame_sent and kind != WSMsgType.CLOSE:
            return
        if kind == TEXT and frame.fin and not self._begun:
            self._take(frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self._close_as_asked(frame)
        elif not self._bits.take() and self._bits.debt > FAR_TOO_MANY:
            self._hang_up(HungUp(POLICY, "far too many messages"))
        elif kind == WSMsgType.PING:
            self._answer_ping(frame)
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._begun += frame.get_payload_as_bytes()
            if len(self._begun) > LARGEST_MESSAGE:
                self._hang_up(HungUp(TOO_LARGE, "too large"))
            elif frame.fin:
                message, self._begun = bytes(self._begun), bytearray()
                self._take(message)

    def _close_as_asked(self, frame: WSFrame) -> None:
        code = frame.get_close_code()
        self._transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        self._transport.disconnect()

    def _answer_ping(self, frame: WSFrame) -> None:
        """A client that does not read is not answered."""
        if self._written is None:
            self._transport.send_pong(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._end()

    def pause_writing(self) -> None:
        self._written = self._loop.create_future()

    def resume_writing(self) -> None:
        if self._written is not None and not self._written.done():
            self._written.set_result(None)
        self._written = None

    # As a wire

    async def first(self) -> Message | None:
        await self._something
        return self._next() if self._unheard else None

    def send(self, text: bytes) -> Sending:
        send_whole(self._transport, text)
        return self._written

    async def attend(self, dialogue: Dialogue) -> None:
        self._dialogue = dialogue
        self._busy = self._loop.create_task(self._catch_up(None))
        await self._gone
        if self._busy is not None:
            await self._busy

    async def close(self, code: int, reason: str) -> None:
        self._hang_up(HungUp(code, reason))

    # Hearing

    def _take(self, message: Message) -> None:
        if self._dialogue is None or self._busy is not None:
            self._unheard.append(message)
            self._unheard_bytes += len(message)
            if not self._something.done():
                self._something.set_result(None)
            if len(self._unheard) >= MOST_UNHEARD or self._unheard_bytes >= MOST_BYTES_UNHEARD:
                self._transport.underlying_transport.pause_reading()
            return
        try:
            work = self._dialogue.hear(message)
        except HungUp as end:
            self._hang_up(end)
            return
        if work is not None:
            self._busy = self._loop.create_task(self._catch_up(work))

    async def _catch_up(self, work: Awaitable[None] | None) -> None:
        """Finish what takes a while, and hear what came meanwhile."""
        assert self._dialogue is not None
        try:
            while True:
                if work is not None:
                    await work
                if not self._unheard:
                    break
                work = self._dialogue.hear(self._next())
        except HungUp as end:
            self._hang_up(end)
        finally:
            self._busy = None
        if not (self._transport.is_disconnected or self._transport.is_close_frame_sent):
            self._transport.underlying_transport.resume_reading()

    def _next(self) -> Message:
        message = self._unheard.popleft()
        self._unheard_bytes -= len(message)
        return message

    def _hang_up(self, end: HungUp) -> None:
        """Say why and hear no more."""
        if self._transport.is_disconnected or self._transport.is_close_frame_sent:
            return
        self._transport.send_close(cast(Any, end.code), end.reason.encode())
        self._transport.underlying_transport.pause_reading()
        self._loop.call_later(SECONDS_TO_CLOSE, self._transport.disconnect, False)
        self._end()

    def _end(self) -> None:
        for waiting in (self._gone, self._something, self._written):
            if waiting is not None and not waiting.done():
                waiting.set_result(None)

    def _leave(self, visited: asyncio.Task[None]) -> None:
        self._lines.discard(self)
        error = None if visited.cancelled() else visited.exception()
        if error is not None:
            logger.error("match %s: a client could not be served", self._match_id, exc_info=error)
            self._hang_up(HungUp(WSCloseCode.INTERNAL_ERROR.value, "service-broken"))


def raw_headers(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """As they came, names in small letters."""
    return [
        (name.lower().encode(), value.encode(errors="surrogateescape"))
        for name, value in headers.items()
    ]


def send_whole(transport: WSTransport, text: bytes) -> None:
    """Longer messages are queued by picows 2.3 with a head that it writes the next one's over."""
    if len(text) > LARGEST_COPIED:
        message = bytearray(HEAD_ROOM) + text
        transport.send_reuse_external_bytearray(TEXT, message, HEAD_ROOM)
    else:
        transport.send(TEXT, text)
