"""Bots at the service's tables, good and bad ones."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from rollout.bots import Bot, Budget, Position
from rollout.bots.bot import Thought
from rollout.bots.budget import Clock
from rollout.kernel.actions import Result
from rollout.server.bots import BotPool
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.service import Service
from rollout.server.settings import Settings


class CrashingBot(Bot):
    """Takes its whole process down."""

    name = "crashing"

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        os._exit(1)


class SleepingBot(Bot):
    """Never comes to an end."""

    name = "sleeping"
    interruptible = False

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        time.sleep(600)


def crashing(level: str) -> Bot:
    return CrashingBot(Budget(seconds=0.1))


def sleeping(level: str) -> Bot:
    return SleepingBot(Budget(seconds=0.05))


def test_a_match_of_crashing_bots_goes_on_to_its_end(tmp_path: Path) -> None:
    result = asyncio.run(bots_play(tmp_path, BotPool(1, crashing)))
    assert result.reason in ("three-in-a-row", "board-full")


def test_a_match_of_bots_that_never_answer_goes_on_to_its_end(tmp_path: Path) -> None:
    result = asyncio.run(bots_play(tmp_path, BotPool(1, sleeping)))
    assert result.reason in ("three-in-a-row", "board-full")


async def bots_play(folder: Path, pool: BotPool) -> Result:
    """Two bots of that kind play tic-tac-toe with each other."""
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    service.rooms.around.bots = pool
    try:
        seats = [NewSeat("bot", level="easy"), NewSeat("bot", level="easy")]
        made = await create_match(service, NewMatch("tic_tac_toe", seats=seats), None)
        room = await service.rooms.get(made.match)
        async with asyncio.timeout(120):
            while room.play.result is None:
                await asyncio.sleep(0.05)
        return room.play.result
    finally:
        pool.close()
        await service.stop()
