"""Energon Wars: random play of the starter boxes over the six scenarios, and what search does."""

from functools import cache
from itertools import count
from random import Random
from typing import Any

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.setup import Setup
from rollout.kernel import Fast, Match

SEEDS = count(1)
SETUPS = [Setup(scenario=slug) for slug in table_library().scenarios]
MIDDLE = 120
"""The ply at which a match is well under way."""


def play_one_match() -> int:
    """A random match of the starter boxes; how many decisions it had."""
    seed = next(SEEDS)
    rng = Random(seed)
    match: Match[Any] = Match(GAME.rules, SETUPS[seed % len(SETUPS)], Fast(rng))
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
        decisions += 1
    return decisions


@cache
def middle() -> Match[Any]:
    """A match under way, in an activation."""
    rng = Random(1)
    match: Match[Any] = Match(GAME.rules, SETUPS[0], Fast(rng))
    while (ask := match.ask) is not None and (match.ply < MIDDLE or ask.about != "act"):
        match.answer(ask.options.sample(rng))
    match.fork()
    return match


@benchmark("Energon Wars: random play", unit="decisions/s", pure=3_000)
def random_play() -> float:
    return rate(play_one_match, 6.0)


@benchmark("Energon Wars: fork in mid-game", unit="µs", pure=60)
def fork() -> float:
    match = middle()
    source = Fast(Random(0))
    return duration(lambda: match.fork(source)) * 1_000_000
