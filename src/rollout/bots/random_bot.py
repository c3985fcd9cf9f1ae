"""A bot that takes any legal answer: the floor that every other bot must beat."""

from __future__ import annotations

from rollout.bots.bot import Alternative, Bot, Thought
from rollout.bots.budget import Clock
from rollout.bots.position import Position


class RandomBot(Bot):
    """Draws an answer without listing them."""

    name = "random"
    interruptible = False

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        plan = (position.ask.options.sample(self.rng),)
        thought.alternatives = [Alternative(plan, 0.0, 1)]
