"""Odds before the click: what an action leads to, exactly where that is feasible."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Final

from rollout.kernel.actions import Action
from rollout.kernel.errors import NothingAsked, Refusal
from rollout.kernel.game import Plan
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Fast, Source

Question = Callable[[Match[Any]], Any]
"""Read off the match after the action, a value that can be a dictionary key.

`events` of that match are those since the action.
"""

Policy = Callable[[Match[Any], Ask], Action]
"""How the other seats are taken to reply."""


class Foreseen:
    """A question whose odds a game works out itself, for one action in the state as it is.

    For more dice than can be branched on. The chances are exact, and from open facts alone;
    `read` reads the same answer off the match afterwards.
    """

    def __init__(self, read: Question, chances: dict[Any, Fraction]) -> None:
        self.read = read
        self.chances = chances

    def __call__(self, match: Match[Any]) -> Any:
        return self.read(match)


WORLDS: Final = 20
"""How many worlds are imagined when something is hidden from the acting seat."""


@dataclass
class Odds:
    """The distribution of the answer. Exact odds are fractions, others have an error.

    `error` is the largest half-width of the 95 % interval over all answers. When something
    is hidden from the acting seat, the odds are the mean over imagined `worlds`, never those
    of the real one; an error of 0 then says that all of them agree. What would be recorded is
    `guessed`: then they are not exact either.
    """

    distribution: dict[Any, Fraction | float]
    exact: bool
    branches: int
    error: float
    policy: str
    worlds: int = 1
    guessed: bool = False

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
    sampled instead, and says so. What is `Foreseen` is only looked up.
    """
    asked = match.ask
    if asked is None:
        raise NothingAsked(Refusal("KERNEL", "nothing-asked"))
    if isinstance(question, Foreseen):
        return _looked_up(question, _name(reply))
    plan: Plan = (action,) if isinstance(action, Action) else action
    rng = Random(match.ply)
    worlds = [match]
    if match.game.step_hides(match.state, asked.seat):
        worlds = [match.imagine(asked.seat, rng, Fast(rng)) for _ in range(WORLDS)]
    found: list[dict[Any, Fraction]] = []
    branches, guessed = 0, False
    for world in worlds:
        tree = Tree(world, plan, question, reply)
        if not tree.explore(most_branches // len(worlds)):
            sampled = _sampled(match, asked.seat, plan, question, reply, samples)
            sampled.worlds = 1 if len(worlds) == 1 else samples
            return sampled
        found.append(tree.distribution)
        branches += tree.count
        guessed = guessed or tree.guessed
    averaged = _averaged(found, branches, _name(reply))
    averaged.guessed = guessed
    averaged.exact = averaged.exact and not guessed
    return averaged


class Sampling(Fast):
    """Draws, and notes whether it had to guess."""

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.guessed = False

    def answer(self, chance: Chance, number: int) -> Any:
        self.guessed = self.guessed or isinstance(chance, Recorded)
        return super().answer(chance, number)


class Branching(Source):
    """Follows a path of chosen branches; where the path ends it takes the first and notes all."""

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.widths: list[list[tuple[Any, int]]] = []
        self.endless = self.guessed = False
        self._depth = 0

    def answer(self, chance: Chance, number: int) -> Any:
        depth = self._depth
        self._depth += 1
        if depth == len(self.widths):
            self.widths.append(self._branches(chance))
            if depth == len(self.path):
                self.path.append(0)
        return self.widths[depth][self.path[depth]][0]

    def share(self) -> Fraction:
        """How likely the path is."""
        part, whole = 1, 1
        for branches, taken in zip(self.widths, self.path, strict=True):
            part *= branches[taken][1]
            whole *= sum([weight for _, weight in branches])
        return Fraction(part, whole)

    def turn(self) -> bool:
        """Step to the next path, depth first. False when all have been seen.

        What branches on the way to the turn is known already: the same answers lead there.
        """
        path = self.path
        while path:
            if path[-1] + 1 < len(self.widths[len(path) - 1]):
                path[-1] += 1
                del self.widths[len(path) :]
                self._depth = 0
                return True
            path.pop()
        return False

    def _branches(self, chance: Chance) -> list[tuple[Any, int]]:
        self.guessed = self.guessed or isinstance(chance, Recorded)
        branches = chance.branches()
        if branches is None:
            self.endless = True
            return [(chance.draw(Random(0)), 1)]
        return branches


class Tree:
    """All that chance can make of a plan in one world, leaf by leaf, depth first."""

    def __init__(self, match: Match[Any], plan: Plan, question: Question, reply: Policy) -> None:
        self.match = match
        self.plan = plan
        self.question = question
        self.reply = reply
        self.distribution: dict[Any, Fraction] = {}
        self.count = 0
        self.guessed = False

    def explore(self, most: int) -> bool:
        """Visit every leaf. False when there are more than `most`, or endlessly many."""
        source = Branching([])
        while self.count < most:
            after = _play(self.match.fork(source), self.plan, self.reply)
            if source.endless:
                return False
            self.count += 1
            self.guessed = source.guessed
            answer = self.question(after)
            self.distribution[answer] = self.distribution.get(answer, Fraction(0)) + source.share()
            if not source.turn():
                return True
        return False


def _play(after: Match[Any], plan: Plan, reply: Policy) -> Match[Any]:
    """Follow the plan as far as it stays legal, resting where the step ends."""
    asked = after.ask
    assert asked is not None
    after.stop_after_step()
    after._forget_events()
    after.answer(plan[0])
    _let_others_reply(after, asked.seat, reply)
    for action in plan[1:]:
        ask = after.ask
        if ask is None or action not in ask.options:
            break
        after.answer(action)
        _let_others_reply(after, asked.seat, reply)
    return after


def _let_others_reply(after: Match[Any], seat: int, reply: Policy) -> None:
    while (ask := after.ask) is not None and ask.seat != seat:
        after.answer(reply(after, ask))


def _looked_up(question: Foreseen, policy: str) -> Odds:
    distribution: dict[Any, Fraction | float] = {}
    distribution.update(question.chances)
    return Odds(distribution, True, len(distribution), 0.0, policy)


def _averaged(found: list[dict[Any, Fraction]], branches: int, policy: str) -> Odds:
    distribution: dict[Any, Fraction | float] = {}
    if len(found) == 1:
        distribution.update(found[0])
        return Odds(distribution, True, branches, 0.0, policy)
    error = 0.0
    for value in {value: None for shares in found for value in shares}:
        shares = [each.get(value, Fraction(0)) for each in found]
        mean = sum(shares, Fraction(0)) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
        distribution[value] = mean
        error = max(error, 1.96 * math.sqrt(spread / len(shares)))
    return Odds(distribution, False, branches, error, policy, len(found))


def _sampled(
    match: Match[Any], seat: int, plan: Plan, question: Question, reply: Policy, samples: int
) -> Odds:
    rng = Random(match.ply)
    source = Sampling(rng)
    counts: dict[Any, int] = {}
    for _ in range(samples):
        answer = question(_play(match.imagine(seat, rng, source), plan, reply))
        counts[answer] = counts.get(answer, 0) + 1
    distribution: dict[Any, Fraction | float] = {}
    error = 0.0
    for value, count in counts.items():
        share = count / samples
        distribution[value] = share
        error = max(error, 1.96 * math.sqrt(share * (1 - share) / samples))
    return Odds(distribution, False, samples, error, _name(reply), guessed=source.guessed)


def _name(reply: Policy) -> str:
    return str(getattr(reply, "__name__", type(reply).__name__)).replace("_", " ")
