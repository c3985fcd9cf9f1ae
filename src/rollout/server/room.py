"""A match on this worker: its journal followed, its people connected, one change at a time.

A change is checked and made in memory, written to the store, and only then acknowledged and
shown. Whatever goes wrong on the way, the room is read from the store again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Protocol

import msgspec

from rollout.kernel.errors import Illegal, Refusal, Stale, TableError
from rollout.kernel.game import Plan
from rollout.server.audience import Surroundings
from rollout.server.chain import Head
from rollout.server.connection import Connection
from rollout.server.game_forms import is_older
from rollout.server.happenings import Did, RulesChanged
from rollout.server.outages import excuse
from rollout.server.pace import Pace
from rollout.server.play import Play, Unrecoverable
from rollout.server.problems import STORE_FAILED
from rollout.server.records import Conflict, MatchRecord, Row, SeatRecord
from rollout.server.recovery import replayed
from rollout.server.reseating import reseating
from rollout.server.seals import seal_of_outcome
from rollout.server.seating import Seating
from rollout.server.sinks import Progress
from rollout.server.stored import Stored
from rollout.server.worker_time import now

logger = logging.getLogger(__name__)

WORLD_SEAT = -1
TRIES = 5
"""How often a seat is changed anew when the match has gone on meanwhile."""
WITH_SEATS = frozenset({"seat", "undo", "rewind"})
"""Rows that may come with a change of a seat: who has it, or what it now decides itself."""
NOT_KEPT = Refusal("KERNEL", STORE_FAILED)

encode = msgspec.json.Encoder().encode

Acknowledge = Callable[[int], None]
"""Called with the ply after an answer, once that is written."""


class Reply(Protocol):
    """Tells somebody what became of an answer."""

    def done(self, ply: int) -> None: ...

    def refuse(self, refusal: Refusal) -> None: ...


class Room(Seating):
    """One match. Every change goes through `commit`, which the caller makes under the lock."""

    def __init__(
        self, around: Surroundings, record: MatchRecord, seats: list[SeatRecord], play: Play
    ) -> None:
        super().__init__(around, record, seats, play)
        self.pace = Pace(self)
        self.noted = Head(record.id, record.head_sequence, record.head)
        """The last row that the store was told to miss if it is lost."""
        self._fresh = True

    def go_on(self, elsewhere: bool) -> None:
        self.pace.go_on(elsewhere)

    @property
    def is_fresh(self) -> bool:
        """What is in memory is what is stored."""
        return self._fresh

    @property
    def head(self) -> Head:
        """The last row that is stored."""
        return Head(self.id, self.stored.sequence, self.stored.chain)

    # Changes

    def answer_at_once(
        self, seat: int, ply: int, answer_id: str, actions: Plan, reply: Reply
    ) -> bool:
        """Answer without waiting; the reply follows once that is written.

        False when something else goes on, or the room is in doubt. Raises TableError.
        """
        if not self._fresh or not self.lock.take():
            return False
        key = f"{seat}/{answer_id}"
        if key in self.play.answers:
            self._was_done(key, reply.done)
            self.lock.release()
            return True
        row = self._drafted(seat, ply, key, actions)
        try:
            self._enter(row, actions)
        except TableError:
            self.lock.release()
            raise
        except Exception:
            self.start(self._reload_and_release())
            raise
        progress = self._progress(row)
        done = partial(self._conclude, row, progress, reply)
        self.around.writer.append(row, progress, done)
        return True

    async def answer(
        self, seat: int, ply: int, answer_id: str, actions: Plan, acknowledge: Acknowledge
    ) -> None:
        """Answer for a seat. The same id again is acknowledged with the same ply."""
        async with self.lock:
            await self.ready()
            key = f"{seat}/{answer_id}"
            if not self._was_done(key, acknowledge):
                await self.commit(self._drafted(seat, ply, key, actions), acknowledge, actions)

    async def roll(
        self, seat: int, ply: int, answer_id: str, outcome: bytes, acknowledge: Acknowledge
    ) -> None:
        """Somebody at the table says what was rolled."""
        key = f"{seat}/{answer_id}"
        async with self.lock:
            play = await self.ready()
            if self._was_done(key, acknowledge):
                return
            row = play.draft("roll", seat, now(), outcome.decode(), key, ply)
            await self.commit(row, acknowledge)

    async def ready(self) -> Play:
        """The match as it stands; read again when it is in doubt. Needs the lock."""
        self.used = time.monotonic()
        if not self._fresh:
            await self.reload()
            await self.excuse()
        return self.play

    async def excuse(self) -> bool:
        """Let time in which nobody could answer count against nobody. Needs the lock.

        False when that is not over: nothing can be written.
        """
        try:
            if self.play.clocks.used and self.play.result is None:
                await self.around.heart.beat()
                await excuse(self)
        except Exception as error:
            logger.warning("match %s: the store cannot be written to: %s", self.id, error)
            return False
        return True

    async def commit(
        self, row: Row, acknowledge: Acknowledge | None = None, actions: Plan = ()
    ) -> None:
        """Make a change, write it down, acknowledge and show it.

        Needs the lock; raises TableError. `actions` are what the body says, where known.
        """
        try:
            self._enter(row, actions)
        except TableError:
            raise
        except Exception:
            await self.reload()
            raise
        await self._write(row, acknowledge)

    def _drafted(self, seat: int, ply: int, key: str, actions: Plan) -> Row:
        """The row of an answer, or of several that belong together."""
        kind, given = ("answer", actions[0]) if len(actions) == 1 else ("plan", actions)
        body = encode(given).decode()
        return self.play.draft(kind, seat, now(), body, key, ply)

    def _enter(self, row: Row, actions: Plan = ()) -> None:
        """Make a change; nobody is shown it before it is written."""
        why = self.play.spent.refused(row, self.play.seats, self.around.limits)
        if why:
            raise Illegal(Refusal("KERNEL", why))
        given = actions if row.kind == "plan" else actions[0] if actions else None
        self._fresh = self.settled = False
        try:
            self.play.enter(row, given)
        except TableError:
            self._fresh = self.settled = True
            raise

    async def _write(self, row: Row, acknowledge: Acknowledge | None) -> None:
        progress = self._progress(row)
        error = await self.around.writer.write(row, progress)
        await self._finish(row, progress, acknowledge, error)

    def _conclude(
        self, row: Row, progress: Progress | None, reply: Reply, error: Exception | None
    ) -> None:
        """An answer that was given at once is written: show it, and let others go on."""
        if error is not None or self.has_much_to_say():
            self.start(self._conclude_aside(row, progress, reply, error))
            return
        try:
            self._accept(row, progress, reply.done)
            self.publish()
        finally:
            self.lock.release()

    async def _conclude_aside(
        self, row: Row, progress: Progress | None, reply: Reply, error: Exception | None
    ) -> None:
        try:
            await self._finish(row, progress, reply.done, error)
        except TableError as refused:
            reply.refuse(refused.refusal)
        finally:
            self.lock.release()

    async def _finish(
        self,
        row: Row,
        progress: Progress | None,
        acknowledge: Acknowledge | None,
        error: Exception | None,
    ) -> None:
        """What has to follow once a row is written, or is not. Raises TableError."""
        if isinstance(error, Conflict):
            await self.reload()
            self._acknowledge_another(row, acknowledge)
        elif error is not None:
            self.start(self._read_again())
            raise TableError(NOT_KEPT)
        else:
            self._accept(row, progress, acknowledge)
            await self.prepare()
            self.publish()

    def _accept(self, row: Row, progress: Progress | None, acknowledge: Acknowledge | None) -> None:
        self._fresh = True
        if progress is not None:
            record = self.record
            record.finished, record.result = progress.finished, progress.result
            record.deadline = progress.deadline
        self.stored = Stored(self.play)
        if acknowledge is not None:
            acknowledge(row.after)
        self.renderer.changed()

    async def _reload_and_release(self) -> None:
        try:
            await self.reload()
        finally:
            self.lock.release()

    def _was_done(self, key: str, acknowledge: Acknowledge) -> bool:
        ply = self.play.answers.get(key)
        if ply is not None:
            self._acknowledge_again(ply, acknowledge)
        return ply is not None

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

    def _progress(self, row: Row) -> Progress | None:
        """What the row changes in the match's record, once it is written; mostly nothing."""
        play, record = self.play, self.record
        finished, result, deadline = record.finished, record.result, None
        if play.match.result is not None:
            finished, result = row.at, encode(play.result).decode()
        elif play.clocks.used:
            deadline = play.clocks.next_deadline()
        else:
            return None
        seal = seal_of_outcome(record.seed, finished, result)
        return Progress(finished, result, deadline, seal, record.id)

    # Following the store

    async def reload(self) -> None:
        """Read the match anew. Needs the lock."""
        self._fresh = False
        record = await self.around.store.match(self.id)
        if record is None:
            raise Unrecoverable(f"match {self.id} is gone")
        rows = await self.around.store.rows(self.id)
        self.record = record
        await self.read_seats()
        self.use(await asyncio.to_thread(replayed, record, rows))
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
            if any(row.kind in WITH_SEATS for row in rows) and await self.read_seats():
                self.tell_seats()
            if play.match.result is not None:
                self.record = await self.around.store.match(self.id) or self.record
                self.renderer.record = self.record
            self._fresh = True
            self.stored = Stored(play)
            self.renderer.changed()
            await self.prepare()
            self.publish(elsewhere=True)

    async def reseat(
        self, before: SeatRecord, after: SeatRecord, did: Did, by: tuple[int, ...] = ()
    ) -> bool:
        """Change who has a seat, and tell everybody. False when it was not as before.

        `by`: the seats of whoever does it.
        """
        async with self.lock:
            for _ in range(TRIES):
                play = await self.ready()
                body = reseating(before, after, did, by=by)
                row = play.draft("seat", after.seat, now(), body)
                self._enter(row)
                deadline = play.clocks.next_deadline()
                try:
                    changed = await self.around.store.reseat(before, after, row, deadline)
                except Conflict:
                    await self.reload()
                    continue
                if not changed:
                    await self.reload()
                    return False
                self._accept(row, self._progress(row), None)
                self.seat(after)
                self.publish()
                self.around.notices.rows_written([row])
                return True
        raise Stale(Refusal("KERNEL", "stale", {"ply": self.stored.ply}))

    async def note_rules(self) -> None:
        """The match goes on by the rules that are here: say so in its record, and to everybody."""
        async with self.lock:
            play = await self.ready()
            game = play.game
            if is_older(self.record, game):
                change = RulesChanged(game.rules_version, game.content_version)
                body = encode(change).decode()
                with suppress(Stale):
                    await self.commit(play.draft("rules", WORLD_SEAT, now(), body))
                self.record.rules_version = game.rules_version
                self.record.content_version = game.content_version
                await self.around.store.set_rules(self.id, game.rules_version, game.content_version)

    async def seal_terms(self) -> None:
        """Bring what was agreed on under the chain of a match that was begun before it was."""
        async with self.lock:
            play = await self.ready()
            if not play.sealed and play.result is None:
                with suppress(Stale):
                    await self.commit(play.draft("terms", WORLD_SEAT, now()))

    async def add_tokens(self, connection: Connection, tokens: list[str]) -> None:
        """A connection shows tokens that it did not have before."""
        async with self.lock:
            await self.ready()
            connection.add_tokens(tokens)
            await self.show_to(connection)
