"""A closer look at the best plans, where a game has one that is too costly for all of them.

What was thought of a plan counts as much as a few looks, so that one lucky look does not
decide. Looks are paid from the budget; where that is tiny, there are none.
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from rollout.bots.budget import Clock
from rollout.bots.position import Position
from rollout.kernel.game import Plan

KEPT: Final = 0.4
"""The share of a budget that is kept for closer looks."""
LEAST_SECONDS: Final = 0.15
LEAST_SIMULATIONS: Final = 100
"""Smaller budgets are spent on thinking alone."""
LOOKED_AT: Final = 4
"""So many plans, the best ones."""
LOOKS: Final = 8
BELIEF: Final = 4
"""What was thought before counts as so many looks."""


class Weighed(Protocol):
    """A plan and what it is thought to be worth."""

    plan: Plan
    value: float
    stage: int


def keeps_some(position: Position, clock: Clock) -> bool:
    """Whether a part of the budget is kept for closer looks."""
    budget = clock.budget
    enough = (budget.seconds is None or budget.seconds >= LEAST_SECONDS) and (
        budget.simulations is None or budget.simulations >= LEAST_SIMULATIONS
    )
    return enough and position.game.judgement.has_doubts(position.ask)


def look_closer(position: Position, best: list[Weighed], clock: Clock, rng: Random) -> None:
    """Mend the values of the best plans, each looked at equally often, while there is budget."""
    state, ask = position.imagine(rng).state, position.ask
    judgement = position.game.judgement
    doubted = [(each, judgement.doubt(state, ask, each.plan)) for each in best[:LOOKED_AT]]
    sums = [0.0] * len(doubted)
    looks, longest = 0, 0.0
    while looks < LOOKS and not clock.used_up and longest < clock.seconds_left:
        before = clock.seconds
        found = [0.0 if look is None else look(rng) for _, look in doubted]
        for _ in range(sum(look is not None for _, look in doubted)):
            clock.tick()
        sums = [total + one for total, one in zip(sums, found, strict=True)]
        looks, longest = looks + 1, max(longest, clock.seconds - before)
    if clock.stopped:
        return
    for (each, _), total in zip(doubted, sums, strict=True):
        each.stage += 1
        each.value += total / (looks + BELIEF) if looks else 0.0
