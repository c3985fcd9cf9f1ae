"""Chance that is recorded: a process that can be killed carries it out, and its row is kept.

Nobody is shown anything of it before that. Whoever is killed on the way leaves no trace, and
the next to look at the match has the very same carried out.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rollout.kernel.match import Match
from rollout.kernel.recorded import TRIES, Recorded
from rollout.server.digests import digest_of
from rollout.server.problems import Problem
from rollout.server.records import FilmRecord
from rollout.server.study import Filmed, Untried
from rollout.server.worker_time import now

if TYPE_CHECKING:
    from rollout.server.play import Play
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

WORLD_SEAT = -1
MOST_WAITS = 60
"""How often a process is waited for that cannot be started, before that counts as a failure."""
WAIT = 1.0
"""Seconds until one may be started where none could be."""


async def keep_records(room: Room) -> None:
    """Have carried out what waits, until nothing does. Raises TableError when it came too late."""
    while isinstance(room.play.match.chance, Recorded):
        place = _place(room.play)
        chance, ply = room.play.match.chance, room.play.match.ply
        body, film = await _carried_out(room, chance)
        if film:
            outcome = msgspec.json.decode(body, type=chance.outcome_type)
            await _keep_film(room, FilmRecord(room.id, ply, digest_of(outcome), film))
        async with room.lock:
            play = await room.ready()
            if _place(play) == place and isinstance(play.match.chance, Recorded):
                await room.commit(play.draft("record", WORLD_SEAT, now(), body))


async def _keep_film(room: Room, film: FilmRecord) -> None:
    """Before its row, so that it is there when the row is shown. A film may be missing."""
    try:
        await room.around.store.add_film(film)
    except SQLAlchemyError:
        logger.exception("match %s: a film was not kept", room.id)


async def _carried_out(room: Room, chance: Recorded) -> Filmed:
    """The outcome; void when it fails again and again."""
    match = room.play.match
    for _ in range(TRIES):
        try:
            return await _tried(room, match)
        except Problem:
            logger.warning("match %s: %s was not finished", room.id, chance.about)
        except Exception:
            logger.exception("match %s: %s cannot be carried out", room.id, chance.about)
    return msgspec.json.encode(chance.void()).decode(), b""


async def _tried(room: Room, match: Match[Any]) -> Filmed:
    """Where a process lacks, time passes and no try: what was never begun has not failed."""
    for _ in range(MOST_WAITS):
        try:
            return await room.around.study.record(match, room.id)
        except Untried:
            logger.warning("match %s: no process can be started", room.id)
        await asyncio.sleep(WAIT)
    return await room.around.study.record(match, room.id)


def _place(play: Play) -> tuple[int, int]:
    """Where the match stands, and how often it went back: there chance may differ."""
    return play.match.ply, len(play.backs)
