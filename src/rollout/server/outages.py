"""Time in which nobody could answer: measured by the beats of the workers, and given back.

Every worker beats into the store. Whoever starts and finds the last beat long ago knows how long
nobody was there.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from rollout.kernel.errors import Stale
from rollout.server.records import Outage
from rollout.server.room import Room
from rollout.server.settings import Settings
from rollout.server.store import Store
from rollout.server.worker_time import now, since_epoch, watch

WORLD_SEAT = -1
GRACE = 5.0
"""Seconds after a start that do not count either: people have to find their way back."""
MISSED_BEATS = 6.0
"""Seconds without a beat after which no other worker is there."""


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


async def excuse(room: Room) -> None:
    """Give back to a match that was just read what outages took from it."""
    clocks = room.play.clocks
    if not clocks.used:
        return
    for outage in await room.around.store.outages(max(clocks.since, clocks.excused)):
        async with room.lock:
            play = await room.ready()
            if play.result is None and play.clocks.counts(outage):
                body = msgspec.json.encode(outage).decode()
                with suppress(Stale):
                    await room.commit(play.draft("outage", WORLD_SEAT, now(), body))
