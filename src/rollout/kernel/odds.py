"""Odds before the click: what an action leads to, exactly where that is feasible."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from rollout.kernel.actions import Action
from rollout.kernel.errors import Illegal
from rollout.kernel.game import Plan
from rollout.kernel.match import Match
from rollout.kernel.options import NOT_OFFERED
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Fast, Source

Question = Callable[[Match[Any]], Any]
"""Read off the match after the action, a value that can be a dictionary key."""

Policy = Callable[[Match[Any], Ask], Action]
"""How the other seats are taken to reply."""


@dataclass
class Odds:
    """The distribution of the answer. Exact odds are fractions, sampled ones have an error.

    `error` is the largest half-width of the 95 % interval over all answers.
    """

    distribution: dict[Any, Fraction | float]
    exact: bool
    branches: int
    error: float
    policy: str

    def mean(self) -> float:
        return float(sum(float(chance) * value for value, chance in self.distribution.items()))

    def chance(self, value: Any) -> float:
        return float(self.distribution.get(value, 0))


def first_offered(match: Match[Any], ask: Ask) -> Action:
    """The first option on the list."""
    return next(iter(ask.options))


def odds(
    match: Match[Any],
    action: Action | Plan,
    question: Question,
    reply: Policy = first_offered,
    most_branches: int = 2000,
    samples: int = 1000,
) -> Odds:
    """What `question` is answered after `action` (or a plan of answers).

    The script runs on until the acting seat is asked again or the step ends; the other
    seats answer by `reply`. Beyond `most_branches` branches of chance the answer is
    sampled instead, from hidden cards dealt anew, and says so.
    """
    plan: Plan = (action,) if isinstance(action, Action) else action
    exact = _enumerate(match, plan, question, reply, most_branches)
    return exact or _sample(match, plan, question, reply, samples)


class Branching(Source):
    """Follows a path of chosen branches; where the path ends it takes the first and notes all."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.widths: list[list[tuple[Any, int]]] = []
        self.endless = False

    def answer(self, chance: Chance, number: int) -> Any:
        branches = chance.branches()
        if branches is None:
            self.endless = True
            branches = [(chance.draw(Random(0)), 1)]
        depth = len(self.widths)
        self.widths.append(branches)
        if depth == len(self.path):
            self.path.append(0)
        return branches[self.path[depth]][0]


def _enumerate(
    match: Match[Any], plan: Plan, question: Question, reply: Policy, most: int
) -> Odds | None:
    totals: dict[Any, dict[int, int]] = {}
    path: list[int] = []
    for count in range(1, most + 1):
        source = Branching(path)
        after = _play(match, plan, reply, source)
        if source.endless:
            return None
        answer = question(after)
        weight, whole = 1, 1
        for branches, taken in zip(source.widths, path, strict=True):
            weight *= branches[taken][1]
            whole *= sum(share for _, share in branches)
        shares = totals.setdefault(answer, {})
        shares[whole] = shares.get(whole, 0) + weight
        if not _next_path(path, source.widths):
            distribution: dict[Any, Fraction | float] = {
                value: sum((Fraction(part, whole) for whole, part in parts.items()), Fraction(0))
                for value, parts in totals.items()
            }
            return Odds(distribution, True, count, 0.0, _name(reply))
    return None


def _next_path(path: list[int], widths: list[list[tuple[Any, int]]]) -> bool:
    """Step to the next leaf, depth first. False when all have been seen."""
    while path:
        if path[-1] + 1 < len(widths[len(path) - 1]):
            path[-1] += 1
            return True
        path.pop()
    return False


def _sample(
    match: Match[Any], plan: Plan, question: Question, reply: Policy, samples: int
) -> Odds:
    rng = Random(match.ply)
    asked = match.ask
    counts: dict[Any, int] = {}
    for _ in range(samples):
        world = match.imagine(asked.seat, rng, Fast(rng)) if asked else match.fork(Fast(rng))
        after = _play(world, plan, reply, Fast(rng))
        answer = question(after)
        counts[answer] = counts.get(answer, 0) + 1
    distribution: dict[Any, Fraction | float] = {}
    error = 0.0
    for value, count in counts.items():
        share = count / samples
        distribution[value] = share
        error = max(error, 1.96 * math.sqrt(share * (1 - share) / samples))
    return Odds(distribution, False, samples, error, _name(reply))


def _play(match: Match[Any], plan: Plan, reply: Policy, source: Source) -> Match[Any]:
    """A fork after the plan and the others' replies, resting where the step ends."""
    after = match.fork(source)
    after.stop_after_step()
    asked = after.ask
    if asked is None:
        raise Illegal(NOT_OFFERED)
    after.events.clear()
    for action in plan:
        after.answer(action)
    while (waiting := after.ask) is not None and waiting.seat != asked.seat:
        after.answer(reply(after, waiting))
    return after


def _name(reply: Policy) -> str:
    return str(getattr(reply, "__name__", type(reply).__name__)).replace("_", " ")
