"""The search tree: what was learned of answers in situations that look the same to the seat.

A node is an ask as the searching seat knows it: reached by the same answers, whatever the
hidden cards and dice were. All imagined worlds share it, so that nothing hidden steers it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rollout.bots.budget import Clock
from rollout.bots.lines import follow, has_region, reply, worth
from rollout.bots.position import Position, World
from rollout.bots.spread import Spread
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask


@dataclass
class Edge:
    """A plan and what came of it, for the seat that follows it."""

    plan: Plan
    visits: int = 0
    total: float = 0.0
    nodes: dict[tuple[int, str, str], Node] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


@dataclass
class Node:
    """An ask somewhere below the root."""

    visits: int = 0
    edges: list[Edge] = field(default_factory=list)
    waiting: list[Plan] | None = None
    """Plans not tried yet; None until the node is opened."""


@dataclass(frozen=True)
class Shape:
    """How a tree grows and how its leaves are judged."""

    open_after: int = 8
    """A node gets edges of its own once it was reached so often."""
    opening_share: float = 0.15
    """The part of the time that may go into asking the game for plans below the root."""
    exploration: float = 0.6
    widening: float = 0.5
    """Edges in use grow with this power of the visits."""
    plans: int = 12
    depth: int = 8
    """Edges on one line at most, the root's included."""
    horizon: int = 0
    """Steps played out by quick replies behind the one in which the tree ends."""
    longest_playout: int = 60


class Tree:
    """Runs simulations from a position, each in a world of its own."""

    def __init__(self, position: Position, shape: Shape, rng: Random, clock: Clock) -> None:
        self.position = position
        self.shape = shape
        self.rng = rng
        self.seed = rng.getrandbits(48)
        self.clock = clock
        self.judgement: Judgement[Any] = position.game.judgement
        self.slowest_opening = 0.0
        self.opening = 0.0

    def simulate(self, edge: Edge) -> None:
        """Follow a plan of the root and the tree below it once, and note the worth of the end."""
        luck = Spread(self.seed, edge.visits)
        world = self.position.imagine(luck.rng, luck)
        line = [(self.position.seat, edge)]
        own_step = step = world.steps
        follow(world, edge.plan, luck.rng)
        while len(line) < self.shape.depth:
            begun = world.steps
            below = self._step_down(world, line[-1][1], luck.rng)
            if below is None:
                break
            line.append(below)
            step = begun
        self._play_out(world, luck, lambda: world.steps > own_step)
        luck.begin_what_follows()
        last_step = step + self.shape.horizon
        is_calm = self.judgement.is_calm
        self._play_out(world, luck, lambda: world.steps > last_step and is_calm(world.state))
        self.clock.tick()
        values: dict[int, float] = {}
        for mover, taken in line:
            if mover not in values:
                values[mover] = worth(world, mover)
            taken.visits += 1
            taken.total += values[mover]

    def _step_down(self, world: World, edge: Edge, rng: Random) -> tuple[int, Edge] | None:
        """Choose and follow an edge below this one; None where the tree ends."""
        ask = world.ask
        if ask is None:
            return None
        key = (ask.seat, ask.about, str(ask.context))
        node = edge.nodes.get(key)
        if node is None:
            node = edge.nodes[key] = Node()
        node.visits += 1
        if node.waiting is None and not self._open(node, world, ask):
            return None
        chosen = self._select(node, ask)
        if chosen is None:
            return None
        follow(world, chosen.plan, rng)
        if ask.secret and ask.seat != self.position.seat:
            # Behind a secret choice the searching seat cannot tell the choices apart.
            chosen.nodes = node.edges[0].nodes
        return ask.seat, chosen

    def _open(self, node: Node, world: World, ask: Ask) -> bool:
        """Ask the game for plans, unless the node is new or there is no time for that."""
        if node.visits < self.shape.open_after:
            return False
        before = self.clock.seconds
        if self.clock.budget.seconds is not None and (
            self.clock.seconds_left < 2 * self.slowest_opening
            or self.opening > self.shape.opening_share * before
        ):
            return False
        plans = self.judgement.plans(world.state, ask, self.rng, self.shape.plans)
        node.waiting = [plan for plan in reversed(plans) if plan]
        taken = self.clock.seconds - before
        self.opening += taken
        self.slowest_opening = max(self.slowest_opening, taken)
        return True

    def _select(self, node: Node, ask: Ask) -> Edge | None:
        """The edge with the best upper bound that is legal in this world, or a new one."""
        assert node.waiting is not None
        if len(node.edges) < 1 + node.visits**self.shape.widening:
            fresh = self._fresh(node, ask)
            if fresh is not None:
                return fresh
        log = math.log(node.visits + 1)
        spread = self.shape.exploration
        for edge in sorted(
            node.edges,
            key=lambda each: each.mean + spread * math.sqrt(log / (each.visits + 1)),
            reverse=True,
        ):
            if edge.plan[0] in ask.options:
                return edge
        return None

    def _fresh(self, node: Node, ask: Ask) -> Edge | None:
        """A plan that was not tried here before."""
        assert node.waiting is not None
        for place in range(len(node.waiting) - 1, -1, -1):
            if node.waiting[place][0] in ask.options:
                node.edges.append(Edge(node.waiting.pop(place)))
                return node.edges[-1]
        if has_region(ask.options):
            node.edges.append(Edge((ask.options.sample(self.rng),)))
            return node.edges[-1]
        return None

    def _play_out(self, world: World, luck: Spread, is_over: Callable[[], bool]) -> None:
        """Let everybody reply quickly until it is over."""
        for _ in range(self.shape.longest_playout):
            ask = world.ask
            if ask is None or is_over():
                return
            reply(world, ask, luck.rng)
