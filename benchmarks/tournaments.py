"""Matches between bots with the sides swapped, and how well a bot keeps its budget.

`python -m benchmarks.tournaments GAME.rules --bots search:0.1,greedy:0.1 -n 100 [--setup K=V]`
`python -m benchmarks.tournaments battlecards --bots search:0.1,greedy:0.1 -n 100 --every-deck`
`python -m benchmarks.tournaments energon_wars --bots search:0.1,greedy --each map=suburb,docks`
`python -m benchmarks.tournaments GAME.rules --bots search:0.1 --decisions 1000`
"""

import argparse
import secrets
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import msgspec

from benchmarks import history
from rollout.bots import Bot, Choice, Position, read_bot
from rollout.bots.bot import keep_what_is_loaded
from rollout.cli.setup_arguments import read_setup
from rollout.cli.simulate import figures
from rollout.cli.simulation import Plan, Tally, play_match
from rollout.gamekit import GamePackage
from rollout.games.battlecards.content.library import library
from rollout.games.registry import find
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.setup import Setup
from rollout.kernel.actions import Action
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
    parser.add_argument("--minutes", type=float, default=600.0, help="play no longer than that")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--setup", action="append", default=[], metavar="K=V")
    parser.add_argument(
        "--every-deck", action="store_true", help="Battlecards: one pair of decks after the other"
    )
    parser.add_argument("--each", default="", metavar="K=V,V", help="one value after the other")
    parser.add_argument("--decisions", type=int, default=0, help="measure budgets instead")
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


def play(options: argparse.Namespace) -> dict[str, Any]:
    """The tally of a tournament, and the first bot's share with its standard error."""
    game = find(options.game)
    setup = read_setup(game, options.scenario, options.setup)
    bots = tuple(options.bots.split(","))
    plan = Plan(game.slug, setup, bots, options.seed, options.n, None, swap=True)
    setups = every_pair_of_decks(setup) if options.every_deck else [setup]
    if options.each:
        setups = each_value(game, options)
    tally = play_pairs(plan, setups, options.minutes * 60)
    share = (tally.wins[0] + tally.draws / 2) / tally.matches
    return {
        "kind": "tournament",
        **figures(plan, tally, tally.seconds, 1),
        "setup": options.setup,
        "scenario": options.scenario,
        "each": options.each,
        "share": round(share, 4),
        "error": round(sqrt(share * (1 - share) / tally.matches), 4),
    }


def every_pair_of_decks(setup: Any) -> list[Any]:
    """Sides are swapped, so that each bot plays both decks of a pair."""
    agreed = msgspec.structs.replace(setup.options, same_army=True)
    pairs = combinations(sorted(library().decks), 2)
    return [msgspec.structs.replace(setup, decks=pair, options=agreed) for pair in pairs]


def each_value(game: GamePackage, options: argparse.Namespace) -> list[Any]:
    """The setup with every value of one key, one pair of matches after the other."""
    key, _, values = options.each.partition("=")
    return [
        read_setup(game, options.scenario, [*options.setup, f"{key}={value}"])
        for value in values.split(",")
    ]


def play_pairs(plan: Plan, setups: list[Any], seconds: float) -> Tally:
    """All matches, or as many pairs as the time is enough for; tells the score meanwhile."""
    tally = Tally()
    for number in range(plan.matches):
        if number % 2 == 0 and number and tally.seconds * (1 + 2 / number) > seconds:
            break
        keep_what_is_loaded()
        setup = setups[number // 2 % len(setups)]
        tally.add(play_match(replace(plan, setup=setup), number))
        print(tally.wins, tally.draws, file=sys.stderr, flush=True)
    return tally


@dataclass
class Lateness:
    """How long decisions took beyond their budget."""

    hostile: int = 0
    most_options: int = 0
    over: list[float] = field(default_factory=list)
    computing: list[float] = field(default_factory=list)
    """The same in time of this process, in which waiting for a processor does not count."""

    def time(self, player: Bot, match: Match[Any]) -> Choice:
        assert match.ask is not None
        started, computed = perf_counter(), process_time()
        choice = player.choose(Position(match))
        took, computed = perf_counter() - started, process_time() - computed
        if choice.alternatives and player.budget.seconds is not None:
            options = count(match.ask.options)
            self.hostile += options >= MANY
            self.most_options = max(self.most_options, options)
            self.over.append(took - player.budget.seconds)
            self.computing.append(computed - player.budget.seconds)
        return choice


def keep_budget(options: argparse.Namespace) -> dict[str, Any]:
    """Time decisions that are thought about: half in play, half in hostile positions.

    Remembered answers and only options take no time and are not counted.
    """
    game = find(options.game)
    setup = read_setup(game, options.scenario, options.setup)
    found = Lateness()
    rng = Random(options.seed)
    while len(found.over) < options.decisions // 2:
        watch_play(Match(game.rules, setup, Fast(rng)), options, found)
    hostile = hostile_positions(game.rules, setup, rng)
    while len(found.over) < options.decisions:
        player = read_bot(options.bots, seed=rng.getrandbits(32))
        found.time(player, next(hostile))
    late = sorted(found.over)
    return {
        "kind": "budget",
        "game": game.slug,
        "bots": [options.bots],
        "seed": options.seed,
        "decisions": len(late),
        "hostile": found.hostile,
        "most_options": found.most_options,
        "late": sum(over > TOLERANCE for over in late),
        "most_over_budget": round(late[-1], 4),
        "median_over_budget": round(late[len(late) // 2], 4),
        "over_budget_99": round(late[len(late) * 99 // 100], 4),
        "most_computing_over_budget": round(max(found.computing), 4),
    }


def watch_play(match: Match[Any], options: argparse.Namespace, found: Lateness) -> None:
    """The bot in every seat."""
    keep_what_is_loaded()
    seats = range(match.game.seats(match.state))
    players = [read_bot(options.bots, seed=seat) for seat in seats]
    while match.ask is not None and len(found.over) < options.decisions // 2:
        match.answer(found.time(players[match.ask.seat], match).action)


def hostile_positions(game: Game[Any], setup: Any, rng: Random) -> Iterator[Match[Any]]:
    """Positions of random play; in The Game such with hundreds of options."""
    while True:
        for each in hostile_setups(rng) if game.slug == "the_game" else [setup]:
            match: Match[Any] = Match(game, each, Fast(rng))
            match.fork()
            keep_what_is_loaded()
            while (ask := match.ask) is not None:
                if game.slug != "the_game" or count(ask.options) >= MANY:
                    yield match
                match.answer(ask.options.sample(rng))


def hostile_setups(rng: Random) -> list[Setup]:
    """Units that can warp anywhere, and a crowd, with all that the rulebook leaves to agree on."""
    crowd = skirmish(rng.randrange(8), 14).forces
    return [
        Setup(forces=forces, options=EVERYTHING, deployment="ready") for forces in (WARPERS, crowd)
    ]


def count(options: Iterable[Action]) -> int:
    return sum(1 for _ in options)


if __name__ == "__main__":
    main()
