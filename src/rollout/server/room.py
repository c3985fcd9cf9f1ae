"""A match on this worker: its journal followed, its people connected, one change at a time.

A change is checked and made in memory, written to the store, and only then acknowledged and
shown. Whatever goes wrong on the way, the room is read from the store again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from rollout.kernel.errors import Refusal, Stale, TableError
from rollout.kernel.game import Plan
from rollout.kernel.options import Options
from rollout.server.bot_seats import let_bots_play
from rollout.server.bots import BotPool
from rollout.server.connection import Connection
from rollout.server.notices import Notices
from rollout.server.play import Play, Unrecoverable
from rollout.server.records import MatchRecord, Row, SeatRecord
from rollout.server.sinks import Conflict, Standing
from rollout.server.store import Store
from rollout.server.tables import Renderer
from rollout.server.tokens import digest
from rollout.server.wording import Teller
from rollout.server.writer import Unwritten, Writer

logger = logging.getLogger(__name__)

STORE_FAILED = Refusal("KERNEL", "store-failed")
WORLD_SEAT = -1
BOT_PATIENCE = 3.0
"""Seconds after which a worker answers for a bot that another worker should answer for."""

encode = msgspec.json.Encoder().encode

Acknowledge = Callable[[int], None]
"""Called with the ply after an answer, once that is written."""


class Surroundings:
    """What every room needs of the service."""

    def __init__(self, store: Store, writer: Writer, notices: Notices, bots: BotPool) -> None:
        self.store = store
        self.writer = writer
        self.notices = notices
        self.bots = bots


class Room:
    """One match. Every change goes through `commit`, which the caller makes under the lock."""

    def __init__(
        self, around: Surroundings, record: MatchRecord, seats: list[SeatRecord], play: Play
    ) -> None:
        self.around = around
        self.record = record
        self.seats = seats
        self.teller = Teller(play.game)
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.online_elsewhere: dict[str, list[int]] = {}
        self.settled = True
        self.used = time.monotonic()
        self._fresh = True
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots_play = False
        self._use(play)

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def busy(self) -> bool:
        """Somebody is connected, or something is going on."""
        return bool(self.connections or self._tasks or self.lock.locked())

    @property
    def online(self) -> set[int]:
        here = {seat for connection in self.connections for seat in connection.seats}
        return here.union(*self.online_elsewhere.values())

    # Changes

    async def answer(
        self, seat: int, ply: int, answer_id: str, actions: Plan, acknowledge: Acknowledge
    ) -> None:
        """Answer for a seat. The same id again is acknowledged with the same ply."""
        key = f"{seat}/{answer_id}"
        async with self.lock:
            play = await self.ready()
            done = play.answers.get(key)
            if done is not None:
                self._acknowledge_again(done, acknowledge)
                return
            kind, given = ("answer", actions[0]) if len(actions) == 1 else ("plan", actions)
            row = play.draft(kind, seat, time.time(), encode(given).decode(), key)
            row.ply = ply
            await self.commit(row, given, acknowledge)

    async def roll(
        self, seat: int, ply: int, answer_id: str, outcome: bytes, acknowledge: Acknowledge
    ) -> None:
        """Somebody at the table says what was rolled."""
        key = f"{seat}/{answer_id}"
        async with self.lock:
            play = await self.ready()
            done = play.answers.get(key)
            if done is not None:
                self._acknowledge_again(done, acknowledge)
                return
            row = play.draft("roll", seat, time.time(), outcome.decode(), key)
            row.ply = ply
            await self.commit(row, None, acknowledge)

    async def ready(self) -> Play:
        """The match as it stands; read again when it is in doubt. Needs the lock."""
        self.used = time.monotonic()
        if not self._fresh:
            await self.reload()
        return self.play

    async def commit(
        self, row: Row, given: Any = None, acknowledge: Acknowledge | None = None
    ) -> None:
        """Make a change, write it down, acknowledge and show it.

        Needs the lock; raises TableError.
        """
        play = self.play
        self._fresh = self.settled = False
        try:
            play.enter(row, given)
        except TableError:
            self._fresh = self.settled = True
            raise
        except Exception:
            await self.reload()
            raise
        try:
            await self.around.writer.append(row, self._standing(row))
        except Conflict:
            await self.reload()
            self._acknowledge_another(row, acknowledge)
            return
        except Unwritten:
            self.start(self._read_again())
            raise TableError(STORE_FAILED) from None
        self._fresh = True
        if acknowledge is not None:
            acknowledge(row.after)
        self.renderer.changed()
        await self.prepare()
        self.publish()

    def _acknowledge_another(self, row: Row, acknowledge: Acknowledge | None) -> None:
        """The same answer by way of another worker counts; any other was quicker."""
        done = None if row.answer is None else self.play.answers.get(row.answer)
        if done is None:
            raise Stale(Refusal("KERNEL", "stale", {"ply": self.play.match.ply}))
        if acknowledge is not None:
            self._acknowledge_again(done, acknowledge)

    def _acknowledge_again(self, ply: int, acknowledge: Acknowledge) -> None:
        """It was done before, so no table follows."""
        acknowledge(ply)
        for connection in self.connections:
            connection.finish()

    async def _read_again(self) -> None:
        """The store failed: find out what it has, as soon as it answers."""
        while not self._fresh:
            await asyncio.sleep(1)
            async with self.lock:
                try:
                    await self.ready()
                except Exception:
                    logger.exception("match %s cannot be read", self.id)

    def _standing(self, row: Row) -> Standing | None:
        """What the row changes in the match's record; mostly nothing."""
        result = self.play.result
        if result is not None:
            self.record.finished, self.record.result = row.at, encode(result).decode()
        elif not self.play.clocks.used:
            return None
        self.record.deadline = self.play.clocks.deadline() if result is None else None
        record = self.record
        return Standing(record.finished, record.result, record.deadline, record.id)

    # Following the store

    async def reload(self) -> None:
        """Read the match anew. Needs the lock."""
        self._fresh = False
        record = await self.around.store.match(self.id)
        if record is None:
            raise Unrecoverable(f"match {self.id} is gone")
        rows = await self.around.store.rows(self.id)
        self.record = record
        self._use(await asyncio.to_thread(replayed, record, rows))
        self._fresh = True
        await self.prepare()
        self.publish()

    async def catch_up(self, sequence: int) -> None:
        """Another worker wrote rows up to that one."""
        async with self.lock:
            play = await self.ready()
            if play.sequence >= sequence:
                return
            rows = await self.around.store.rows(self.id, play.sequence)
            self._fresh = self.settled = False
            try:
                for row in rows:
                    play.recover(row)
            except Unrecoverable:
                await self.reload()
                return
            if play.match.result is not None:
                self.record = await self.around.store.match(self.id) or self.record
                self.renderer.record = self.record
            self._fresh = True
            self.renderer.changed()
            await self.prepare()
            self.publish(elsewhere=True)

    async def reload_seats(self) -> None:
        self.seats = await self.around.store.seats([self.id])
        record = await self.around.store.match(self.id)
        if record is not None:
            self.record.next = record.next
        for connection in self.connections:
            connection.find_seats()
        self.show_seats()
        self._go_on(elsewhere=False)

    def _use(self, play: Play) -> None:
        self.play = play
        self.renderer = Renderer(self.record, play, self.teller)
        self.renderer.seats_changed(self.seats, self.online)

    # Showing

    async def prepare(self) -> None:
        """Describe the options aside where a game has much to say about them. Needs the lock."""
        ask = self.play.match.ask
        if ask is None or type(ask.options).describe is Options.describe:
            return
        if any(ask.seat in connection.seats for connection in self.connections):
            self.settled = False
            await asyncio.to_thread(self.renderer.prepare, ask)
            self.settled = True

    def publish(self, elsewhere: bool = False) -> None:
        """Show all connections what the match has become. The renderer knows of the change."""
        self.settled = True
        if self.play.clocks.used:
            self.renderer.seats_changed(self.seats, self.online)
        for connection in self.connections:
            connection.refresh()
        self._go_on(elsewhere)

    def show_seats(self) -> None:
        """Somebody came, left, sat down or stood up."""
        self.renderer.seats_changed(self.seats, self.online)
        for connection in self.connections:
            connection.refresh()

    def table_for(self, connection: Connection) -> str:
        """The newest table, with the events that the connection has not been sent."""
        play = self.play
        back, seen = -1, connection.seen
        if connection.backs != len(play.backs):
            back = min(play.backs[connection.backs :])
            self.renderer.went_back()
            seen = min(seen, _place(play, back))
        connection.seen, connection.backs = len(play.log), len(play.backs)
        return self.renderer.table(connection.seats, seen, back)

    def post(self, text: str) -> None:
        for connection in self.connections:
            connection.post(text)

    # People

    async def add_tokens(self, connection: Connection, tokens: list[str]) -> None:
        """A connection shows tokens that it did not have before."""
        connection.digests.update(digest(token) for token in tokens)
        async with self.lock:
            await self.ready()
            connection.find_seats()
            await self._show_to(connection)

    async def join(self, connection: Connection, since: int) -> None:
        """Show a new connection the match, with the events from that ply on. Needs the lock."""
        connection.seen = _place(self.play, since)
        connection.backs = len(self.play.backs)
        self.connections.add(connection)
        await self._show_to(connection)
        self._go_on(elsewhere=True)

    async def _show_to(self, connection: Connection) -> None:
        """Send a table to a connection whose seats are new; to the others as well if it has any."""
        await self.prepare()
        for each in self.connections:
            if each is not connection:
                each.resume()
        if connection.seats:
            self._presence_changed(connection)
        else:
            connection.refresh()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()
        self._presence_changed(connection)

    def _presence_changed(self, connection: Connection) -> None:
        if connection.seats:
            here = {seat for each in self.connections for seat in each.seats}
            self.around.notices.presence(self.id, sorted(here))
            self.show_seats()

    # What goes on by itself

    def _go_on(self, elsewhere: bool) -> None:
        """Set the clock's alarm, and let bots answer.

        After a change by another worker that one lets its bots answer; ours wait for a while.
        """
        match = self.play.match
        if self.play.clocks.used:
            self._set_alarm()
        if match.ask is not None and not self._bots_play and self.seats[match.ask.seat].level:
            self._bots_play = True
            self.start(self._bots(BOT_PATIENCE if elsewhere else 0))

    async def _bots(self, patience: float) -> None:
        try:
            await asyncio.sleep(patience)
            await let_bots_play(self)
        except Exception:
            logger.exception("match %s: a bot could not play", self.id)
        finally:
            self._bots_play = False

    def start(self, work: Any) -> None:
        """Do something aside; the room stays in memory until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self) -> None:
        """The room is no longer needed here."""
        if self._timer is not None:
            self._timer.cancel()

    def _set_alarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.play.clocks.deadline()
        if deadline is not None and self.play.match.result is None:
            wait = max(deadline - time.time(), 0) + 0.01
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.start(self.flag()))

    async def flag(self) -> None:
        """The asked seat loses when its time is up."""
        async with self.lock:
            play = await self.ready()
            deadline, now = play.clocks.deadline(), time.time()
            ask = play.match.ask
            if deadline is None or deadline > now or ask is None:
                return
            try:
                await self.commit(play.draft("flag", ask.seat, now))
            except TableError:
                logger.info("match %s: the flag was late", self.id)

    async def begin_clocks(self) -> None:
        """All seats are taken: from now on time counts."""
        async with self.lock:
            play = await self.ready()
            taken = all(seat.kind != "open" for seat in self.seats)
            if play.clocks.used and not play.clocks.begun and taken:
                await self.commit(play.draft("begin", WORLD_SEAT, time.time()))


def replayed(record: MatchRecord, rows: list[Row]) -> Play:
    """The match that the rows tell. Raises Unrecoverable."""
    play = Play(record)
    for row in rows:
        play.recover(row)
    return play


def _place(play: Play, ply: int) -> int:
    """Where in the log the events of a ply begin."""
    log = play.log
    place = len(log)
    while place and log[place - 1][0] >= ply:
        place -= 1
    return place
