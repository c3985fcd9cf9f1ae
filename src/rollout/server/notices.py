"""What workers tell each other: that something changed, never what. Readers ask the store."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from rollout.server.records import Row

logger = logging.getLogger(__name__)

CHANNEL = "matches"
MOST_WAITING = 10_000


class Notice(msgspec.Struct, frozen=True):
    """Rows were written, seats changed, somebody spoke, came or left; or: who is there?"""

    worker: str
    what: Literal["rows", "seats", "chat", "presence", "who"]
    matches: list[tuple[str, int]]
    seats: dict[str, list[int]] = {}


Heard = Callable[[Notice], Awaitable[None]]


class Notices:
    """Litestar Channels: in this process, or over Redis or Valkey between several."""

    def __init__(self, redis: str) -> None:
        self.worker = secrets.token_hex(8)
        self.shared = bool(redis)
        self.channels = ChannelsPlugin(_backend(redis), channels=[CHANNEL])
        self._tasks: list[asyncio.Task[None]] = []
        self._outgoing: asyncio.Queue[bytes]
        self._encode = msgspec.json.Encoder().encode

    def start(self, heard: Heard) -> None:
        self._outgoing = asyncio.Queue(MOST_WAITING)
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    def rows_written(self, rows: list[Row]) -> None:
        """One notice for all rows of a transaction."""
        if not self.shared:
            return
        newest = {row.match: row.sequence for row in rows}
        self._publish(Notice(self.worker, "rows", list(newest.items())))

    def seats_changed(self, match_id: str) -> None:
        self._publish(Notice(self.worker, "seats", [(match_id, 0)]))

    def chat(self, match_id: str, number: int) -> None:
        self._publish(Notice(self.worker, "chat", [(match_id, number)]))

    def presence(self, seats: dict[str, list[int]]) -> None:
        """By match: the seats of those who are connected to this worker."""
        self._publish(Notice(self.worker, "presence", [(match, 0) for match in seats], seats))

    def who(self, match_id: str) -> None:
        """Ask the others for the presence at a match."""
        self._publish(Notice(self.worker, "who", [(match_id, 0)]))

    def _publish(self, notice: Notice) -> None:
        if self.shared and not self._outgoing.full():
            self._outgoing.put_nowait(self._encode(notice))

    async def _speak(self) -> None:
        """Send notices in their order. One that cannot be sent is left out: workers also look."""
        while True:
            data = await self._outgoing.get()
            try:
                await self.channels.wait_published(data, CHANNEL)
            except Exception:
                logger.exception("a notice could not be sent")

    async def _listen(self, heard: Heard) -> None:
        decode = msgspec.json.Decoder(Notice).decode
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    notice = decode(data)
                    if notice.worker != self.worker:
                        await heard(notice)
                except Exception:
                    logger.exception("a notice could not be followed")


def _backend(redis: str) -> ChannelsBackend:
    if not redis:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    class Backend(RedisChannelsPubSubBackend):
        async def on_shutdown(self) -> None:
            await super().on_shutdown()
            await self._redis.aclose()

    return Backend(redis=Redis.from_url(redis), key_prefix="ROLLOUT")
