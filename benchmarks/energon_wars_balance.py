"""Whether Energon Wars is fair: starter boxes of equal bots over the six scenarios.

`python -m benchmarks.energon_wars_balance -n 600 [--bots greedy]`: factions sit at either edge in
turn. Shares are per cent of wins with their 95 % intervals; a draw is half of a win.
"""

import argparse
import secrets
import sys
from collections import Counter
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, Final

from benchmarks import history
from rollout.bots import Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.cli.simulation import interval
from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.table import table_library
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast

BOXES: Final = ("starter_autobots", "starter_decepticons")
LOWEST, HIGHEST = 42.0, 58.0
ROUNDS: Final = 6


@dataclass(frozen=True)
class Outcome:
    """One match: which faction won (half each when drawn), whether who began did, and how."""

    scenario: str
    autobots: float
    first: float
    south: float
    reason: str
    round: int
    points: int
    from_objectives: int


@dataclass
class Share:
    """Wins of so many matches, in per cent."""

    matches: int
    share: float
    low: float
    high: float


@dataclass
class Balance:
    matches: int
    autobots: Share
    first_activation: Share
    south_edge: Share
    scenarios: dict[str, Share] = field(default_factory=dict)
    """Of the Autobots, in each."""
    first_by_scenario: dict[str, Share] = field(default_factory=dict)
    from_objectives: dict[str, float] = field(default_factory=dict)
    """What share of victory points came from the scenario, in all and in each."""
    last_round: dict[int, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    meets: bool = False


def main() -> None:
    parser = argparse.ArgumentParser(description="Let equal bots play the starter boxes.")
    parser.add_argument("--bots", default="greedy", help="one bot for both seats")
    parser.add_argument("-n", type=int, default=600, help="matches")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    options = parser.parse_args()
    outcomes: list[Outcome] = []
    for number in range(options.n):
        outcomes.append(play_match(options.bots, options.seed, number))
        if (number + 1) % 24 == 0:
            print(told(balance_of(outcomes)), file=sys.stderr, flush=True)
    found = balance_of(outcomes)
    print(asdict(found))
    if not options.forget:
        record = {"game": "energon_wars", "bots": options.bots, "seed": options.seed}
        history.append("balance", {**record, **asdict(found)})


def play_match(bot: str, seed: str, number: int) -> Outcome:
    """Scenarios one after another; the edges change with every round of them."""
    scenarios = list(table_library().scenarios)
    scenario, swapped = scenarios[number % len(scenarios)], number // len(scenarios) % 2
    armies = (BOXES[swapped], BOXES[1 - swapped])
    rng = Random(f"{seed}/{number}")
    match: Match[Any] = Match(GAME.rules, Setup(armies, scenario), Fast(rng))
    keep_what_is_loaded()
    bots = [read_bot(bot, None, rng.getrandbits(32)) for _ in armies]
    first = -1
    while (ask := match.ask) is not None:
        if first < 0 and match.state.round == 1:
            first = match.state.first
        match.answer(bots[ask.seat].choose(Position(match)).action)
    state, result = match.state, match.result
    assert result is not None

    def won(seat: int) -> float:
        return float(seat in result.winners) if result.winners else 0.5

    return Outcome(
        scenario,
        won(swapped),
        won(first),
        won(0),
        result.reason,
        state.round,
        sum(state.points),
        sum(state.objective_points),
    )


def balance_of(outcomes: list[Outcome]) -> Balance:
    by_scenario: dict[str, list[Outcome]] = {}
    for each in outcomes:
        by_scenario.setdefault(each.scenario, []).append(each)
    autobots = share([each.autobots for each in outcomes])
    first = share([each.first for each in outcomes])
    return Balance(
        len(outcomes),
        autobots,
        first,
        share([each.south for each in outcomes]),
        {name: share([each.autobots for each in some]) for name, some in by_scenario.items()},
        {name: share([each.first for each in some]) for name, some in by_scenario.items()},
        {
            "all": objectives(outcomes),
            **{name: objectives(some) for name, some in by_scenario.items()},
        },
        dict(sorted(Counter(each.round for each in outcomes).items())),
        dict(Counter(each.reason for each in outcomes)),
        all(LOWEST <= each.share <= HIGHEST for each in (autobots, first)),
    )


def share(wins: list[float]) -> Share:
    low, high = interval(round(sum(wins)), len(wins))
    return Share(
        len(wins), round(100 * sum(wins) / len(wins), 1), round(100 * low, 1), round(100 * high, 1)
    )


def objectives(outcomes: list[Outcome]) -> float:
    points = sum(each.points for each in outcomes)
    return round(100 * sum(each.from_objectives for each in outcomes) / max(1, points), 1)


def told(found: Balance) -> str:
    sides = {name: each.share for name, each in found.scenarios.items()}
    return (
        f"{found.matches}: Autobots {found.autobots.share} %, who begins "
        f"{found.first_activation.share} %, {sides}, objectives {found.from_objectives['all']} %, "
        f"rounds {found.last_round}"
    )


if __name__ == "__main__":
    main()
