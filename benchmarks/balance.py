"""Is a game fair? Every ready-made deck against every other, on both seats, by equal bots.

`python -m benchmarks.balance battlecards --bots greedy:64sims -n 1000 [--jobs 2] [--forget]`
"""

import argparse
import secrets
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import permutations
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any, Final

from benchmarks import history
from rollout.bots import Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.game import ADVISED_TURN_LIMIT
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel import Fast, Match

OPTIONS: Final = MatchOptions(turn_limit=ADVISED_TURN_LIMIT, same_army=True)
LOWEST, HIGHEST = 42.0, 58.0
"""Per cent of its matches that a deck may win."""
FIRST_LOWEST, FIRST_HIGHEST = 45.0, 55.0
PERCENTILES: Final = (10, 50, 90, 100)


@dataclass(frozen=True)
class Outcome:
    """One match: the decks by seat, who began, who won (-1 for nobody), how and how long."""

    decks: tuple[str, str]
    first: int
    winner: int
    reason: str
    turns: int
    decisions: int


@dataclass
class Score:
    matches: int = 0
    wins: float = 0.0

    def add(self, won: float) -> None:
        self.matches += 1
        self.wins += won

    @property
    def share(self) -> float:
        return round(100 * self.wins / max(1, self.matches), 1)


@dataclass
class Balance:
    """What came of a round robin. Shares are per cent of wins; a draw is half of one."""

    matches: int
    decks: dict[str, float] = field(default_factory=dict)
    pairings: dict[str, float] = field(default_factory=dict)
    first_seat: float = 0.0
    margin: float = 0.0
    """Twice the standard error of a deck's share."""
    reasons: dict[str, int] = field(default_factory=dict)
    turns: dict[int, int] = field(default_factory=dict)
    """By percentile."""
    decisions: dict[int, int] = field(default_factory=dict)
    meets: bool = False


def main() -> None:
    options = read_options()
    found = balance_of(list(play_all(options.bots, options.n, options.seed, options.jobs)))
    show(found)
    if not options.forget:
        record = {"game": "battlecards", "bots": options.bots, "seed": options.seed}
        history.append("balance", {**record, **asdict(found)})


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let equal bots play every deck against all.")
    parser.add_argument("game", choices=("battlecards",))
    parser.add_argument("--bots", default="greedy:64sims", help="one bot for both seats")
    parser.add_argument("-n", type=int, default=1000, help="matches")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


def play_all(bot: str, matches: int, seed: str, jobs: int) -> Iterator[Outcome]:
    play = partial(play_match, bot, seed)
    if jobs == 1:
        yield from map(play, range(matches))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(play, range(matches), chunksize=4)


def play_match(bot: str, seed: str, number: int) -> Outcome:
    """Ordered pairs of decks one after another; who begins is left to chance."""
    pairs = list(permutations(library().decks, 2))
    decks = pairs[number % len(pairs)]
    match: Match[Any] = Match(GAME.rules, Setup(decks, OPTIONS), Fast(Random(f"{seed}/{number}")))
    if number == 0:
        keep_what_is_loaded()
    seeds = Random(f"{seed}/{number}/bots")
    bots = [read_bot(bot, None, seeds.getrandbits(32)) for _ in decks]
    decisions = 0
    while (ask := match.ask) is not None:
        match.answer(bots[ask.seat].choose(Position(match)).action)
        decisions += 1
    state, result = match.state, match.result
    assert result is not None
    winner = result.winners[0] if result.winners else -1
    return Outcome(decks, state.first, winner, result.reason, state.turn, decisions)


def balance_of(outcomes: list[Outcome]) -> Balance:
    decks: dict[str, Score] = {}
    pairings: dict[str, Score] = {}
    first = Score()
    for each in outcomes:
        first.add(0.5 if each.winner < 0 else float(each.winner == each.first))
        for seat, deck in enumerate(each.decks):
            won = 0.5 if each.winner < 0 else float(each.winner == seat)
            decks.setdefault(deck, Score()).add(won)
            pairings.setdefault(f"{deck} - {each.decks[1 - seat]}", Score()).add(won)
    shares = {deck: score.share for deck, score in decks.items()}
    fewest = min(score.matches for score in decks.values())
    return Balance(
        len(outcomes),
        dict(sorted(shares.items(), key=lambda share: -share[1])),
        {pair: score.share for pair, score in sorted(pairings.items())},
        first.share,
        round(100 / sqrt(fewest), 1),
        dict(Counter(each.reason for each in outcomes)),
        percentiles([each.turns for each in outcomes]),
        percentiles([each.decisions for each in outcomes]),
        all(LOWEST <= share <= HIGHEST for share in shares.values())
        and FIRST_LOWEST <= first.share <= FIRST_HIGHEST,
    )


def percentiles(numbers: list[int]) -> dict[int, int]:
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return {percent: ordered[round(last * percent / 100)] for percent in PERCENTILES}


def show(found: Balance) -> None:
    for deck, share in found.decks.items():
        print(f"{share:>6.1f} %  {deck}")
    for pair, share in found.pairings.items():
        print(f"{share:>6.1f} %  {pair}")
    print(f"{found.first_seat:>6.1f} %  the seat that begins")
    print(f"{found.matches} matches, a deck's share is known to ±{found.margin} points")
    print(
        f"endings {found.reasons}, turns by percentile {found.turns}, decisions {found.decisions}"
    )
    print("within the limits" if found.meets else "OUTSIDE the limits")


if __name__ == "__main__":
    main()
