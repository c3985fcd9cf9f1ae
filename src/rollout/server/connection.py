"""One WebSocket: what waits to be sent, and how far its client has seen the match."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from litestar.types import Send

if TYPE_CHECKING:
    from rollout.server.room import Room

MOST_WAITING = 1_000
"""Messages that may wait for a slow client before it is given up."""


class Connection:
    """Sends in a task of its own, so that nobody waits for a slow client.

    Tables are not queued: when its turn comes, a connection is sent the newest one with all
    events since the last.
    """

    def __init__(self, send: Send, room: Room, seats: tuple[int, ...], name: str) -> None:
        self.send: Any = send
        self.room = room
        self.seats = seats
        self.name = name
        self.seen = 0
        self.backs = 0
        self.closed = False
        self._stale = False
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()

    def post(self, text: str) -> None:
        """Send a message as soon as possible."""
        if len(self._waiting) > MOST_WAITING:
            self.closed = True
        self._waiting.append(text)
        self._wake.set()

    def refresh(self) -> None:
        """Send a new table as soon as possible."""
        self._stale = True
        self._wake.set()

    async def run(self) -> None:
        """Send what there is, for ever; ends when the client is gone or too slow."""
        send, waiting, wake = self.send, self._waiting, self._wake
        while not self.closed:
            await wake.wait()
            wake.clear()
            while waiting:
                await send({"type": "websocket.send", "text": waiting.popleft()})
            if self._stale and self.room.settled:
                self._stale = False
                await send({"type": "websocket.send", "text": self.room.table_for(self)})
        await send({"type": "websocket.close", "code": 1013, "reason": "too slow"})
