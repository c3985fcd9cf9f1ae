"""Time in which nobody could answer: measured by the beats of the workers, and given back.

Every worker beats into the store. Whoever finds the last beat long ago, when it starts or when it
can write again, knows how long nobody was there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from rollout.kernel.errors import Stale
from rollout.server.records import Outage
from rollout.server.settings import Settings
from rollout.server.store import Store
from rollout.server.worker_time import now, since_epoch, watch

if TYPE_CHECKING:
    from rollout.server.room import Room

WORLD_SEAT = -1
GRACE = 5.0
"""Seconds after a start that do not count either: people have to find their way back."""
MISSED_BEATS = 6.0
"""Seconds without a beat after which no other worker is there."""
STALLED = 6.0
"""Seconds between two beats after which people had to wait for the store."""


async def set_the_watch(store: Store, settings: Settings) -> None:
    """Find out what time it is. Time never falls: not before the last beat.

    The database's clock has the last word where it is another machine's, so that several
    workers agree; on one machine they share when its steady clock began.
    """
    moment = await store.time()
    if moment is None and settings.epoch:
        moment = since_epoch(settings.epoch)
    watch.set(max(moment or now(), await store.pulse()))


async def note_outage(store: Store, settings: Settings) -> None:
    """A worker starts. Without others it was down until now."""
    last, moment = await store.pulse(), now()
    others = bool(settings.redis) and moment - last < MISSED_BEATS
    if not last or others:
        await store.beat(moment)
    else:
        await store.end_outage(Outage(last, moment + GRACE), moment)


class Heart:
    """Beats into the store for a worker, and finds out for how long nobody could.

    A store that is locked, full or away while the service is up takes people's time as well.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self._beating: asyncio.Task[None] | None = None

    async def beat(self) -> None:
        """Done once something could be written. Raises what the store raises."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.ensure_future(self._beat())
        await asyncio.shield(self._beating)

    async def stop(self) -> None:
        """Before the store is closed: nothing more is asked of it."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    async def _beat(self) -> None:
        last = await self.store.pulse()
        await self.store.touch()
        moment = now()
        if moment - last < STALLED:
            await self.store.beat(moment)
        else:
            await self.store.end_outage(Outage(last, moment + GRACE), moment)


async def excuse(room: Room) -> None:
    """Give back to a match what outages took from it. Needs the room's lock."""
    clocks = room.play.clocks
    if not clocks.used or room.play.result is not None:
        return
    for outage in await room.around.store.outages(clocks.unexcused_since()):
        play = room.play
        if play.result is None and play.clocks.counts(outage):
            body = msgspec.json.encode(outage).decode()
            with suppress(Stale):
                await room.commit(play.draft("outage", WORLD_SEAT, now(), body))
