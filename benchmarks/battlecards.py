"""Battlecards: random play of two ready-made decks, and what search does all the time."""

from functools import cache
from itertools import count
from random import Random
from typing import Any

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.games.battlecards import GAME
from rollout.kernel import Fast, Journal, Match, Seeded

SEEDS = count(1)
SETUP = GAME.rules.among_bots(GAME.rules.default_setup())
MIDDLE = 120
"""The ply at which a match is well under way."""


def play_one_match() -> int:
    """A random match of the default decks; how many decisions it had."""
    rng = Random(next(SEEDS))
    match: Match[Any] = Match(GAME.rules, SETUP, Fast(rng))
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
        decisions += 1
    return decisions


@cache
def middle() -> Match[Any]:
    """A match under way, in an Action phase."""
    rng = Random(1)
    match: Match[Any] = Match(GAME.rules, SETUP, Fast(rng))
    while (ask := match.ask) is not None and (match.ply < MIDDLE or ask.about != "action"):
        match.answer(ask.options.sample(rng))
    match.fork()
    return match


@cache
def finished() -> Journal:
    rng = Random(2)
    match: Match[Any] = Match(GAME.rules, SETUP, Seeded("benchmark"))
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
    return Journal.of(match)


@benchmark("Battlecards: random play", unit="decisions/s", pure=30_000, compiled=60_000)
def random_play() -> float:
    return rate(play_one_match, 6.0)


@benchmark("Battlecards: fork in mid-game", unit="µs", pure=40)
def fork() -> float:
    match = middle()
    source = Fast(Random(0))
    return duration(lambda: match.fork(source)) * 1_000_000


@benchmark("Battlecards: hidden cards imagined anew", unit="µs")
def imagine() -> float:
    match = middle()
    rng = Random(0)
    source = Fast(rng)
    return duration(lambda: match.imagine(0, rng, source)) * 1_000_000


@benchmark("Battlecards: state copy", unit="µs")
def copy() -> float:
    return duration(middle().state.copy) * 1_000_000


@benchmark("Battlecards: replay of a full match", unit="s")
def replay() -> float:
    journal = finished()
    return duration(lambda: journal.replay(GAME.rules))
