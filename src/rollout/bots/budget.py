"""How long a bot may think: in seconds, or in simulations where the answer must be repeatable."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Budget:
    """Seconds, simulations, or both: thinking ends with whichever is used up first.

    >>> Budget(simulations=200)
    Budget(seconds=None, simulations=200)
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise ValueError("a budget needs seconds or simulations")
        if self.seconds is not None and not 0 <= self.seconds < float("inf"):
            raise ValueError("seconds must be a number of zero or more")
        if self.simulations is not None and self.simulations < 1:
            raise ValueError("simulations must be one or more")


class Clock:
    """Counts what has been used of a budget. Bots look at it before every simulation."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.simulations = 0
        self.stopped = False
        self.reserved = 0.0
        """The share of the budget that is kept for later."""
        self.started = perf_counter()

    @property
    def seconds(self) -> float:
        return perf_counter() - self.started

    @property
    def used_up(self) -> bool:
        return self.used_share >= 1

    @property
    def used_share(self) -> float:
        """What part of the budget is gone, from 0 to 1 and beyond."""
        if self.stopped:
            return 1.0
        share = 0.0
        if self.budget.simulations is not None:
            share = self.simulations / self.budget.simulations
        if self.budget.seconds is not None:
            spent = perf_counter() - self.started
            share = max(share, spent / self.budget.seconds if self.budget.seconds else 1.0)
        return share / (1.0 - self.reserved)

    @property
    def seconds_left(self) -> float:
        if self.budget.seconds is None:
            return float("inf")
        return self.budget.seconds - self.seconds

    def tick(self) -> None:
        """One simulation was made."""
        self.simulations += 1
