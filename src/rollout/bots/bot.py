"""What every bot is: asked with a position and a budget, it answers with a choice in time."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from threading import Thread
from typing import ClassVar

from rollout.bots.budget import Budget, Clock
from rollout.bots.doubts import KEPT, keeps_some, look_closer
from rollout.bots.position import Position
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan

GRACE = 0.01
"""Seconds that a bot may be late before it is interrupted."""


@dataclass
class Alternative:
    """Something a bot weighed: answers, the value expected of them, how often it was tried."""

    plan: Plan
    value: float
    visits: int
    stage: int = 0
    """How many rounds of elimination it came through."""


@dataclass
class Choice:
    """What a bot answers and why: the alternatives it weighed, best first."""

    action: Action
    plan: Plan
    alternatives: list[Alternative] = field(default_factory=list)
    seconds: float = 0.0
    simulations: int = 0
    remembered: bool = False
    """The answer was part of an earlier plan; nothing was weighed anew."""
    fallback: str = ""
    """Why somebody else had to answer for the bot: late, crashed, illegal. Mostly empty."""


class Thought:
    """What a bot thinks so far, so that it can answer whenever it is stopped."""

    def __init__(self) -> None:
        self.alternatives: list[Alternative] = []

    def best_first(self) -> list[Alternative]:
        """All that was tried; before anything was, the first idea."""
        tried = [each for each in self.alternatives if each.visits]
        return sorted(tried or self.alternatives[:1], key=lambda each: (-each.stage, -each.value))


class Bot:
    """Subclasses give `think`. One bot plays one seat of one match at a time."""

    name: str = ""
    interruptible: ClassVar[bool] = True
    """Thinks in a thread of its own, so that slow rules cannot make it late."""

    def __init__(self, budget: Budget | None = None, seed: int | None = None) -> None:
        self.budget = budget or Budget(seconds=0.1)
        self.rng = Random(seed)
        self._plan: Plan = ()
        self._table = 0
        self._ply = -1

    def choose(self, position: Position, budget: Budget | None = None) -> Choice:
        """The answer, inside the budget."""
        with NoCollection():
            return self._choose(position, Clock(budget or self.budget))

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        """Weigh alternatives into `thought` until done or the clock is used up."""
        raise TypeError(f"{type(self).__name__} cannot think")

    def think_twice(self, position: Position, clock: Clock, thought: Thought) -> None:
        """Think; then look at the best plans more closely, where the game can."""
        doubts = keeps_some(position, clock)
        clock.reserved = KEPT if doubts else 0.0
        self.think(position, clock, thought)
        clock.reserved = 0.0
        best = thought.best_first()
        if doubts and len(best) > 1:
            look_closer(position, list(best), clock, self.rng)

    def _choose(self, position: Position, clock: Clock) -> Choice:
        remembered = self._remembered(position)
        if remembered:
            choice = Choice(remembered[0], remembered, remembered=True)
        else:
            choice = self._consider(position, clock)
        choice.seconds, choice.simulations = clock.seconds, clock.simulations
        self._plan, self._table, self._ply = choice.plan[1:], position.table, position.ply + 1
        return choice

    def _consider(self, position: Position, clock: Clock) -> Choice:
        few = list(islice(position.ask.options, 2))
        if len(few) == 1:
            return Choice(few[0], (few[0],))
        thought = Thought()
        if self.interruptible and clock.budget.seconds is not None:
            self._think_in_time(position, clock, thought)
        else:
            self.think_twice(position, clock, thought)
        weighed = thought.best_first()
        if weighed:
            return Choice(weighed[0].plan[0], weighed[0].plan, weighed)
        action = position.ask.options.sample(self.rng)
        return Choice(action, (action,))

    def _think_in_time(self, position: Position, clock: Clock, thought: Thought) -> None:
        """Think aside and wait no longer than the budget allows.

        A thought that is stuck in slow rules ends by itself at its next look at the clock.
        """
        errors: list[Exception] = []
        thread = Thread(
            target=_think_aside, args=(self, position, clock, thought, errors), daemon=True
        )
        thread.start()
        thread.join(max(clock.seconds_left, 0) + GRACE)
        clock.stopped = True
        if errors:
            raise errors[0]

    def _remembered(self, position: Position) -> Plan:
        """The rest of the last plan, when it was made for this very moment and is still legal."""
        fits = (
            self._plan
            and position.table == self._table
            and position.ply == self._ply
            and position.nothing_learned
            and self._plan[0] in position.ask.options
        )
        return self._plan if fits else ()


class NoCollection:
    """Keeps the garbage collector out until the answer is there.

    Looking through everything can take longer than a thought. It makes up for it at the next
    object that is made afterwards; a generator as context manager would already make one.
    """

    def __enter__(self) -> None:
        self.collecting = gc.isenabled()
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.collecting:
            gc.enable()


def keep_what_is_loaded() -> None:
    """Tell the garbage collector that what is here now stays, so that it need not look at it.

    For processes that do nothing but play, once the game is loaded.
    """
    gc.collect()
    gc.freeze()


def _think_aside(
    bot: Bot, position: Position, clock: Clock, thought: Thought, errors: list[Exception]
) -> None:
    try:
        bot.think_twice(position, clock, thought)
    except Exception as error:
        errors.append(error)
