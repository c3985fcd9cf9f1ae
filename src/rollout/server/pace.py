"""What goes on in a room by itself: clocks run out, bots answer, records are made."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import msgspec

from rollout.kernel.errors import TableError
from rollout.kernel.recorded import Recorded
from rollout.server.answering import answer_as_wished, coming
from rollout.server.bot_seats import let_bots_play
from rollout.server.recording import keep_records
from rollout.server.worker_time import now

if TYPE_CHECKING:
    from rollout.server.play import Play
    from rollout.server.records import Row, SeatRecord
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

encode = msgspec.json.Encoder().encode

WORLD_SEAT = -1
PATIENCE = 3.0
"""Seconds after which a worker does what another worker should do: answer for a bot, record."""


class Pace:
    def __init__(self, room: Room) -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._bots_play = self._recording = self._as_wished = False

    def go_on(self, elsewhere: bool) -> None:
        """Set the clock's alarm, let bots answer and what waits be recorded.

        After a change by another worker that one sees to it; this one waits for a while.
        """
        room = self.room
        if room.play.clocks.used:
            self._set_alarm()
        match = room.play.match
        if match.ask is not None:
            asked = room.seats[match.ask.seat]
            if asked.level or asked.standing:
                self._see_to(asked, elsewhere)
        elif isinstance(match.chance, Recorded) and not self._recording:
            self._recording = True
            room.start(self._record(PATIENCE if elsewhere else 0))

    def _see_to(self, asked: SeatRecord, elsewhere: bool) -> None:
        """Somebody is asked: a bot, perhaps, or one who wants such questions answered."""
        if asked.level and not self._bots_play:
            self._bots_play = True
            self.room.start(self._bots(PATIENCE if elsewhere else 0))
        if asked.standing and not self._as_wished and coming(self.room) is not None:
            self._as_wished = True
            self.room.start(self._answer_as_wished(self.patience_for(asked.seat, elsewhere)))

    def patience_for(self, seat: int, elsewhere: bool) -> float:
        """A seat is answered for by the worker it is connected to, if any: there it is told what
        is coming, and may decide itself."""
        if seat in self.room.online_here:
            return 0
        return PATIENCE if elsewhere or seat in self.room.online else 0

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def clocks_are_due(self) -> bool:
        """All seats are taken, and time does not count yet."""
        play, clocks = self.room.play, self.room.play.clocks
        taken = all(seat.kind != "open" for seat in self.room.seats)
        return clocks.used and not clocks.begun and taken and play.result is None

    async def begin_clocks(self) -> None:
        """Once all seats are taken time counts."""
        room = self.room
        async with room.lock:
            play = await room.ready()
            if self.clocks_are_due:
                limit = "" if play.limit is None else encode(float(play.limit.seconds)).decode()
                await room.commit(play.draft("begin", WORLD_SEAT, now(), limit))

    async def ring(self) -> None:
        """Time is up, that of the asked seat or that of play in all, and there was a chance to
        answer until then: first something has to be written, so that it is known for how long
        nothing could be. Whatever is over after that has an alarm of its own."""
        room = self.room
        async with room.lock:
            await room.ready()
            if not await room.excuse():
                return
            row = self._what_is_due(room.play, now())
            if row is None:
                return
            try:
                await room.commit(row)
            except TableError:
                logger.info("match %s: the alarm was late", room.id)

    def _what_is_due(self, play: Play, at: float) -> Row | None:
        """A seat loses, or the match is told that its time is over: what was to be first."""
        deadline, ask = play.clocks.next_deadline(), play.match.ask
        if deadline is None or deadline > at or play.match.result is not None:
            return None
        if ask is not None and deadline == play.clocks.deadline():
            return play.draft("flag", ask.seat, at)
        if play.limit is not None and deadline == play.clocks.in_all.deadline():
            return play.draft("time", WORLD_SEAT, at, encode(play.limit.interjection).decode())
        return None

    def _set_alarm(self) -> None:
        self.stop()
        play = self.room.play
        deadline = play.clocks.next_deadline()
        if deadline is not None and play.match.result is None:
            wait = max(deadline - now(), 0) + 0.01
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, lambda: self.room.start(self.ring()))

    async def _bots(self, patience: float) -> None:
        """Until somebody else is asked, whatever goes wrong on the way."""
        try:
            while self._bot_is_asked():
                await asyncio.sleep(patience)
                patience = PATIENCE
                await self._let_bots_play()
        finally:
            self._bots_play = False

    def _bot_is_asked(self) -> bool:
        ask = self.room.play.match.ask
        return ask is not None and bool(self.room.seats[ask.seat].level)

    async def _let_bots_play(self) -> None:
        try:
            await let_bots_play(self.room)
        except Exception:
            logger.exception("match %s: a bot could not play", self.room.id)

    async def _answer_as_wished(self, patience: float) -> None:
        try:
            await asyncio.sleep(patience)
            await answer_as_wished(self.room)
        except Exception:
            logger.exception("match %s: a standing answer could not be given", self.room.id)
        finally:
            self._as_wished = False

    async def _record(self, patience: float) -> None:
        """Until it is done. Nobody is asked meanwhile, so nothing else would set it going again."""
        try:
            while isinstance(self.room.play.match.chance, Recorded):
                await asyncio.sleep(patience)
                patience = PATIENCE
                await self._try_to_record()
        finally:
            self._recording = False

    async def _try_to_record(self) -> None:
        try:
            await keep_records(self.room)
        except TableError as error:
            logger.info("match %s: a record came too late: %s", self.room.id, error)
        except Exception:
            logger.exception("match %s: nothing could be recorded", self.room.id)
