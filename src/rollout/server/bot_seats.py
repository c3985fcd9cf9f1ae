"""Bots are ordinary seats: they answer through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
from random import uniform
from typing import TYPE_CHECKING, Final

from rollout.bots import Choice
from rollout.kernel.errors import TableError

if TYPE_CHECKING:
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

SECONDS_AFTER_REFUSAL = 0.05
LEEWAY: Final = 0.2
"""What part of its budget an answer may be kept beyond it, by chance."""


async def let_bots_play(room: Room) -> None:
    """Answer for bots until somebody else is asked."""
    bots = room.around.bots
    while True:
        match = room.play.match
        ask, ply = match.ask, match.ply
        if ask is None or not room.seats[ask.seat].level:
            return
        answer_id = f"bot-{room.play.sequence}"
        level = room.seats[ask.seat].level
        haste_betrays = _haste_betrays(room)
        choice = await bots.consider(level, match, ply)
        if choice is not None and haste_betrays:
            await asyncio.sleep(_time_to_keep(choice, bots.budget(level).seconds or 0.0))
        try:
            if room.seats[ask.seat].level and choice is not None:
                await room.answer(ask.seat, ply, answer_id, (choice.action,), _not_needed)
        except TableError as error:
            logger.info("match %s: a bot's answer was refused: %s", room.id, error)
            await asyncio.sleep(SECONDS_AFTER_REFUSAL)


def _haste_betrays(room: Room) -> bool:
    """Whether somebody could tell from a quick answer that a hidden hand left no choice."""
    match = room.play.match
    alone = all(seat.level for seat in room.seats)
    return not alone and match.game.step_hides(match.state, None)


def _time_to_keep(choice: Choice, budget: float) -> float:
    """Up to the time that a choice among several takes, and a little by chance.

    What was thought of together with the answer before was chosen then.
    """
    if choice.remembered:
        return 0.0
    return max(budget - choice.seconds, 0.0) + uniform(0.0, LEEWAY * budget)


def _not_needed(ply: int) -> None:
    """Bots need no acknowledgement."""
