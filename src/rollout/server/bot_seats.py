"""Bots are ordinary seats: they answer through the same door as everybody."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import islice
from math import inf
from random import Random, uniform
from typing import TYPE_CHECKING, Any, Final

from rollout.bots import Choice
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server.bots import NOBODY_WAITS, PEOPLE_WAIT
from rollout.server.tokens import new_answer_id
from rollout.server.worker_time import now

if TYPE_CHECKING:
    from rollout.server.room import Room

logger = logging.getLogger(__name__)

SECONDS_AFTER_REFUSAL = 0.05
LEEWAY: Final = 0.2
"""What part of its budget an answer may be kept beyond it, by chance."""
SHARE: Final = 0.05
"""What part of the time that is left an answer may be kept."""
WORLDS: Final = 8
"""How many are imagined to find out what others must think possible."""


async def let_bots_play(room: Room) -> None:
    """Answer for bots until somebody else is asked."""
    bots = room.around.bots
    while True:
        match = room.play.match
        ask, ply = match.ask, match.ply
        if ask is None or not room.seats[ask.seat].level:
            return
        level = room.seats[ask.seat].level
        choice = await bots.consider(level, match, ply, None, rank_of(room), owner_of(room))
        if choice is not None:
            await _keep(room, choice, bots.budget(level).seconds or 0.0)
        try:
            if room.seats[ask.seat].level and choice is not None:
                await room.answer(ask.seat, ply, new_answer_id(), (choice.action,), _not_needed)
        except TableError as error:
            logger.info("match %s: a bot's answer was refused: %s", room.id, error)
            await asyncio.sleep(SECONDS_AFTER_REFUSAL)


def rank_of(room: Room) -> int:
    """Tables at which people sit come before those of bots alone, or where nobody is there."""
    people = any(room.seats[seat].kind == "human" for seat in room.online)
    return PEOPLE_WAIT if people else NOBODY_WAITS


def owner_of(room: Room) -> str:
    """For whom a bot thinks: the address of somebody who sits there, or the table itself."""
    here = (each.address for each in room.connections if each.seats)
    return min(here, default=room.id)


async def _keep(room: Room, choice: Choice, budget: float) -> None:
    """Wait as long as a choice among several takes, and a little by chance, if haste betrays.

    What was thought of together with the answer before was chosen then.
    """
    known = time.monotonic()
    if not choice.remembered and await _haste_betrays(room):
        passed = choice.seconds + time.monotonic() - known
        kept = max(budget - passed, 0.0) + uniform(0.0, LEEWAY * budget)
        await asyncio.sleep(min(kept, _most(room)))


def _most(room: Room) -> float:
    """How long an answer may be kept for what is left on the clock."""
    deadline = room.play.clocks.deadline()
    return inf if deadline is None else max(deadline - now(), 0.0) * SHARE


async def _haste_betrays(room: Room) -> bool:
    """Whether others could tell from a quick answer that a hidden hand left no choice."""
    match = room.play.match
    alone = all(seat.level for seat in room.seats)
    if alone or not match.game.step_hides(match.state, None):
        return False
    return _has_a_choice(match) or await asyncio.to_thread(_could_have_a_choice, match, match.ply)


def _could_have_a_choice(match: Match[Any], ply: int) -> bool:
    """Whether there is one in worlds that others must think possible; else all know of none.

    Runs in a thread, so it looks at a copy: the match itself may go on, or back.
    """
    try:
        copy = match.at(ply, Outside())
    except TableError:
        return False
    worlds = (copy.imagine(None, Random(seed), Outside()) for seed in range(WORLDS))
    return any(_has_a_choice(world) for world in worlds)


def _has_a_choice(match: Match[Any]) -> bool:
    return match.ask is not None and len(list(islice(match.ask.options, 2))) > 1


def _not_needed(ply: int) -> None:
    """Bots need no acknowledgement."""
