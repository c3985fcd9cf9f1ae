"""Bots are ordinary seats: they answer through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rollout.kernel.errors import TableError

if TYPE_CHECKING:
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

SECONDS_AFTER_REFUSAL = 0.05


async def let_bots_play(room: Room) -> None:
    """Answer for bots until somebody else is asked."""
    while True:
        match = room.play.match
        ask, ply = match.ask, match.ply
        if ask is None or not room.seats[ask.seat].level:
            return
        answer_id = f"bot-{room.play.sequence}"
        action = await room.around.bots.choose(room.seats[ask.seat].level, match, ply)
        try:
            if room.seats[ask.seat].level and action is not None:
                await room.answer(ask.seat, ply, answer_id, (action,), _not_needed)
        except TableError as error:
            logger.info("match %s: a bot's answer was refused: %s", room.id, error)
            await asyncio.sleep(SECONDS_AFTER_REFUSAL)


def _not_needed(ply: int) -> None:
    """Bots need no acknowledgement."""
