"""The kernel alone: decisions, forks, replays and odds of the sample games."""

from random import Random
from typing import Any

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.games.samples.bluff import GAME as BLUFF
from rollout.games.samples.counting import GAME as COUNTING
from rollout.games.samples.facts import Call, Claim
from rollout.games.samples.tic_tac_toe import GAME as TIC_TAC_TOE
from rollout.kernel import Fast, Game, Journal, Match, Outside, Scripted, odds


def play(game: Game[Any], rng: Random) -> Match[Any]:
    match = Match(game, source=Fast(rng))
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
    return match


@benchmark("kernel alone: counting", unit="decisions/s", pure=250_000, compiled=800_000)
def decisions_of_a_trivial_game() -> float:
    rng = Random(1)
    return rate(lambda: play(COUNTING.rules, rng).ply)


@benchmark("kernel with rules: tic-tac-toe", unit="decisions/s")
def decisions_of_tic_tac_toe() -> float:
    rng = Random(1)
    return rate(lambda: play(TIC_TAC_TOE.rules, rng).ply)


@benchmark("kernel: fork of a match in its middle", unit="µs")
def fork() -> float:
    match = Match(BLUFF.rules, source=Scripted([[2, 1, 0]]))
    match.answer(Claim())
    outside = Outside()
    return duration(lambda: match.fork(outside)) * 1_000_000


@benchmark("kernel: imagined fork", unit="µs")
def imagine() -> float:
    match = Match(BLUFF.rules, source=Scripted([[2, 1, 0]]))
    match.answer(Claim())
    rng, outside = Random(1), Outside()
    return duration(lambda: match.imagine(1, rng, outside)) * 1_000_000


@benchmark("kernel: replay of a journal of 500 decisions", unit="ms")
def replay() -> float:
    match = play(COUNTING.rules, Random(1))
    journal = Journal.parse(Journal.of(match).to_text())
    return duration(lambda: journal.replay(COUNTING.rules)) * 1_000 * 500 / match.ply


@benchmark("kernel: odds over hidden cards", unit="ms")
def odds_over_hidden_cards() -> float:
    match = Match(BLUFF.rules, source=Scripted([[2, 1, 0]]))
    match.answer(Claim())
    return duration(lambda: odds(match, Call(), lambda after: after.state.chips[1])) * 1_000
