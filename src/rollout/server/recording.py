"""Chance that is recorded: a process that can be killed carries it out, and its row is kept.

Nobody is shown anything of it before that. Whoever is killed on the way leaves no trace, and
the next to look at the match has the very same carried out.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import msgspec

from rollout.kernel.recorded import TRIES, Recorded
from rollout.server.problems import Problem

if TYPE_CHECKING:
    from rollout.server.play import Play
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

WORLD_SEAT = -1


async def keep_records(room: Room) -> None:
    """Have carried out what waits, until nothing does. Raises TableError when it came too late."""
    while isinstance(room.play.match.chance, Recorded):
        place = _place(room.play)
        body = await _carried_out(room, room.play.match.chance)
        async with room.lock:
            play = await room.ready()
            if _place(play) == place and isinstance(play.match.chance, Recorded):
                await room.commit(play.draft("record", WORLD_SEAT, time.time(), body))


async def _carried_out(room: Room, chance: Recorded) -> str:
    """The outcome as JSON; void when it fails again and again."""
    match = room.play.match
    for _ in range(TRIES):
        try:
            return await room.around.study.record(match)
        except Problem:
            logger.warning("match %s: %s was not finished", room.id, chance.about)
        except Exception:
            logger.exception("match %s: %s cannot be carried out", room.id, chance.about)
    return msgspec.json.encode(chance.void()).decode()


def _place(play: Play) -> tuple[int, int]:
    """Where the match stands, and how often it went back: there chance may differ."""
    return play.match.ply, len(play.backs)
