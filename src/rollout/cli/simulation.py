"""Many matches in a row, in one process or several, and what is to be said of them.

Each match has a seed of its own, made from the seed of the whole and its number, so that
the outcome does not depend on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

from rollout.bots import Bot, Budget, Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.games.registry import find_rules
from rollout.kernel.journal import Journal
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast

OPTIONS_COUNTED_EVERY = 16
"""Counting options can cost more than choosing one, so only some decisions are counted."""
RANDOM = "random"
Z = 1.96
"""Standard errors on either side of a share that hold 95 % of all cases."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    setup: Any
    bots: tuple[str, ...]
    seed: str
    matches: int
    budget: Budget | None = None
    swap: bool = False
    save: str = ""
    """The folder where the journals go; empty for none."""


@dataclass
class Tally:
    """What happened in some matches; tallies add up."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    wins_by_seat: list[int] = field(default_factory=list)
    draws: int = 0
    options: int = 0
    options_counted: int = 0
    lengths: list[int] = field(default_factory=list)
    slowest: list[float] = field(default_factory=list)
    """The slowest decision of each bot, in seconds; 0 where it was not measured."""
    overruns: list[float] = field(default_factory=list)
    """The most that each bot was over its budget, in seconds."""
    worked_over: list[float] = field(default_factory=list)
    """The same by the time that the processor worked for it: what is late without having worked
    was not let to run."""

    def add(self, other: Tally) -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.draws += other.draws
        self.options += other.options
        self.options_counted += other.options_counted
        self.lengths += other.lengths
        self.wins = _added(self.wins, other.wins)
        self.wins_by_seat = _added(self.wins_by_seat, other.wins_by_seat)
        self.slowest = _highest(self.slowest, other.slowest)
        self.overruns = _highest(self.overruns, other.overruns)
        self.worked_over = _highest(self.worked_over, other.worked_over)

    def count_options(self, options: Any) -> None:
        """Count them, or for a region the points it names."""
        try:
            number = len(options)
        except TypeError:
            number = sum(1 for _ in options)
        self.options += number
        self.options_counted += 1


class MatchFailed(Exception):
    """A match could not be played to its end: which one, and why."""

    def __init__(self, number: int, error: str) -> None:
        super().__init__(number, error)
        self.number = number
        self.error = error


def simulate(plan: Plan, jobs: int, progress: Callable[[int], None]) -> tuple[Tally, float]:
    """Play all matches. Returns their tally and the seconds it took; tells of every match."""
    started = perf_counter()
    total = Tally()
    if jobs <= 1:
        for number in range(plan.matches):
            total.add(play_match(plan, number))
            progress(1)
    else:
        for tally in _in_processes(plan, jobs):
            total.add(tally)
            progress(tally.matches)
    return total, perf_counter() - started


def play_match(plan: Plan, number: int) -> Tally:
    """One match. With `swap`, matches come in pairs of equal seed with the seats exchanged."""
    pair = number // 2 if plan.swap else number
    seed = f"{plan.seed}/{pair}"
    try:
        match = Match(find_rules(plan.game), plan.setup, Fast(Random(seed)))
        _settle_down(plan.game)
        order = _order(plan, number, match.game.seats(match.state))
        play = _play
        if all(plan.bots[each] == RANDOM for each in order):
            play = _play_at_random
        tally = play(plan, match, number, order)
        if plan.save:
            _write(plan, match, number)
        return tally
    except Exception as error:
        raise MatchFailed(number, f"{type(error).__name__}: {error}") from error


def _write(plan: Plan, match: Match[Any], number: int) -> None:
    digits = len(str(plan.matches))
    path = Path(plan.save) / f"{plan.game}-{number + 1:0{digits}}.txt"
    path.write_text(Journal.of(match).to_text(), encoding="utf-8")


@cache
def _settle_down(game: str) -> None:
    """Once in a process, when the game is loaded."""
    keep_what_is_loaded()


def _play_at_random(plan: Plan, match: Match[Any], number: int, order: list[int]) -> Tally:
    """The tight loop: this is the engine's speed and nothing else."""
    tally = Tally()
    rng = Random(f"{plan.seed}/{number}/choices")
    counted = number % OPTIONS_COUNTED_EVERY
    decisions = 0
    started = perf_counter()
    while (ask := match.ask) is not None:
        if decisions % OPTIONS_COUNTED_EVERY == counted:
            tally.count_options(ask.options)
        match.answer(ask.options.sample(rng))
        decisions += 1
    tally.seconds = perf_counter() - started
    return _finished(tally, match, decisions, order, len(plan.bots))


def _play(plan: Plan, match: Match[Any], number: int, order: list[int]) -> Tally:
    seeds = Random(f"{plan.seed}/{number}/bots")
    players = [read_bot(plan.bots[each], plan.budget, seeds.getrandbits(32)) for each in order]
    counted = number % OPTIONS_COUNTED_EVERY
    tally = Tally(
        slowest=[0.0] * len(plan.bots),
        overruns=[0.0] * len(plan.bots),
        worked_over=[0.0] * len(plan.bots),
    )
    decisions = 0
    started = perf_counter()
    while (ask := match.ask) is not None:
        if decisions % OPTIONS_COUNTED_EVERY == counted:
            tally.count_options(ask.options)
        _decide(match, ask.seat, players, order, tally)
        decisions += 1
    tally.seconds = perf_counter() - started
    return _finished(tally, match, decisions, order, len(plan.bots))


def _decide(
    match: Match[Any], seat: int, players: list[Bot], order: list[int], tally: Tally
) -> None:
    player, number = players[seat], order[seat]
    started, worked = perf_counter(), process_time()
    choice = player.choose(Position(match))
    took, work = perf_counter() - started, process_time() - worked
    tally.slowest[number] = max(tally.slowest[number], took)
    if player.budget.seconds is not None:
        budget = player.budget.seconds
        tally.overruns[number] = max(tally.overruns[number], took - budget)
        tally.worked_over[number] = max(tally.worked_over[number], work - budget)
    match.answer(choice.action)


def _finished(
    tally: Tally, match: Match[Any], decisions: int, order: list[int], bots: int
) -> Tally:
    tally.matches, tally.decisions, tally.lengths = 1, decisions, [decisions]
    tally.wins, tally.wins_by_seat = [0] * bots, [0] * len(order)
    winners = match.result.winners if match.result is not None else ()
    for seat in winners:
        tally.wins_by_seat[seat] += 1
    for bot in {order[seat] for seat in winners}:
        tally.wins[bot] += 1
    tally.draws = 0 if winners else 1
    return tally


def interval(wins: int, matches: int) -> tuple[float, float]:
    """Between what the true share lies, 19 times in 20 (Wilson).

    >>> interval(60, 100)
    (0.502, 0.6906)
    """
    share, whole = wins / matches, 1 + Z * Z / matches
    middle = (share + Z * Z / (2 * matches)) / whole
    spread = Z / whole * sqrt(share * (1 - share) / matches + (Z / matches) ** 2 / 4)
    return round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4)


def _order(plan: Plan, number: int, seats: int) -> list[int]:
    """Which bot sits where, by its number in the plan."""
    shift = number % len(plan.bots) if plan.swap else 0
    return [(seat + shift) % len(plan.bots) for seat in range(seats)]


def _in_processes(plan: Plan, jobs: int) -> Iterator[Tally]:
    size = max(1, min(50, plan.matches // (4 * jobs)))
    starts = range(0, plan.matches, size)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        futures = [
            pool.submit(_play_some, plan, start, min(start + size, plan.matches))
            for start in starts
        ]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_some(plan: Plan, first: int, end: int) -> Tally:
    total = Tally()
    for number in range(first, end):
        total.add(play_match(plan, number))
    return total


def _added(first: list[int], second: list[int]) -> list[int]:
    longest = max(len(first), len(second))
    return [
        (first[place] if place < len(first) else 0) + (second[place] if place < len(second) else 0)
        for place in range(longest)
    ]


def _highest(first: list[float], second: list[float]) -> list[float]:
    if not first or not second:
        return first or second
    return [max(pair) for pair in zip(first, second, strict=True)]
