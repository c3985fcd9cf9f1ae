"""Who looks at a match on this worker, and what they are shown."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from rollout.kernel.options import Options
from rollout.server.bots import BotPool
from rollout.server.connection import Connection
from rollout.server.notices import Notices
from rollout.server.outages import Heart
from rollout.server.play import Play, place_in_log
from rollout.server.records import MatchRecord, SeatRecord
from rollout.server.reels import Film, Seat, Watching
from rollout.server.settings import Limits
from rollout.server.store import Store
from rollout.server.stored import Stored
from rollout.server.study import Study
from rollout.server.tables import Renderer
from rollout.server.teller import teller_of
from rollout.server.turnstile import Turnstile
from rollout.server.writer import Writer

logger = logging.getLogger(__name__)


class Surroundings:
    """What every room needs of the service."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        notices: Notices,
        bots: BotPool,
        study: Study,
        limits: Limits,
    ) -> None:
        self.store = store
        self.writer = writer
        self.notices = notices
        self.bots = bots
        self.study = study
        self.limits = limits
        self.heart = Heart(store)
        self.ending = False
        """The service stops: nothing begins any more."""


class Audience:
    """The connections to a match. `Room` says how the match changes."""

    def __init__(
        self, around: Surroundings, record: MatchRecord, seats: list[SeatRecord], play: Play
    ) -> None:
        self.around = around
        self.record = record
        self.seats = seats
        self.teller = teller_of(play.package)
        self.lock = Turnstile()
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[list[int], float]] = {}
        """By worker: the seats of those who are connected there, and when it said so."""
        self._told = set[int]()
        """Who was connected here when that was last told, here and to other workers."""
        self.settled = True
        """What is in memory is written, and may be shown."""
        self.used = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()
        self.use(play)

    def use(self, play: Play) -> None:
        self.play = play
        self.stored = Stored(play)
        self.renderer = Renderer(self.record, play, self.teller)
        self.tell_seats()
        self.film = Film(play.package)
        self._film_backs = len(play.backs)
        self._film_the_match()

    def go_on(self, elsewhere: bool) -> None:
        """Let happen what happens by itself. `elsewhere`: another worker made the last change."""

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def busy(self) -> bool:
        """Somebody is connected, or something is going on."""
        return bool(self.connections or self._tasks or self.lock.locked())

    @property
    def online_here(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def online(self) -> set[int]:
        return self.online_here.union(*[seats for seats, _ in self._elsewhere.values()])

    # Showing

    async def prepare(self) -> None:
        """Describe the options aside where a game has much to say about them. Needs the lock."""
        ask = self.play.match.ask
        if ask is not None and self.has_much_to_say():
            self.settled = False
            try:
                await asyncio.to_thread(self.renderer.prepare, ask)
            except Exception:
                logger.exception("match %s: its options could not be described", self.id)
            finally:
                self.settled = True

    def has_much_to_say(self) -> bool:
        """Describing the options takes so long that others should not wait for it."""
        ask = self.play.match.ask
        if ask is None or type(ask.options).describe is Options.describe:
            return False
        return any(ask.seat in connection.seats for connection in self.connections)

    def publish(self, elsewhere: bool = False) -> None:
        """Show all connections what the match has become. The renderer knows of the change."""
        self.settled = True
        if self.play.clocks.used:
            self.tell_seats()
        if self._filmed:
            try:
                self._develop()
            except Exception:
                logger.exception("match %s: what happened could not be shown", self.id)
                self.film.start_anew()
        self._refresh_all()
        self.go_on(elsewhere)

    def show_seats(self) -> None:
        """Somebody came, left, sat down or stood up."""
        self.tell_seats()
        self._refresh_all()

    def tell_seats(self) -> None:
        """From the next table on: who sits where, and who is here. Other workers hear of it too."""
        here = self.online_here
        if here != self._told:
            self._told = here
            self.around.notices.presence({self.id: sorted(here)})
        self.renderer.seats_changed(self.seats, self.online)

    def _refresh_all(self) -> None:
        """Whom the match cannot be shown keep nobody else from seeing it."""
        for connection in self.connections:
            try:
                connection.refresh()
            except Exception:
                logger.exception("match %s: its table could not be shown", self.id)

    def table_for(self, connection: Connection) -> bytes:
        """The newest table, with the events that the connection has not been sent."""
        play = self.play
        back, seen = -1, connection.seen
        if connection.backs != len(play.backs):
            back = min(play.backs[connection.backs :])
            seen = min(seen, place_in_log(play, back))
        if self._is_filmed_for(connection):
            table = self._filmed_table(connection, seen, back)
        else:
            table = self.renderer.table(connection.seats, seen, back)
        connection.seen, connection.backs = len(play.log), len(play.backs)
        return table

    # Watching how it happens

    def _is_filmed_for(self, connection: Connection) -> bool:
        return connection.patches and self.play.package.screen.view is not None

    def _film_the_match(self) -> None:
        """Only while somebody watches who takes patches."""
        self._filmed = watched = any(map(self._is_filmed_for, self.connections))
        self.play.match.witness = self.film if watched else None
        if not watched:
            self.film.start_anew()

    def _develop(self) -> None:
        """Make views of what happened, for all who watch and from where they watched before."""
        play = self.play
        if play.match.witness is None:
            return
        if self._film_backs != len(play.backs):
            self._film_backs = len(play.backs)
            self.film.start_anew()
        filmed = [each for each in self.connections if self._is_filmed_for(each)]
        seats = {self._seat_of(each) for each in filmed}
        seats |= {each.reel.seat for each in self._watching() if self.film.has(each)}
        self.film.develop(play, seats)

    def _filmed_table(self, connection: Connection, seen: int, back: int) -> bytes:
        film, since = self.film, connection.watching
        reel = film.reel(self._seat_of(connection), self.play.match.state)
        if back < 0 and film.has(since):
            assert since is not None
            table = self.renderer.table_of_changes(connection.seats, seen, since, reel)
        else:
            table = self.renderer.whole_table(connection.seats, seen, back, reel)
        connection.watching = Watching(reel, reel.end - 1)
        film.trim(self._watching())
        return table

    def _watching(self) -> list[Watching]:
        return [each.watching for each in self.connections if each.watching is not None]

    def _seat_of(self, connection: Connection) -> Seat:
        """From where a connection watches."""
        you = self.renderer.in_order(connection.seats)
        return Seat(you[0] if you else None, connection.twin)

    def post(self, text: bytes) -> None:
        for connection in self.connections:
            connection.post(text)

    # People

    async def join(self, connection: Connection, since: int) -> None:
        """Show a new connection the match, with the events from that ply on. Needs the lock."""
        connection.seen = place_in_log(self.play, since)
        connection.backs = len(self.play.backs)
        self.connections.add(connection)
        self._film_the_match()
        await self.show_to(connection)
        self.go_on(elsewhere=True)

    async def show_to(self, connection: Connection) -> None:
        """Send a table to a connection whose seats may be new; to the others as well if they are
        to be told that somebody is there."""
        await self.prepare()
        for each in self.connections:
            if each is not connection:
                each.resume()
        if not self._presence_changed():
            if self.play.clocks.used:
                self.tell_seats()
            connection.refresh()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._film_the_match()
        self.used = time.monotonic()
        self._presence_changed()

    def _presence_changed(self) -> bool:
        """Tell who is connected here, if that is not what was told: whoever says hello again and
        again, or comes with another window, makes no work for all who watch."""
        if self.online_here == self._told:
            return False
        self.show_seats()
        return True

    def hear_presence(self, worker: str, seats: list[int], now: float) -> None:
        """Another worker says who is connected there."""
        before = self.online
        self._elsewhere[worker] = seats, now
        if self.online != before:
            self.show_seats()

    def forget_presence(self, before: float) -> None:
        """Whoever was last said to be connected before then is not any more."""
        silent = [worker for worker, (_, said) in self._elsewhere.items() if said < before]
        for worker in silent:
            del self._elsewhere[worker]
        if silent:
            self.show_seats()

    def start(self, work: Any) -> None:
        """Do something aside; the room stays in memory until it is done."""
        if self.around.ending:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def end(self) -> list[asyncio.Task[None]]:
        """Cancel what is done aside; it may take a moment to be over."""
        for task in self._tasks:
            task.cancel()
        return list(self._tasks)
