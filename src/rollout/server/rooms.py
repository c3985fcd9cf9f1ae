"""The matches that this worker has in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence

from rollout.server.audience import Surroundings
from rollout.server.game_forms import is_older
from rollout.server.messages import ChatLine, ChatLineMessage, write
from rollout.server.notices import Notice
from rollout.server.outages import excuse
from rollout.server.play import Play, Unrecoverable
from rollout.server.problems import Problem, store_failed
from rollout.server.records import MatchRecord, Remark, Row, SeatRecord
from rollout.server.recovery import check_table, replayed
from rollout.server.room import Room
from rollout.server.seals import has_begun, seal_of
from rollout.server.timestamps import written
from rollout.server.tokens import is_match_id
from rollout.server.worker_time import now

logger = logging.getLogger(__name__)

SWEEP_SECONDS = 2.0
MOST_UNREADABLE = 1_000
SECONDS_UNTIL_RETRIED = 60.0
"""After the store failed at one match: part of its file may be damaged, or it was away."""
HEADS_AT_ONCE = 500
SECONDS_UNTIL_REPEATED = 20.0
SECONDS_UNTIL_FORGOTTEN = 50.0
"""Presence that its worker does not repeat: that worker may be gone."""
SECONDS_TO_SETTLE = 1.0
"""How long changes under way are waited for when the service stops."""


class Rooms:
    """Finds a match, reading it from the store when it is not here; forgets idle ones."""

    def __init__(self, around: Surroundings, most: int) -> None:
        self.around = around
        self.most = most
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._repeated = time.monotonic()
        self._given_back = now()
        """Until when outages are known here."""
        self._unreadable: list[str] = []
        """Matches that the sweep leaves out."""
        self._failing: dict[str, float] = {}
        """Matches at which the store failed, and until when the sweep leaves them out."""
        self._faults: dict[str, tuple[int, str]] = {}
        """Matches that cannot be followed: up to which row that is known, and why."""

    async def get(self, match_id: str) -> Room:
        """The room of a match. Raises Problem when there is none, or it has not begun."""
        room = self._rooms.get(match_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(match_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(match_id))
            self._loading[match_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(loading)

    async def ended(self, match_id: str) -> Room:
        """The room of a match that should be over: another worker may know that already."""
        room = await self.get(match_id)
        if room.stored.result is None:
            newest = await self.around.store.newest([match_id])
            if newest.get(match_id, 0) > room.stored.sequence:
                await room.catch_up(newest[match_id])
        return room

    def here(self, match_id: str) -> Room | None:
        """The room of a match, if it is in memory."""
        return self._rooms.get(match_id)

    async def open(self, record: MatchRecord, seats: list[SeatRecord], rows: list[Row]) -> Room:
        """Create a match."""
        play = await asyncio.to_thread(begun, record, rows)
        record.sealed = seal_of(record)
        await self.around.store.create(record, seats, rows)
        room = self._add(Room(self.around, record, seats, play))
        room.publish()
        return room

    async def heard(self, notice: Notice) -> None:
        """Follow what another worker did, where it concerns a match that is here."""
        for match_id, number in notice.matches:
            room = self._rooms.get(match_id)
            if room is None:
                continue
            if notice.what == "rows":
                room.start(room.catch_up(number))
            elif notice.what == "seats":
                room.start(room.reload_seats())
            elif notice.what == "presence":
                room.hear_presence(notice.worker, notice.seats[match_id], time.monotonic())
            elif notice.what == "who":
                if room.online_here:
                    self.around.notices.presence({match_id: sorted(room.online_here)})
            else:
                for remark in await self.around.store.remarks(match_id, number - 1, 1):
                    room.post(chat_line(remark))

    async def beat(self) -> None:
        """Show that this worker is there, whatever else it does. At its start it was noted."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.around.heart.beat()
            except Exception:
                logger.exception("the store cannot be written to")

    async def sweep(self) -> None:
        """Look for clocks that ran out while no worker had the match in memory."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.give_back()
                await self.note_heads()
                if self.around.notices.shared:
                    self.keep_presence(time.monotonic())
                await self.flag_overdue(now() - SWEEP_SECONDS)
                if self.around.notices.shared:
                    await self._look_for_missed_rows()
            except Exception:
                logger.exception("the matches could not be looked after")

    async def give_back(self) -> None:
        """Tell the matches that are here of outages that ended since, whoever noted them."""
        found = await self.around.store.outages(self._given_back)
        if found:
            for room in list(self._rooms.values()):
                async with room.lock:
                    if room.is_fresh:
                        await room.excuse()
            self._given_back = found[-1].ended

    async def note_heads(self) -> None:
        """Let the store know up to where matches are written, apart from their rows: a last row
        that goes lost is missed then."""
        rooms = [room for room in self._rooms.values() if room.head != room.noted]
        for start in range(0, len(rooms), HEADS_AT_ONCE):
            heads = {room: room.head for room in rooms[start : start + HEADS_AT_ONCE]}
            await self.around.store.note_heads(list(heads.values()))
            for room, head in heads.items():
                room.noted = head

    async def flag_overdue(self, now: float) -> None:
        """End matches whose time is up. Those that cannot be read keep no other from it."""
        self._failing = {match: then for match, then in self._failing.items() if then > now}
        left_out = [*self._unreadable, *self._failing]
        for match_id in await self.around.store.overdue(now, left_out):
            try:
                room = await self.get(match_id)
                if room.stored.result is None:
                    await room.pace.ring()
                else:
                    self._leave_out(match_id)
            except Exception as error:
                if store_failed(error):
                    self._failing[match_id] = now + SECONDS_UNTIL_RETRIED
                    raise
                if not isinstance(error, Unrecoverable | Problem):
                    logger.exception("match %s cannot be ended", match_id)
                self._leave_out(match_id)

    def _leave_out(self, match_id: str) -> None:
        self._unreadable = [match_id, *self._unreadable[: MOST_UNREADABLE - 1]]

    async def stop(self) -> None:
        """Let changes that are under way be written, allow no others, end everything else."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS_TO_SETTLE):
                await asyncio.gather(*self._loading.values(), return_exceptions=True)
                for room in list(self._rooms.values()):
                    await room.lock.acquire()
        with contextlib.suppress(Exception):
            await self.note_heads()
        self.around.ending = True
        # What was started in this turn of the loop should know that it is cancelled.
        await asyncio.sleep(0)
        tasks = []
        for room in self._rooms.values():
            room.pace.stop()
            tasks += room.end()
        await asyncio.gather(*tasks, return_exceptions=True)

    def keep_presence(self, now: float) -> None:
        """Tell other workers who is connected here once in a while; forget what they do not."""
        for room in self._rooms.values():
            room.forget_presence(now - SECONDS_UNTIL_FORGOTTEN)
        if now - self._repeated >= SECONDS_UNTIL_REPEATED:
            self._repeated = now
            online = {room.id: sorted(room.online_here) for room in self._rooms.values()}
            self.around.notices.presence(
                {match: online[match] for match in online if online[match]}
            )

    async def _look_for_missed_rows(self) -> None:
        """A notice may get lost on its way between workers; the store has the truth."""
        watched = [room.id for room in self._rooms.values() if room.connections]
        for match_id, sequence in (await self.around.store.newest(watched)).items():
            room = self._rooms.get(match_id)
            if room is not None and room.play.sequence < sequence:
                room.start(room.catch_up(sequence))

    async def _load(self, match_id: str) -> Room:
        store = self.around.store
        record = await store.match(match_id) if is_match_id(match_id) else None
        if record is None:
            raise Problem(404, "no-such-match")
        seats = await store.seats([match_id])
        rows = await store.rows(match_id)
        if not has_begun(rows):
            await check_table(store, record, seats, rows)
            raise Problem(409, "match-not-begun")
        play = await self._replayed(record, rows)
        room = Room(self.around, record, seats, play)
        async with room.lock:
            await excuse(room)
        self._add(room)
        self.around.notices.who(match_id)
        # Rows may have been written between reading and listening: nobody would tell.
        newer = await store.rows(match_id, room.play.sequence)
        if newer:
            await room.catch_up(newer[-1].sequence)
        if is_older(record, room.play.game) and room.stored.result is None:
            await room.note_rules()
        if not room.play.sealed and room.stored.result is None:
            await room.seal_terms()
        if room.pace.clocks_are_due:
            room.start(room.pace.begin_clocks())
        return room

    async def _replayed(self, record: MatchRecord, rows: list[Row]) -> Play:
        """The match of those rows. What cannot be followed is not tried again and again."""
        last = rows[-1].sequence
        known, fault = self._faults.get(record.id, (0, ""))
        if known == last:
            raise Unrecoverable(fault)
        try:
            play = await asyncio.to_thread(replayed, record, rows)
        except Unrecoverable as error:
            if len(self._faults) >= MOST_UNREADABLE:
                self._faults.clear()
            self._faults[record.id] = last, str(error)
            raise
        self._faults.pop(record.id, None)
        self._unreadable = [each for each in self._unreadable if each != record.id]
        return play

    def _add(self, room: Room) -> Room:
        if len(self._rooms) >= self.most:
            self._forget_some()
        self._rooms[room.id] = room
        return room

    def _forget_some(self) -> None:
        idle = [room for room in self._rooms.values() if not room.busy]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(self.most // 10, 1)]:
            room.pace.stop()
            del self._rooms[room.id]


def begun(record: MatchRecord, rows: list[Row], before: Sequence[Row] = ()) -> Play:
    """A new match. Its first rows get to know what comes of them; those before are known."""
    play = Play(record)
    for row in before:
        play.hear(row)
    for row in rows:
        play.enter(row)
    return play


def chat_line(remark: Remark) -> bytes:
    """A remark as a message to everybody in the room."""
    line = ChatLine(remark.name, remark.text, written(remark.at), remark.seat, remark.id)
    return write(ChatLineMessage(line))
