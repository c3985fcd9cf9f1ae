"""One WebSocket: what is on its way to the client, and how far it has seen the match."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from rollout.server.tokens import digest

if TYPE_CHECKING:
    from rollout.server.reels import Watching
    from rollout.server.room import Room

MOST_WAITING = 1_000
MOST_BYTES_WAITING = 1_000_000
"""What may wait for a slow client before it is given up. Little questions may have long answers."""

Sending = asyncio.Future[None] | None
"""What is still on its way; None when the wire has taken it already."""
Send = Callable[[bytes], Sending]
"""Texts go as they are encoded."""


class Connection:
    """Sends at once what can be sent at once; nobody waits for a slow client.

    Tables are not queued: a connection that was busy is sent the newest one afterwards, with
    all events since the last.
    """

    def __init__(
        self,
        send: Send,
        room: Room,
        tokens: list[str],
        player: str | None = None,
        address: str = "",
    ) -> None:
        self.room = room
        self.address = address
        self.player = player
        self.watching: Watching | None = None
        self.digests: set[str] = set()
        self.seats: tuple[int, ...] = ()
        self.add_tokens(tokens)
        self.together = False
        """The client takes an acknowledgement in the same message as the table it leads to."""
        self.patches = False
        """The client takes how the view changed instead of the view."""
        self.twin = False
        """It wants the table in sentences too."""
        self.seen = 0
        self.backs = 0
        self._acknowledged = b""
        self.too_slow = False
        self._send = send
        self._on_the_way: Sending = None
        self._waiting: deque[bytes] = deque()
        self._bytes_waiting = 0
        self._stale = False
        self._emptying: asyncio.Task[None] | None = None

    def add_tokens(self, tokens: list[str]) -> None:
        """Of those that were shown before, only the ones that are for a seat are kept."""
        held = {self.room.seats[seat].token for seat in self.seats}
        self.digests = {each for each in self.digests if each in held}
        self.digests.update(digest(token) for token in tokens)
        self.find_seats()

    def find_seats(self) -> None:
        """Which seats are its own; that changes when somebody sits down or stands up.

        Of what happens from then on, nothing is told as a seat sees it that is another's now.
        """
        self.seats = tuple(
            [seat.seat for seat in self.room.seats if seat.is_held_by(self.digests, self.player)]
        )
        viewer = None if self.watching is None else self.watching.reel.seat.viewer
        if viewer is not None and viewer not in self.seats:
            self.watching = None

    def post(self, text: bytes) -> None:
        """Send a message as soon as possible."""
        if self.too_slow:
            return
        if self._waiting or self._is_sending():
            if len(self._waiting) >= MOST_WAITING or self._bytes_waiting >= MOST_BYTES_WAITING:
                self._give_up()
                return
            self._waiting.append(text)
            self._bytes_waiting += len(text)
            self._empty_later()
        else:
            self._launch(text)

    def acknowledge(self, text: bytes) -> None:
        """Send a `done`; the table that shows what was done follows at once."""
        if self.together and not self._acknowledged:
            self._acknowledged = text
        else:
            self.post(text)

    def finish(self) -> None:
        """No table follows: send the acknowledgement that waits for one."""
        if self._acknowledged:
            text, self._acknowledged = self._acknowledged, b""
            self.post(text)

    def refresh(self) -> None:
        """Send a new table as soon as possible. The room calls again once it is settled."""
        sent = self._on_the_way
        if not self.room.settled:
            self._stale = True
        elif self._waiting or not (sent is None or sent.done()):
            self._stale = True
            self._empty_later()
        else:
            self._launch_table()

    def resume(self) -> None:
        """The room is settled again: send the table that had to wait for that."""
        if self._stale:
            self.refresh()

    def close(self) -> None:
        if self._emptying is not None:
            self._emptying.cancel()

    def _is_sending(self) -> bool:
        """Something is on its way, and could be overtaken."""
        return self._on_the_way is not None and not self._on_the_way.done()

    def _give_up(self) -> None:
        """Nothing is kept for whoever does not read; they are cut off when they ask again."""
        self.too_slow = True
        self._waiting.clear()
        self._bytes_waiting = 0

    def _launch(self, text: bytes) -> None:
        self._on_the_way = self._send(text)

    def _launch_table(self) -> None:
        self._stale = False
        try:
            table = self.room.table_for(self)
        except Exception:
            self.finish()
            raise
        if self._acknowledged:
            table = b"%b,%b" % (self._acknowledged[:-1], table[1:])
            self._acknowledged = b""
        self._on_the_way = self._send(table)

    def _empty_later(self) -> None:
        if self._emptying is None or self._emptying.done():
            self._emptying = asyncio.get_running_loop().create_task(self._empty())

    async def _empty(self) -> None:
        """Send what waits, one after the other."""
        waiting = self._waiting
        try:
            while waiting or (self._stale and self.room.settled):
                if self._on_the_way is not None:
                    await self._on_the_way
                if waiting:
                    text = waiting.popleft()
                    self._bytes_waiting -= len(text)
                    self._launch(text)
                elif self._stale and self.room.settled:
                    self._launch_table()
        except Exception:
            # The client is gone; the listener hears of it too.
            self._give_up()
