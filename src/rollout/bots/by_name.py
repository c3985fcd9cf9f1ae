"""Bots by name, as players and commands call them.

>>> bot("search", seconds=0.5).budget
Budget(seconds=0.5, simulations=None)
>>> read_bot("search:200sims").budget
Budget(seconds=None, simulations=200)
"""

from __future__ import annotations

import re
from collections.abc import Callable

from rollout.bots.bot import Bot
from rollout.bots.budget import Budget
from rollout.bots.greedy import Greedy
from rollout.bots.random_bot import RandomBot
from rollout.bots.search import Search
from rollout.kernel.nearest import nearest

DEFAULT = Budget(seconds=0.1)


class UnknownBot(LookupError):
    """No bot has that name. `nearest` is the name that was probably meant, or empty."""

    def __init__(self, name: str, nearest: str) -> None:
        self.name = name
        self.nearest = nearest
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f'there is no bot "{name}"{hint}')


class WrongBudget(ValueError):
    """The words behind a bot's name are no budget."""

    def __init__(self, words: str) -> None:
        self.words = words
        super().__init__(f'"{words}" is no budget: write 0.5 for seconds or 200sims')


def bot(
    name: str,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | None = None,
) -> Bot:
    """A new bot of that name; without a budget it takes the usual one of its level."""
    make = _MAKERS.get(name)
    if make is None:
        raise UnknownBot(name, nearest(name, _MAKERS, 0.5))
    given = seconds is not None or simulations is not None
    made = make(Budget(seconds, simulations) if given else None, seed)
    made.name = name
    return made


def read_bot(words: str, budget: Budget | None = None, seed: int | None = None) -> Bot:
    """The bot in `name`, `name:0.5` (seconds) or `name:200sims`."""
    name, colon, limit = words.strip().partition(":")
    given = _read_budget(limit) if colon else budget
    if given is None:
        return bot(name, seed=seed)
    return bot(name, given.seconds, given.simulations, seed)


def _read_budget(words: str) -> Budget:
    match = re.fullmatch(r"(?:(\d+)sims|(\d+(?:\.\d*)?|\.\d+)s?)", words)
    if match is None:
        raise WrongBudget(words)
    if match[1]:
        return Budget(simulations=max(int(match[1]), 1))
    return Budget(seconds=float(match[2]))


def _easy(budget: Budget | None, seed: int | None) -> Bot:
    return Greedy(budget or DEFAULT, seed, carelessness=0.3)


def _normal(budget: Budget | None, seed: int | None) -> Bot:
    return Search(budget or Budget(seconds=0.2), seed)


def _hard(budget: Budget | None, seed: int | None) -> Bot:
    return Search(budget or Budget(seconds=1.5), seed)


_MAKERS: dict[str, Callable[[Budget | None, int | None], Bot]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "search": Search,
    "easy": _easy,
    "normal": _normal,
    "hard": _hard,
}

NAMES = ("random", "greedy", "search")
LEVELS = ("easy", "normal", "hard")
"""For players who do not care how a bot thinks, only how well."""
