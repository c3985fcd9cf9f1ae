"""The Game: random play six a side, and what search and screens do all the time."""

from functools import cache
from itertools import count
from random import Random
from typing import Any

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.games.the_game import GAME
from rollout.games.the_game.actions import Shoot
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.rules.reach import reachable
from rollout.games.the_game.screen.questions import damage_to
from rollout.kernel import Fast, Journal, Match, Seeded, odds

SEEDS = count(1)
MIDDLE = 450
"""The ply at which a match of six a side is well under way."""


def play_one_match() -> int:
    """A random match of matched forces; how many decisions it had."""
    seed = next(SEEDS)
    rng = Random(seed)
    match: Match[Any] = Match(GAME.rules, skirmish(seed % 8), Fast(rng))
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
        decisions += 1
    return decisions


@cache
def middle() -> Match[Any]:
    """A match under way, at the beginning of a unit's turn."""
    rng = Random(1)
    match: Match[Any] = Match(GAME.rules, skirmish(1), Fast(rng))
    while (ask := match.ask) is not None and (match.ply < MIDDLE or ask.about != "act"):
        match.answer(ask.options.sample(rng))
    match.fork()
    return match


@cache
def finished() -> Journal:
    rng = Random(2)
    match: Match[Any] = Match(GAME.rules, skirmish(1), Seeded("benchmark"))
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
    return Journal.of(match)


@cache
def before_a_shot() -> tuple[Match[Any], Shoot]:
    """A match in which the asked unit can shoot, and that shot."""
    rng = Random(3)
    match: Match[Any] = Match(GAME.rules, skirmish(1), Fast(rng))
    while (ask := match.ask) is not None:
        shots = [action for action in ask.options if isinstance(action, Shoot)]
        if match.ply > MIDDLE and shots:
            return match, shots[0]
        match.answer(ask.options.sample(rng))
    raise RuntimeError("nobody could shoot")


@benchmark("The Game: random play, 6 a side", unit="decisions/s", pure=8_000, compiled=20_000)
def random_play() -> float:
    return rate(play_one_match, 6.0)


@benchmark("The Game: fork in mid-game", unit="µs", pure=60)
def fork() -> float:
    match = middle()
    source = Fast(Random(0))
    return duration(lambda: match.fork(source)) * 1_000_000


@benchmark("The Game: state copy", unit="µs", pure=40)
def copy() -> float:
    return duration(middle().state.copy) * 1_000_000


@benchmark("The Game: replay of a full match", unit="s", pure=0.1)
def replay() -> float:
    journal = finished()
    return duration(lambda: journal.replay(GAME.rules))


@benchmark("The Game: exact odds of a weapon attack", unit="ms", pure=10)
def exact_odds() -> float:
    match, shot = before_a_shot()
    return duration(lambda: odds(match, shot, damage_to(shot.target))) * 1_000


@benchmark("The Game: reach of a unit", unit="ms")
def reach() -> float:
    state = middle().state
    unit = state.units[state.acting[-1]]
    return duration(lambda: reachable(state, unit, unit.form.speed)) * 1_000
