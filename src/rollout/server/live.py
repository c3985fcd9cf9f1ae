"""The live table by the same port as everything else: a WebSocket that Litestar gives us."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.params import FromPath

from rollout.server.connection import Sending
from rollout.server.service import Served, Service
from rollout.server.visit import Dialogue, Message, visit

STRAIGHT = "rollout_straight"
"""In the scope's state: the server's own `receive` and `send`, for messages by the thousand."""


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: FromPath[str], service: Served) -> None:
    """See docs/protocol.md."""
    await socket.accept()
    await visit(SocketWire(socket, service), service, match_id)


class SocketWire:
    """A `Wire` over a WebSocket of the ASGI server."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        self.address = service.address_of(socket.scope)
        self.headers = socket.headers
        self._socket = socket
        straight = socket.scope["state"].get(STRAIGHT, (socket.receive, socket.send))
        self._receive, self._send = straight

    async def first(self) -> Message | None:
        return _text(await self._receive())

    def send(self, text: bytes) -> Sending:
        # Granian begins to send at once and returns a future; others return a coroutine.
        sent = self._send({"type": "websocket.send", "text": text.decode()})
        future: asyncio.Future[None] = (
            sent if hasattr(sent, "done") else asyncio.ensure_future(sent)
        )
        return future

    async def attend(self, dialogue: Dialogue) -> None:
        receive, hear = self._receive, dialogue.hear
        while (message := _text(await receive())) is not None:
            work = hear(message)
            if work is not None:
                await work

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)


def _text(message: Any) -> Message | None:
    """What a frame holds; None when the client has gone."""
    if message["type"] != "websocket.receive":
        return None
    text: Message | None = message.get("text")
    return message.get("bytes") if text is None else text
