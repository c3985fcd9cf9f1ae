"""A bot that looks one action ahead: the best expected value after it, and no further."""

from __future__ import annotations

from rollout.bots.bot import Alternative, Bot, Thought
from rollout.bots.budget import Budget, Clock
from rollout.bots.lines import expected_worth, first_idea, moves
from rollout.bots.position import Position

CANDIDATES = 32
SAMPLES = 12


class Greedy(Bot):
    """Weighs every candidate once, by exact odds where they are few and by samples elsewhere."""

    name = "greedy"

    def __init__(
        self, budget: Budget | None = None, seed: int | None = None, carelessness: float = 0.0
    ) -> None:
        """`carelessness` is the share of decisions taken without looking."""
        super().__init__(budget, seed)
        self.carelessness = carelessness

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        if self.rng.random() < self.carelessness:
            return
        thought.alternatives = [Alternative(first_idea(position, self.rng), 0.0, 0)]
        for plan in moves(position, self.rng, CANDIDATES):
            if clock.used_up:
                return
            value = expected_worth(position, plan, self.rng, SAMPLES)
            thought.alternatives.append(Alternative(plan, value, 1))
            clock.tick()
