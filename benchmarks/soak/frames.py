"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]

TEXT = 0x81
CLOSE = 0x88
PING = 0x89
PONG = 0x8A
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""A client has to mask what it sends; masking with zeros leaves it as it is."""


class Client(asyncio.Protocol):
    """Connects with `connect`, calls `heard` with every text frame."""

    def __init__(self, heard: Heard, request: bytes) -> None:
        self.heard = heard
        self.request = request
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False
        self._rest = b""
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)
        self._transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.gone = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("no WebSocket"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self.open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:end]:
                self.open.set_exception(ConnectionError(data[:end].decode()))
                return
            data = data[end + 4 :]
            self.open.set_result(None)
        self._rest = self._read_frames(data)

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        size = len(data)
        if size < 126:
            head = bytes((kind, MASKED | size))
        elif size < 65536:
            head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((kind, MASKED | 127)) + size.to_bytes(8, "big")
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.write(head + NO_MASK + data)

    def _read_frames(self, data: bytes) -> bytes:
        """Tell what is in the data; what is left of it."""
        place, have = 0, len(data)
        while have - place >= 2:
            size, start = data[place + 1], place + 2
            if size == 126:
                size, start = int.from_bytes(data[place + 2 : place + 4], "big"), place + 4
            elif size == 127:
                size, start = int.from_bytes(data[place + 2 : place + 10], "big"), place + 10
            end = start + size
            if have < end:
                break
            kind = data[place]
            place = end
            if kind == TEXT:
                self.heard(data[start:end])
            elif kind == PING:
                self._send(PONG, data[start:end])
        return data[place:]


async def connect(port: int, path: str, heard: Heard) -> Client:
    """A WebSocket to a server on this machine."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(
        lambda: Client(heard, request.encode()), "127.0.0.1", port
    )
    await client.open
    return client
