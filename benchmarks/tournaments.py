"""Matches between bots with the sides swapped, and how well a bot keeps its budget.

`python -m benchmarks.tournaments GAME --bots search:0.1,greedy:0.1 -n 100 [--setup K=V]`
`python -m benchmarks.tournaments GAME --bots search:0.1 --decisions 1000`
"""

import argparse
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from benchmarks import history
from rollout.bots import Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.cli.setups import read_setup
from rollout.cli.simulate import figures
from rollout.cli.simulation import Plan, simulate
from rollout.games.registry import find
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.setup import Setup
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast

MANY: Final = 200
"""So many options make a position a hostile one."""
TOLERANCE: Final = 0.05
"""Seconds that a decision may be over its budget."""
EVERYTHING: Final[dict[str, bool | int | str]] = {
    "sprint": True, "careful_aim": True, "redirect_power": True, "brawl": True,
    "duck_and_cover": True, "shoot_and_strike": True, "friendly_fire": True,
}  # fmt: skip
WARPERS: Final = (("mirage", "optimus-prime", "hound"), ("skywarp", "starscream", "soundwave"))


def main() -> None:
    options = read_options()
    record = keep_budget(options) if options.decisions else play(options)
    print(record)
    if not options.forget:
        history.append("tournaments", record)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Let bots play, and keep what came of it.")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="as in search:0.1,greedy or search:200sims")
    parser.add_argument("-n", type=int, default=100, help="matches, in pairs with sides swapped")
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--scenario", default="")
    parser.add_argument("--setup", action="append", default=[], metavar="K=V")
    parser.add_argument("--decisions", type=int, default=0, help="measure budgets instead")
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


def play(options: argparse.Namespace) -> dict[str, Any]:
    """The tally of a tournament, and the first bot's share with its standard error."""
    game = find(options.game)
    setup = read_setup(game, options.scenario, options.setup)
    bots = tuple(options.bots.split(","))
    plan = Plan(game.slug, setup, bots, options.seed, options.n, None, swap=True)
    tally, taken = simulate(plan, options.jobs, show_progress)
    share = (tally.wins[0] + tally.draws / 2) / tally.matches
    return {
        "kind": "tournament",
        **figures(plan, tally, taken, options.jobs),
        "setup": options.setup,
        "scenario": options.scenario,
        "share": round(share, 4),
        "error": round(sqrt(share * (1 - share) / tally.matches), 4),
    }


def show_progress(matches: int) -> None:
    print("." * matches, end="", file=sys.stderr, flush=True)


@dataclass
class Lateness:
    """How long decisions took beyond their budget."""

    decisions: int = 0
    hostile: int = 0
    most_options: int = 0
    over: list[float] = field(default_factory=list)


def keep_budget(options: argparse.Namespace) -> dict[str, Any]:
    """Time decisions that are thought about, with a bot in every seat, in one match after another.

    Remembered answers and only options take no time and are not counted.
    """
    game = find(options.game)
    setup = read_setup(game, options.scenario, options.setup)
    found = Lateness()
    for number, each in enumerate(setups(game, setup)):
        watch_match(game, each, options, number, found)
        show_progress(1)
        if found.decisions >= options.decisions:
            break
    late = sorted(found.over)
    return {
        "kind": "budget",
        "game": game.slug,
        "bots": [options.bots],
        "seed": options.seed,
        "decisions": found.decisions,
        "hostile": found.hostile,
        "most_options": found.most_options,
        "late": sum(over > TOLERANCE for over in late),
        "most_over_budget": round(late[-1], 4),
        "median_over_budget": round(late[len(late) // 2], 4),
        "over_budget_99": round(late[len(late) * 99 // 100], 4),
    }


def setups(game: Game[Any], setup: Any) -> Iterator[Any]:
    """The one given; in The Game crowded ones with every option of the rulebook in between."""
    for number in range(sys.maxsize):
        if game.slug == "the_game" and number % 4 == 1:
            yield Setup(forces=WARPERS, options=EVERYTHING, deployment="ready")
        elif game.slug == "the_game" and number % 4 == 3:
            crowd = skirmish(number, 14)
            yield Setup(forces=crowd.forces, options=EVERYTHING, deployment="ready")
        else:
            yield setup


def watch_match(
    game: Game[Any], setup: Any, options: argparse.Namespace, number: int, found: Lateness
) -> None:
    match: Match[Any] = Match(game, setup, Fast(Random(f"{options.seed}/{number}")))
    keep_what_is_loaded()
    players = [read_bot(options.bots, seed=seat) for seat in range(game.seats(match.state))]
    at_most = found.decisions + options.decisions // 4
    while (ask := match.ask) is not None and found.decisions < min(at_most, options.decisions):
        player = players[ask.seat]
        started = perf_counter()
        choice = player.choose(Position(match))
        took = perf_counter() - started
        if choice.alternatives and player.budget.seconds is not None:
            number_of_options = sum(1 for _ in ask.options)
            found.decisions += 1
            found.hostile += number_of_options >= MANY
            found.most_options = max(found.most_options, number_of_options)
            found.over.append(took - player.budget.seconds)
        match.answer(choice.action)


if __name__ == "__main__":
    main()
