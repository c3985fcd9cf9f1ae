"""Monte Carlo tree search over imagined worlds.

Every candidate is first weighed like the greedy bot does, once. Then the budget is spent in
rounds: each gives all survivors equal simulations and drops the worse half, so that most of
the time goes to telling the best few apart. Below a candidate grows a tree (`tree.py`).
"""

from __future__ import annotations

from dataclasses import replace
from math import ceil, log2

from rollout.bots.bot import Alternative, Bot, Thought
from rollout.bots.budget import Budget, Clock
from rollout.bots.lines import first_idea, plans
from rollout.bots.position import Position
from rollout.bots.tree import Edge, Shape, Tree
from rollout.kernel.game import Judgement

CANDIDATES = 28
SMALL_GAME = Shape(open_after=2, horizon=1000, longest_playout=300)
"""For games whose judgement has no opinion: only the end of a match tells something."""


class Search(Bot):
    """Looks further the longer it may think."""

    name = "search"

    def __init__(
        self,
        budget: Budget | None = None,
        seed: int | None = None,
        shape: Shape | None = None,
    ) -> None:
        super().__init__(budget, seed)
        self.shape = shape

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        thought.alternatives = [Alternative(first_idea(position, self.rng), 0.0, 0)]
        tree = Tree(position, self.shape or shape_for(position), self.rng, clock)
        edges = [Edge(plan) for plan in plans(position, self.rng, CANDIDATES)]
        thought.alternatives = [Alternative(edge.plan, 0.0, 0) for edge in edges]
        racers = list(zip(edges, thought.alternatives, strict=True))
        rounds = max(ceil(log2(len(edges))), 1)
        for stage in range(rounds):
            _run_round(tree, racers, (stage + 1) / rounds)
            if clock.used_up and stage < rounds - 1:
                break
            racers.sort(key=lambda racer: -racer[0].mean)
            racers = racers[: max(ceil(len(racers) / 2), 2)]
            for _, alternative in racers:
                alternative.stage = stage + 1


Racer = tuple[Edge, Alternative]


def shape_for(position: Position) -> Shape:
    """How to grow the tree for this game."""
    judgement = position.game.judgement
    if type(judgement).value is Judgement.value:
        return SMALL_GAME
    usual = Shape()
    return replace(
        usual, exploration=usual.exploration * judgement.scale, horizon=judgement.horizon
    )


def _run_round(tree: Tree, racers: list[Racer], until: float) -> None:
    """Simulate all racers in turn until that share of the budget is used, each at least once."""
    first = True
    while first or tree.clock.used_share < until:
        for edge, alternative in racers:
            if tree.clock.used_up:
                return
            tree.simulate(edge)
            alternative.value, alternative.visits = edge.mean, edge.visits
        first = False
