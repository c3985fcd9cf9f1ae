"""How many lines of play there are from a position: one number that many mistakes change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rollout.kernel.match import Match
from rollout.kernel.sources import Outside


def count_lines(match: Match[Any], depth: int) -> int:
    """The lines of so many answers, shorter ones that end the match included.

    Outcomes of chance are answers too, each with its own future counted once; where there
    are too many to list, one that the seed `0` draws stands for all. The match is left as
    it is.

    >>> from rollout.games.samples.tic_tac_toe import GAME
    >>> [count_lines(Match(GAME.rules), depth) for depth in range(5)]
    [1, 9, 72, 504, 3024]
    """
    if depth == 0 or match.result is not None:
        return 1
    if match.ask is not None and depth == 1:
        return sum(1 for _ in match.ask.options)
    return sum(count_lines(after, depth - 1) for after in _continuations(match))


def _continuations(match: Match[Any]) -> Iterator[Match[Any]]:
    if match.ask is not None:
        for action in match.ask.options:
            fork = match.fork(Outside())
            fork.answer(action)
            yield fork
    elif match.chance is not None:
        branches = match.chance.branches()
        if branches is None:
            branches = [(match.chance.draw(Random(0)), 1)]
        for outcome, _ in branches:
            fork = match.fork(Outside())
            fork.resolve(outcome)
            yield fork
