"""Tabletop Warfare: random play with five a side and six obstacles, forks, odds of an attack."""

from functools import cache
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import Fire
from rollout.games.tabletop_warfare.screen.questions import questions
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel import Fast, Match

SEEDS = count(1)
ARMIES = (
    "bumblebee,brawn,ratchet,autobot_trooper,autobot_trooper",
    "ravage,growl,starscream,vehicon,vehicon",
)
FIVE_A_SIDE = Setup(armies=ARMIES, ground="city", options=MatchOptions(field="large"))
MIDDLE = 150
"""The ply at which a match is well under way."""


def play_one_match() -> int:
    """A random match; how many decisions it had."""
    rng = Random(next(SEEDS))
    match: Match[Any] = Match(GAME.rules, FIVE_A_SIDE, Fast(rng))
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
        decisions += 1
    return decisions


@cache
def middle(about: str) -> Match[Any]:
    """A match of the ready-made armies under way, where that is asked."""
    for seed in count(1):
        rng = Random(seed)
        match: Match[Any] = Match(GAME.rules, Setup(), Fast(rng))
        while (ask := match.ask) is not None and (match.ply < MIDDLE or ask.about != about):
            match.answer(ask.options.sample(rng))
        if ask is not None:
            break
    match.fork()
    return match


@benchmark("Tabletop Warfare: random play", unit="decisions/s", pure=4_000)
def random_play() -> float:
    return rate(play_one_match, 6.0)


@benchmark("Tabletop Warfare: fork in mid-game", unit="µs", pure=60)
def fork() -> float:
    match = middle("act")
    source = Fast(Random(0))
    return duration(lambda: match.fork(source)) * 1_000_000


@cache
def hardest_shot() -> tuple[Any, Fire]:
    """Of the shots offered in some random matches, the one whose odds take longest."""
    slowest, hardest = 0.0, None
    for seed in range(1, 9):
        rng = Random(seed)
        match: Match[Any] = Match(GAME.rules, Setup(), Fast(rng))
        while (ask := match.ask) is not None:
            shots = [each for each in ask.options if isinstance(each, Fire)]
            for shot in shots if ask.about == "fire" else []:
                began = perf_counter()
                questions(match.state, shot)
                if (took := perf_counter() - began) > slowest:
                    slowest, hardest = took, (match.state.copy(), shot)
            match.answer(ask.options.sample(rng))
    assert hardest is not None
    return hardest


@benchmark("Tabletop Warfare: exact odds of the hardest attack", unit="ms", pure=20)
def odds_of_an_attack() -> float:
    state, shot = hardest_shot()
    return duration(lambda: questions(state, shot)) * 1000
