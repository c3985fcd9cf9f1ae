"""The service that the browser tests talk to: the real one, with nothing left to chance or haste.

The same setup is dealt and rolled the same way every time, and bots count what they think
instead of looking at the clock: a busy machine plays the same match, only later.
"""

from __future__ import annotations

import hashlib
from typing import Any

from litestar.types import ASGIApp

from rollout.bots import Bot, Budget, Choice, Position, bot
from rollout.kernel.match import Match
from rollout.server import answering, study
from rollout.server.application import guarded
from rollout.server.bots import PEOPLE_WAIT, BotPool
from rollout.server.records import Dice
from rollout.server.service import Service
from rollout.server.settings import from_environment

THOUGHT = Budget(simulations=60)
PATIENCE = 120.0
"""Seconds for odds on a machine that is busy with everything else."""


def application() -> ASGIApp:
    study.SECONDS = PATIENCE
    answering.LEAST_PAUSE = answering.MOST_PAUSE = 0.0
    return guarded(RepeatableService(from_environment()))


class RepeatableService(Service):
    def new_seed(self, setup: str) -> str:
        return hashlib.sha256(setup.encode()).hexdigest()[:32]

    def dice_for(self, wished: Dice) -> Dice:
        """What pages add to the dice is new every time."""
        return "committed" if wished == "shared" else wished

    def employ_bots(self) -> BotPool:
        return CountingBots(self.settings.bot_processes, Forgetful, self.crew)


class CountingBots(BotPool):
    """Whatever time they are given, they think the same number of thoughts."""

    async def consider(
        self,
        level: str,
        match: Match[Any],
        ply: int,
        budget: Budget | None = None,
        rank: int = PEOPLE_WAIT,
        owner: str = "",
    ) -> Choice | None:
        return await super().consider(level, match, ply, THOUGHT, rank, owner)


class Forgetful(Bot):
    """Thinks about every question anew: what it chooses follows from the match alone."""

    def __init__(self, level: str) -> None:
        super().__init__(THOUGHT)
        self.name = level

    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        thinker = bot(self.name, simulations=THOUGHT.simulations, seed=position.ply)
        return thinker.choose(position, THOUGHT)
